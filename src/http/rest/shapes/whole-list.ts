import { z } from 'zod';

/** What a list says that is asked for without pages and stops before its end. */
export const truncation = { total: z.int().optional(), truncated: z.literal(true).optional() };

/** Says how many there are when not all of them are answered; nothing when they are. */
export function sayTruncated(
  answered: number,
  total: number,
): { readonly total?: number; readonly truncated?: true } {
  return answered < total ? { total, truncated: true } : {};
}

/** Orders that are answered when no page is asked for. */
export const MAX_ORDERS = 1000;

/** The orders of a list without pages; where there are more than one answer holds, it says how many. */
export function wholeOrders<Order, Shape>(
  found: readonly Order[],
  toShape: (order: Order) => Shape,
): { orders: Shape[] } & ReturnType<typeof sayTruncated> {
  const orders = found.slice(0, MAX_ORDERS).map(toShape);
  return { orders, ...sayTruncated(orders.length, found.length) };
}
