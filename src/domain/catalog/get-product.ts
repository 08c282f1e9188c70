import { and, eq, isNull } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { type ProductView, productColumns, toProductViews } from './product-view.ts';
import { viewerOf, visibleTo } from './viewer.ts';

/**
 * One product for its page. Without stock it is shown as well ('Pa stok'): a shared link must not die when the last
 * piece is sold. Deleted, or not available in the customer's region, it is `product-not-found`.
 */
export function getProduct(ctx: Ctx, input: { readonly id: number }): ProductView {
  const viewer = viewerOf(ctx);
  const row = ctx.db
    .select(productColumns)
    .from(products)
    .where(and(...visibleTo({ ...viewer, seesOutOfStock: true }), eq(products.id, input.id)))
    .get();
  if (!row) throw new DomainError('product-not-found');
  const [view] = toProductViews(ctx, [row], viewer);
  if (!view) throw new DomainError('product-not-found');
  return view;
}

/** A product's row for a command of the staff; rejects a deleted or unknown one with `product-not-found`. */
export function getProductRow(ctx: Ctx, id: number): typeof products.$inferSelect {
  const row = ctx.db
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
    .get();
  if (!row) throw new DomainError('product-not-found');
  return row;
}
