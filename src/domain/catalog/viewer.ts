import { isNull, type SQL, sql } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { exclusiveListOf, isOnGivenTerms, isOnTerms } from '#domain/prices/customer-prices.ts';
import { CATALOGUE_TERMS, type PriceTerms, readPriceTerms } from '#domain/prices/price-terms.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { regionBit } from '#shared/regions.ts';

export type Viewer = {
  readonly terms: PriceTerms;
  readonly seesPrices: 'all' | 'offered' | 'none';
  readonly regionId: number | null;
  readonly seesOutOfStock: boolean;
};

export type StaffViewer = Viewer & { readonly seesPrices: 'all' };

export const STAFF: StaffViewer = {
  terms: CATALOGUE_TERMS,
  seesPrices: 'all',
  regionId: null,
  seesOutOfStock: true,
};

export function viewerOf(ctx: Ctx): Viewer {
  if (ctx.actor === null) {
    const seesPrices = getSettings(ctx).prices.hidesPrices ? 'none' : 'offered';
    return { terms: CATALOGUE_TERMS, seesPrices, regionId: null, seesOutOfStock: false };
  }
  if (ctx.actor.role !== 'customer') return STAFF;
  return {
    terms: readPriceTerms(ctx, ctx.actor),
    seesPrices: 'offered',
    regionId: ctx.actor.regionId,
    seesOutOfStock: false,
  };
}

export function viewerKey(ctx: Ctx): string {
  const { terms, seesPrices, regionId } = viewerOf(ctx);
  const own = terms.hasContracts ? terms.customerId : null;
  return [seesPrices, regionId, terms.discountBasisPoints, terms.list?.id, own].join('/');
}

/**
 * Conditions on `products` visible to the viewer. The unary plus keeps SQLite from using the stock index, which it
 * assumes selective without statistics.
 */
export function visibleTo(viewer: Viewer): SQL[] {
  return [...visibleCondition(viewer), ...(viewer.seesOutOfStock ? [] : [sql`+${products.stock} > 0`])];
}

/** Phrased so that the partial indexes of sellable products (`stock_band > 0`) apply. */
export function availableTo(viewer: Viewer): SQL[] {
  return [...visibleCondition(viewer), ...(viewer.seesOutOfStock ? [] : [sql`${products.stockBand} > 0`])];
}

function visibleCondition(viewer: Viewer): SQL[] {
  const shown = [isNull(products.deletedAt), ...isOnTerms(viewer.terms)];
  return viewer.regionId === null ? shown : [...shown, isInRegion(viewer.regionId)];
}

export const shownToGivenViewer: readonly SQL[] = [
  isNull(products.deletedAt),
  isOnGivenTerms,
  sql`(${sql.placeholder('regionBits')} IS NULL OR (${products.regionMask} & ${sql.placeholder('regionBits')}) <> 0)`,
];

export function toGivenViewer({ terms, regionId }: Pick<Viewer, 'terms' | 'regionId'>) {
  return {
    exclusiveListId: exclusiveListOf(terms),
    regionBits: regionId === null ? null : regionBit(regionId),
  };
}

export function isInRegion(regionId: number): SQL {
  return sql`(${products.regionMask} & ${regionBit(regionId)}) <> 0`;
}
