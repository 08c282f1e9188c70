import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { plural } from '#shared/text/plural.ts';

export const ENTRY_KINDS = [
  'invoice',
  'debit_note',
  'credit_note',
  'payment',
  'reversal',
  'opening',
  'write_off',
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

export const ENTRY_LABELS: Readonly<Record<EntryKind, string>> = {
  invoice: 'Faturë',
  debit_note: 'Notë debiti',
  credit_note: 'Notë krediti',
  payment: 'Pagesë',
  reversal: 'Kthim i regjistrimit',
  opening: 'Gjendje fillestare',
  write_off: 'Shlyerje borxhi',
};

export function besideKind(label: string, description: string): string {
  if (!description.startsWith(`${label} · `)) return description;
  const rest = description.slice(label.length + 3);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

export const PAYMENT_METHODS = ['cash_driver', 'cash_counter', 'bank', 'card', 'compensation'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  cash_driver: 'Para te shoferi',
  cash_counter: 'Para në arkë',
  bank: 'Bankë',
  card: 'Kartelë',
  compensation: 'Kompensim',
};

export function isCash(method: PaymentMethod): boolean {
  return method === 'cash_driver' || method === 'cash_counter';
}

export const DELIVERY_PAYMENT_METHODS = [...PAYMENT_METHODS, 'terms'] as const;

export type DeliveryPaymentMethod = (typeof DELIVERY_PAYMENT_METHODS)[number];

export const DRIVER_PAYMENT_METHODS = [
  'cash_driver',
  'terms',
  'bank',
] as const satisfies readonly DeliveryPaymentMethod[];

export type DriverPaymentMethod = (typeof DRIVER_PAYMENT_METHODS)[number];

export const DRIVER_PAYMENT_METHOD_LABELS: Readonly<Record<DriverPaymentMethod, string>> = {
  cash_driver: 'Para',
  terms: 'Me afat',
  bank: 'Bankë',
};

export const MAX_TERMS_DAYS = 120;

export const AGE_BANDS = ['notDue', 'd30', 'd60', 'd90', 'over90'] as const;

export type AgeBand = (typeof AGE_BANDS)[number];

export const AGE_BAND_LABELS: Readonly<Record<AgeBand, string>> = {
  notDue: 'Pa maturuar',
  d30: '1–30 ditë',
  d60: '31–60 ditë',
  d90: '61–90 ditë',
  over90: 'Mbi 90 ditë',
};

export function ageBandOf(daysLate: number): AgeBand {
  if (daysLate <= 0) return 'notDue';
  if (daysLate <= 30) return 'd30';
  if (daysLate <= 60) return 'd60';
  return daysLate <= 90 ? 'd90' : 'over90';
}

export const HOLD_CAUSES = ['limit', 'overdue'] as const;

export type HoldCause = (typeof HOLD_CAUSES)[number];

export const HOLD_CAUSE_LABELS: Readonly<Record<HoldCause, string>> = {
  limit: 'Mbi limitin e klientit',
  overdue: 'Klienti ka borxh të vonuar',
};

/** `cured`: the cause no longer applies; `expired`: cancelled for lack of a decision. */
export type HoldEvent = 'held' | 'released' | 'cured' | 'expired';

export const HOLD_LABEL = 'Në pritje të aprovimit';

export const CASH_MOVEMENTS = ['float', 'expense', 'in', 'bank'] as const;

export type CashMovement = (typeof CASH_MOVEMENTS)[number];

export const CASH_MOVEMENT_LABELS: Readonly<Record<CashMovement, string>> = {
  float: 'Para për kusur',
  expense: 'Shpenzim',
  in: 'Hyrje tjetër',
  bank: 'Dorëzuar në bankë',
};

export const REMINDER_DAYS = [3, 15, 30] as const;

/**
 * Entries that were made after a month was closed and dated within or before it: the day of closing, their number, and
 * the change of the amount owed in cents.
 */
export type ChangedSince = {
  readonly closedOn: ISODate;
  readonly entries: number;
  readonly cents: number;
};

export function changedSinceText(
  { closedOn, entries, cents }: ChangedSince,
  amountText: (cents: number) => string,
): string {
  const sum = `${cents > 0 ? '+' : ''}${amountText(cents)}`;
  const count = plural(entries, 'u shtua 1 regjistrim', `u shtuan ${entries} regjistrime`);
  return `Pas mbylljes së muajit (${formatDate(closedOn)}) ${count}: ${sum}.`;
}

export const EXPENSE_DECISIONS = ['accepted', 'declined'] as const;

export type ExpenseDecision = (typeof EXPENSE_DECISIONS)[number];
