import { and, asc, desc, eq, gt, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { inIds } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { countRows } from '#kernel/rows.ts';
import type { changedSinceInput } from '#shared/inputs/basic-inputs.ts';
import type { featuredInput, relatedProductsInput, shopListInput } from '#shared/inputs/shop-list-inputs.ts';
import { countVisible } from './count-products.ts';
import { getProduct } from './get-product.ts';
import { type ProductView, productColumns, toProductViews } from './product-view.ts';
import { viewerOf, visibleTo } from './viewer.ts';

export function listShop(ctx: Ctx, input: z.output<typeof shopListInput>): ProductView[] {
  const viewer = viewerOf(ctx);
  const rows = ctx.db
    .select(productColumns)
    .from(products)
    .where(and(...visibleTo(viewer), gt(products.id, input.after ?? 0)))
    .orderBy(asc(products.id))
    .limit(input.limit)
    .offset((input.page - 1) * input.limit)
    .all();
  return toProductViews(ctx, rows, viewer);
}

/**
 * Products whose own fields or stock changed since a time; price lists and customer discounts don't count.
 * `removed` are those that the viewer doesn't see (any more).
 */
export function listChangedProducts(ctx: Ctx, input: z.output<typeof changedSinceInput>) {
  const viewer = viewerOf(ctx);
  const { at, id } = input.after ?? { at: input.since, id: 0 };
  const found = ctx.db
    .select({ id: products.id, at: products.updatedAt })
    .from(products)
    .where(sql`(${products.updatedAt}, ${products.id}) > (${at}, ${id})`)
    .orderBy(asc(products.updatedAt), asc(products.id))
    .limit(input.limit + 1)
    .all();
  const page = found.slice(0, input.limit);
  const ids = page.map((row) => row.id);
  const rows = ctx.db
    .select(productColumns)
    .from(products)
    .where(and(...visibleTo(viewer), inIds(products.id, ids)))
    .all();
  const views = new Map(toProductViews(ctx, rows, viewer).map((view) => [view.id, view]));
  return {
    products: ids.flatMap((each) => views.get(each) ?? []),
    removed: ids.filter((each) => !views.has(each)),
    total: countRows(ctx, products, gte(products.updatedAt, input.since)),
    next: found.length > input.limit ? (page.at(-1) ?? null) : null,
  };
}

export function countShop(ctx: Ctx): { readonly count: number } {
  return { count: countVisible(ctx, viewerOf(ctx)) };
}

export function listFeatured(ctx: Ctx, input: z.output<typeof featuredInput>): ProductView[] {
  const viewer = viewerOf(ctx);
  const rows = ctx.db
    .select(productColumns)
    .from(products)
    .where(
      and(
        ...visibleTo(viewer),
        sql`${products.isFeatured} = 1`,
        input.cursor ? lt(products.id, input.cursor) : undefined,
      ),
    )
    .orderBy(desc(products.id))
    .limit(input.limit)
    .all();
  return toProductViews(ctx, rows, viewer);
}

/**
 * Sellable neighbours of a product in its subcategory (or category, without one). Rejects with `product-not-found`.
 */
export function listRelated(ctx: Ctx, input: z.output<typeof relatedProductsInput>): ProductView[] {
  const viewer = viewerOf(ctx);
  const product = getProduct(ctx, input);
  const placement = and(
    ...visibleTo({ ...viewer, seesOutOfStock: false }),
    eq(products.category, product.category),
    product.subcategory === null
      ? isNull(products.subcategory)
      : eq(products.subcategory, product.subcategory),
    ne(products.id, product.id),
  );
  const next = (from: 'after' | 'before') =>
    ctx.db
      .select(productColumns)
      .from(products)
      .where(
        and(
          placement,
          from === 'after' ? sql`${products.id} > ${product.id}` : sql`${products.id} < ${product.id}`,
        ),
      )
      .orderBy(from === 'after' ? asc(products.id) : desc(products.id))
      .limit(input.limit)
      .all();
  return toProductViews(ctx, [...next('after'), ...next('before')].slice(0, input.limit), viewer);
}
