import type { Changes } from './changes.ts';
import type { ComplaintReason } from './complaints.ts';
import type { AttemptReason } from './delivery.ts';
import type { DocumentKind } from './documents.ts';
import type { LossReason } from './order-changes.ts';
import type { OrderStatus } from './order-status.ts';
import type { PriceSource } from './pricing.ts';
import type { ConflictMoney } from './road-conflicts.ts';
import type { ISODate } from './shop-dates.ts';
import type { Unit } from './units.ts';

type LineEvent = { readonly productId: number; readonly productName: string };

type FrozenLine = {
  readonly productCode: string;
  readonly unit: Unit;
  readonly vatBasisPoints: number;
  readonly priceSource: PriceSource;
  readonly priceListId: number | null;
  readonly listPriceE4: number;
  readonly discountBasisPoints: number;
  readonly customerDiscountBasisPoints: number;
  readonly unitPriceE4: number;
  readonly isStockConfirmed: boolean;
  readonly isProduced: boolean;
};

type OrderTexts = {
  readonly comment: string;
  readonly buyerAddress: string;
  readonly deliverDate: ISODate | null;
};

/** What the audit log tells of an order. */
export type OrderEvent = { readonly orderId: number } & (
  | ({ readonly type: 'order.item-added' | 'order.item-restored'; readonly quantity: number } & LineEvent)
  | ({
      readonly type: 'order.item-removed';
      readonly quantity: number;
      /** The rest of the line, so that it can be put back as it was. */
      readonly frozen: FrozenLine;
    } & LineEvent)
  | ({
      readonly type: 'order.quantity-overridden';
      readonly quantity: number;
      readonly reason: string;
    } & LineEvent)
  | ({ readonly type: 'order.item-changed'; readonly from: number; readonly to: number } & LineEvent)
  | ({
      readonly type: 'order.short-shipped';
      readonly from: number;
      readonly to: number;
      readonly missing: number;
      readonly reason: LossReason;
    } & LineEvent)
  | {
      readonly type: 'order.edited';
      readonly changes: Changes<OrderTexts>;
      readonly reason?: string;
    }
  | {
      readonly type: 'order.attempted';
      readonly reason: AttemptReason;
      readonly note: string;
      readonly attempts: number;
      readonly deliverDate: ISODate;
    }
  | {
      readonly type: 'order.road-conflict';
      readonly status: OrderStatus;
      readonly occurredAt: number;
      readonly reason?: AttemptReason;
      readonly receiverName?: string;
      readonly amountReceivedCents?: number;
      readonly note: string;
    }
  | { readonly type: 'order.conflict-accepted'; readonly amountReceivedCents: number }
  | {
      readonly type: 'order.conflict-declined';
      readonly reason: string;
      readonly conflictMoney?: ConflictMoney;
      readonly amountReceivedCents?: number;
    }
  | {
      readonly type: 'order.driver-assigned';
      readonly from: number | null;
      readonly to: number | null;
      readonly driverCode: number | null;
      readonly driverName: string | null;
    }
  | {
      readonly type: 'order.complaint-reported';
      readonly reason: ComplaintReason;
      readonly productName: string;
      readonly quantity: number | null;
      readonly note: string;
    }
  | { readonly type: 'order.complaint-settled'; readonly answer: string; readonly isDone: boolean }
  | { readonly type: 'order.released'; readonly reason: string }
  | {
      readonly type: 'order.status-changed';
      readonly from: OrderStatus;
      readonly to: OrderStatus;
      readonly reason?: string;
    }
  | ({ readonly type: 'order.delivered' } & Receipt & Handover)
  | ({ readonly type: 'order.delivery-corrected'; readonly changes: Changes<Receipt> } & Handover)
  | ({ readonly type: 'order.receipt-voided' } & Receipt)
  | {
      readonly type: 'document.issued';
      readonly documentId: number;
      readonly kind: DocumentKind;
      readonly number: string;
      readonly totalCents: number;
      readonly reason?: string;
    }
);

type Receipt = { readonly receiverName: string; readonly amountReceivedCents: number };

type Handover = {
  readonly totalCents: number;
  readonly lines: readonly { readonly orderLineId: number; readonly deliveredQuantity: number }[];
};
