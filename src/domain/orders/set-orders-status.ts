import type { ActorCtx } from '#domain/kernel/ctx.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { type BulkResult, changeOrders } from './change-orders.ts';
import { setOrderStatus } from './set-order-status.ts';

/** Sets the status of several orders as `setOrderStatus` does; those it rejects are named, the others changed. */
export function setOrdersStatus(
  ctx: ActorCtx,
  { orderIds, status }: { readonly orderIds: readonly number[]; readonly status: OrderStatus },
): BulkResult {
  return changeOrders(ctx, orderIds, (tx, orderId) => setOrderStatus(tx, { orderId, status }));
}
