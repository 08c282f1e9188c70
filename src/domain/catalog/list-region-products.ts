import { and, asc, eq, gt, inArray, isNull, not, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { hasCode, inIds } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { getCustomer } from '#domain/customers/customers.ts';
import { readPriceTerms } from '#domain/prices/price-terms.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type {
  allRegionProductsInput,
  productsByCodeInput,
  regionProductsInput,
  searchOrderProductsInput,
} from '#shared/inputs/shop-list-inputs.ts';
import { findRegionName } from '#shared/regions.ts';
import { codeForms } from '#shared/text/barcode.ts';
import { foldText } from '#shared/text/fold.ts';
import { countProductsWhere, countVisible } from './count-products.ts';
import { type PricedProductView, productColumns, toProductViews } from './product-view.ts';
import { searchAs } from './search/search-products.ts';
import { isBlankTerm } from './search/search-term.ts';
import { correctForStaff } from './search/suggest-terms.ts';
import { STAFF, type StaffViewer, visibleTo } from './viewer.ts';

/**
 * Products sold in a region at the customer's price, sold-out ones included: by relevance, or without a term
 * `firstIds` in their order and then the rest by name. Rejects with `region-not-found` and `customer-not-found`.
 */
export function listRegionProducts(
  ctx: Ctx,
  input: z.output<typeof regionProductsInput>,
  firstIds: readonly number[] = [],
) {
  const viewer = viewerFor(ctx, input);
  if (!isBlankTerm(input.query)) {
    const { query, corrected } = correctForStaff(ctx, input.query);
    const { totalProducts: total, ...found } = searchAs(ctx, viewer, { ...input, query });
    return { ...found, total, corrected };
  }
  const page = input.cursor ?? 1;
  const only = input.ids === undefined ? [] : [inArray(products.id, input.ids)];
  const rows = listFirst(ctx, viewer, only, firstIds, {
    limit: input.limit + 1,
    offset: (page - 1) * input.limit,
  });
  return {
    products: rows.slice(0, input.limit),
    nextCursor: rows.length > input.limit ? page + 1 : null,
    total: countFor(ctx, viewer, only),
    isTotalExact: true,
    corrected: null,
  };
}

const SUBSTITUTE_COUNT = 3;
/** Products read per subcategory: sizes and makes of one product are far fewer. */
const SUBSTITUTES_READ = 200;

/** Substitutes for a sold-out product: products in stock of its subcategory, ranked by words shared with its name. */
export function listSubstitutes(
  ctx: Ctx,
  input: z.output<typeof regionProductsInput>,
  soldOut: PricedProductView,
  shownIds: readonly number[],
): PricedProductView[] {
  const { category, subcategory } = soldOut;
  const only = [
    eq(products.category, category),
    subcategory === null ? isNull(products.subcategory) : eq(products.subcategory, subcategory),
    gt(products.stock, 0),
    not(inIds(products.id, shownIds)),
  ];
  const wanted = wordsOf(soldOut.name);
  const shared = (product: PricedProductView) => wordsOf(product.name).intersection(wanted).size;
  return listByName(ctx, viewerFor(ctx, input), only, { limit: SUBSTITUTES_READ, offset: 0 })
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, SUBSTITUTE_COUNT);
}

function wordsOf(name: string): ReadonlySet<string> {
  return new Set(foldText(name).split(/[^\p{L}\p{N}]+/u));
}

/**
 * Products by code, ignoring case and diacritics, at the customer's price. Unknown codes are left out. Rejects like
 * `listRegionProducts`.
 */
export function listProductsByCode(
  ctx: Ctx,
  input: z.output<typeof productsByCodeInput>,
): PricedProductView[] {
  const codes = [...new Set(input.codes.flatMap(codeForms))];
  const only = [hasCode(codes)];
  return listByName(ctx, viewerFor(ctx, input), only, { limit: codes.length, offset: 0 });
}

/** Unpaged, for the REST API, whose bare list could not say that it is truncated. */
export function listAllRegionProducts(
  ctx: Ctx,
  input: z.output<typeof allRegionProductsInput>,
): PricedProductView[] {
  return listByName(ctx, viewerFor(ctx, input), [], { limit: Number.MAX_SAFE_INTEGER, offset: 0 });
}

/**
 * By relevance, or by name without a term. With a customer: the products of their region at their price. The total is
 * exact up to 1,000. Rejects like `listRegionProducts`.
 */
export function searchOrderProducts(
  ctx: Ctx,
  input: z.output<typeof searchOrderProductsInput>,
): { readonly products: readonly PricedProductView[]; readonly total: number } {
  const viewer = viewerFor(ctx, input);
  if (isBlankTerm(input.query)) {
    const first = listByName(ctx, viewer, [], { limit: input.limit, offset: 0 });
    return { products: first, total: countFor(ctx, viewer, []) };
  }
  const { query } = correctForStaff(ctx, input.query);
  const { products: found, totalProducts: total } = searchAs(ctx, viewer, { ...input, query });
  return { products: found, total };
}

function viewerFor(
  ctx: Ctx,
  input: { readonly regionId?: number | undefined; readonly customerId?: number | undefined },
): StaffViewer {
  if (input.regionId !== undefined && findRegionName(input.regionId) === null) {
    throw new DomainError('region-not-found');
  }
  const regionId = input.regionId ?? null;
  if (input.customerId === undefined) return { ...STAFF, regionId };
  const customer = getCustomer(ctx, { customerId: input.customerId });
  return { ...STAFF, terms: readPriceTerms(ctx, customer), regionId: regionId ?? customer.regionId };
}

function countFor(ctx: Ctx, viewer: StaffViewer, only: readonly SQL[]): number {
  return only.length === 0
    ? countVisible(ctx, viewer)
    : countProductsWhere(ctx, [...visibleTo(viewer), ...only]);
}

type Page = { readonly limit: number; readonly offset: number };

function listFirst(
  ctx: Ctx,
  viewer: StaffViewer,
  only: readonly SQL[],
  firstIds: readonly number[],
  { limit, offset }: Page,
): PricedProductView[] {
  if (firstIds.length === 0) return listByName(ctx, viewer, only, { limit, offset });
  const isFirst = inIds(products.id, firstIds);
  const found = listByName(ctx, viewer, [...only, isFirst], { limit: firstIds.length, offset: 0 });
  const byId = new Map(found.map((product) => [product.id, product]));
  const first = firstIds.flatMap((id) => byId.get(id) ?? []);
  const page = first.slice(offset, offset + limit);
  if (page.length === limit) return page;
  const others = { limit: limit - page.length, offset: Math.max(0, offset - first.length) };
  return [...page, ...listByName(ctx, viewer, [...only, not(isFirst)], others)];
}

function listByName(ctx: Ctx, viewer: StaffViewer, only: readonly SQL[], page: Page): PricedProductView[] {
  const rows = ctx.db
    .select(productColumns)
    .from(products)
    .where(and(...visibleTo(viewer), ...only))
    .orderBy(asc(products.nameFolded), asc(products.id))
    .limit(page.limit)
    .offset(page.offset)
    .all();
  return toProductViews(ctx, rows, viewer);
}
