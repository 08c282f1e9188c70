import { lineTotal } from '#shared/prices/unit-price.ts';

export type LeftOfLine = {
  readonly unitPriceE4: number;
  readonly quantity: number;
  readonly totalCents: number;
};

/**
 * What pieces of an invoice's line are credited with, in cents: the line is worth less by it than before, to the cent.
 * The last pieces take what is left of the line: a rebate given before is not given twice.
 */
export function creditWorth({ unitPriceE4, quantity, totalCents }: LeftOfLine, pieces: number): number {
  if (pieces === quantity) return totalCents;
  const lost = lineTotal(unitPriceE4, quantity) - lineTotal(unitPriceE4, Math.max(quantity - pieces, 0));
  return Math.min(lost, totalCents);
}
