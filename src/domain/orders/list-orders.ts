import { and, asc, count, desc, eq, gte, inArray, lte, or, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { orders } from '#db/schema/orders.ts';
import { findCustomerIds } from '#domain/accounts/find-customer-ids.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { listOrdersInput } from '#shared/order-inputs.ts';
import { countOrdersByStatus } from './count-orders-by-status.ts';
import { readStaffOrders, type StaffOrder } from './staff-order.ts';

/** What the office asks of the list of all orders. */
export type OrderQuery = z.output<typeof listOrdersInput>;

/** A page of orders; `total` stops at 10,000, which is further than anybody turns pages. */
export type OrderPage = {
  readonly orders: StaffOrder[];
  readonly total: number;
  readonly isTotalExact: boolean;
};

const MAX_COUNTED = 10_000;

/**
 * A page of all orders for the office: by status, by days of creation, by search (order number, or name, e-mail and
 * phone of the customer), sorted by date of creation, amount or number. Rejects days in the wrong order with
 * `invalid-date-range`. Pages are found in an index first and read whole afterwards.
 */
export function listOrders(ctx: Ctx, query: OrderQuery): OrderPage {
  if (query.from !== undefined && query.to !== undefined && query.from > query.to) {
    throw new DomainError('invalid-date-range');
  }
  const where = toCondition(ctx, query);
  const orderBy = toOrder(query);
  const page = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(...orderBy)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .all()
    .map((order) => order.id);
  return {
    orders: readStaffOrders(ctx, { where: inArray(orders.id, page), orderBy, limit: query.limit }),
    ...countMatches(ctx, query, where),
  };
}

function toCondition(ctx: Ctx, query: OrderQuery): SQL | undefined {
  return and(
    query.status === undefined ? undefined : eq(orders.status, query.status),
    query.from === undefined ? undefined : gte(orders.createdDay, query.from),
    query.to === undefined ? undefined : lte(orders.createdDay, query.to),
    query.search === '' ? undefined : matchesSearch(ctx, query.search),
  );
}

function matchesSearch(ctx: Ctx, search: string): SQL | undefined {
  const orderId = /^#?\d{1,15}$/.test(search) ? Number(search.replace('#', '')) : null;
  const ofCustomers = inArray(orders.customerId, findCustomerIds(ctx, search));
  return orderId === null ? ofCustomers : or(eq(orders.id, orderId), ofCustomers);
}

/** Numbers rise with the days, so a list that is narrowed to days or a status is sorted by day, for which there is an index. */
function toOrder({ sort, direction, status, from, to }: OrderQuery): SQL[] {
  const inDirection = direction === 'asc' ? asc : desc;
  const byId = inDirection(orders.id);
  if (sort === 'amount') return [inDirection(orders.totalCents), byId];
  const isNarrowed = status !== undefined || from !== undefined || to !== undefined;
  return sort === 'date' || isNarrowed ? [inDirection(orders.createdDay), byId] : [byId];
}

function countMatches(ctx: Ctx, query: OrderQuery, where: SQL | undefined) {
  const isWhole = query.search === '' && query.from === undefined && query.to === undefined;
  if (isWhole) {
    const { total, byStatus } = countOrdersByStatus(ctx);
    return { total: query.status === undefined ? total : byStatus[query.status], isTotalExact: true };
  }
  const matches = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .limit(MAX_COUNTED + 1)
    .as('matches');
  const [found] = ctx.db.select({ total: count() }).from(matches).all();
  const total = found?.total ?? 0;
  return { total: Math.min(total, MAX_COUNTED), isTotalExact: total <= MAX_COUNTED };
}
