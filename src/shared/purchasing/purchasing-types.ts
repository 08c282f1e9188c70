export const SUPPLIER_LANGUAGES = ['sq', 'en'] as const;

export const PURCHASE_ORDER_STATUSES = [
  'draft',
  'sent',
  'partly',
  'received',
  'closed',
  'cancelled',
] as const;

export type PurchaseOrderStatus = (typeof PURCHASE_ORDER_STATUSES)[number];

export type SupplierLanguage = (typeof SUPPLIER_LANGUAGES)[number];

export const purchaseStatusLabels: Readonly<Record<PurchaseOrderStatus, string>> = {
  draft: 'Draft',
  sent: 'E dërguar',
  partly: 'Pjesërisht e pranuar',
  received: 'E pranuar',
  closed: 'E mbyllur',
  cancelled: 'E anuluar',
};

/** A customs declaration (DUD) is a bill from customs; a `farmer` bill is written by the buyer. */
export const BILL_KINDS = ['domestic', 'foreign', 'customs', 'farmer', 'credit_note', 'debit_note'] as const;

export const COST_SPREADS = ['value', 'quantity', 'weight'] as const;

export const SUPPLIER_ENTRY_KINDS = [
  'bill',
  'debit_note',
  'credit_note',
  'payment',
  'reversal',
  'opening',
] as const;

export const SUPPLIER_PAYMENT_METHODS = ['bank', 'cash_counter', 'compensation'] as const;

export const COST_ENTRY_KINDS = [
  'opening',
  'receipt',
  'receipt-reversed',
  'supplier-returned',
  'bill',
  'spread',
  'credit-note',
  'bill-reversed',
  'sale',
  'sale-returned',
  'loss',
  'found',
] as const;

export type CostEntryKind = (typeof COST_ENTRY_KINDS)[number];
