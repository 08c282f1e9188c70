import { and, eq, isNull } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { type ProductView, productColumns, toProductViews } from './product-view.ts';
import { viewerOf, visibleTo } from './viewer.ts';

/**
 * Sold-out products are returned as well: a shared link must not die when the last piece is sold. Rejects with
 * `product-not-found` when deleted or not available in the customer's region.
 */
export function getProduct(ctx: Ctx, input: { readonly id: number }): ProductView {
  const viewer = viewerOf(ctx);
  const row = ctx.db
    .select(productColumns)
    .from(products)
    .where(and(eq(products.id, input.id), ...visibleTo({ ...viewer, seesOutOfStock: true })))
    .get();
  if (!row) throw new DomainError('product-not-found');
  const [view] = toProductViews(ctx, [row], viewer);
  if (!view) throw new DomainError('product-not-found');
  return view;
}

export function getProductRow(ctx: Ctx, id: number): typeof products.$inferSelect {
  const row = ctx.db
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
    .get();
  if (!row) throw new DomainError('product-not-found');
  return row;
}
