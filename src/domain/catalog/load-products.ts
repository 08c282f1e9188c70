import { and, inArray } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { type PricedProductView, type ProductView, productColumns, toProductViews } from './product-view.ts';
import { type StaffViewer, type Viewer, viewerOf, visibleTo } from './viewer.ts';

export function loadProducts(ctx: Ctx, ids: readonly number[], viewer: StaffViewer): PricedProductView[];
export function loadProducts(ctx: Ctx, ids: readonly number[], viewer: Viewer): ProductView[];
export function loadProducts(ctx: Ctx, ids: readonly number[], viewer: Viewer): ProductView[] {
  if (ids.length === 0) return [];
  const rows = ctx.db
    .select(productColumns)
    .from(products)
    .where(inArray(products.id, [...ids]))
    .all();
  const byId = new Map(toProductViews(ctx, rows, viewer).map((view) => [view.id, view]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function loadVisibleProducts(ctx: Ctx, ids: readonly number[]): ReadonlyMap<number, ProductView> {
  const viewer = viewerOf(ctx);
  const rows = ctx.db
    .select(productColumns)
    .from(products)
    .where(and(inIds(products.id, ids), ...visibleTo({ ...viewer, seesOutOfStock: true })))
    .all();
  return new Map(toProductViews(ctx, rows, viewer).map((view) => [view.id, view]));
}
