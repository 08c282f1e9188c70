import { and, asc, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { products } from '#db/schema/catalog.ts';
import { countProductsWhere } from '#domain/catalog/count-products.ts';
import { findProductIds } from '#domain/catalog/search-products.ts';
import { parseSearchTerm } from '#domain/catalog/search-term.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { allStockInput, ListStock, lowStockInput } from '#shared/stock-inputs.ts';
import { type StockItem, stockColumns } from './stock-item.ts';

/** Most products in an answer without pages. */
const MAX_UNPAGED = 10_000;

/** A page of the warehouse's table; a search's total is exact up to 1,000. */
export type StockPage = {
  readonly items: readonly StockItem[];
  readonly totalItems: number;
  readonly totalPages: number;
  readonly lowStockThreshold: number;
};

/** What the warning names: the emptiest first, and how many there are in all. */
export type LowStock = {
  readonly items: readonly StockItem[];
  readonly totalItems: number;
  readonly lowStockThreshold: number;
};

type Page = { readonly limit: number; readonly offset: number };

/** The warehouse's table: best match first when searching, the emptiest first when only low ones, else by name. */
export function listStock(ctx: Ctx, input: ListStock): StockPage {
  const threshold = getSettings(ctx).shop.lowStockThreshold;
  const filters = input.onlyLow ? [isLow(threshold)] : [];
  const page = { limit: input.limit, offset: (input.page - 1) * input.limit };
  const found =
    parseSearchTerm(input.query) === null
      ? {
          items: selectItems(ctx, filters, orderOf(input.onlyLow), page),
          total: countProductsWhere(ctx, filters),
        }
      : searchItems(ctx, input.query, filters, page);
  return {
    items: found.items,
    totalItems: found.total,
    totalPages: Math.ceil(found.total / input.limit),
    lowStockThreshold: threshold,
  };
}

/** All stock by name (10,000 at most), or a page of it when page or limit is given. */
export function listAllStock(ctx: Ctx, input: z.output<typeof allStockInput>): StockItem[] {
  const isPaged = input.page !== undefined || input.limit !== undefined;
  const limit = isPaged ? (input.limit ?? 50) : MAX_UNPAGED;
  const offset = ((input.page ?? 1) - 1) * limit;
  return selectItems(ctx, [], orderOf(false), { limit, offset });
}

/** What is at or below the shop's low-stock threshold, emptiest first. */
export function listLowStock(ctx: Ctx, input: z.output<typeof lowStockInput>): LowStock {
  const threshold = getSettings(ctx).shop.lowStockThreshold;
  const filters = [isLow(threshold)];
  return {
    items: selectItems(ctx, filters, orderOf(true), { limit: input.limit, offset: 0 }),
    totalItems: countProductsWhere(ctx, filters),
    lowStockThreshold: threshold,
  };
}

function isLow(threshold: number): SQL {
  return sql`${products.stock} <= ${threshold}`;
}

function orderOf(onlyLow: boolean): SQL[] {
  const byName = [asc(products.nameFolded), asc(products.id)];
  return onlyLow ? [asc(products.stock), ...byName] : byName;
}

function selectItems(ctx: Ctx, filters: readonly SQL[], order: readonly SQL[], page: Page): StockItem[] {
  return ctx.db
    .select(stockColumns)
    .from(products)
    .where(and(isNull(products.deletedAt), ...filters))
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset)
    .all();
}

function searchItems(
  ctx: Ctx,
  query: string,
  filters: readonly SQL[],
  page: Page,
): { readonly items: StockItem[]; readonly total: number } {
  const { ids, total } = findProductIds(ctx, query, [isNull(products.deletedAt), ...filters], page);
  const rows = ctx.db
    .select(stockColumns)
    .from(products)
    .where(inArray(products.id, [...ids]))
    .all();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), total };
}
