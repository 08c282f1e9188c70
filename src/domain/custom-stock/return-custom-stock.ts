import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { customStockMovements } from '#db/schema/packing.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { changeCustomStock, findCustomStock } from './change-custom-stock.ts';

const customer = { customerId: orders.customerId, productId: orderLines.productId };

/**
 * Gives back the customer's own pieces that were used for lines of an order that is cancelled. Call it in that
 * transaction.
 */
export function returnCustomStock(ctx: ActorCtx, orderId: number, orderLineIds: readonly number[]): void {
  const note = `Porosia #${orderId} u anulua`;
  for (const { used, ...line } of listUsed(ctx, inIds(orderLines.id, orderLineIds))) {
    if (used > 0) changeCustomStock(ctx, { ...line, delta: used, reason: 'returned', note });
  }
}

/**
 * Gives back the customer's own pieces that a line no longer asks for; damaged ones come back to be written off. Call it
 * in the transaction that lowers it.
 */
export function returnExcessCustomStock(
  ctx: ActorCtx,
  line: { readonly id: number; readonly orderId: number },
  quantity: number,
  isDamaged = false,
): void {
  const note = `Porosia #${line.orderId} tani kërkon ${quantity} copë`;
  for (const { used, ...pieces } of listUsed(ctx, eq(orderLines.id, line.id))) {
    if (used <= quantity) continue;
    changeCustomStock(ctx, { ...pieces, delta: used - quantity, reason: 'returned', note });
    if (!isDamaged) continue;
    const { customerId, productId } = pieces;
    changeCustomStock(ctx, {
      customerId,
      productId,
      delta: quantity - used,
      reason: 'corrected',
      note: `Porosia #${line.orderId}: të dëmtuara`,
    });
  }
}

function listUsed(ctx: ActorCtx, which: SQL) {
  return ctx.db
    .select({
      ...customer,
      orderLineId: orderLines.id,
      used: sql<number>`-SUM(${customStockMovements.delta})`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(customStockMovements, eq(customStockMovements.orderLineId, orderLines.id))
    .where(which)
    .groupBy(orderLines.id)
    .all();
}

/**
 * Uses again, for lines of an order that is no longer cancelled, what came back when it was: as many pieces as there still
 * are. An order is never kept from being reopened by pieces that went elsewhere; the packing table shows how many are used.
 */
export function takeCustomStockAgain(ctx: ActorCtx, orderId: number, orderLineIds: readonly number[]): void {
  const movements = ctx.db
    .select({
      ...customer,
      orderLineId: orderLines.id,
      reason: customStockMovements.reason,
      delta: customStockMovements.delta,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(customStockMovements, eq(customStockMovements.orderLineId, orderLines.id))
    .where(inIds(orderLines.id, orderLineIds))
    .orderBy(desc(customStockMovements.id))
    .all();
  const note = `Porosia #${orderId} u rihap`;
  for (const [orderLineId, ofLine] of Map.groupBy(movements, (movement) => movement.orderLineId)) {
    const [last] = ofLine;
    if (last?.reason !== 'returned') continue;
    const { customerId, productId } = last;
    const quantity = Math.min(last.delta, findCustomStock(ctx, customerId, productId) ?? 0);
    changeCustomStock(ctx, { customerId, productId, delta: -quantity, reason: 'used', note, orderLineId });
  }
}
