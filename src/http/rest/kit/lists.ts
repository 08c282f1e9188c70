import { z } from 'zod';
import { param } from './params.ts';
import type { Listed } from './rest-row.ts';

export const MAX_ORDERS = 1000;

type Change = { readonly at: number; readonly id: number };

export const changeParam = z
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

export function isPaged(input: {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: unknown;
}): boolean {
  return (input.page ?? input.limit ?? input.cursor) !== undefined;
}

export function truncationOf(
  answered: number,
  total: number,
): { readonly total?: number; readonly truncated?: true } {
  return answered < total ? { total, truncated: true } : {};
}

/** The first thousand, with the total if there are more. */
export function firstOrders<Order>(found: readonly Order[]) {
  const orders = found.slice(0, MAX_ORDERS);
  return { orders, ...truncationOf(orders.length, found.length) };
}

export function countPages(
  { page, limit }: { readonly page: number; readonly limit: number },
  total: number,
): { readonly totalPages: number; readonly listed: Listed } {
  const totalPages = Math.ceil(total / limit);
  return { totalPages, listed: { total, next_page: page < totalPages ? page + 1 : null } };
}

export const pagination = z.object({ currentPage: z.int(), totalPages: z.int(), total: z.int() });

export function inPages<List extends { readonly total: number }>(
  pages: { readonly page: number; readonly limit: number },
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

export function changeCursor(change: Change | null): string | null {
  return change && `${change.at}-${change.id}`;
}
