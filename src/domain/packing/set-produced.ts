import { eq } from 'drizzle-orm';
import { orderLines } from '#db/schema/orders.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { announceOrder, findLine, findOrder, type OrderHead } from '#domain/orders/find-order.ts';
import { STATUS } from '#shared/order-status.ts';
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
    announceStanding(tx, findLine(tx, orderLineId).order);
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
    announceStanding(tx, findOrder(tx, orderId));
    const { changes } = tx.db
      .update(orderLines)
      .set({ isProduced })
      .where(eq(orderLines.orderId, orderId))
      .run();
    return { orderId, isProduced, items: changes };
  });
}

function announceStanding(ctx: ActorCtx, order: OrderHead): void {
  if (order.status === STATUS.cancelled) throw new DomainError('order-cancelled-meanwhile');
  announceOrder(ctx, order);
}
