/** A transaction of a bank statement. `number` counts the transactions of the file from 1. */
export type StatementEntry = {
  readonly number: number;
  readonly day: string;
  readonly amountCents: number;
  readonly isIncoming: boolean;
  /** Reverses an earlier entry of the other direction. */
  readonly isReversal: boolean;
  readonly isBooked: boolean;
  readonly status: string;
  readonly currency: string;
  readonly account: string;
  readonly payer: string;
  readonly text: string;
  readonly reference: string;
  /** The bank's own number of the transaction. */
  readonly bankId: string;
  /** Why the entry cannot be read; empty otherwise. */
  readonly faults: readonly string[];
  /** Why it must not be booked without a check; empty otherwise. */
  readonly doubt: string;
};

export type StatementFormat = 'camt.053' | 'MT940';

export type Statement = {
  readonly format: StatementFormat;
  readonly entries: readonly StatementEntry[];
  readonly notes: readonly string[];
};

export const WRONG_BALANCE = 'Saldoja e ekstraktit nuk përputhet me rreshtat.';

/** Euros with a point or a comma as cents; null for anything else, also for more than two decimals. */
export function toCents(text: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:[.,](\d*))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || /[^0]/.test(decimals.slice(2))) return null;
  return Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
}

export function printAmount(cents: number, currency: string): string {
  return `${(cents / 100).toFixed(2).replace('.', ',')} ${currency}`;
}

export function signedCents({ isIncoming, amountCents }: Pick<StatementEntry, 'isIncoming' | 'amountCents'>) {
  return isIncoming ? amountCents : -amountCents;
}
