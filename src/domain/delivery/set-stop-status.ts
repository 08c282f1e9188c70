import { and, eq } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import type { OrderStatus } from '../../shared/order-status.ts';
import type { ActorCtx } from '../kernel/ctx.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { inTransaction } from '../kernel/in-transaction.ts';
import { type StatusChange, setOrderStatus } from '../orders/set-order-status.ts';

/** `seen` is the status that the driver's screen showed; a change that waited for the network may be hours old. */
export type StopChange = StatusChange & { readonly seen?: OrderStatus | undefined };

/**
 * Sets the status of a stop as `setOrderStatus` does. A change made before its driver could see that the order was
 * delivered or cancelled meanwhile (by another phone, by the office) doesn't undo that: `order-changed`.
 */
export function setStopStatus(ctx: ActorCtx, { seen, ...change }: StopChange): StatusChange {
  return inTransaction(ctx, (tx) => {
    if (seen !== undefined) refuseIfOvertaken(tx, change, seen);
    return setOrderStatus(tx, change);
  });
}

function refuseIfOvertaken(ctx: ActorCtx, { orderId, status }: StatusChange, seen: OrderStatus): void {
  const order = ctx.db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.driverId, ctx.actor.id)))
    .get();
  if (!order || order.status === seen || order.status === status) return;
  if (order.status !== 'E Realizuar' && order.status !== 'E Anuluar') return;
  throw new DomainError('order-changed', `Ndërkohë u bë „${order.status}”. Ndryshimi juaj nuk u ruajt.`);
}
