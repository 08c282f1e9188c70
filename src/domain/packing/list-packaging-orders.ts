import { and, count, desc, eq, sql } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { customStock, customStockMovements } from '#db/schema/packing.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { productionStatus } from '#shared/packing.ts';
import { type PackagingScope, toPackagingSelection } from './packaging-scope.ts';

const orderColumns = {
  orderId: orders.id,
  customerId: orders.customerId,
  status: orders.status,
  deliverDate: orders.deliverDate,
  createdAt: orders.createdAt,
  buyerName: orders.buyerName,
  buyerAddress: orders.buyerAddress,
  buyerPhone: orders.buyerPhone,
  comment: orders.comment,
};

const customStockUsed = sql<number>`COALESCE(-(
  SELECT SUM(${customStockMovements.delta}) FROM ${customStockMovements}
  WHERE ${customStockMovements.orderLineId} = ${orderLines.id}), 0)`;

const lineColumns = {
  orderId: orderLines.orderId,
  orderLineId: orderLines.id,
  productId: orderLines.productId,
  productName: orderLines.productName,
  productCode: orderLines.productCode,
  productDescription: products.description,
  unit: orderLines.unit,
  quantity: orderLines.quantity,
  isProduced: orderLines.isProduced,
  customStockLeft: sql<number>`COALESCE(${customStock.quantity}, 0)`,
  customStockUsed,
};

/**
 * Orders as the packing table sees them, newest first, cancelled ones left out: each with its items, whether they are
 * produced, and what custom stock of the customer is left and was used for them.
 */
export function listPackagingOrders(ctx: Ctx, scope: PackagingScope) {
  const { where, limit } = toPackagingSelection(scope);
  const found = ctx.db
    .select(orderColumns)
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit)
    .all();
  const lines = readLines(
    ctx,
    found.map((order) => order.orderId),
  );
  return found.map((order) => ({ ...order, lines: lines.get(order.orderId) ?? [] }));
}

/** How many orders a scope has, also those beyond what is listed. */
export function countPackagingOrders(ctx: Ctx, scope: PackagingScope): { readonly count: number } {
  const { where } = toPackagingSelection(scope);
  const [found] = ctx.db.select({ count: count() }).from(orders).where(where).all();
  return { count: found?.count ?? 0 };
}

function readLines(ctx: Ctx, orderIds: readonly number[]) {
  const lines = ctx.db
    .select(lineColumns)
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(
      customStock,
      and(eq(customStock.customerId, orders.customerId), eq(customStock.productId, orderLines.productId)),
    )
    .where(inIds(orderLines.orderId, orderIds))
    .orderBy(orderLines.id)
    .all()
    .map((line) => ({ ...line, productionStatus: productionStatus(line.isProduced) }));
  return Map.groupBy(lines, (line) => line.orderId);
}
