import { gt, isNull, type SQL, sql } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { holdsId } from '#db/schema/columns.ts';
import { isOnTerms } from '#domain/prices/customer-prices.ts';
import { CATALOGUE_TERMS, type PriceTerms, readPriceTerms } from '#domain/prices/price-terms.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { Ctx } from '#kernel/ctx.ts';

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

export function visibleTo(viewer: Viewer): SQL[] {
  return [
    isNull(products.deletedAt),
    ...isOnTerms(viewer.terms),
    ...(viewer.regionId === null ? [] : [isInRegion(viewer.regionId)]),
    ...(viewer.seesOutOfStock ? [] : [gt(products.stock, 0)]),
  ];
}

export function isInRegion(regionId: number): SQL {
  return sql`(${products.regionIds} IS NULL OR ${holdsId(products.regionIds, regionId)})`;
}
