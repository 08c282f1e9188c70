import { and, asc, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { inIds } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { countProductsWhere, isLowStock } from '#domain/catalog/count-products.ts';
import { findProductIds } from '#domain/catalog/search/search-products.ts';
import { isBlankTerm } from '#domain/catalog/search/search-term.ts';
import { correctForStaff } from '#domain/catalog/search/suggest-terms.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { withFigures } from '#domain/stock-ledger/stock-figures.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { allStockInput, ListStock, lowStockInput } from '#shared/inputs/stock-inputs.ts';
import { readLastCounts } from './last-counts.ts';

const MAX_UNPAGED = 10_000;

type Page = { readonly limit: number; readonly offset: number };

export function listStock(ctx: Ctx, input: ListStock) {
  const threshold = getSettings(ctx).shop.lowStockThreshold;
  const filters = [
    ...(input.onlyLow ? [isLowStock(ctx)] : []),
    ...(input.productIds === undefined ? [] : [inIds(products.id, input.productIds)]),
  ];
  const page = { limit: input.limit, offset: (input.page - 1) * input.limit };
  const { query, corrected } = correctForStaff(ctx, input.query);
  const found = isBlankTerm(query)
    ? {
        items: selectItems(ctx, filters, orderOf(input.onlyLow, input.sort), page),
        total: countProductsWhere(ctx, filters),
      }
    : searchItems(ctx, query, filters, page);
  const lastCountOf = readLastCounts(
    ctx,
    found.items.map((item) => item.id),
  );
  return {
    items: found.items.map((item) => ({ ...item, lastCountId: lastCountOf(item.id) })),
    totalItems: found.total,
    totalPages: Math.ceil(found.total / input.limit),
    lowStockThreshold: threshold,
    corrected,
  };
}

export function listAllStock(ctx: Ctx, input: z.output<typeof allStockInput>) {
  const isPaged = input.page !== undefined || input.limit !== undefined;
  const limit = isPaged ? (input.limit ?? 50) : MAX_UNPAGED;
  const offset = ((input.page ?? 1) - 1) * limit;
  return selectItems(ctx, input.after === undefined ? [] : [isAfter(input.after)], orderOf(false), {
    limit,
    offset,
  });
}

/** Works also if that product was renamed or deleted meanwhile. */
function isAfter(id: number): SQL {
  return sql`(${products.nameFolded}, ${products.id}) > (SELECT name_folded, id FROM products WHERE id = ${id})`;
}

export function listLowStock(ctx: Ctx, input: z.output<typeof lowStockInput>) {
  const threshold = getSettings(ctx).shop.lowStockThreshold;
  const filters = [isLowStock(ctx)];
  return {
    items: selectItems(ctx, filters, orderOf(true), { limit: input.limit, offset: 0 }),
    totalItems: countProductsWhere(ctx, filters),
    lowStockThreshold: threshold,
  };
}

function orderOf(onlyLow: boolean, sort: ListStock['sort'] = 'name'): SQL[] {
  const byName = [asc(products.nameFolded), asc(products.id)];
  if (sort === 'place') return [sql`${products.shelfPlace} = ''`, asc(products.shelfPlace), ...byName];
  return onlyLow ? [asc(products.stock), ...byName] : byName;
}

function selectItems(ctx: Ctx, filters: readonly SQL[], order: readonly SQL[], page: Page) {
  const rows = ctx.db
    .select(stockColumns)
    .from(products)
    .where(and(isNull(products.deletedAt), ...filters))
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset)
    .all();
  return withFigures(ctx, rows);
}

function searchItems(ctx: Ctx, query: string, filters: readonly SQL[], page: Page) {
  const { ids, total } = findProductIds(ctx, query, [isNull(products.deletedAt), ...filters], page);
  const rows = ctx.db
    .select(stockColumns)
    .from(products)
    .where(inArray(products.id, [...ids]))
    .all();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = withFigures(
    ctx,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
  return { items, total };
}

export const stockColumns = {
  ...pick(products, 'id', 'name', 'code', 'description', 'category', 'subcategory', 'unit', 'packName'),
  ...pick(products, 'packSize', 'orderStep', 'minQuantity', 'stock', 'shelfPlace', 'barcode', 'reorderPoint'),
} as const;
