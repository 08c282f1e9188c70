import type { inferOutput } from '@trpc/tanstack-react-query';
import type { api } from '../../../api.ts';

/** An order as the warehouse sees it. */
export type StaffOrder = inferOutput<typeof api.stocker.orders.byDay>[number];

/** A driver to whom orders can be given. */
export type ListedDriver = inferOutput<typeof api.stocker.drivers.list>[number];

/** How many of an order's products are confirmed to be on the shelf. */
export function countConfirmed(order: StaffOrder): number {
  return order.lines.filter((line) => line.isStockConfirmed).length;
}

/** Whether every product of an order is on the shelf. */
export function isAllConfirmed(order: StaffOrder): boolean {
  return countConfirmed(order) === order.lines.length;
}
