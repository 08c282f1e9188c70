import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';

/** How many of an order's products are confirmed to be on the shelf. */
export function countConfirmed(order: StaffOrder): number {
  return order.lines.filter((line) => line.isStockConfirmed).length;
}

/** Whether every product of an order is on the shelf. */
export function isAllConfirmed(order: StaffOrder): boolean {
  return countConfirmed(order) === order.lines.length;
}
