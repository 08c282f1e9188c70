import type { Changes } from './changes.ts';

export type SupplierFields = {
  readonly name: string;
  readonly businessNumber: string;
  readonly fiscalNumber: string;
  readonly vatNumber: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly iban: string;
  readonly termsDays: number;
  readonly leadDays: number;
  readonly minimumOrderCents: number | null;
  readonly language: string;
  readonly note: string;
  readonly isActive: boolean;
};

export type PurchasingEvent = { readonly supplierName: string } & (
  | { readonly type: 'supplier.created' }
  | { readonly type: 'supplier.updated'; readonly changes: Changes<SupplierFields> }
  /** Number of products. */
  | { readonly type: 'supplier.products-set'; readonly products: number }
  | { readonly type: 'purchase-order.created' | 'purchase-order.deleted' }
  | { readonly type: 'purchase-order.changed' | 'purchase-order.sent'; readonly number?: string }
  | { readonly type: 'receipt.posted'; readonly number: string }
  | {
      readonly type: 'receipt.reversed' | 'supplier-return.posted';
      readonly number: string;
      readonly reason: string;
    }
  | {
      readonly type: 'purchase-order.closed' | 'purchase-order.cancelled';
      readonly number: string;
      readonly reason: string;
    }
);

export type BillEvent = { readonly supplierName: string; readonly number: string } & (
  | { readonly type: 'bill.booked'; readonly totalCents: number }
  | { readonly type: 'bill.reversed'; readonly totalCents: number; readonly reason: string }
  | { readonly type: 'supplier.paid' | 'supplier.opened'; readonly amountCents: number }
  | {
      readonly type: 'supplier.payment-reversed' | 'supplier.opening-reversed';
      readonly amountCents: number;
      readonly reason: string;
    }
);
