import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { inIds } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { orders } from '#db/schema/orders.ts';
import { users } from '#db/schema/users.ts';
import { findProductIds } from '#domain/catalog/search/search-products.ts';
import { matchesTerm, readSearchTerm } from '#domain/catalog/search/search-term.ts';
import { findCustomerIds } from '#domain/customers/customers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { findRegionName } from '#shared/regions.ts';

const MAX_FOUND = 20;

const MAX_PRODUCTS = 20;

const MAX_MOVEMENTS = 200;

const driver = alias(users, 'driver');

const rowColumns = {
  orderId: orders.id,
  ...pick(orders, 'customerId', 'buyerName', 'buyerPhone', 'regionId', 'status', 'deliverDate', 'createdAt'),
  totalCents: orders.totalCents,
  driverCode: driver.driverCode,
  driverName: driver.name,
};

export type MatchedBy = 'number' | 'customer' | 'product';

/**
 * Orders by number (exact match first), name and phone of the customer in any notation, or name and code of a
 * product, then newest first; at most 20. `#12` is a number only; a blank term finds none. Each search uses an index
 * and stops at 20, however many orders there are.
 */
export function findOrders(ctx: Ctx, { term }: { readonly term: string }) {
  const numbered = readNumber(term);
  const found = new Map<number, MatchedBy>();
  const note = (ids: readonly number[], by: MatchedBy) => {
    for (const id of ids) if (!found.has(id)) found.set(id, by);
  };
  if (numbered !== null) note([numbered], 'number');
  if (!term.trimStart().startsWith('#')) {
    note(newestOfCustomers(ctx, findCustomerIds(ctx, term)), 'customer');
    note(newestWithProducts(ctx, findProducts(ctx, term)), 'product');
  }
  return readRows(ctx, [...found.keys()], numbered).map((order) => ({
    ...order,
    regionName: findRegionName(order.regionId),
    matchedBy: found.get(order.orderId) ?? 'number',
  }));
}

function readNumber(term: string): number | null {
  const digits = /^\s*#?\s*(\d{1,15})\s*$/.exec(term)?.[1];
  return digits === undefined ? null : Number(digits);
}

function findProducts(ctx: Ctx, term: string): number[] {
  const sold = findProductIds(ctx, term, [isNull(products.deletedAt)], { offset: 0, limit: MAX_PRODUCTS });
  const read = readSearchTerm(ctx, term);
  if (read === null) return [];
  const deleted = ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(isNotNull(products.deletedAt), ...matchesTerm(read)))
    .limit(MAX_PRODUCTS)
    .all();
  return [...sold.ids, ...deleted.map((product) => product.id)];
}

function newestOfCustomers(ctx: Ctx, customerIds: readonly number[]): number[] {
  return customerIds.flatMap((id) =>
    idsOf(ctx, sql`SELECT id FROM orders WHERE customer_id = ${id} ORDER BY id DESC LIMIT ${MAX_FOUND}`),
  );
}

/**
 * Through the stock ledger, which has an index by product; order lines are indexed by order only. `CROSS` fixes the
 * join order: SQLite would start with all order lines.
 */
function newestWithProducts(ctx: Ctx, productIds: readonly number[]): number[] {
  return productIds.flatMap((id) =>
    idsOf(
      ctx,
      sql`SELECT DISTINCT l.order_id AS id
        FROM (SELECT order_id FROM stock_movements WHERE product_id = ${id} AND order_id IS NOT NULL
          ORDER BY id DESC LIMIT ${MAX_MOVEMENTS}) m
        CROSS JOIN order_lines l ON l.order_id = m.order_id AND l.product_id = ${id}
        ORDER BY l.order_id DESC LIMIT ${MAX_FOUND}`,
    ),
  );
}

function idsOf(ctx: Ctx, query: SQL): number[] {
  return ctx.db.all<{ id: number }>(query).map((row) => row.id);
}

function readRows(ctx: Ctx, ids: readonly number[], numbered: number | null) {
  return ctx.db
    .select(rowColumns)
    .from(orders)
    .leftJoin(driver, eq(driver.id, orders.driverId))
    .where(inIds(orders.id, ids))
    .orderBy(desc(sql`${orders.id} IS ${numbered}`), desc(orders.id))
    .limit(MAX_FOUND)
    .all();
}
