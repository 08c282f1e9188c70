import { formatCents } from '#shared/money.ts';
import { formatUnitPrice } from '#shared/unit-price.ts';
import { UNIT_LABELS } from '#shared/units.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import type { ProductView } from './product-view.ts';

/** What of a product decides for how many its price is said. */
export type PricedPacking = Pick<
  ProductView,
  'category' | 'unit' | 'pricePer' | 'packName' | 'packSize' | 'orderStep' | 'weightGrams'
>;

/** For how many pieces the price stands: a whole pack where it is sold in nothing less, else as the office says. */
export function piecesPriced({ pricePer, packSize, orderStep }: PricedPacking): number {
  return pricePer === 1 && isSoldByPack(packSize, orderStep) ? packSize : pricePer;
}

function isSoldByPack(packSize: number, orderStep: number): boolean {
  return packSize > 1 && orderStep % packSize === 0;
}

/** What the price is of, and no more: `/ pako`, `/ kovë`, `për 100 copë`. */
export function unitWords({ unit, pricePer, packName, packSize, orderStep }: PricedPacking): string {
  if (pricePer > 1) return texts.product.perPieces(pricePer, unit);
  if (isSoldByPack(packSize, orderStep)) return texts.product.perPack(packName);
  return texts.product.perUnit(packSize === 1 && packName !== '' ? packName : UNIT_LABELS[unit]);
}

/** What the price is of, and to compare by: `/ pako · 100 copë · 0,13 €/copë`, `/ kovë · 4,82 €/kg`, `për 100 copë`. */
export function priceWords(product: PricedPacking, unitPriceE4: number): string {
  const { category, unit, pricePer, packName, packSize, orderStep, weightGrams } = product;
  const what = unitWords(product);
  if (pricePer > 1) return what;
  if (isSoldByPack(packSize, orderStep)) {
    return `${what} · ${texts.product.piecesAt(packSize, unit, comparable(unitPriceE4))}`;
  }
  const hasPackWord = packSize === 1 && packName !== '';
  // Nobody compares boxes, candles or tins by the kilo: what is bought for its weight comes in a bucket, a sack, a pack.
  if (category !== 'pasticeri' || !hasPackWord || unit !== 'COPE' || weightGrams === null) return what;
  return `${what} · ${texts.product.perKilo(comparable((unitPriceE4 * 1000) / weightGrams))}`;
}

/** A price to compare by, in whole cents; of less than a cent all its decimals. */
function comparable(e4: number): string {
  const cents = Math.round(e4 / 100);
  return cents > 0 ? formatCents(cents) : formatUnitPrice(Math.round(e4));
}

/** Prices of a product that its viewer sees. */
type SeenPrices = Pick<
  Extract<ProductView, { readonly priceE4: number }>,
  'priceE4' | 'discountedPriceE4' | 'unitPriceE4' | 'promotionBasisPoints'
>;

/**
 * What one piece would cost this viewer without the promotion, so that struck price and badge say the same; null without
 * one: a customer's own price is the price.
 */
export function priceBefore(prices: SeenPrices): number | null {
  const { priceE4, discountedPriceE4, unitPriceE4, promotionBasisPoints } = prices;
  if (promotionBasisPoints <= 0 || promotionBasisPoints >= 10_000) return null;
  if (unitPriceE4 === discountedPriceE4) return priceE4;
  const own = (unitPriceE4 * 10_000) / (10_000 - promotionBasisPoints);
  return Math.round(own / 100) * 100;
}

/** The steps of a ladder that somebody can order in: the first begins at the smallest quantity that is sold. */
export function reachableSteps<Step extends { readonly from: number }>(
  steps: readonly Step[],
  least: number,
): Step[] {
  return steps
    .filter((_, index) => (steps[index + 1]?.from ?? Number.POSITIVE_INFINITY) > least)
    .map((step) => ({ ...step, from: Math.max(step.from, least) }));
}
