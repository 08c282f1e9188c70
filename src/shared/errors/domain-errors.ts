import type { DeliveryDateProblem } from '#shared/dates/delivery-dates.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import type { ConflictObstacle } from '#shared/road-conflicts.ts';
import type { BillErrorData } from './bill-errors.ts';
import type { PurchasingErrorData } from './purchasing-errors.ts';

export type ShortageAt = 'order' | 'call' | 'item' | 'cart' | 'adjustment' | 'count' | 'undo' | 'return';

export type UnreadableReason =
  | { readonly reason: 'not-a-table' | 'old-workbook' | 'all-hidden' | 'broken-statement' | 'too-large' }
  | { readonly reason: 'other-format'; readonly format: string; readonly isStatement: boolean }
  | { readonly reason: 'too-many-rows' | 'too-wide'; readonly max: number }
  | { readonly reason: 'missing-columns'; readonly columns: readonly string[] }
  | { readonly reason: 'same-meaning'; readonly columns: readonly [string, string] };

/** Prices of one piece; `now` is null when the line has left the cart. */
export type ChangedLine = {
  readonly productId: number;
  readonly shownE4?: number;
  readonly nowE4: number | null;
};
export type FirmUse = {
  readonly customers?: number;
  readonly points?: number;
  readonly orders?: number;
  readonly products?: number;
  readonly drivers?: number;
  readonly days?: number;
};

export type DomainErrorData = BillErrorData &
  PurchasingErrorData & {
    /** Remaining cents to be paid or used. */
    'allocation-exceeds': { readonly leftCents: number };
    'above-new-customer-limit': { readonly limitCents: number; readonly totalCents: number };
    'barcode-taken': { readonly productName: string };
    'below-minimum-order': { readonly minimumOrderCents: number; readonly totalCents: number };
    'buyer-incomplete': { readonly missing: readonly ('name' | 'address')[] };
    /** In cents; the transport charge is set when only the total differs. */
    'cart-changed': { readonly lines: readonly ChangedLine[]; readonly transportCents?: number };
    'cart-full': { readonly max: number };
    'cart-ordered': { readonly orderId: number };
    /** Remainder of the line, in cents and pieces. */
    'credit-exceeds-invoice': { readonly leftCents: number; readonly left?: number };
    'driver-code-taken': { readonly driverCode: number; readonly driverName: string };
    'driver-has-stops': {
      readonly driverName: string;
      readonly count: number;
      readonly orderIds: readonly number[];
    };
    'expense-too-large': { readonly maxCents: number };
    'file-unreadable': UnreadableReason;
    'firm-row-in-use': FirmUse;
    'firm-rows-full': { readonly max: number };
    'day-closed': { readonly day: string };
    'day-before-shop': { readonly firstDay: string };
    'payment-day-too-old': { readonly firstDay: string };
    'day-too-far': { readonly lastDay: string };
    'day-open': { readonly day: string };
    'delivery-day-past': { readonly from: OrderStatus; readonly to: OrderStatus };
    'order-over': { readonly status: string };
    'image-too-many-pixels': { readonly maxPixels: number };
    'road-conflict-not-acceptable': { readonly obstacle: ConflictObstacle };
    'insufficient-custom-stock': {
      readonly productId: number;
      readonly available: number;
      readonly requested: number;
    };
    'insufficient-stock': {
      readonly productId: number;
      readonly productName: string;
      readonly available: number;
      readonly requested: number;
      readonly at: ShortageAt;
    };
    'invalid-delivery-date': { readonly problem: DeliveryDateProblem };
    'month-closed': { readonly closedUntil: string };
    'closed-month-reason': { readonly closedUntil: string };
    'papers-issued-since': { readonly number: string };
    'missing-beyond-line': { readonly left: number };
    'order-changed': { readonly version: number };
    /** The current total, in cents. */
    'order-total-changed': { readonly totalCents: number };
    'order-changed-on-road': { readonly totalCents: number };
    'own-list-full': { readonly max: number };
    'own-list-shared-enough': { readonly max: number };
    'own-lists-full': { readonly max: number };
    'stars-full': { readonly max: number };
    'stock-wishes-full': { readonly max: number };
    'order-full': { readonly max: number };
    'pieces-beyond-line': { readonly left: number };
    'payment-already-booked': { readonly number: string };
    'customer-code-taken': { readonly customerName: string };
    'phone-registered': { readonly customerId?: number; readonly customerName?: string };
    'price-on-request': { readonly productId: number; readonly productName: string };
    'product-not-found': { readonly productId?: number };
    'product-not-in-region': { readonly productId: number; readonly productName: string };
    'quantity-not-allowed': {
      readonly productId: number;
      readonly productName: string;
      readonly requested: number;
      readonly nearest: readonly number[];
    };
    'seller-incomplete': {
      readonly missing: readonly ('name' | 'address' | 'fiscalNumber' | 'vatNumber')[];
    };
    'shelf-changed': {
      readonly productId: number;
      readonly productName: string;
      readonly expected: number;
      readonly stock: number;
      readonly shelf: number;
    };
    'status-already-set': { readonly status: OrderStatus };
    'status-change-not-possible': { readonly from: OrderStatus; readonly to: OrderStatus };
    'stock-changed': { readonly stock: number; readonly productId?: number; readonly expected?: number };
    'synonym-twice': { readonly term: string };
    'too-many-attempts': { readonly retryAfterSeconds: number };
    'too-many-documents': { readonly retryAfterSeconds: number };
    'too-many-products': { readonly max: number };
    'too-many-rows': { readonly max: number };
    /** The product changed since, or null when already undone. */
    'undo-overtaken': { readonly what: string | null };
  };

export type Answer<Code extends keyof DomainErrorData> = readonly [
  status: number,
  name: string,
  sentence: string | ((data: DomainErrorData[Code]) => string),
];

export type Answers = { readonly [Code in keyof DomainErrorData]?: Answer<Code> } & {
  readonly [code: string]: readonly [status: number, name: string, sentence: unknown];
};
