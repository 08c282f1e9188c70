import { count, desc, inArray, sql, sum } from 'drizzle-orm';
import { orderLines, orders } from '#db/schema/orders.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { type PackagingScope, toPackagingSelection } from './packaging-scope.ts';

/** Items of the orders of a scope: all, produced, and not produced yet. */
export type PackagingStats = {
  readonly total: number;
  readonly produced: number;
  readonly notProduced: number;
};

/** A product of a scope summed over its orders (`sa copë gjithsej`), in pieces. */
export type PackagingSum = {
  readonly productId: number;
  readonly productName: string;
  readonly productCode: string;
  readonly unit: (typeof orderLines.$inferSelect)['unit'];
  readonly orderCount: number;
  readonly quantity: number;
  readonly producedQuantity: number;
  readonly leftQuantity: number;
};

function ofStandingOrders(ctx: Ctx, scope: PackagingScope) {
  const { where, limit } = toPackagingSelection(scope);
  const standing = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit);
  return inArray(orderLines.orderId, standing);
}

/** Counts the items of the same orders that `listPackagingOrders` lists. */
export function getPackagingStats(ctx: Ctx, scope: PackagingScope): PackagingStats {
  const [found] = ctx.db
    .select({ total: count(), produced: sql<number>`COALESCE(${sum(orderLines.isProduced)}, 0)` })
    .from(orderLines)
    .where(ofStandingOrders(ctx, scope))
    .all();
  const { total, produced } = found ?? { total: 0, produced: 0 };
  return { total, produced, notProduced: total - produced };
}

/** Sums the items of the same orders per product, by name: what is to be made in all, and what is left to make. */
export function sumPackaging(ctx: Ctx, scope: PackagingScope): PackagingSum[] {
  const producedQuantity = sql<number>`SUM(${orderLines.quantity} * ${orderLines.isProduced})`;
  return ctx.db
    .select({
      productId: orderLines.productId,
      productName: orderLines.productName,
      productCode: orderLines.productCode,
      unit: orderLines.unit,
      orderCount: count(),
      quantity: sql<number>`SUM(${orderLines.quantity})`,
      producedQuantity,
    })
    .from(orderLines)
    .where(ofStandingOrders(ctx, scope))
    .groupBy(orderLines.productId)
    .orderBy(orderLines.productName, orderLines.productId)
    .all()
    .map((product) => ({ ...product, leftQuantity: product.quantity - product.producedQuantity }));
}
