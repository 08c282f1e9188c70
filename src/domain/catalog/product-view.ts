import { products } from '#db/schema/catalog.ts';
import { priceLadders } from '#domain/prices/customer-prices.ts';
import type { PriceTerms } from '#domain/prices/price-terms.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { type Field, fieldsSeenBy, mapFields } from '#shared/define-fields.ts';
import {
  type PriceBreaks,
  type PriceLadder,
  type PriceSource,
  priceLadder,
  priceUnit,
  toPriceBreaks,
  type UnitPrices,
} from '#shared/prices/pricing.ts';
import { PRODUCT_FIELDS } from '#shared/product-fields.ts';
import { toRegionIds } from '#shared/regions.ts';
import { imageUrl } from './image-url.ts';
import type { StaffViewer, Viewer } from './viewer.ts';

/** Prices of one piece (E4), including VAT unless named otherwise. */
export type ShownPrices = UnitPrices & {
  readonly promotionBasisPoints: number;
  readonly priceSource: PriceSource;
  readonly priceBreaks: PriceBreaks;
};

export type NoPrices = { readonly [Key in keyof UnitPrices]: null } & {
  readonly promotionBasisPoints: 0;
  readonly priceSource: null;
  readonly priceBreaks: readonly [];
};

/** Rates are basis points. */
export type ProductView = ProductFacts & (ShownPrices | NoPrices);

export type PricedProductView = ProductFacts & ShownPrices;

type ProductFacts = Omit<ProductRow, 'priceE4' | 'regionIds'> & { readonly regionIds: readonly number[] };

const { quantity: _stock, ...publicFields } = fieldsSeenBy('everybody', PRODUCT_FIELDS);

export const productColumns = { id: products.id, ...columnsOf(publicFields), stock: products.stock };

type ProductRow = Pick<typeof products.$inferSelect, keyof typeof productColumns>;

export function columnsOf<Name extends keyof typeof products & string>(
  fields: Readonly<Record<Name, Field>>,
): Pick<typeof products, Name> {
  return mapFields(fields, (_, name) => products[name]);
}

function toPricedViews(ctx: Ctx, rows: readonly ProductRow[], { terms }: Viewer): PricedProductView[] {
  const ladders = priceLadders(ctx, terms, rows);
  return rows.map((row) => ({ ...toFacts(row), ...toShownPrices(row, ladders.get(row.id), terms) }));
}

export function toProductViews(
  ctx: Ctx,
  rows: readonly ProductRow[],
  viewer: StaffViewer,
): PricedProductView[];
export function toProductViews(ctx: Ctx, rows: readonly ProductRow[], viewer: Viewer): ProductView[];
export function toProductViews(ctx: Ctx, rows: readonly ProductRow[], viewer: Viewer): ProductView[] {
  if (viewer.seesPrices === 'none') return rows.map((row) => ({ ...toFacts(row), ...NO_PRICES }));
  return toPricedViews(ctx, rows, viewer).map((view) => {
    const isAsked = view.isOnRequest && view.priceSource === 'catalogue' && viewer.seesPrices !== 'all';
    return isAsked ? { ...view, ...NO_PRICES } : view;
  });
}

const NO_PRICES: NoPrices = {
  priceE4: null,
  priceWithoutVatE4: null,
  discountedPriceE4: null,
  unitPriceE4: null,
  promotionBasisPoints: 0,
  priceSource: null,
  priceBreaks: [],
};

function toFacts(row: ProductRow): ProductFacts {
  const { regionIds, image, priceE4: _priceE4, ...fields } = row;
  return { ...fields, image: imageUrl(image), regionIds: toRegionIds(regionIds) };
}

function toShownPrices(row: ProductRow, ladder: PriceLadder | undefined, terms: PriceTerms): ShownPrices {
  const prices = priceUnit(row, terms.discountBasisPoints);
  const steps = ladder ?? priceLadder(row, terms.discountBasisPoints);
  return {
    ...prices,
    unitPriceE4: steps[0].unitPriceE4,
    promotionBasisPoints: steps[0].discountBasisPoints,
    priceSource: steps[0].source,
    priceBreaks: toPriceBreaks(steps),
  };
}
