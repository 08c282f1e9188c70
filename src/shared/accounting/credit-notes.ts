import { REDUCTION_REASON_LABELS } from '#shared/delivery.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import { foldText } from '#shared/text/fold.ts';
import type { CREDIT_REASONS, CreditGoods } from './documents.ts';

export type CancelledGoods = CreditGoods | ReadonlyMap<number, CreditGoods>;

export function goodsOfLine(goods: CancelledGoods, orderLineId: number): CreditGoods {
  return typeof goods === 'string' ? goods : (goods.get(orderLineId) ?? 'stock');
}

const DAMAGED = ['Mall i dëmtuar' satisfies (typeof CREDIT_REASONS)[number], REDUCTION_REASON_LABELS.damaged];
const DAMAGED_FOLDED = DAMAGED.map(foldText);

/** Default destination: damaged goods never become sellable again by themselves. */
export function goodsOfReason(reason: string): CreditGoods {
  const folded = foldText(reason);
  return DAMAGED_FOLDED.some((damaged) => folded.startsWith(damaged)) ? 'loss' : 'stock';
}

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
