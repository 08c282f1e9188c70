import type {
  BILL_KINDS,
  COST_SPREADS,
  SUPPLIER_ENTRY_KINDS,
  SUPPLIER_PAYMENT_METHODS,
} from './purchasing-types.ts';

export type BillKind = (typeof BILL_KINDS)[number];

export const BILL_KIND_LABELS: Readonly<Record<BillKind, string>> = {
  domestic: 'Faturë vendore',
  foreign: 'Faturë nga jashtë',
  customs: 'Deklaratë doganore (DUD)',
  farmer: 'Blerje nga fermeri',
  credit_note: 'Notë krediti',
  debit_note: 'Notë debiti',
};

export type CostSpread = (typeof COST_SPREADS)[number];

export const COST_SPREAD_LABELS: Readonly<Record<CostSpread, string>> = {
  value: 'Sipas vlerës',
  quantity: 'Sipas sasisë',
  weight: 'Sipas peshës',
};

export type SupplierEntryKind = (typeof SUPPLIER_ENTRY_KINDS)[number];

export const SUPPLIER_ENTRY_LABELS: Readonly<Record<SupplierEntryKind, string>> = {
  bill: 'Faturë',
  debit_note: 'Notë debiti',
  credit_note: 'Notë krediti',
  payment: 'Pagesë',
  reversal: 'Kthim i regjistrimit',
  opening: 'Gjendje fillestare',
};

export type SupplierPaymentMethod = (typeof SUPPLIER_PAYMENT_METHODS)[number];

export const SUPPLIER_PAYMENT_LABELS: Readonly<Record<SupplierPaymentMethod, string>> = {
  bank: 'Bankë',
  cash_counter: 'Para nga arka',
  compensation: 'Kompensim',
};

/** VAT rates of the tax administration that a bill may have, in basis points. */
export const BILL_VAT_RATES = [1800, 800, 0] as const;

export const BILL_STATUSES = ['open', 'overdue', 'paid', 'reversed'] as const;

export type BillStatus = (typeof BILL_STATUSES)[number];

/** Half away from zero. */
export function roundedVat(netCents: number, vatBasisPoints: number): number {
  return Math.sign(netCents) * Math.round((Math.abs(netCents) * vatBasisPoints) / 10_000);
}

/** Allowed difference between rates and lines on a supplier's bill, in cents. */
export const BILL_TOLERANCE_CENTS = 5;
