import type { AttemptReason } from '#shared/delivery.ts';
import { isOpen, type OrderStatus, STATUS } from '#shared/order-status.ts';

type Change = {
  readonly orderId: number;
  readonly status: OrderStatus;
  readonly attempt?: AttemptReason;
};

export function countStillOpen(
  count: number,
  changes: readonly Change[],
  findStatus: (orderId: number) => OrderStatus | undefined,
): number {
  const last = new Map(changes.map((change) => [change.orderId, change]));
  const difference = [...last].reduce((sum, [orderId, { status, attempt }]) => {
    const before = findStatus(orderId) ?? STATUS.departed;
    return sum + (attempt ? 0 : weightOf(status)) - weightOf(before);
  }, 0);
  return Math.max(0, count + difference);
}

function weightOf(status: OrderStatus): number {
  return isOpen(status) ? 1 : 0;
}
