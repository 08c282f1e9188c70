import { and, eq } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { type StatusChange, setOrderStatus } from '#domain/orders/set-order-status.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { isSigned, readDeliveries } from './read-deliveries.ts';

/** `seen` is the status that the driver's screen showed; a change that waited for the network may be hours old. */
export type StopChange = StatusChange & { readonly seen?: OrderStatus | undefined };

/**
 * Sets the status of a stop as `setOrderStatus` does. A change made before its driver could see that the order was
 * delivered or cancelled meanwhile (by another phone, by the office) doesn't undo that: `order-changed`. Nor can a
 * driver undo a delivery that somebody signed for, and then note less money for it: `conflict`, the office does that.
 */
export function setStopStatus(ctx: ActorCtx, { seen, ...change }: StopChange): StatusChange {
  return inTransaction(ctx, (tx) => {
    const status = findOwnStatus(tx, change.orderId);
    if (status !== undefined && status !== change.status) {
      if (seen !== undefined) rejectIfOvertaken(status, seen);
      if (status === 'E Realizuar') rejectIfSigned(tx, change.orderId);
    }
    return setOrderStatus(tx, change);
  });
}

function findOwnStatus(ctx: ActorCtx, orderId: number): OrderStatus | undefined {
  return ctx.db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.driverId, ctx.actor.id)))
    .get()?.status;
}

function rejectIfOvertaken(status: OrderStatus, seen: OrderStatus): void {
  if (status === seen || (status !== 'E Realizuar' && status !== 'E Anuluar')) return;
  throw new DomainError('order-overtaken', { status });
}

function rejectIfSigned(ctx: ActorCtx, orderId: number): void {
  if (!isSigned(readDeliveries(ctx, [orderId]).get(orderId))) return;
  throw new DomainError('delivery-signed');
}
