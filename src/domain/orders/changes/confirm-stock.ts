import { and, eq, inArray, not } from 'drizzle-orm';
import type { z } from 'zod';
import { inIds } from '#db/conditions.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { announceOrder, assertNotOver, assertVersion, findOrder } from '#domain/orders/queries/find-order.ts';
import { ordersVisibleTo } from '#domain/orders/queries/visible-orders.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { confirmAllInput, toggleStockInput } from '#shared/inputs/order-inputs.ts';
import { EDITABLE_STATUSES } from '#shared/order-status.ts';

export type PickedLine = { readonly orderLineId: number; readonly quantity: number };

/**
 * Confirms or unconfirms lines of any orders; returns the changed lines and those left unchanged: removed, in orders
 * that have departed or are cancelled, or with another quantity by now, which has not been picked. Rejects with
 * `order-item-not-found` when none could be changed.
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
    const pickable = new Set(found.map(({ line }) => line.id));
    return {
      changed: changed.map(({ line }) => ({ orderLineId: line.id, quantity: line.quantity })),
      left: [...wanted.keys()].filter((id) => !pickable.has(id)),
    };
  });
}

/**
 * Sets whether the pieces of a product's line are picked; without `isConfirmed` the state is toggled. An explicit one
 * lets two stockers agree instead of undoing each other. Rejects with `order-not-found`, `order-over`, `order-changed`
 * and `order-item-not-found`.
 */
export function toggleStockConfirmed(
  ctx: ActorCtx,
  { orderId, productId, isConfirmed, expectedVersion }: z.output<typeof toggleStockInput>,
): { readonly isStockConfirmed: boolean } {
  return inTransaction(ctx, (tx) => {
    const order = findOrder(tx, orderId);
    assertNotOver(order);
    assertVersion(order, expectedVersion);
    const line = tx.db
      .update(orderLines)
      .set({ isStockConfirmed: isConfirmed ?? not(orderLines.isStockConfirmed) })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId)))
      .returning({ isStockConfirmed: orderLines.isStockConfirmed })
      .get();
    if (!line) throw new DomainError('order-item-not-found');
    announceOrder(tx, order);
    return line;
  });
}

/** Rejects with `order-not-found`, `order-over` and `order-changed`. */
export function confirmAllStock(
  ctx: ActorCtx,
  { orderId, expectedVersion }: z.output<typeof confirmAllInput>,
): { readonly confirmed: number } {
  return inTransaction(ctx, (tx) => {
    const order = findOrder(tx, orderId);
    assertNotOver(order);
    assertVersion(order, expectedVersion);
    const { changes } = tx.db
      .update(orderLines)
      .set({ isStockConfirmed: true })
      .where(eq(orderLines.orderId, orderId))
      .run();
    announceOrder(tx, order);
    return { confirmed: changes };
  });
}
