import { type SQL, sql } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { stockBandOf } from '#domain/stock-ledger/stock-band.ts';
import type { Ctx } from '#kernel/ctx.ts';

export function isLowStock(ctx: Ctx): SQL {
  const { lowStockThreshold } = getSettings(ctx).shop;
  const highest = ctx.db.get<{ highest: number | null }>(
    sql`SELECT MAX(reorder_point) AS highest FROM products WHERE deleted_at IS NULL AND reorder_point IS NOT NULL`,
  )?.highest;
  const bound = Math.max(lowStockThreshold, highest ?? 0);
  return sql`(${products.stockBand} <= ${stockBandOf(bound)} AND ${products.stock} <= COALESCE(${products.reorderPoint}, ${lowStockThreshold}))`;
}
