import { sellingFacts } from '#shared/prices/packs.ts';
import type { PriceBreaks } from '#shared/prices/pricing.ts';
import { formatUnitPrice } from '#shared/prices/unit-price.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import type { RegionProduct } from './region-product.ts';

export function ladderText(breaks: PriceBreaks | readonly []): string {
  if (breaks.length < 2) return '';
  const words = breaks.map(({ from, unitPriceE4 }) =>
    texts.draft.cheaperFrom(from, formatUnitPrice(unitPriceE4)),
  );
  return words.join(' · ');
}

export function sellingTerms(product: RegionProduct): string {
  const [, next] = product.priceBreaks;
  const cheaper = next ? [texts.draft.cheaperFrom(next.from, formatUnitPrice(next.unitPriceE4))] : [];
  return [...cheaper, ...sellingFacts(product)].join(' · ');
}
