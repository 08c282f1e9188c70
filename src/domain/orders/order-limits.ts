import { DomainError } from '#domain/kernel/domain-error.ts';

/** Largest total of one order in cents (ten million euros): sums over a million orders stay exact integers. */
const MAX_ORDER_CENTS = 1_000_000_000;

/** Rejects a total that is beyond all trade with `validation-failed`. */
export function assertTotalInRange(totalCents: number): void {
  if (totalCents > MAX_ORDER_CENTS) {
    throw new DomainError('order-value-too-large');
  }
}
