import { isFood } from '#shared/categories.ts';
import { formatCents } from '#shared/prices/money.ts';
import { isSoldByPack } from '#shared/prices/packs.ts';
import { priceWithoutVatE4 } from '#shared/prices/pricing.ts';
import { decimalStepOf, formatUnitPrice } from '#shared/prices/unit-price.ts';
import { unitLabel } from '#shared/prices/units.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import type { ProductView } from './product-view.ts';

export type PricedPacking = Pick<
  ProductView,
  'category' | 'unit' | 'pricePer' | 'packName' | 'packSize' | 'orderStep' | 'weightGrams'
>;

export function piecesPriced({ pricePer, packSize, orderStep }: PricedPacking): number {
  return pricePer === 1 && isSoldByPack({ packSize, orderStep }) ? packSize : pricePer;
}

export function shownNetE4(
  product: PricedPacking & Pick<ProductView, 'vatBasisPoints'>,
  unitPriceE4: number,
): number {
  return priceWithoutVatE4(unitPriceE4 * piecesPriced(product), product.vatBasisPoints);
}

export function unitWords({ unit, pricePer, packName, packSize, orderStep }: PricedPacking): string {
  if (pricePer > 1) return texts.product.perPieces(pricePer, unit);
  if (isSoldByPack({ packSize, orderStep })) return texts.product.perPack(packName);
  return texts.product.perUnit(packSize === 1 && packName !== '' ? packName : unitLabel(unit));
}

/** After the choice was made: for a pack also the price of a piece. */
export function shortWords(product: PricedPacking, unitPriceE4: number): string {
  const { unit, pricePer, packSize, orderStep } = product;
  const what = unitWords(product);
  if (pricePer > 1 || !isSoldByPack({ packSize, orderStep })) return what;
  return `${what} · ${formatUnitPrice(unitPriceE4)}/${unitLabel(unit).toLowerCase()}`;
}

export function priceWords(product: PricedPacking, unitPriceE4: number): string {
  const { category, unit, pricePer, packName, packSize, orderStep, weightGrams } = product;
  const what = unitWords(product);
  if (pricePer > 1) return what;
  if (isSoldByPack({ packSize, orderStep })) {
    return `${what} · ${texts.product.piecesAt(packSize, unit, formatUnitPrice(unitPriceE4))}`;
  }
  const hasPackWord = packSize === 1 && packName !== '';
  // Price per kilo is only useful for goods bought by weight, which come in a bucket, sack or pack.
  if (!isFood(category) || !hasPackWord || unit !== 'COPE' || weightGrams === null) return what;
  return `${what} · ${texts.product.perKilo(perKilo(unitPriceE4, weightGrams))}`;
}

function perKilo(unitPriceE4: number, weightGrams: number): string {
  const e4 = (unitPriceE4 * 1000) / weightGrams;
  const cents = Math.round(e4 / 100);
  return cents > 0 ? formatCents(cents) : formatUnitPrice(Math.round(e4));
}

type SeenPrices = Pick<
  Extract<ProductView, { readonly priceE4: number }>,
  'priceE4' | 'discountedPriceE4' | 'unitPriceE4' | 'promotionBasisPoints'
>;

/** Unit price without the promotion, so that struck price and badge agree; null for contract prices. */
export function priceBefore(prices: SeenPrices): number | null {
  const { priceE4, discountedPriceE4, unitPriceE4, promotionBasisPoints } = prices;
  if (promotionBasisPoints <= 0 || promotionBasisPoints >= 10_000) return null;
  if (unitPriceE4 === discountedPriceE4) return priceE4;
  const regular = (unitPriceE4 * 10_000) / (10_000 - promotionBasisPoints);
  const step = Math.min(decimalStepOf(priceE4), decimalStepOf(unitPriceE4));
  return Math.round(regular / step) * step;
}

export function reachableSteps<Step extends { readonly from: number }>(
  steps: readonly Step[],
  least: number,
): Step[] {
  return steps
    .filter((_, index) => (steps[index + 1]?.from ?? Number.POSITIVE_INFINITY) > least)
    .map((step) => ({ ...step, from: Math.max(step.from, least) }));
}
