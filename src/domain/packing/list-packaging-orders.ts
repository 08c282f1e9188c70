import { count, desc, eq, inArray, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { customStock } from '#db/schema/packing.ts';
import { users } from '#db/schema/users.ts';
import { imageUrl } from '#domain/catalog/image-url.ts';
import { findOrders } from '#domain/orders/queries/find-orders.ts';
import { linesByOrder } from '#domain/orders/queries/lines-by-order.ts';
import { readStopNumbers } from '#domain/orders/queries/stop-order.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { countRows } from '#kernel/rows.ts';
import { STATUS } from '#shared/order-status.ts';
import { productionStatus } from '#shared/packing.ts';
import { findRegionName } from '#shared/regions.ts';
import { customStockUsed } from './list-usable-lines.ts';
import { type PackagingScope, toPackagingSelection } from './packaging-scope.ts';

const driver = alias(users, 'driver');

const orderColumns = {
  orderId: orders.id,
  ...pick(orders, 'customerId', 'status', 'version', 'deliverDate', 'createdAt', 'buyerName', 'buyerAddress'),
  ...pick(orders, 'buyerPhone', 'comment'),
  driverName: driver.name,
  regionId: orders.regionId,
};

const customStockLeft = sql<number>`COALESCE((
  SELECT ${customStock.quantity} FROM ${customStock}
  JOIN ${orders} ON ${orders.customerId} = ${customStock.customerId}
  WHERE ${orders.id} = ${orderLines.orderId} AND ${customStock.productId} = ${orderLines.productId}), 0)`;

const lineColumns = {
  orderId: orderLines.orderId,
  orderLineId: orderLines.id,
  ...pick(orderLines, 'productId', 'productName', 'productCode'),
  productDescription: products.description,
  image: products.image,
  ...pick(orderLines, 'unit', 'unitName', 'quantity'),
  ...pick(products, 'packName', 'packSize', 'orderStep'),
  isProduced: orderLines.isProduced,
  customStockLeft,
  customStockUsed,
};

/**
 * Newest first, without cancelled ones, with region, driver and stop, and per line the production state and custom
 * stock left and used.
 */
export function listPackagingOrders(ctx: Ctx, scope: PackagingScope) {
  const { where, limit } = toPackagingSelection(scope);
  const found = ctx.db
    .select(orderColumns)
    .from(orders)
    .leftJoin(driver, eq(driver.id, orders.driverId))
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit)
    .all();
  const orderIds = found.map((order) => order.orderId);
  const lines = linesByOrder(ctx, orderIds, lineColumns);
  const stops = readStopNumbers(ctx, orderIds);
  return found.map(({ regionId, ...order }) => ({
    ...order,
    regionName: findRegionName(regionId) ?? null,
    stopNumber: stops.get(order.orderId) ?? null,
    lines: (lines.get(order.orderId) ?? []).map((line) => ({
      ...line,
      image: imageUrl(line.image),
      productionStatus: productionStatus(line.isProduced),
    })),
  }));
}

export function countPackagingOrders(ctx: Ctx, scope: PackagingScope): { readonly count: number } {
  return { count: countRows(ctx, orders, toPackagingSelection(scope).where) };
}

/** Like `findOrders`, without cancelled orders and without amounts. */
export function findPackagingOrders(ctx: Ctx, input: { readonly term: string }) {
  return findOrders(ctx, input)
    .filter((order) => order.status !== STATUS.cancelled)
    .map(({ orderId, buyerName, status, deliverDate, matchedBy }) => ({
      orderId,
      buyerName,
      status,
      deliverDate,
      matchedBy,
    }));
}

function inOpenOrders(ctx: Ctx, scope: PackagingScope) {
  const { where, limit } = toPackagingSelection(scope);
  const open = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit);
  return inArray(orderLines.orderId, open);
}

export function getPackagingStats(ctx: Ctx, scope: PackagingScope) {
  const [found] = ctx.db
    .select({ total: count(), produced: sql<number>`COALESCE(${sum(orderLines.isProduced)}, 0)` })
    .from(orderLines)
    .where(inOpenOrders(ctx, scope))
    .all();
  const { total, produced } = found ?? { total: 0, produced: 0 };
  return { total, produced, notProduced: total - produced };
}
