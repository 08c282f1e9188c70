import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { pick } from '#db/schema/columns.ts';
import { deliveryAttempts } from '#db/schema/delivery.ts';
import { orderEvents } from '#db/schema/order-events.ts';
import { orders } from '#db/schema/orders.ts';
import { users } from '#db/schema/users.ts';
import { eventField } from '#domain/order-events/read-order-events.ts';
import { countAttempts } from '#domain/orders/changes/move-orders.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { hasRow } from '#kernel/rows.ts';

/**
 * Current state of an order for a driver whose action was rejected, also when it is no longer assigned to them.
 * Rejects with `order-not-found` when it never was.
 */
export function getOrderState(ctx: ActorCtx, { orderId }: { readonly orderId: number }) {
  assertEverAssigned(ctx, orderId);
  const order = ctx.db
    .select({
      orderId: orders.id,
      ...pick(orders, 'status', 'deliverDate', 'buyerName', 'driverId'),
      driverName: users.name,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.driverId))
    .where(eq(orders.id, orderId))
    .get();
  if (!order) throw new DomainError('order-not-found');
  const { driverId, ...standing } = order;
  const attempts = countAttempts(ctx, orderId);
  return {
    ...standing,
    attempts,
    isOwn: driverId === ctx.actor.id,
    lastChange: findLastChange(ctx, orderId),
  };
}

export function findLastChange(ctx: ActorCtx, orderId: number) {
  const last = ctx.db
    .select({
      at: orderEvents.createdAt,
      actorName: users.name,
      reason: sql<string>`COALESCE(${eventField('reason')}, '')`,
    })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.actorId))
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        inArray(orderEvents.kind, ['order.placed', 'order.status-changed']),
      ),
    )
    .orderBy(desc(orderEvents.id))
    .limit(1)
    .get();
  return last ?? null;
}

/** Rejects with `order-not-found` an order that was never assigned to the caller. */
export function assertEverAssigned(ctx: ActorCtx, orderId: number) {
  const driver = ctx.actor.id;
  const order = ctx.db
    .select(pick(orders, 'id', 'customerId', 'driverId', 'status', 'totalCents'))
    .from(orders)
    .where(eq(orders.id, orderId))
    .get();
  if (order && (order.driverId === driver || wasAssigned(ctx, orderId) || wasTried(ctx, orderId)))
    return order;
  throw new DomainError('order-not-found');
}

function wasAssigned(ctx: ActorCtx, orderId: number): boolean {
  const { id } = ctx.actor;
  const isAssignment = and(
    eq(orderEvents.orderId, orderId),
    eq(orderEvents.kind, 'order.driver-assigned'),
    sql`${id} IN (${eventField('from')}, ${eventField('to')})`,
  );
  return hasRow(ctx, orderEvents, isAssignment);
}

function wasTried(ctx: ActorCtx, orderId: number): boolean {
  const isVisit = and(eq(deliveryAttempts.orderId, orderId), eq(deliveryAttempts.driverId, ctx.actor.id));
  return hasRow(ctx, deliveryAttempts, isVisit);
}
