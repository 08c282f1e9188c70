import { and, eq, or } from 'drizzle-orm';
import { orderLines, orders } from '#db/schema/orders.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { isEditable, mayChangeOwn } from '#shared/order-status.ts';
import { findOrder, type OrderHead } from './find-order.ts';

/**
 * The caller's own order, which they want to change or cancel. Rejects with `order-not-found`, `own-changes-off` (the
 * office doesn't let customers do it), `order-not-editable` (it is on its way or final), `invoice-issued` and
 * `order-being-prepared`.
 */
export function openOwnOrder(tx: ActorCtx, orderId: number): OrderHead {
  const order = findOrder(tx, orderId);
  if (!getSettings(tx).shop.customersChangeOrders) throw new DomainError('own-changes-off');
  if (!isEditable(order.status)) throw new DomainError('order-not-editable');
  if (order.invoiceId !== null) throw new DomainError('invoice-issued');
  if (!mayChangeOwn({ ...order, isBegun: hasBegun(tx, orderId) })) {
    throw new DomainError('order-being-prepared');
  }
  return order;
}

/** Whether something of an order is on the shelf or made. */
function hasBegun(tx: ActorCtx, orderId: number): boolean {
  const isTouched = or(eq(orderLines.isStockConfirmed, true), eq(orderLines.isProduced, true));
  const touched = tx.db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isTouched))
    .limit(1)
    .get();
  return touched !== undefined;
}

/** Lets staff see that its customer has changed the order. Call it in a transaction. */
export function markChangedByCustomer(tx: ActorCtx, orderId: number): void {
  tx.db.update(orders).set({ customerChangedAt: tx.clock.now() }).where(eq(orders.id, orderId)).run();
}
