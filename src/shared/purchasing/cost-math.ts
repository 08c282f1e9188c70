import { withVatE4 } from '#shared/prices/pricing.ts';
import { centsToE4 } from '#shared/prices/unit-price.ts';

/** `valueE4 × part ÷ whole`, rounded half away from zero; bigint, because the product may exceed safe integers. */
export function shareOf(valueE4: number, part: number, whole: number): number {
  const product = BigInt(valueE4) * BigInt(part);
  const divisor = BigInt(whole);
  const magnitude = product < 0n ? -product : product;
  const rounded = Number((2n * magnitude + divisor) / (2n * divisor));
  return product < 0n ? -rounded : rounded;
}

export function e4ToCents(valueE4: number): number {
  return shareOf(valueE4, 1, 100);
}

/** Rounded to the ten-thousandth, unlike displayed prices without VAT. */
export function netPriceOf(priceE4: number, vatBasisPoints: number): number {
  return shareOf(priceE4, 10_000, 10_000 + vatBasisPoints);
}

/** In hundredths of a per cent of the net price; null without a price or a known cost. */
export function marginE2(netPriceE4: number, costE4: number | null): number | null {
  return costE4 === null || netPriceE4 === 0 ? null : shareOf(netPriceE4 - costE4, 10_000, netPriceE4);
}

/** Including VAT: the lowest whole cent with at least this margin (hundredths of a per cent, below 100 %). */
export function priceForMargin(costE4: number, leastE2: number, vatBasisPoints: number): number {
  const netE4 = Math.ceil((costE4 * 10_000) / (10_000 - leastE2));
  let cents = Math.max(1, Math.ceil(withVatE4(netE4, vatBasisPoints) / 100));
  const isEnough = (price: number) =>
    (marginE2(netPriceOf(centsToE4(price), vatBasisPoints), costE4) ?? 0) >= leastE2;
  while (!isEnough(cents)) cents += 1;
  return centsToE4(cents);
}
