import type { ISOMonth } from './months.ts';
import type { ISODate } from './shop-dates.ts';

/** The two books of the tax administration. */
export const BOOKS = ['sales', 'purchases'] as const;

/** One of them. */
export type BookKind = (typeof BOOKS)[number];

/** Albanian names of the books. */
export const BOOK_LABELS: Readonly<Record<BookKind, string>> = {
  sales: 'Libri i shitjes',
  purchases: 'Libri i blerjes',
};

/** What stands in place of the buyer's number: a day's takings from buyers without any, or a month without papers. */
export const ROW_CODES = { nil: '0', takings: '1' } as const;

/** A column of a book: the first ones name the paper and the other party, all others are boxes of the VAT return. */
export type BookColumn = {
  readonly key: string;
  readonly group: string;
  readonly name: string;
  /** Number of the box; '' of a column that is none. */
  readonly box: string;
};

/** A row of a book. `boxes` holds cents, and only what is not nothing. */
export type BookRow = {
  readonly date: ISODate;
  readonly number: string;
  readonly name: string;
  /** NUI, else fiscal number, else a row code. */
  readonly identity: string;
  readonly vatNumber: string;
  readonly boxes: Readonly<Record<string, number>>;
};

/** A book of a month. */
export type Book = {
  readonly kind: BookKind;
  readonly month: ISOMonth;
  readonly columns: readonly BookColumn[];
  readonly rows: readonly BookRow[];
  readonly totals: Readonly<Record<string, number>>;
};

/** An amount as the books hold it: a dot and two decimals, nothing where there is nothing. */
export function bookAmount(cents: number | undefined): string {
  return cents === undefined || cents === 0 ? '' : (cents / 100).toFixed(2);
}
