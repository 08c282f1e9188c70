import { z } from 'zod';

export const truncation = { total: z.int().optional(), truncated: z.literal(true).optional() };

export function sayTruncated(
  answered: number,
  total: number,
): { readonly total?: number; readonly truncated?: true } {
  return answered < total ? { total, truncated: true } : {};
}

export const MAX_ORDERS = 1000;

export function wholeOrders<Order, Shape>(
  found: readonly Order[],
  toShape: (order: Order) => Shape,
): { orders: Shape[] } & ReturnType<typeof sayTruncated> {
  const orders = found.slice(0, MAX_ORDERS).map(toShape);
  return { orders, ...sayTruncated(orders.length, found.length) };
}
