import { and, asc, count, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { products } from '#db/schema/catalog.ts';
import { findProductIds } from '#domain/catalog/search/search-products.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { type CategorySort, isCategory, isKnownCategory, isSubcategoryOf } from '#shared/categories.ts';
import type {
  categoryListInput,
  categoryPageInput,
  countCategoryInput,
} from '#shared/inputs/shop-list-inputs.ts';
import { countProductsWhere } from './count-products.ts';
import { loadProducts } from './load-products.ts';
import { type ProductView, productColumns, toProductViews } from './product-view.ts';
import { type Viewer, viewerOf, visibleTo } from './viewer.ts';

export type ProductFeed = { readonly products: readonly ProductView[]; readonly nextCursor: number | null };

/**
 * Products of a category, optionally narrowed to subcategories: after the cursor (an id) in order of creation, else
 * by page, sorted, or ranked by a search term. Rejects with `category-not-found`.
 */
export function listCategory(ctx: Ctx, input: z.output<typeof categoryListInput>): ProductFeed {
  const viewer = viewerOf(ctx);
  if (input.query.trim() !== '') return findInCategory(ctx, input, viewer);
  if (input.sort !== 'shelf') return sortCategory(ctx, input, viewer);
  const where = and(
    ...subcategoryFilter(ctx, input, viewer),
    input.cursor ? gt(products.id, input.cursor) : undefined,
  );
  const rows = ctx.db
    .select(productColumns)
    .from(products)
    .where(where)
    .orderBy(asc(products.id))
    .limit(input.limit + 1)
    .all();
  const page = rows.slice(0, input.limit);
  return {
    products: toProductViews(ctx, page, viewer),
    nextCursor: rows.length > input.limit ? (page.at(-1)?.id ?? null) : null,
  };
}

const BY_SORT: Readonly<Record<Exclude<CategorySort, 'shelf'>, readonly SQL[]>> = {
  name: [asc(products.nameFolded), asc(products.id)],
  // By the discounted price; the customer's own discount is the same for all products and does not change the
  // order.
  price: [sql`${products.priceE4} * (10000 - ${products.discountBasisPoints})`, asc(products.id)],
  new: [desc(products.id)],
};

function sortCategory(ctx: Ctx, input: z.output<typeof categoryListInput>, viewer: Viewer): ProductFeed {
  if (input.sort === 'shelf') throw new RangeError('A shelf in its own order goes on from an id.');
  const page = input.cursor ?? 1;
  // The order would reveal the prices.
  const sort = input.sort === 'price' && viewer.seesPrices === 'none' ? 'name' : input.sort;
  const rows = ctx.db
    .select(productColumns)
    .from(products)
    .where(and(...subcategoryFilter(ctx, input, viewer)))
    .orderBy(...BY_SORT[sort])
    .limit(input.limit + 1)
    .offset((page - 1) * input.limit)
    .all();
  return {
    products: toProductViews(ctx, rows.slice(0, input.limit), viewer),
    nextCursor: rows.length > input.limit ? page + 1 : null,
  };
}

function findInCategory(ctx: Ctx, input: z.output<typeof categoryListInput>, viewer: Viewer): ProductFeed {
  const page = input.cursor ?? 1;
  const { ids, hasMore } = findProductIds(ctx, input.query, subcategoryFilter(ctx, input, viewer), {
    offset: (page - 1) * input.limit,
    limit: input.limit,
  });
  return { products: loadProducts(ctx, ids, viewer), nextCursor: hasMore ? page + 1 : null };
}

export function countCategory(
  ctx: Ctx,
  input: z.output<typeof countCategoryInput>,
): { readonly total: number; readonly bySubcategory: Readonly<Record<string, number>> } {
  const rows = ctx.db
    .select({ subcategory: products.subcategory, count: count() })
    .from(products)
    .where(and(...subcategoryFilter(ctx, { ...input, subcategories: [] }, viewerOf(ctx))))
    .groupBy(products.subcategory)
    .all();
  return {
    total: rows.reduce((total, row) => total + row.count, 0),
    bySubcategory: Object.fromEntries(
      rows.flatMap((row) => (row.subcategory ? [[row.subcategory, row.count] as const] : [])),
    ),
  };
}

export function pageCategory(ctx: Ctx, input: z.output<typeof categoryPageInput>) {
  const viewer = viewerOf(ctx);
  const ids = ctx.db
    .select({ id: sql<number>`${products.id}` })
    .from(products)
    .where(and(...subcategoryFilter(ctx, input, viewer)))
    .orderBy(asc(products.id))
    .limit(input.limit)
    .offset((input.page - 1) * input.limit)
    .all();
  const total = countProductsWhere(ctx, subcategoryFilter(ctx, input, viewer));
  return {
    products: loadProducts(
      ctx,
      ids.map((row) => row.id),
      viewer,
    ),
    totalProducts: total,
    totalPages: Math.ceil(total / input.limit),
    hasNextPage: input.page * input.limit < total,
  };
}

type Narrowing = { readonly category: string; readonly subcategories: readonly string[] };

function subcategoryFilter(ctx: Ctx, input: Narrowing, viewer: Viewer): SQL[] {
  const category = assertCategory(ctx, input.category);
  const inCategory = [...visibleTo(viewer), eq(products.category, category)];
  if (input.subcategories.length === 0) return inCategory;
  const known = input.subcategories.filter((key) => isSubcategoryOf(category, key));
  return [...inCategory, inArray(products.subcategory, known)];
}

/** Staff may also open a deactivated category. */
function assertCategory({ actor }: Ctx, category: string): string {
  const isStaff = actor !== null && actor.role !== 'customer';
  if (!(isStaff ? isKnownCategory(category) : isCategory(category)))
    throw new DomainError('category-not-found');
  return category;
}
