import { and, eq, isNull, max } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { stockMovements } from '#db/schema/stock.ts';
import type { Ctx } from '#kernel/ctx.ts';

export function readLastCounts(ctx: Ctx, productIds: readonly number[]): (productId: number) => number {
  const found = ctx.db
    .select({ productId: stockMovements.productId, id: max(stockMovements.id) })
    .from(stockMovements)
    .where(
      and(
        inIds(stockMovements.productId, productIds),
        isNull(stockMovements.orderId),
        eq(stockMovements.reason, 'counted'),
      ),
    )
    .groupBy(stockMovements.productId)
    .all();
  const ids = new Map(found.map((row) => [row.productId, row.id ?? 0]));
  return (productId) => ids.get(productId) ?? 0;
}
