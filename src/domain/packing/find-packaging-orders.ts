import { findOrders } from '#domain/orders/queries/find-orders.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { STATUS } from '#shared/order-status.ts';

/** Like `findOrders`, without cancelled orders and without amounts. */
export function findPackagingOrders(ctx: Ctx, input: { readonly term: string }) {
  return findOrders(ctx, input)
    .filter((order) => order.status !== STATUS.cancelled)
    .map(({ orderId, buyerName, status, deliverDate, matchedBy }) => ({
      orderId,
      buyerName,
      status,
      deliverDate,
      matchedBy,
    }));
}
