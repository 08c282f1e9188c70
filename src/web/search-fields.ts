import { type ISODate, isISODate } from '#shared/dates/shop-dates.ts';

/* Readers of search parameters: each route declares its parameters with them, and pages read them with the hooks of
   use-search.ts. Invalid values become `undefined`: an address never crashes a page. No zod: the shop's first visit
   loads this. */

export type Reader<T> = (text: string) => T | undefined;

export type SearchFields = Readonly<Record<string, Reader<unknown>>>;

export type SearchOf<F extends SearchFields> = {
  readonly [Name in keyof F]?: Exclude<ReturnType<F[Name]>, undefined> | undefined;
};

/** A change requested by a page; a reader validates it. Empty and undefined are removed from the address. */
export type SearchChange<F extends SearchFields> = {
  readonly [Name in keyof F]?: string | number | undefined;
};

export const text =
  (maxLength = 200): Reader<string> =>
  (given) =>
    given.slice(0, maxLength);

export const oneOf =
  <const T extends string>(...known: readonly T[]): Reader<T> =>
  (given) =>
    known.find((value) => value === given);

export const matching =
  (pattern: RegExp): Reader<string> =>
  (given) =>
    pattern.test(given) ? given : undefined;

export const whole =
  (min: number, max: number): Reader<number> =>
  (given) => {
    const value = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  };

export const id = whole(1, 999_999_999_999_999);

const MAX_PAGE = 10_000;

/** Limited to the last possible page. */
export const page: Reader<number> = (given) => {
  const value = whole(1, 99_999)(given);
  return value === undefined ? undefined : Math.min(value, MAX_PAGE);
};

export const PAGE_SIZES = [20, 50, 100] as const;

export const pageSize: Reader<number> = (given) => PAGE_SIZES.find((size) => String(size) === given);

export const day: Reader<ISODate> = (given) => (isISODate(given) ? given : undefined);

export const paging = { page, limit: pageSize };

export const sorting = <const T extends string>(...sorts: readonly T[]) => ({
  sort: oneOf(...sorts),
  direction: oneOf('asc', 'desc'),
});

export const days = { from: day, to: day };

/** For `validateSearch` of a route: undeclared parameters pass through. */
export function searchOf<F extends SearchFields>(fields: F): (given: object) => SearchOf<F> {
  return (given) => readSearch(fields, given);
}

export function readSearch<F extends SearchFields>(fields: F, given: object): SearchOf<F> {
  const values = new Map(Object.entries(given));
  const read = Object.entries(fields).flatMap(([name, reader]) => {
    const value = toText(values.get(name));
    return values.has(name) ? [[name, value === '' ? undefined : reader(value)]] : [];
  });
  return Object.fromEntries(read);
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The day that a workspace's pages show; its menu carries it from page to page. */
export const shownDay = { date: day, by: oneOf('created', 'delivery') };

export const openedOrder = { order: id };
