import { isOpen, type OrderStatus, STATUS } from '#shared/order-status.ts';

type Change = { readonly orderId: number; readonly status: OrderStatus };

/**
 * How many orders are still to be delivered once the changes have happened, the last of each order; `count` is how many
 * there were before. An order that the phone does not know is taken for one to be delivered.
 */
export function countStillOpen(
  count: number,
  changes: readonly Change[],
  findStatus: (orderId: number) => OrderStatus | undefined,
): number {
  const last = new Map(changes.map(({ orderId, status }) => [orderId, status]));
  const difference = [...last].reduce((sum, [orderId, status]) => {
    const before = findStatus(orderId) ?? STATUS.departed;
    return sum + weightOf(status) - weightOf(before);
  }, 0);
  return Math.max(0, count + difference);
}

function weightOf(status: OrderStatus): number {
  return isOpen(status) ? 1 : 0;
}
