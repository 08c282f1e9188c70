import { and, asc, isNull, lte } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { getSettings } from '#domain/settings/get-settings.ts';

/** A product that is about to run out. */
export type LowStock = {
  readonly productId: number;
  readonly name: string;
  readonly code: string;
  readonly stock: number;
};

const MOST = 20;

/** The products at or below the low-stock threshold of which least is left. */
export function listLowStock(ctx: Ctx): LowStock[] {
  return ctx.db
    .select({ productId: products.id, name: products.name, code: products.code, stock: products.stock })
    .from(products)
    .where(and(isNull(products.deletedAt), lte(products.stock, getSettings(ctx).shop.lowStockThreshold)))
    .orderBy(asc(products.stock), asc(products.nameFolded))
    .limit(MOST)
    .all();
}
