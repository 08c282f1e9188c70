import { isNull, type SQL, sql } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { exclusiveListOf, isOnGivenTerms, isOnTerms } from '#domain/prices/own-prices.ts';
import { CATALOGUE_TERMS, type PriceTerms, readPriceTerms } from '#domain/prices/price-terms.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { regionBit } from '#shared/regions.ts';

/** Who looks at products: what is shown to them, and at whose price. */
export type Viewer = {
  /** Whose prices they are. */
  readonly terms: PriceTerms;
  /** Staff see every price; customers none on request, and guests none at all where the shop hides them. */
  readonly seesPrices: 'all' | 'offered' | 'none';
  /** Only what is available in this region; null for every region. */
  readonly regionId: number | null;
  readonly seesOutOfStock: boolean;
};

/** A viewer who sees every price. */
export type StaffViewer = Viewer & { readonly seesPrices: 'all' };

/** Staff look at everything, at the catalogue's prices. */
export const STAFF: StaffViewer = {
  terms: CATALOGUE_TERMS,
  seesPrices: 'all',
  regionId: null,
  seesOutOfStock: true,
};

/**
 * The viewer behind a context: customers see what they can buy in their region at their price, guests what anybody
 * can buy, staff everything.
 */
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

/** People of one key see the same products at the same prices. */
export function viewerKey(ctx: Ctx): string {
  const { terms, seesPrices, regionId } = viewerOf(ctx);
  const own = terms.hasContracts ? terms.customerId : null;
  return [seesPrices, regionId, terms.discountBasisPoints, terms.list?.id, own].join('/');
}

/**
 * Conditions on `products` for what a viewer is shown. The plus keeps SQLite from walking the stock index, which
 * without statistics it takes for selective.
 */
export function visibleTo(viewer: Viewer): SQL[] {
  return [...shownTo(viewer), ...(viewer.seesOutOfStock ? [] : [sql`+${products.stock} > 0`])];
}

/** The same conditions, worded so that the partial indexes of sellable products (`stock_band > 0`) apply. */
export function availableTo(viewer: Viewer): SQL[] {
  return [...shownTo(viewer), ...(viewer.seesOutOfStock ? [] : [sql`${products.stockBand} > 0`])];
}

function shownTo(viewer: Viewer): SQL[] {
  const shown = [isNull(products.deletedAt), ...isOnTerms(viewer.terms)];
  return viewer.regionId === null ? shown : [...shown, isInRegion(viewer.regionId)];
}

/** What is shown to the viewer that a prepared statement is given (`toGivenViewer`), in stock or not. */
export const shownToGivenViewer: readonly SQL[] = [
  isNull(products.deletedAt),
  isOnGivenTerms,
  sql`(${sql.placeholder('regionBits')} IS NULL OR (${products.regionMask} & ${sql.placeholder('regionBits')}) <> 0)`,
];

/** Whom `shownToGivenViewer` is for. */
export function toGivenViewer({ terms, regionId }: Pick<Viewer, 'terms' | 'regionId'>) {
  return {
    exclusiveListId: exclusiveListOf(terms),
    regionBits: regionId === null ? null : regionBit(regionId),
  };
}

/** Condition that a product is available in a region. */
export function isInRegion(regionId: number): SQL {
  return sql`(${products.regionMask} & ${regionBit(regionId)}) <> 0`;
}
