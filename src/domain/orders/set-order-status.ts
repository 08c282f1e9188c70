import { and, eq, type SQL, sql } from 'drizzle-orm';
import { orderLines, orderStatusHistory, orders } from '#db/schema/orders.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { returnCustomStock, takeCustomStockAgain } from '#domain/custom-stock/return-custom-stock.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import { type OrderStatus, STATUSES_BY_ROLE } from '#shared/order-status.ts';
import { noteDelivery } from './note-delivery.ts';

/** The status that an order shall have. */
export type StatusChange = { readonly orderId: number; readonly status: OrderStatus };

/**
 * Sets an order's status as far as the caller's role may (a driver only on orders assigned to them) and records who
 * did it. Cancelling returns the stock of each line exactly once, and the customer's own pieces with it; leaving
 * `E Anuluar` takes it again or is rejected with `insufficient-stock` and changes nothing. The status it already has is
 * a success that changes nothing. Rejects with `status-not-allowed` and `order-not-found`. Source: decisions "Orders"
 * and "Stock".
 */
export function setOrderStatus(ctx: ActorCtx, { orderId, status }: StatusChange): StatusChange {
  if (!STATUSES_BY_ROLE[ctx.actor.role].includes(status)) throw new DomainError('status-not-allowed');
  return inTransaction(ctx, (tx) => {
    const order = tx.db
      .select({
        status: orders.status,
        customerId: orders.customerId,
        driverId: orders.driverId,
        totalCents: orders.totalCents,
      })
      .from(orders)
      .where(and(eq(orders.id, orderId), isWithinReach(tx)))
      .get();
    if (!order) throw new DomainError('order-not-found');
    if (order.status === status) return { orderId, status };
    if (status === 'E Anuluar') returnStock(tx, orderId);
    if (order.status === 'E Anuluar') takeStockAgain(tx, orderId);
    if (status === 'E Realizuar' && order.driverId !== null) {
      noteDelivery(tx, { orderId, driverId: order.driverId, totalCents: order.totalCents });
    }
    storeStatus(tx, orderId, order.status, status);
    tx.emit({ type: 'order', orderId, customerId: order.customerId, driverId: order.driverId });
    return { orderId, status };
  });
}

/** A driver reaches only the orders assigned to them. */
function isWithinReach(ctx: ActorCtx): SQL | undefined {
  return ctx.actor.role === 'driver' ? eq(orders.driverId, ctx.actor.id) : undefined;
}

function storeStatus(ctx: ActorCtx, orderId: number, fromStatus: OrderStatus, toStatus: OrderStatus): void {
  const now = ctx.clock.now();
  ctx.db
    .update(orders)
    .set({ status: toStatus, updatedAt: now, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId))
    .run();
  ctx.db
    .insert(orderStatusHistory)
    .values({ orderId, fromStatus, toStatus, actorId: ctx.actor.id, createdAt: now })
    .run();
  const details = { from: fromStatus, to: toStatus };
  recordAudit(ctx, { action: 'order.status-changed', entity: 'order', entityId: orderId, details });
}

function listHeldStock(ctx: ActorCtx, orderId: number) {
  return ctx.db
    .select({
      productId: orderLines.productId,
      quantity: orderLines.quantity,
      stockTaken: orderLines.stockTaken,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.id)
    .all();
}

function returnStock(ctx: ActorCtx, orderId: number): void {
  for (const { productId, stockTaken } of listHeldStock(ctx, orderId)) {
    changeStock(ctx, { productId, delta: stockTaken, reason: 'order-cancelled', orderId });
  }
  ctx.db.update(orderLines).set({ stockTaken: 0 }).where(eq(orderLines.orderId, orderId)).run();
  returnCustomStock(ctx, orderId);
}

function takeStockAgain(ctx: ActorCtx, orderId: number): void {
  for (const { productId, quantity, stockTaken } of listHeldStock(ctx, orderId)) {
    changeStock(ctx, { productId, delta: stockTaken - quantity, reason: 'order-reopened', orderId });
  }
  ctx.db
    .update(orderLines)
    .set({ stockTaken: sql`${orderLines.quantity}` })
    .where(eq(orderLines.orderId, orderId))
    .run();
  takeCustomStockAgain(ctx, orderId);
}
