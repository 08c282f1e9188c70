import type { HoldCause } from './ledger.ts';

/**
 * The limit in cents (null: none), the exposure that counts against it, and whether overdue debt blocks further
 * credit.
 */
export type Credit = {
  readonly limitCents: number | null;
  readonly exposureCents: number;
  readonly isLongOverdue: boolean;
};

/** Null when the order is not held. A total exactly at the limit passes. */
export function findHoldCause(
  { limitCents, exposureCents, isLongOverdue }: Credit,
  orderCents: number,
): HoldCause | null {
  if (limitCents !== null && exposureCents + orderCents > limitCents) return 'limit';
  return isLongOverdue ? 'overdue' : null;
}
