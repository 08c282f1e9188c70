export type BillEvent = { readonly supplierName: string; readonly number: string } & (
  | { readonly type: 'bill.booked'; readonly totalCents: number }
  | { readonly type: 'bill.reversed'; readonly totalCents: number; readonly reason: string }
  | { readonly type: 'supplier.paid'; readonly amountCents: number }
  | { readonly type: 'supplier.payment-reversed'; readonly amountCents: number; readonly reason: string }
);
