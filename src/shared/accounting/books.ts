import type { ISOMonth } from '#shared/dates/months.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';

export const BOOKS = ['sales', 'purchases'] as const;

export type BookKind = (typeof BOOKS)[number];

export const BOOK_LABELS: Readonly<Record<BookKind, string>> = {
  sales: 'Libri i shitjes',
  purchases: 'Libri i blerjes',
};

/**
 * Codes in place of the other party's number: daily takings from buyers without one, a month without documents, a
 * customs declaration.
 */
export const ROW_CODES = { nil: '0', takings: '1', customs: '8' } as const;

/** The first columns identify the document and the other party; all others are boxes of the VAT return. */
export type BookColumn = {
  readonly key: string;
  readonly group: string;
  readonly name: string;
  readonly box: string;
};

/** `boxes` holds cents; zero boxes are left out. */
export type BookRow = {
  readonly date: ISODate;
  readonly number: string;
  readonly name: string;
  readonly identity: string;
  readonly vatNumber: string;
  readonly boxes: Readonly<Record<string, number>>;
};

export type Book = {
  readonly kind: BookKind;
  readonly month: ISOMonth;
  readonly columns: readonly BookColumn[];
  readonly rows: readonly BookRow[];
  readonly totals: Readonly<Record<string, number>>;
};

export function bookAmount(cents: number | undefined): string {
  return cents === undefined || cents === 0 ? '' : (cents / 100).toFixed(2);
}
