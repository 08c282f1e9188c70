import { countText, type PackedGoods, sellingFacts, stepOf } from '#shared/prices/packs.ts';
import type { PriceBreaks } from '#shared/prices/pricing.ts';
import { formatUnitPrice } from '#shared/prices/unit-price.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import type { RegionProduct } from './region-product.ts';

export function ladderText(breaks: PriceBreaks | readonly [], goods: PackedGoods): string {
  return breaks.length < 2 ? '' : breaks.map((step) => stepText(step, goods)).join(' · ');
}

/** `nga 4 pako: 11,90 €`, `nga 24: 1,10 €`. */
export function stepText({ from, unitPriceE4 }: PriceBreaks[number], goods: PackedGoods): string {
  return texts.draft.cheaperFrom(countText(from, goods), formatUnitPrice(unitPriceE4 * stepOf(goods)));
}

export function sellingTerms(product: RegionProduct): string {
  const [, next] = product.priceBreaks;
  const cheaper = next ? [stepText(next, product)] : [];
  return [...cheaper, ...sellingFacts(product)].join(' · ');
}
