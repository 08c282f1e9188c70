import { and, asc, count, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { products } from '#db/schema/catalog.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { type Category, isCategory, isSubcategoryOf, type ShelfSort } from '#shared/categories.ts';
import type { categoryListInput, categoryPageInput, countCategoryInput } from '#shared/shop-list-inputs.ts';
import { loadProducts } from './load-products.ts';

import { type ProductView, productColumns, toProductViews } from './product-view.ts';
import { findProductIds } from './search-products.ts';
import { onShelfFor, type Viewer, viewerOf, visibleTo } from './viewer.ts';

/** A piece of an endless list; `nextCursor` is null at its end. */
export type ProductFeed = { readonly products: readonly ProductView[]; readonly nextCursor: number | null };

/** A page of a list with its totals. */
export type ProductPage = {
  readonly products: readonly ProductView[];
  readonly totalProducts: number;
  readonly totalPages: number;
  readonly hasNextPage: boolean;
};

/**
 * The next products of a category, narrowed to subcategories when any are given: after the cursor (an id) as they were
 * entered, else by page, sorted, or what a term finds among them, best first. Rejects an unknown category with
 * `category-not-found`.
 */
export function listCategory(ctx: Ctx, input: z.output<typeof categoryListInput>): ProductFeed {
  const viewer = viewerOf(ctx);
  if (input.query.trim() !== '') return findInCategory(ctx, input, viewer);
  if (input.sort !== 'shelf') return sortCategory(ctx, input, viewer);
  const where = and(...shelf(input, viewer), input.cursor ? gt(products.id, input.cursor) : undefined);
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

const BY_SORT: Readonly<Record<Exclude<ShelfSort, 'shelf'>, readonly SQL[]>> = {
  name: [asc(products.nameFolded), asc(products.id)],
  // What is paid, whole discounts included; a customer's own discount changes no order.
  price: [sql`${products.priceE4} * (10000 - ${products.discountBasisPoints})`, asc(products.id)],
  new: [desc(products.createdAt), desc(products.id)],
};

function sortCategory(ctx: Ctx, input: z.output<typeof categoryListInput>, viewer: Viewer): ProductFeed {
  if (input.sort === 'shelf') throw new RangeError('A shelf in its own order goes on from an id.');
  const page = input.cursor ?? 1;
  const rows = ctx.db
    .select(productColumns)
    .from(products)
    .where(and(...shelf(input, viewer)))
    .orderBy(...BY_SORT[input.sort])
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
  const { ids, hasMore } = findProductIds(ctx, input.query, narrowed(input, visibleTo(viewer)), {
    offset: (page - 1) * input.limit,
    limit: input.limit,
  });
  return { products: loadProducts(ctx, ids, viewer), nextCursor: hasMore ? page + 1 : null };
}

/** How many products of a category the viewer is shown, in all and of each subcategory that has any. */
export function countCategory(
  ctx: Ctx,
  input: z.output<typeof countCategoryInput>,
): { readonly total: number; readonly bySubcategory: Readonly<Record<string, number>> } {
  const viewer = viewerOf(ctx);
  const rows = ctx.db
    .select({ subcategory: sql<string | null>`${products.subcategory}`, count: count() })
    .from(through('products_shop_subcategory', viewer))
    .where(and(...shelf({ ...input, subcategories: [] }, viewer)))
    .groupBy(products.subcategory)
    .all();
  return {
    total: rows.reduce((total, row) => total + row.count, 0),
    bySubcategory: Object.fromEntries(
      rows.flatMap((row) => (row.subcategory === null ? [] : [[row.subcategory, row.count] as const])),
    ),
  };
}

/** A numbered page of the same list with its totals (`totalPages` is 0 when there is nothing). */
export function pageCategory(ctx: Ctx, input: z.output<typeof categoryPageInput>): ProductPage {
  const viewer = viewerOf(ctx);
  const where = and(...shelf(input, viewer));
  const isNarrowed = input.subcategories.length > 0;
  const ids = ctx.db
    .select({ id: sql<number>`${products.id}` })
    .from(isNarrowed ? products : through('products_shop', viewer))
    .where(where)
    .orderBy(asc(products.id))
    .limit(input.limit)
    .offset((input.page - 1) * input.limit)
    .all();
  const counted = through(isNarrowed ? 'products_shop_subcategory' : 'products_shop', viewer);
  const total = ctx.db.select({ total: count() }).from(counted).where(where).get()?.total ?? 0;
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

/**
 * The products through one of the indexes of what can be sold, which answer without the rows themselves. SQLite would
 * take the index of the admin's table and read 40,000 rows to count them. Staff see more than those indexes hold.
 */
function through(index: 'products_shop' | 'products_shop_subcategory', viewer: Viewer) {
  return viewer.seesOutOfStock ? products : sql`${products} INDEXED BY ${sql.identifier(index)}`;
}

type Narrowing = { readonly category: string; readonly subcategories: readonly string[] };

function shelf(input: Narrowing, viewer: Viewer): SQL[] {
  return narrowed(input, onShelfFor(viewer));
}

/** Subcategories that the category does not have find nothing, rather than everything. */
function narrowed(input: Narrowing, shown: readonly SQL[]): SQL[] {
  const category = assertCategory(input.category);
  const inCategory = [...shown, eq(products.category, category)];
  if (input.subcategories.length === 0) return inCategory;
  const known = input.subcategories.filter((key) => isSubcategoryOf(category, key));
  return [...inCategory, inArray(products.subcategory, known)];
}

function assertCategory(category: string): Category {
  if (!isCategory(category)) throw new DomainError('category-not-found');
  return category;
}
