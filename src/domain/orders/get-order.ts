import { and, eq } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { readStaffOrders, type StaffOrder } from './staff-order.ts';
import { ordersVisibleTo } from './visible-orders.ts';

/** One order as staff see it, by its number; rejects with `order-not-found`. */
export function getOrder(ctx: ActorCtx, { orderId }: { readonly orderId: number }): StaffOrder {
  const [order] = readStaffOrders(ctx, {
    where: and(eq(orders.id, orderId), ordersVisibleTo(ctx.actor)),
    limit: 1,
  });
  if (!order) throw new DomainError('order-not-found');
  return order;
}
