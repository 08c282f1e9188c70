import { eq } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { orderLines } from '#db/schema/orders.ts';
import { announceOrder, assertNotOver, findLine, type OrderHead } from '#domain/orders/queries/find-order.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { isOpen, STATUS } from '#shared/order-status.ts';
import { productionStatus } from '#shared/packing.ts';

/** Rejects with `order-item-not-found`, and for a finished order with `order-cancelled-meanwhile` or `order-over`. */
export function setProduced(
  ctx: ActorCtx,
  { orderLineId, isProduced }: { readonly orderLineId: number; readonly isProduced: boolean },
) {
  return inTransaction(ctx, (tx) => {
    emitForActiveOrders(tx, findLine(tx, orderLineId).order);
    tx.db.update(orderLines).set({ isProduced }).where(eq(orderLines.id, orderLineId)).run();
    return { orderLineId, isProduced, productionStatus: productionStatus(isProduced) };
  });
}

/**
 * Returns the changed lines; lines of finished orders are skipped. Rejects as `setProduced` when all were skipped, and
 * with `order-item-not-found` for an unknown line.
 */
export function setLinesProduced(
  ctx: ActorCtx,
  { orderLineIds, isProduced }: { readonly orderLineIds: readonly number[]; readonly isProduced: boolean },
): { readonly changed: readonly number[] } {
  return inTransaction(ctx, (tx) => {
    const found = orderLineIds.map((orderLineId) => findLine(tx, orderLineId));
    const standing = found.filter(({ order }) => isOpen(order.status));
    if (standing.length === 0) for (const { order } of found) assertPackable(order);
    const changed = standing.filter(({ line }) => line.isProduced !== isProduced);
    const ids = changed.map(({ line }) => line.id);
    tx.db.update(orderLines).set({ isProduced }).where(inIds(orderLines.id, ids)).run();
    const touched = new Map(changed.map(({ order }) => [order.id, order]));
    for (const order of touched.values()) announceOrder(tx, order);
    return { changed: ids };
  });
}

function emitForActiveOrders(ctx: ActorCtx, order: OrderHead): void {
  assertPackable(order);
  announceOrder(ctx, order);
}

function assertPackable(order: OrderHead): void {
  if (order.status === STATUS.cancelled) throw new DomainError('order-cancelled-meanwhile');
  assertNotOver(order);
}
