import { eq, sql } from 'drizzle-orm';
import { orderLines, orders } from '#db/schema/orders.ts';
import { customStockMovements } from '#db/schema/packing.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { STATUS } from '#shared/order-status.ts';
import { type CustomStockBalance, changeCustomStock } from './change-custom-stock.ts';

export type UsedPieces = {
  readonly orderLineId: number;
  readonly quantity: number;
  readonly note: string;
};

/**
 * Uses custom stock of the order's customer for a line and records it there. Rejects with `order-item-not-found`,
 * `insufficient-custom-stock`, and `conflict` when the order is cancelled or the line needs less.
 */
export function takeCustomStock(
  ctx: ActorCtx,
  { orderLineId, quantity, note }: UsedPieces,
): CustomStockBalance {
  return inTransaction(ctx, (tx) => {
    const line = tx.db
      .select({
        productId: orderLines.productId,
        quantity: orderLines.quantity,
        customerId: orders.customerId,
        status: orders.status,
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(orderLines.id, orderLineId))
      .get();
    if (!line) throw new DomainError('order-item-not-found');
    if (line.status === STATUS.cancelled) throw new DomainError('order-cancelled-meanwhile');
    const left = line.quantity - readUsed(tx, orderLineId);
    if (quantity > left) {
      throw new DomainError('pieces-beyond-line', { left: Math.max(left, 0) });
    }
    const { customerId, productId } = line;
    return changeCustomStock(tx, {
      customerId,
      productId,
      delta: -quantity,
      reason: 'used',
      note,
      orderLineId,
    });
  });
}

function readUsed(ctx: ActorCtx, orderLineId: number): number {
  const [found] = ctx.db
    .select({ used: sql<number>`COALESCE(-SUM(${customStockMovements.delta}), 0)` })
    .from(customStockMovements)
    .where(eq(customStockMovements.orderLineId, orderLineId))
    .all();
  return found?.used ?? 0;
}
