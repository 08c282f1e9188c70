import { and, count, isNull, type SQL, sql } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { stockBandOf } from '#domain/stock-ledger/stock-band.ts';
import type { Ctx } from '#kernel/ctx.ts';

export function countProductsWhere(ctx: Ctx, conditions: readonly SQL[]): number {
  if (conditions.length === 0) return countAll(ctx);
  const where = and(isNull(products.deletedAt), ...conditions);
  return ctx.db.select({ total: count() }).from(products).where(where).get()?.total ?? 0;
}

/** Forces the narrowest index: with statistics that most rows are alive, SQLite would scan the table. */
function countAll(ctx: Ctx): number {
  const query = sql`SELECT COUNT(*) AS total FROM products INDEXED BY products_vat WHERE deleted_at IS NULL`;
  return ctx.db.get<{ total: number }>(query)?.total ?? 0;
}

export function isLowStock(ctx: Ctx): SQL {
  const { lowStockThreshold } = getSettings(ctx).shop;
  const highest = ctx.db.get<{ highest: number | null }>(
    sql`SELECT MAX(reorder_point) AS highest FROM products WHERE deleted_at IS NULL AND reorder_point IS NOT NULL`,
  )?.highest;
  const bound = Math.max(lowStockThreshold, highest ?? 0);
  return sql`(${products.stockBand} <= ${stockBandOf(bound)} AND ${products.stock} <= COALESCE(${products.reorderPoint}, ${lowStockThreshold}))`;
}
