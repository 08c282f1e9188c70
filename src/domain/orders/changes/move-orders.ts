import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { deliveryAttempts } from '#db/schema/delivery.ts';
import { orders } from '#db/schema/orders.ts';
import { readRegionRules } from '#domain/delivery-rules/region-rules.ts';
import { recordOrderEvent } from '#domain/order-events/record-order-event.ts';
import { announceOrder, findOrder, type OrderHead } from '#domain/orders/queries/find-order.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { countRows } from '#kernel/rows.ts';
import { findDeliveryDateProblem } from '#shared/dates/delivery-dates.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { moveOrdersInput } from '#shared/inputs/order-inputs.ts';
import { awaitsNewDay, isEditable, mayChangeDay } from '#shared/order-status.ts';
import { type BulkResult, changeOrders } from './change-orders.ts';

/**
 * Each order keeps its number and stock, loses its driver, and its customer is notified. Orders that can't be moved are
 * returned, the others are moved: `order-not-found`, `order-day-fixed` (departed or final, except a cancelled order
 * whose day is past, so that it can be reopened), `invoice-issued` (unless a delivery failed), `invalid-delivery-date`
 * (past, too far ahead, or closed without a reason).
 */
export function moveOrders(
  ctx: ActorCtx,
  { orderIds, deliverDate, reason = '' }: z.output<typeof moveOrdersInput>,
): Promise<BulkResult> {
  return changeOrders(ctx, orderIds, (tx, orderId) => {
    const order = findOrder(tx, orderId);
    if (!awaitsNewDay(order, getShopMoment(tx).date)) assertMayChangeDay(tx, order);
    if (order.deliverDate === deliverDate) return;
    assertDayOpen(tx, order, deliverDate, reason !== '');
    moveOrder(tx, order, { deliverDate, reason });
  });
}

function assertMayChangeDay(tx: ActorCtx, order: OrderHead): void {
  if (!isEditable(order.status)) throw new DomainError('order-day-fixed');
  if (mayChangeDay({ ...order, attempts: countAttempts(tx, order.id) })) return;
  throw new DomainError('invoice-issued');
}

export function countAttempts(ctx: ActorCtx, orderId: number): number {
  return countRows(ctx, deliveryAttempts, eq(deliveryAttempts.orderId, orderId));
}

/** Also removes the driver and records the change. Call it in a transaction. */
export function moveOrder(
  tx: ActorCtx,
  order: OrderHead,
  { deliverDate, reason }: { readonly deliverDate: ISODate; readonly reason: string },
): void {
  tx.db
    .update(orders)
    .set({ deliverDate, driverId: null, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id))
    .run();
  if (order.deliverDate !== deliverDate) recordMove(tx, order, { deliverDate, reason });
  announceOrder(tx, order);
  if (order.driverId !== null) announceOrder(tx, { ...order, driverId: null });
}

/**
 * Rejects with `invalid-delivery-date` a day not open to customers; the order's own place on its current day is not
 * counted. Staff with a reason may choose any day ahead.
 */
export function assertDayOpen(tx: ActorCtx, order: OrderHead, day: ISODate, hasReason = false): void {
  const rules = readRegionRules(tx, order.regionId, { from: day, to: day });
  const channel = hasReason ? 'call_agent_with_reason' : 'customer';
  const problem = findDeliveryDateProblem(day, getShopMoment(tx), rules, channel);
  if (problem === null || (problem === 'full' && day === order.deliverDate)) return;
  throw new DomainError('invalid-delivery-date', { problem });
}

function recordMove(
  tx: ActorCtx,
  order: OrderHead,
  { deliverDate: to, reason }: { readonly deliverDate: ISODate; readonly reason: string },
): void {
  const from = order.deliverDate;
  const changes = { deliverDate: { from, to } };
  recordOrderEvent(
    tx,
    { type: 'order.edited', orderId: order.id, changes, ...(reason === '' ? {} : { reason }) },
    { told: order },
  );
}
