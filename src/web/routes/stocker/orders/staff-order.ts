import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../../../trpc/app-router.ts';

type Outputs = inferRouterOutputs<AppRouter>['stocker'];

/** An order as the warehouse sees it. */
export type StaffOrder = Outputs['orders']['byDay'][number];

/** A driver to whom orders can be given. */
export type ListedDriver = Outputs['drivers']['list'][number];

/** How many of an order's products are confirmed to be on the shelf. */
export function countConfirmed(order: StaffOrder): number {
  return order.lines.filter((line) => line.isStockConfirmed).length;
}

/** Whether every product of an order is on the shelf. */
export function isAllConfirmed(order: StaffOrder): boolean {
  return countConfirmed(order) === order.lines.length;
}
