import { lineTotal } from '#shared/prices/unit-price.ts';

export type LeftOfLine = {
  readonly unitPriceE4: number;
  readonly quantity: number;
  readonly totalCents: number;
};

/**
 * In cents: the difference in the line's value, to the cent. The last pieces get the remainder of the line, so that
 * an earlier rebate is not credited twice.
 */
export function creditWorth({ unitPriceE4, quantity, totalCents }: LeftOfLine, pieces: number): number {
  if (pieces === quantity) return totalCents;
  const lost = lineTotal(unitPriceE4, quantity) - lineTotal(unitPriceE4, Math.max(quantity - pieces, 0));
  return Math.min(lost, totalCents);
}
