import { plural } from './plural.ts';
import { formatDate, type ISODate } from './shop-dates.ts';

/** What stands in a customer's account. Debits are owed by the customer, credits reduce that. */
export const ENTRY_KINDS = [
  'invoice',
  'debit_note',
  'credit_note',
  'payment',
  'reversal',
  'opening',
  'write_off',
] as const;

/** One such kind. */
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Albanian names of the entries, as a statement prints them. */
export const ENTRY_LABELS: Readonly<Record<EntryKind, string>> = {
  invoice: 'Faturë',
  debit_note: 'Notë debiti',
  credit_note: 'Notë krediti',
  payment: 'Pagesë',
  reversal: 'Kthim i regjistrimit',
  opening: 'Gjendje fillestare',
  write_off: 'Shlyerje borxhi',
};

/** How money comes in. */
export const PAYMENT_METHODS = ['cash_driver', 'cash_counter', 'bank', 'card', 'compensation'] as const;

/** One such way. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Albanian names of the ways. */
export const PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  cash_driver: 'Para te shoferi',
  cash_counter: 'Para në arkë',
  bank: 'Bankë',
  card: 'Kartelë',
  compensation: 'Kompensim',
};

/** Whether money of this kind lies in somebody's hands until it is handed in. */
export function isCash(method: PaymentMethod): boolean {
  return method === 'cash_driver' || method === 'cash_counter';
}

/** How an order was paid as it was handed over: `terms` leaves it owed. */
export const DOOR_METHODS = [...PAYMENT_METHODS, 'terms'] as const;

/** One such way. */
export type DoorMethod = (typeof DOOR_METHODS)[number];

/** The ways that a screen asks for as an order is handed over. */
export const DOOR_WAYS = ['cash_driver', 'terms', 'bank'] as const satisfies readonly DoorMethod[];

/** One such way. */
export type DoorWay = (typeof DOOR_WAYS)[number];

/** Albanian names of those ways. */
export const DOOR_WAY_LABELS: Readonly<Record<DoorWay, string>> = {
  cash_driver: 'Para',
  terms: 'Me afat',
  bank: 'Bankë',
};

/** Days that a customer may be given to pay, at most. */
export const MAX_TERMS_DAYS = 120;

/** The columns of an ageing: not due yet, and so many days late. */
export const AGE_BANDS = ['notDue', 'd30', 'd60', 'd90', 'over90'] as const;

/** One such column. */
export type AgeBand = (typeof AGE_BANDS)[number];

/** Albanian heads of those columns. */
export const AGE_BAND_LABELS: Readonly<Record<AgeBand, string>> = {
  notDue: 'Pa maturuar',
  d30: '1–30 ditë',
  d60: '31–60 ditë',
  d90: '61–90 ditë',
  over90: 'Mbi 90 ditë',
};

/** The column of something that is so many days late (0 or less: not due yet). */
export function ageBandOf(daysLate: number): AgeBand {
  if (daysLate <= 0) return 'notDue';
  if (daysLate <= 30) return 'd30';
  if (daysLate <= 60) return 'd60';
  return daysLate <= 90 ? 'd90' : 'over90';
}

/** Why an order waits for the office: the credit limit is passed, or something is overdue for too long. */
export const HOLD_CAUSES = ['limit', 'overdue'] as const;

/** One such cause. */
export type HoldCause = (typeof HOLD_CAUSES)[number];

/** Why, in words. */
export const HOLD_CAUSE_LABELS: Readonly<Record<HoldCause, string>> = {
  limit: 'Mbi limitin e klientit',
  overdue: 'Klienti ka borxh të vonuar',
};

/** What happened to an order that was held; `cured` is by itself, `expired` is cancelled because nobody decided. */
export const HOLD_EVENTS = ['held', 'released', 'cured', 'expired'] as const;

/** One such event. */
export type HoldEvent = (typeof HOLD_EVENTS)[number];

/** What is read of an order that is held, wherever it stands. */
export const HOLD_LABEL = 'Në pritje të aprovimit';

/** What goes in and out of a till besides payments; those of a driver are `float` and `expense` only. */
export const CASH_MOVEMENTS = ['float', 'expense', 'in', 'bank'] as const;

/** One such movement. */
export type CashMovement = (typeof CASH_MOVEMENTS)[number];

/** Albanian names of the movements. */
export const CASH_MOVEMENT_LABELS: Readonly<Record<CashMovement, string>> = {
  float: 'Para për kusur',
  expense: 'Shpenzim',
  in: 'Hyrje tjetër',
  bank: 'Dorëzuar në bankë',
};

/** Days late from which a reminder of each level is due. */
export const REMINDER_DAYS = [3, 15, 30] as const;

/**
 * What was entered for a day or before it after the books of its month were closed: on which day they were, how many
 * entries came, and by how many cents they changed what was owed.
 */
export type ChangedSince = {
  readonly closedOn: ISODate;
  readonly entries: number;
  readonly cents: number;
};

/**
 * Says of figures of a past day that they are not those of when its month was closed; `amountText` writes amounts as
 * screens or as papers have them.
 */
export function changedSinceText(
  { closedOn, entries, cents }: ChangedSince,
  amountText: (cents: number) => string,
): string {
  const sum = `${cents > 0 ? '+' : ''}${amountText(cents)}`;
  const count = plural(entries, 'u shtua 1 regjistrim', `u shtuan ${entries} regjistrime`);
  return `Pas mbylljes së muajit (${formatDate(closedOn)}) ${count}: ${sum}.`;
}
