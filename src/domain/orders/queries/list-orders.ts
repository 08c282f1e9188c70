import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { z } from 'zod';
import { isFinalOrder } from '#db/conditions.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { users } from '#db/schema/users.ts';
import { findCustomerIds } from '#domain/customers/customers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { countRows } from '#kernel/rows.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { changedOrdersInput, listOrdersInput } from '#shared/inputs/order-inputs.ts';
import { NONE } from '#shared/list-choices.ts';
import { isFinal, ORDER_STATUSES, type OrderStatus } from '#shared/order-status.ts';
import { countAllOrders, countOrdersByStatus } from './count-orders.ts';
import { isPrinted, readStaffOrdersByIds } from './staff-order.ts';

export type OrderQuery = z.output<typeof listOrdersInput>;

/** Orders of which anything changed since a time, oldest change first. */
export function listChangedOrders(ctx: Ctx, input: z.output<typeof changedOrdersInput>) {
  const { at, id } = input.after ?? { at: input.since, id: 0 };
  const ofStatus = input.status === undefined ? undefined : eq(orders.status, input.status);
  const found = ctx.db
    .select({ id: orders.id, at: orders.updatedAt })
    .from(orders)
    .where(and(sql`(${orders.updatedAt}, ${orders.id}) > (${at}, ${id})`, ofStatus))
    .orderBy(asc(orders.updatedAt), asc(orders.id))
    .limit(input.limit + 1)
    .all();
  const page = found.slice(0, input.limit);
  return {
    orders: readStaffOrdersByIds(
      ctx,
      page.map((order) => order.id),
    ),
    total: countRows(ctx, orders, and(gte(orders.updatedAt, input.since), ofStatus)),
    next: found.length > input.limit ? (page.at(-1) ?? null) : null,
  };
}

const MAX_COUNTED = 10_000;

/**
 * A page of orders filtered by status, days of creation or delivery, driver, region, stock, attempts, hold, printed,
 * and search (number, or name, e-mail and phone of the customer), sorted by day of creation or delivery, amount or
 * number. Ids are found in an index first and rows read afterwards. Rejects with `invalid-date-range`.
 */
export function listOrders(ctx: Ctx, query: OrderQuery) {
  const where = toCondition(ctx, query);
  const ofPage = query.before === undefined ? where : and(where, comesAfter(query.before));
  return {
    orders: readStaffOrdersByIds(ctx, findPage(ctx, query, ofPage)),
    ...countMatches(ctx, query, where),
  };
}

/** In a list with the newest first; by day and number, like the orders of a status. */
function comesAfter(id: number): SQL {
  return sql`(${orders.createdDay}, ${orders.id}) < (SELECT created_day, id FROM orders WHERE id = ${id})`;
}

function findPage(ctx: Ctx, query: OrderQuery, where: SQL | undefined): number[] {
  const { limit, sort, direction } = query;
  const offset = (query.page - 1) * limit;
  const areNewest = where === undefined && sort === 'id' && direction === 'desc';
  const found = areNewest
    ? ctx.db.select({ id: orders.id }).from(orders).orderBy(desc(orders.id)).limit(limit).offset(offset).all()
    : (isAlongAmounts(query) ? findByAmount(ctx, query, where) : selectIds(ctx, where))
        .orderBy(...toOrder(query))
        .limit(limit)
        .offset(offset)
        .all();
  return found.map((order) => order.id);
}

function selectIds({ db }: Ctx, where: SQL | undefined) {
  return db.select({ id: orders.id }).from(orders).where(where);
}

function isAlongAmounts(query: OrderQuery): boolean {
  if (query.sort !== 'amount' || query.search !== '' || hasDays(query)) return false;
  if ((query.deliverFrom ?? query.deliverTo) !== undefined) return false;
  const { driverCode, regionId, isHeld: wantsHeld } = query;
  const isFew = driverCode !== undefined || regionId !== undefined || wantsHeld === true;
  return statusesOf(query).length > 0 || !isFew;
}

/**
 * Final orders, nearly all, are read by an index on amount and merged with the open ones, few enough to sort. Open
 * orders are not in that index, so that placing one does not write it. SQLite has no statistics to choose by
 * (docs/decisions/006).
 */
function findByAmount(ctx: Ctx, query: OrderQuery, where: SQL | undefined) {
  const asked = statusesOf(query);
  const statuses: readonly OrderStatus[] = asked.length > 0 ? asked : ORDER_STATUSES;
  const open = statuses.filter((status) => !isFinal(status));
  const areOpen = and(inArray(orders.status, open), where);
  const ofOpen = selectAlong(ctx, 'orders_status_created_day', areOpen);
  const ofOver = selectAlong(ctx, 'orders_final_total', and(isFinalOrder, where));
  if (open.length === 0) return ofOver;
  return open.length === statuses.length ? ofOpen : ofOver.unionAll(ofOpen);
}

function selectAlong({ db }: Ctx, index: string, where: SQL | undefined) {
  return db
    .select({
      id: sql<number>`${orders.id}`.as('id'),
      totalCents: sql`${orders.totalCents}`.as('total_cents'),
    })
    .from(sql`${orders} INDEXED BY ${sql.identifier(index)}`)
    .where(where);
}

function toCondition(ctx: Ctx, query: OrderQuery): SQL | undefined {
  const statuses = statusesOf(query);
  return and(
    statuses.length === 0 ? undefined : inArray(orders.status, statuses),
    isBetween(orders.createdDay, query.from, query.to),
    isBetween(orders.deliverDate, query.deliverFrom, query.deliverTo),
    hasDriver(query.driverCode),
    isOfRegion(query.regionId),
    hasStock(query.stock),
    wasTried(query.minAttempts),
    isHeld(query.isHeld),
    query.isPrinted === undefined ? undefined : isPrinted(query.isPrinted),
    query.search === '' ? undefined : matchesSearch(ctx, query.search),
  );
}

function statusesOf({ status, statuses }: OrderQuery): OrderStatus[] {
  return status === undefined ? statuses : [...statuses, status];
}

function isBetween(day: SQLiteColumn, from: ISODate | undefined, to: ISODate | undefined): SQL | undefined {
  if (from !== undefined && to !== undefined && from > to) throw new DomainError('invalid-date-range');
  return and(from === undefined ? undefined : gte(day, from), to === undefined ? undefined : lte(day, to));
}

function hasDriver(driverCode: OrderQuery['driverCode']): SQL | undefined {
  if (driverCode === undefined) return undefined;
  if (driverCode === NONE) return isNull(orders.driverId);
  return sql`${orders.driverId} IN (SELECT ${users.id} FROM ${users} WHERE ${users.driverCode} = ${driverCode})`;
}

function isOfRegion(regionId: OrderQuery['regionId']): SQL | undefined {
  if (regionId === undefined) return undefined;
  return eq(orders.regionId, regionId);
}

function hasStock(stock: OrderQuery['stock']): SQL | undefined {
  if (stock === undefined) return undefined;
  const isOpen = sql`EXISTS (SELECT 1 FROM ${orderLines}
    WHERE ${orderLines.orderId} = ${orders.id} AND ${orderLines.isStockConfirmed} = 0)`;
  return stock === 'open' ? isOpen : not(isOpen);
}

function wasTried(minAttempts: OrderQuery['minAttempts']): SQL | undefined {
  if (minAttempts === undefined) return undefined;
  return sql`${orders.id} IN (SELECT order_id FROM delivery_attempts
    GROUP BY order_id HAVING COUNT(*) >= ${minAttempts})`;
}

function isHeld(wanted: OrderQuery['isHeld']): SQL | undefined {
  if (wanted === undefined) return undefined;
  return wanted ? isNotNull(orders.heldAt) : isNull(orders.heldAt);
}

function matchesSearch(ctx: Ctx, search: string): SQL | undefined {
  const orderId = /^#?\d{1,15}$/.test(search) ? Number(search.replace('#', '')) : null;
  const ofCustomers = inArray(orders.customerId, findCustomerIds(ctx, search));
  return orderId === null ? ofCustomers : or(eq(orders.id, orderId), ofCustomers);
}

function toOrder(query: OrderQuery): SQL[] {
  const { sort, direction } = query;
  const inDirection = direction === 'asc' ? asc : desc;
  const byId = inDirection(orders.id);
  if (sort === 'amount') return [inDirection(orders.totalCents), byId];
  if (sort === 'delivery') return [inDirection(orders.deliverDate), byId];
  const isNarrowed = statusesOf(query).length > 0 || hasDays(query);
  return sort === 'date' || isNarrowed ? [inDirection(orders.createdDay), byId] : [byId];
}

function hasDays({ from, to }: OrderQuery): boolean {
  return from !== undefined || to !== undefined;
}

function isCounted(query: OrderQuery): boolean {
  const { search, deliverFrom, deliverTo, driverCode, regionId, stock, minAttempts } = query;
  const narrowing = deliverFrom ?? deliverTo ?? driverCode ?? regionId ?? stock ?? minAttempts;
  const isMarked = query.isHeld !== undefined || query.isPrinted !== undefined;
  return search === '' && !hasDays(query) && narrowing === undefined && !isMarked;
}

function countMatches(ctx: Ctx, query: OrderQuery, where: SQL | undefined) {
  if (isCounted(query)) {
    const wanted = [...new Set(statusesOf(query))];
    if (wanted.length === 0) return { total: countAllOrders(ctx), isTotalExact: true };
    const { byStatus } = countOrdersByStatus(ctx);
    return { total: wanted.reduce((sum, status) => sum + byStatus[status], 0), isTotalExact: true };
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
