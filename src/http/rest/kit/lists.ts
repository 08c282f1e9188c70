import { z } from 'zod';
import { param } from './params.ts';
import type { Listed } from './rest-row.ts';

export const MAX_ORDERS = 1000;

type Change = { readonly at: number; readonly id: number };

const changeParam = z
  .string()
  .regex(/^\d{1,16}-\d{1,16}$/)
  .transform((text): Change => {
    const [at, id] = text.split('-').map(Number);
    return { at: at ?? 0, id: id ?? 0 };
  });

/** With one of these a list answers with a page, and with `total` and `next_cursor`. */
export const pageParams = {
  page: param.page.optional(),
  limit: param.limit.optional(),
  cursor: param.id.optional().meta({ description: '`next_cursor` of the page before; then without `page`' }),
};

/** For lists that know when their rows changed: the same, and changes since a time, oldest change first. */
export const changeParams = {
  ...pageParams,
  cursor: z
    .union([param.id, changeParam])
    .optional()
    .meta({ description: '`next_cursor` of the page before' }),
  updated_since: param.instant.optional(),
};

export const truncation = {
  total: z.int().optional().meta({ description: 'How many there are in all' }),
  truncated: z.literal(true).optional().meta({ description: 'The list stops before its end' }),
};

export const paging = {
  ...truncation,
  next_cursor: z.string().nullable().optional().meta({ description: 'null on the last page' }),
};

export function isPaged(input: Partial<Record<keyof typeof pageParams, unknown>>): boolean {
  return (input.page ?? input.limit ?? input.cursor) !== undefined;
}

export function truncationOf(answered: number, total: number) {
  return answered < total ? { total, truncated: true as const } : {};
}

/** The first thousand, with the total if there are more. */
export function firstOrders<Order>(found: readonly Order[]) {
  const orders = found.slice(0, MAX_ORDERS);
  return { orders, ...truncationOf(orders.length, found.length) };
}

type PageByNumber = { readonly page: number; readonly limit: number };

export function countPages({ page, limit }: PageByNumber, total: number) {
  const totalPages = Math.ceil(total / limit);
  const listed: Listed = { total, next_page: page < totalPages ? page + 1 : null };
  return { totalPages, listed };
}

export const pagination = z.object({ currentPage: z.int(), totalPages: z.int(), total: z.int() });

export function inPages<List extends { readonly total: number }>(
  pages: PageByNumber,
  { total, ...list }: List,
) {
  const { totalPages, listed } = countPages(pages, total);
  return { ...list, pagination: { currentPage: pages.page, totalPages, total }, ...listed };
}

/**
 * `next_cursor` of a page with these ids, null where nothing follows: one more row is read, so there is never an empty
 * page. A page requested by number needs no further query where `total` is that of the same list.
 */
export async function nextCursor(
  ids: readonly number[],
  { limit, page = 1, cursor, total }: PageOfList,
  readAfter: (id: number) => Promise<readonly unknown[]>,
): Promise<string | null> {
  const last = ids.at(-1);
  if (last === undefined || ids.length < limit) return null;
  const isTotalKnown = total !== undefined && cursor === undefined;
  const hasMore = isTotalKnown ? page * limit < total : (await readAfter(last)).length > 0;
  return hasMore ? String(last) : null;
}

type PageOfList = {
  readonly limit: number;
  readonly page?: number | undefined;
  readonly cursor?: number | undefined;
  readonly total?: number | undefined;
};

export type FeedPlace = { readonly limit?: number | undefined; readonly cursor?: number | undefined };

type Feed<Order> = { readonly orders: readonly Order[]; readonly nextCursor: number | null };

/** A page of a user's orders; all of them without limit and cursor. */
export async function readFeed<Order>(read: (place: FeedPlace) => Promise<Feed<Order>>, place: FeedPlace) {
  if (isPaged(place)) {
    const { orders, nextCursor: next } = await read(place);
    return { orders, next_cursor: next === null ? null : String(next) };
  }
  const orders: Order[] = [];
  for (let cursor: number | null | undefined; cursor !== null; ) {
    const page: Feed<Order> = await read({ limit: MAX_ORDERS, cursor });
    orders.push(...page.orders);
    cursor = page.nextCursor;
  }
  return { orders };
}

export function changeCursor(change: Change | null): string | null {
  return change && `${change.at}-${change.id}`;
}
