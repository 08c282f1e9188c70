import type { HoldCause } from './ledger.ts';

/** A customer's credit: the limit in cents (null: none), what counts against it, and whether old debt forbids more. */
export type Credit = {
  readonly limitCents: number | null;
  readonly exposureCents: number;
  readonly isLongOverdue: boolean;
};

/** Why an order of so many cents has to wait for the office; null when it doesn't. Exactly at the limit passes. */
export function findHoldCause(
  { limitCents, exposureCents, isLongOverdue }: Credit,
  orderCents: number,
): HoldCause | null {
  if (limitCents !== null && exposureCents + orderCents > limitCents) return 'limit';
  return isLongOverdue ? 'overdue' : null;
}
