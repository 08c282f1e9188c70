import { and, eq, inArray } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { EDITABLE_STATUSES } from '#shared/order-status.ts';
import { announceOrder } from './find-order.ts';
import { ordersVisibleTo } from './visible-orders.ts';

/** A line and the pieces of it that were taken from the shelf. */
export type PickedLine = { readonly orderLineId: number; readonly quantity: number };

/**
 * Confirms lines of any orders, or takes that back; answers those that it has changed and those that it left: lines
 * that are gone or whose order has left the house or was cancelled, and lines that want another number of pieces by
 * now, which nobody has picked. Rejects with `order-item-not-found` when it could do nothing with any of them.
 */
export function confirmLines(
  ctx: ActorCtx,
  { lines, isConfirmed }: { readonly lines: readonly PickedLine[]; readonly isConfirmed: boolean },
): { readonly changed: readonly PickedLine[]; readonly left: readonly number[] } {
  return inTransaction(ctx, (tx) => {
    const wanted = new Map(lines.map((line) => [line.orderLineId, line.quantity]));
    const found = tx.db
      .select({ line: orderLines, order: orders })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(
        and(
          inIds(orderLines.id, [...wanted.keys()]),
          inArray(orders.status, [...EDITABLE_STATUSES]),
          ordersVisibleTo(tx.actor),
        ),
      )
      .all()
      .filter(({ line }) => !isConfirmed || line.quantity === wanted.get(line.id));
    if (found.length === 0) throw new DomainError('order-item-not-found');
    const changed = found.filter(({ line }) => line.isStockConfirmed !== isConfirmed);
    const ids = changed.map(({ line }) => line.id);
    tx.db.update(orderLines).set({ isStockConfirmed: isConfirmed }).where(inIds(orderLines.id, ids)).run();
    const touched = new Map(changed.map(({ order }) => [order.id, order]));
    for (const order of touched.values()) announceOrder(tx, order);
    const kept = new Set(found.map(({ line }) => line.id));
    return {
      changed: changed.map(({ line }) => ({ orderLineId: line.id, quantity: line.quantity })),
      left: [...wanted.keys()].filter((id) => !kept.has(id)),
    };
  });
}
