import { and, isNull, type SQL, sql } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { countRows } from '#kernel/rows.ts';
import { type Viewer, visibleTo } from './viewer.ts';

export function countProductsWhere(ctx: Ctx, conditions: readonly SQL[]): number {
  return countRows(ctx, products, and(isNull(products.deletedAt), ...conditions));
}

/** Without a category: from an index that contains regions and stock, or SQLite would read each whole row. */
export function countVisible(ctx: Ctx, viewer: Viewer): number {
  return countRows(ctx, sql`${products} INDEXED BY products_category`, and(...visibleTo(viewer)));
}

export function isLowStock(ctx: Ctx): SQL {
  const { lowStockThreshold } = getSettings(ctx).shop;
  return sql`${products.stock} <= COALESCE(${products.reorderPoint}, ${lowStockThreshold})`;
}
