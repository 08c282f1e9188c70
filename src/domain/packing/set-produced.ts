import { eq } from 'drizzle-orm';
import { orderLines, orders } from '#db/schema/orders.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { productionStatus } from '#shared/packing.ts';

/** An item as the packing table left it. */
export type ProducedItem = {
  readonly orderLineId: number;
  readonly isProduced: boolean;
  readonly productionStatus: 'Produced' | 'Issue';
};

/**
 * Notes that an order item is produced, or is not after all. Rejects with `order-item-not-found`, and with `conflict`
 * when the order was cancelled meanwhile.
 */
export function setProduced(
  ctx: ActorCtx,
  { orderLineId, isProduced }: { readonly orderLineId: number; readonly isProduced: boolean },
): ProducedItem {
  return inTransaction(ctx, (tx) => {
    const line = tx.db
      .select({ orderId: orderLines.orderId })
      .from(orderLines)
      .where(eq(orderLines.id, orderLineId))
      .get();
    if (!line) throw new DomainError('order-item-not-found');
    announceStanding(tx, line.orderId);
    tx.db.update(orderLines).set({ isProduced }).where(eq(orderLines.id, orderLineId)).run();
    return { orderLineId, isProduced, productionStatus: productionStatus(isProduced) };
  });
}

/** The same for all items of an order at once. Rejects with `order-not-found` and `conflict`. */
export function setOrderProduced(
  ctx: ActorCtx,
  { orderId, isProduced }: { readonly orderId: number; readonly isProduced: boolean },
): { readonly orderId: number; readonly isProduced: boolean; readonly items: number } {
  return inTransaction(ctx, (tx) => {
    announceStanding(tx, orderId);
    const { changes } = tx.db
      .update(orderLines)
      .set({ isProduced })
      .where(eq(orderLines.orderId, orderId))
      .run();
    return { orderId, isProduced, items: changes };
  });
}

function announceStanding(ctx: ActorCtx, orderId: number): void {
  const order = ctx.db
    .select({ status: orders.status, customerId: orders.customerId, driverId: orders.driverId })
    .from(orders)
    .where(eq(orders.id, orderId))
    .get();
  if (!order) throw new DomainError('order-not-found');
  if (order.status === 'E Anuluar') throw new DomainError('order-cancelled-meanwhile');
  ctx.emit({ type: 'order', orderId, customerId: order.customerId, driverId: order.driverId });
}
