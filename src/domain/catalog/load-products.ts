import { inArray } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { type ProductView, productColumns, toProductView } from './product-view.ts';
import type { Viewer } from './viewer.ts';

/** The views of products by id, in the order of the ids; what does not exist is left out. One query. */
export function loadProducts(ctx: Ctx, ids: readonly number[], viewer: Viewer): ProductView[] {
  if (ids.length === 0) return [];
  const rows = ctx.db
    .select(productColumns)
    .from(products)
    .where(inArray(products.id, [...ids]))
    .all();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toProductView(row, viewer)] : [];
  });
}
