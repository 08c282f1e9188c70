/** What of a line of an invoice is not credited yet, amounts in cents. */
export type LeftOfLine = {
  readonly unitPriceCents: number;
  readonly quantity: number;
  readonly totalCents: number;
};

/**
 * What pieces of an invoice's line are credited with, in cents. The last pieces take what is left of the line: a rebate
 * given before is not given twice.
 */
export function creditWorth({ unitPriceCents, quantity, totalCents }: LeftOfLine, pieces: number): number {
  return pieces === quantity ? totalCents : Math.min(unitPriceCents * pieces, totalCents);
}
