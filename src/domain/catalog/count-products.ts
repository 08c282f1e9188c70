import { and, count, isNull, type SQL, sql } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { type Viewer, visibleTo } from './viewer.ts';

export function countProductsWhere(ctx: Ctx, conditions: readonly SQL[]): number {
  const where = and(isNull(products.deletedAt), ...conditions);
  return ctx.db.select({ total: count() }).from(products).where(where).get()?.total ?? 0;
}

/** Without a category: from an index that contains regions and stock, or SQLite would read each whole row. */
export function countVisible(ctx: Ctx, viewer: Viewer): number {
  const source = sql`${products} INDEXED BY products_category`;
  const where = and(...visibleTo(viewer));
  return ctx.db.select({ total: count() }).from(source).where(where).get()?.total ?? 0;
}

export function isLowStock(ctx: Ctx): SQL {
  const { lowStockThreshold } = getSettings(ctx).shop;
  return sql`${products.stock} <= COALESCE(${products.reorderPoint}, ${lowStockThreshold})`;
}
