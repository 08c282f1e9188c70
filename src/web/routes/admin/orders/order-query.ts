import { ORDER_STATUSES } from '#shared/order-status.ts';
import { isISODate } from '#shared/shop-dates.ts';
import { type Filters, limitOf, oneOf, pageOf } from '#web/routes/admin/ui/use-filters.ts';

/** Orders on one page, unless the address says otherwise. */
export const PER_PAGE = 20;

/** How the list of orders may be sorted (spec 1 §2). */
export const ORDER_SORTS = ['date', 'amount', 'id'] as const;

/** What the address asks of the list of orders; anything in it that makes no sense is passed over. */
export function toOrderQuery(filters: Filters) {
  const status = oneOf(filters['status'], ORDER_STATUSES);
  return {
    search: (filters['q'] ?? '').slice(0, 200),
    sort: oneOf(filters['sort'], ORDER_SORTS) ?? 'date',
    direction: oneOf(filters['direction'], ['asc', 'desc'] as const) ?? 'desc',
    page: pageOf(filters),
    limit: limitOf(filters, PER_PAGE),
    ...(status ? { status } : {}),
    ...dayOf('from', filters['from']),
    ...dayOf('to', filters['to']),
  };
}

function dayOf<N extends 'from' | 'to'>(name: N, text: string | undefined): { [key in N]?: string } {
  const day: { [key in N]?: string } = {};
  if (text !== undefined && isISODate(text)) day[name] = text;
  return day;
}

/** What is sent for the list. */
export type OrderQuery = ReturnType<typeof toOrderQuery>;
