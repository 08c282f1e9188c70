import { REDUCTION_REASON_LABELS } from '#shared/delivery.ts';
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
