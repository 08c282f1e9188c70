import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { hasBarcode, hasCode, isCoded } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { loadProducts } from '#domain/catalog/load-products.ts';
import type { PricedProductView, ProductView } from '#domain/catalog/product-view.ts';
import { type StaffViewer, type Viewer, visibleTo } from '#domain/catalog/viewer.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { searchProductsInput } from '#shared/inputs/shop-list-inputs.ts';
import {
  everywhereQuery,
  nameQuery,
  readSearchTerm,
  restOf,
  type SearchTerm,
  shortNameConditions,
  wordQuery,
} from './search-term.ts';

const EXACT_TOTAL = 5_000;

const LAST_CHARACTER = '\u{10FFFF}';

export type SearchResult<View = ProductView> = {
  readonly products: readonly View[];
  /** Exact when `isTotalExact`, otherwise a lower bound. */
  readonly totalProducts: number;
  readonly isTotalExact: boolean;
  readonly nextCursor: number | null;
};

export type FoundIds = {
  readonly ids: readonly number[];
  readonly hasMore: boolean;
  readonly total: number;
  readonly isTotalExact: boolean;
};

type Wanted = Pick<z.output<typeof searchProductsInput>, 'query' | 'cursor' | 'limit'>;

export function searchAs(ctx: Ctx, viewer: StaffViewer, input: Wanted): SearchResult<PricedProductView>;
export function searchAs(ctx: Ctx, viewer: Viewer, input: Wanted): SearchResult;
export function searchAs(ctx: Ctx, viewer: Viewer, input: Wanted): SearchResult {
  const page = input.cursor ?? 1;
  const found = findProductIds(ctx, input.query, visibleTo(viewer), {
    offset: (page - 1) * input.limit,
    limit: input.limit,
  });
  return {
    products: loadProducts(ctx, found.ids, viewer),
    totalProducts: found.total,
    isTotalExact: found.isTotalExact,
    nextCursor: found.hasMore ? page + 1 : null,
  };
}

/**
 * Ids of matching products by rank: exact code, prefix of code, of name, of a word of the name, substring of name,
 * other word forms and synonyms, anywhere. Ignores case and diacritics. Each rank reads no more rows than the page
 * needs.
 */
export function findProductIds(
  ctx: Ctx,
  query: string,
  conditions: readonly SQL[],
  page: { readonly offset: number; readonly limit: number },
): FoundIds {
  const term = readSearchTerm(ctx, query);
  if (term === null) return { ids: [], hasMore: false, total: 0, isTotalExact: true };
  const needed = page.offset + page.limit + 1;
  const found = new Set<number>();
  for (const rank of ranksOf(term)) {
    if (found.size >= needed) break;
    for (const row of ctx.db.all<{ id: number }>(selectIds(rank, conditions, needed))) found.add(row.id);
  }
  const ids = [...found].slice(page.offset, page.offset + page.limit);
  const hasMore = found.size >= needed;
  if (!hasMore) return { ids, hasMore, total: found.size, isTotalExact: true };
  const counted = countUpTo(ctx, term, conditions, EXACT_TOTAL + 1);
  return {
    ids,
    hasMore,
    total: Math.max(Math.min(counted, EXACT_TOTAL), needed),
    isTotalExact: counted <= EXACT_TOTAL,
  };
}

export function findsProducts(ctx: Ctx, query: string, conditions: readonly SQL[]): boolean {
  const term = readSearchTerm(ctx, query);
  return term !== null && ctx.db.all(selectIds(everything(term), conditions, 1)).length > 0;
}

const BY_NAME = sql`products INDEXED BY products_name`;

/** `source` selects rows of `products` through an index; `where` holds the remaining conditions. */
type Rank = { readonly source: SQL; readonly where: readonly SQL[]; readonly order?: SQL };

function ranksOf(term: SearchTerm): Rank[] {
  const { folded } = term;
  const table = sql`products`;
  const beginsWith = (column: SQL) => sql`${column} >= ${folded} AND ${column} < ${folded + LAST_CHARACTER}`;
  const code = sql`${products.codeFolded}`;
  const name = sql`${products.nameFolded}`;
  const rest = restOf(term);
  const short = shortNameConditions(term);
  return [
    ...byArticleNumber(term),
    { source: table, where: [sql`${code} = ${folded}`, isCoded] },
    { source: table, where: [beginsWith(code), isCoded], order: code },
    { source: table, where: [beginsWith(name)], order: name },
    ...inIndex('product_words', wordQuery(term), rest),
    ...inIndex('product_names', nameQuery(term, 'as-typed'), rest),
    ...inIndex('product_names', nameQuery(term, 'any-form'), rest),
    ...(short.length > 0 ? [{ source: BY_NAME, where: short }] : []),
    everything(term),
  ];
}

function byArticleNumber({ folded, articleNumbers }: SearchTerm): Rank[] {
  const isTyped = /^\d{8,14}$/.test(folded);
  const forms = [...new Set([...articleNumbers, ...(isTyped ? [folded] : [])])];
  if (forms.length === 0) return [];
  const source = sql`products`;
  return [
    { source, where: [hasBarcode(forms)] },
    { source, where: [hasCode(forms)] },
  ];
}

function everything(term: SearchTerm): Rank {
  const rest = restOf(term);
  const [ranked] = inIndex('product_search', everywhereQuery(term), rest);
  return ranked ?? { source: BY_NAME, where: rest };
}

/** CROSS JOIN keeps the index as the outer loop; otherwise it would be queried once per product. */
function inIndex(index: string, query: string | null, where: readonly SQL[]): Rank[] {
  if (query === null) return [];
  const table = sql.identifier(index);
  const source = sql`${table} CROSS JOIN products ON ${products.id} = ${table}.rowid`;
  return [{ source, where: [sql`${table} MATCH ${query}`, ...where] }];
}

function selectIds(rank: Rank, conditions: readonly SQL[], limit: number): SQL {
  const where = sql.join([...rank.where, ...conditions], sql` AND `);
  const order = rank.order ? sql` ORDER BY ${rank.order}, ${products.id}` : sql``;
  return sql`SELECT ${products.id} AS id FROM ${rank.source} WHERE ${where}${order} LIMIT ${limit}`;
}

function countUpTo(ctx: Ctx, term: SearchTerm, conditions: readonly SQL[], limit: number): number {
  const rows = selectIds(everything(term), conditions, limit);
  return ctx.db.get<{ total: number }>(sql`SELECT COUNT(*) AS total FROM (${rows})`).total;
}
