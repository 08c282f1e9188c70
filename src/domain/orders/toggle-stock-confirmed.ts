import { and, eq, not } from 'drizzle-orm';
import { orderLines } from '#db/schema/orders.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { announceOrder, findOrder } from './find-order.ts';

/** A line of an order by its product; without `isConfirmed` the line becomes the opposite of what it is. */
export type StockToggle = {
  readonly orderId: number;
  readonly productId: number;
  readonly isConfirmed?: boolean | undefined;
};

/**
 * Notes that a line's pieces are on the shelf, or that they are not, and returns what holds now. Two stockers who both
 * say `isConfirmed` agree instead of undoing each other. Rejects with `order-not-found` and `order-item-not-found`.
 */
export function toggleStockConfirmed(
  ctx: ActorCtx,
  { orderId, productId, isConfirmed }: StockToggle,
): { readonly isStockConfirmed: boolean } {
  return inTransaction(ctx, (tx) => {
    const order = findOrder(tx, orderId);
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

/** Notes that all pieces of an order are on the shelf. Rejects with `order-not-found`. */
export function confirmAllStock(
  ctx: ActorCtx,
  { orderId }: { readonly orderId: number },
): { readonly confirmed: number } {
  return inTransaction(ctx, (tx) => {
    const order = findOrder(tx, orderId);
    const { changes } = tx.db
      .update(orderLines)
      .set({ isStockConfirmed: true })
      .where(eq(orderLines.orderId, orderId))
      .run();
    announceOrder(tx, order);
    return { confirmed: changes };
  });
}
