import { and, desc, eq, gte, min, type SQL, sql } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { deliveryReductions } from '#db/schema/delivery.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { customStockMovements } from '#db/schema/packing.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { changeCustomStock, findCustomStock } from './change-custom-stock.ts';

const customer = { customerId: orders.customerId, productId: orderLines.productId };

/** Returns custom stock used for the lines of a cancelled order. Call it in the transaction that cancels. */
export function returnCustomStock(ctx: ActorCtx, orderId: number, orderLineIds: readonly number[]): void {
  const note = `Porosia #${orderId} u anulua`;
  for (const { used, ...line } of listUsed(ctx, inIds(orderLines.id, orderLineIds))) {
    if (used > 0) changeCustomStock(ctx, { ...line, delta: used, reason: 'returned', note });
  }
}

/**
 * Returns custom stock in excess of the line's quantity; damaged pieces are returned and written off. Call it in the
 * transaction that lowers the line.
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

/**
 * Uses again what deliveries of the line returned, as far as the corrected quantity needs it and it is available;
 * pieces that were not damaged after all first come back. Call it in the transaction that raises the line.
 */
export function takeDeliveredCustomStock(
  ctx: ActorCtx,
  line: { readonly id: number; readonly orderId: number },
  quantity: number,
  undamaged: number,
): void {
  const note = `Porosia #${line.orderId}: korrigjim i dorëzimit`;
  const isLine = eq(orderLines.id, line.id);
  const firstReduced = ctx.db
    .select({ at: min(deliveryReductions.createdAt) })
    .from(deliveryReductions)
    .where(eq(deliveryReductions.orderLineId, line.id));
  const [before] = listUsed(ctx, isLine);
  const [since] = listUsed(ctx, and(isLine, gte(customStockMovements.createdAt, firstReduced)));
  if (!before || !since) return;
  const { used, ...pieces } = before;
  const again = Math.max(Math.min(-since.used, quantity - used), 0);
  const { customerId, productId } = pieces;
  const found = Math.min(again, undamaged);
  changeCustomStock(ctx, { customerId, productId, delta: found, reason: 'corrected', note });
  const available = findCustomStock(ctx, customerId, productId) ?? 0;
  changeCustomStock(ctx, { ...pieces, delta: -Math.min(again, available), reason: 'used', note });
}

function listUsed(ctx: ActorCtx, which: SQL | undefined) {
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
 * Takes back for a reopened order what its cancellation returned, as far as available. Missing pieces never block
 * reopening; the packing table shows how many are used.
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
