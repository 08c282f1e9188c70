import type { ISODate } from '#shared/dates/shop-dates.ts';

export type Entry = {
  readonly row: number;
  readonly day: ISODate | null;
  readonly amountCents: number;
  readonly direction: 'in' | 'out';
  readonly isReversal: boolean;
  readonly text: string;
  readonly payer: string;
  readonly reference: string;
  readonly bankId: string;
  readonly account: string;
  /** Why the row cannot be booked; empty otherwise. */
  readonly reasons: readonly string[];
  /** Why it must not be booked without a check; empty otherwise. */
  readonly doubt: string;
};

export type ReadEntries = {
  readonly entries: readonly Entry[];
  /** Rows that are not transactions: titles, totals, footers. */
  readonly skipped: readonly number[];
  readonly notes: readonly string[];
};

export function labelOf({ payer, text }: Pick<Entry, 'payer' | 'text'>): string {
  return [payer, text].filter(Boolean).join(' · ').slice(0, 120);
}
