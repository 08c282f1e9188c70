import { isOpen, STATUS } from '#shared/order-status.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import type { StaffOrder } from './staff-order.ts';

/** How many of an order's products are confirmed to be on the shelf. */
export function countConfirmed(order: StaffOrder): number {
  return order.lines.filter((line) => line.isStockConfirmed).length;
}

/** Whether every product of an order is on the shelf. */
export function isAllConfirmed(order: StaffOrder): boolean {
  return order.lines.every((line) => line.isStockConfirmed);
}

/** Whether marking an order as prepared says more than anybody has seen. */
export function isUnready(order: StaffOrder): boolean {
  return order.status === STATUS.processed && !isAllConfirmed(order);
}

/** Whether an order should have been with its customer before today. */
export function isLate(order: StaffOrder, today: ISODate): boolean {
  return order.deliverDate !== null && order.deliverDate < today && isOpen(order.status);
}

/** Whether the packing table has made everything of an order that the warehouse has not prepared yet. */
export function isProduced(order: StaffOrder): boolean {
  return order.status === STATUS.processed && order.lines.every((line) => line.isProduced);
}
