import { and, eq } from 'drizzle-orm';
import { pick } from '#db/schema/columns.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { isFinal } from '#shared/order-status.ts';
import { ordersVisibleTo } from './visible-orders.ts';

const columns = {
  ...pick(orders, 'id', 'customerId', 'driverId', 'status', 'totalCents', 'deliverDate', 'regionId'),
  ...pick(orders, 'version', 'invoiceId', 'deliveryNoteId', 'heldAt'),
};

/** Rejects with `order-not-found`, also for orders the caller may not see. */
export function findOrder(ctx: ActorCtx, orderId: number) {
  const order = ctx.db
    .select(columns)
    .from(orders)
    .where(and(eq(orders.id, orderId), ordersVisibleTo(ctx.actor)))
    .get();
  if (!order) throw new DomainError('order-not-found');
  return order;
}

export type OrderHead = ReturnType<typeof findOrder>;

/** Finished orders can't be marked or assigned a driver. Rejects with `order-over`. */
export function assertNotOver({ status }: Pick<OrderHead, 'status'>): void {
  if (isFinal(status)) throw new DomainError('order-over', { status });
}

export function assertVersion({ version }: OrderHead, expectedVersion: number | undefined): void {
  if (expectedVersion === undefined || expectedVersion === version) return;
  throw new DomainError('order-changed', { version });
}

/** With the order's head. Rejects with `order-item-not-found`, also for orders the caller may not see. */
export function findLine(ctx: ActorCtx, orderLineId: number) {
  const found = ctx.db
    .select({ line: orderLines, order: columns })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.id, orderLineId), ordersVisibleTo(ctx.actor)))
    .get();
  if (!found) throw new DomainError('order-item-not-found');
  return found;
}

/** Announces a change of an order to screens and to programs that poll for changes. Call it in a transaction. */
export function announceOrder(ctx: ActorCtx, { id: orderId, customerId, driverId }: Announced): void {
  ctx.db.update(orders).set({ updatedAt: ctx.clock.now() }).where(eq(orders.id, orderId)).run();
  ctx.emit({ type: 'order', orderId, customerId, driverId });
}

type Announced = Pick<OrderHead, 'id' | 'customerId' | 'driverId'>;
