import { z } from 'zod';

export const truncation = { total: z.int().optional(), truncated: z.literal(true).optional() };

export function truncationOf(
  answered: number,
  total: number,
): { readonly total?: number; readonly truncated?: true } {
  return answered < total ? { total, truncated: true } : {};
}

export const MAX_ORDERS = 1000;

export function allOrders<Order, Shape>(
  found: readonly Order[],
  toShape: (order: Order) => Shape,
): { orders: Shape[] } & ReturnType<typeof truncationOf> {
  const orders = found.slice(0, MAX_ORDERS).map(toShape);
  return { orders, ...truncationOf(orders.length, found.length) };
}
