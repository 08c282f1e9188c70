import { and, count, isNull, type SQL, sql } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { Ctx } from '#kernel/ctx.ts';

export function countProductsWhere(ctx: Ctx, conditions: readonly SQL[]): number {
  const where = and(isNull(products.deletedAt), ...conditions);
  return ctx.db.select({ total: count() }).from(products).where(where).get()?.total ?? 0;
}

export function isLowStock(ctx: Ctx): SQL {
  const { lowStockThreshold } = getSettings(ctx).shop;
  return sql`${products.stock} <= COALESCE(${products.reorderPoint}, ${lowStockThreshold})`;
}
