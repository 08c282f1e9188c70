import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ListProducts } from '#shared/inputs/catalog-inputs.ts';
import type { PRODUCT_SORTS } from '#shared/list-choices.ts';
import { countProductsWhere, isLowStock } from './count-products.ts';
import { findProductIds } from './search/search-products.ts';
import { matchesTerm, readSearchTerm } from './search/search-term.ts';
import { correctForStaff } from './search/suggest-terms.ts';
import { loadStaffProducts } from './staff-products.ts';

type Sort = (typeof PRODUCT_SORTS)[number];

const FEW = 2_000;

type Ids = { readonly ids: readonly number[]; readonly total: number };

const COLUMNS: Readonly<Record<Exclude<Sort, 'category'>, SQL>> = {
  newest: sql`${products.id}`,
  name: sql`${products.nameFolded}`,
  code: sql`${products.codeFolded}`,
  price: sql`${products.priceE4}`,
  vat: sql`${products.vatBasisPoints}`,
  discount: sql`${products.discountBasisPoints}`,
  stock: sql`${products.stock}`,
};

/**
 * A page of the admin's table with totals. A search without a sort is ordered by relevance (total exact up to 1,000);
 * otherwise newest first. Price, VAT and discount have no index: 200 ms for 100,000 products.
 */
export function listProducts(ctx: Ctx, asked: ListProducts) {
  const { query, corrected } = correctForStaff(ctx, asked.query);
  const input = { ...asked, query };
  const term = readSearchTerm(ctx, input.query);
  const filters = filtersOf(ctx, input);
  const { ids, total } =
    term !== null && input.sort === undefined
      ? bestMatches(ctx, input, filters)
      : sortedIds(ctx, input, term === null ? filters : [...filters, ...matchesTerm(term)]);
  return {
    products: loadStaffProducts(ctx, ids),
    totalProducts: total,
    totalPages: Math.ceil(total / input.limit),
    hasNextPage: input.page * input.limit < total,
    corrected,
  };
}

export function listProductIds(
  ctx: Ctx,
  filter: Omit<ListProducts, 'page' | 'limit' | 'sort' | 'direction'>,
  limit: number,
): number[] {
  const term = readSearchTerm(ctx, correctForStaff(ctx, filter.query).query);
  const matches = term === null ? [] : matchesTerm(term);
  return ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(isNull(products.deletedAt), ...filtersOf(ctx, filter), ...matches))
    .orderBy(products.id)
    .limit(limit)
    .all()
    .map((row) => row.id);
}

export function countProducts(ctx: Ctx) {
  return {
    total: countProductsWhere(ctx, []),
    featured: countProductsWhere(ctx, [isFeatured]),
    discounted: countProductsWhere(ctx, [isDiscounted]),
    lowStock: countProductsWhere(ctx, [isLowStock(ctx)]),
  };
}

// Literals, not parameters: SQLite uses a partial index only when it sees its condition in the query.
const isFeatured = sql`${products.isFeatured} = 1`;
const isDiscounted = sql`${products.discountBasisPoints} > 0`;

function filtersOf(ctx: Ctx, input: Omit<ListProducts, 'page' | 'limit'>): SQL[] {
  const filters: SQL[] = [];
  if (input.category !== undefined) filters.push(eq(products.category, input.category));
  if (input.subcategory !== undefined) filters.push(eq(products.subcategory, input.subcategory));
  if (input.isFeatured !== undefined) {
    filters.push(input.isFeatured ? isFeatured : sql`${products.isFeatured} = 0`);
  }
  if (input.isDiscounted !== undefined) {
    filters.push(input.isDiscounted ? isDiscounted : sql`${products.discountBasisPoints} = 0`);
  }
  if (input.isLowStock === true) filters.push(isLowStock(ctx));
  return filters;
}

function bestMatches(ctx: Ctx, input: ListProducts, filters: readonly SQL[]): Ids {
  const offset = (input.page - 1) * input.limit;
  return findProductIds(ctx, input.query, [isNull(products.deletedAt), ...filters], {
    offset,
    limit: input.limit,
  });
}

function sortedIds(ctx: Ctx, input: ListProducts, conditions: readonly SQL[]): Ids {
  const total = countProductsWhere(ctx, conditions);
  const sort = input.sort ?? 'newest';
  const ids = ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(isNull(products.deletedAt), ...(total > FEW ? conditions.map(asFilterOnly) : conditions)))
    .orderBy(...orderOf(sort, input.direction ?? (sort === 'newest' ? 'desc' : 'asc')))
    .limit(input.limit)
    .offset((input.page - 1) * input.limit)
    .all()
    .map((row) => row.id);
  return { ids, total };
}

/**
 * Many matches are found early when reading in index order; the unary plus keeps SQLite from collecting and sorting
 * them all.
 */
function asFilterOnly(condition: SQL): SQL {
  return sql`+(${condition})`;
}

function orderOf(sort: Sort, direction: 'asc' | 'desc'): SQL[] {
  const inDirection = direction === 'asc' ? asc : desc;
  const columns =
    sort === 'category'
      ? [products.category, products.subcategory, products.nameFolded]
      : sort === 'stock'
        ? [products.stock, products.nameFolded]
        : [COLUMNS[sort]];
  return [...columns, products.id].map((column) => inDirection(column));
}
