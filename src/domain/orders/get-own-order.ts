import { and, eq, sql } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { type CustomerOrder, selectCustomerOrders, toCustomerOrders } from './customer-order.ts';
import { prepareForCaller } from './visible-orders.ts';

/** One of the caller's own orders; anybody else's is `order-not-found`. */
export function getOwnOrder(ctx: ActorCtx, { orderId }: { readonly orderId: number }): CustomerOrder {
  const [order] = toCustomerOrders(ctx, ownOrder(ctx).all({ orderId, actorId: ctx.actor.id }));
  if (!order) throw new DomainError('order-not-found');
  return order;
}

const ownOrder = prepareForCaller((db, isVisible) =>
  selectCustomerOrders(db)
    .where(and(eq(orders.id, sql.placeholder('orderId')), isVisible))
    .prepare(),
);
