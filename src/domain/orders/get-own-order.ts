import { and, eq } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { type CustomerOrder, readCustomerOrders } from './customer-order.ts';
import { ordersVisibleTo } from './visible-orders.ts';

/** One of the caller's own orders; anybody else's is `order-not-found`. */
export function getOwnOrder(ctx: ActorCtx, { orderId }: { readonly orderId: number }): CustomerOrder {
  const isVisible = and(eq(orders.id, orderId), ordersVisibleTo(ctx.actor));
  const [order] = readCustomerOrders(ctx, isVisible, 1);
  if (!order) throw new DomainError('order-not-found');
  return order;
}
