import { eq, sql } from 'drizzle-orm';
import { deliveries, voidedDeliveries } from '#db/schema/delivery.ts';
import { orderLines } from '#db/schema/orders.ts';
import { leaveUnpaid, ownAgain } from '#domain/costs/follow-document.ts';
import { returnCustomStock, takeCustomStockAgain } from '#domain/custom-stock/return-custom-stock.ts';
import { getCustomer } from '#domain/customers/customers.ts';
import { readRegionRules } from '#domain/delivery-rules/region-rules.ts';
import {
  assertMayCancelInvoiced,
  creditCancelled,
  issueAtDelivery,
  issueAtDeparture,
  startWithoutDocuments,
} from '#domain/invoicing/follow-order.ts';
import { bookedPiecesOf } from '#domain/invoicing/invoice-balance.ts';
import { recordOrderEvent } from '#domain/order-events/record-order-event.ts';
import { writeOffDamaged } from '#domain/orders/changes/line-reductions.ts';
import type { OrderHead } from '#domain/orders/queries/find-order.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { type CancelledGoods, goodsOfLine } from '#shared/accounting/credit-notes.ts';
import { findDeliveryDateProblem } from '#shared/dates/delivery-dates.ts';
import type { DeliveryPayment } from '#shared/inputs/ledger-inputs.ts';
import { INITIAL_STATUS, mayMove, mayMoveTogether, type OrderStatus, STATUS } from '#shared/order-status.ts';
import type { ActTime } from './act-time.ts';
import { payOnDelivery, reverseDeliveryPayment } from './pay-on-delivery.ts';

export type MovingOrder = OrderHead & {
  readonly reason: string;
  readonly time: ActTime;
  readonly paid?: DeliveryPayment | undefined;
  readonly goods: CancelledGoods;
};

type CheckedOrder = OrderHead & { readonly reason?: string | undefined };

/** Throws to reject a transition, for every role; runs before any effect. */
type Guard = (ctx: ActorCtx, order: CheckedOrder) => void;

const BEFORE_LEAVING: Partial<Record<OrderStatus, Guard>> = { [STATUS.cancelled]: assertMayComeBack };

const BEFORE_REACHING: Partial<Record<OrderStatus, Guard>> = {
  [STATUS.prepared]: assertNotHeld,
  [STATUS.departed]: assertNotHeld,
  [STATUS.delivered]: assertNotHeld,
  [STATUS.cancelled]: assertMayCancelInvoiced,
};

type Effect = (tx: ActorCtx, order: MovingOrder) => unknown;

const ON_LEAVING: Partial<Record<OrderStatus, readonly Effect[]>> = {
  [STATUS.delivered]: [voidReceipt],
  [STATUS.cancelled]: [takeGoodsAgain, startWithoutDocuments],
};

const ON_REACHING: Partial<Record<OrderStatus, readonly Effect[]>> = {
  [STATUS.departed]: [issueAtDeparture],
  [STATUS.delivered]: [noteDelivery, issueAtDelivery, (tx, order) => payOnDelivery(tx, order, order)],
  [STATUS.cancelled]: [bringGoodsBack, creditCancelled],
};

/** Rejects with `status-change-not-possible` by the table of transitions. */
export function assertMayMove(ctx: ActorCtx, from: OrderStatus, to: OrderStatus): void {
  if (mayMove(ctx.actor.role, from, to)) return;
  throw new DomainError('status-change-not-possible', { from, to });
}

/**
 * For bulk changes. Rejects with `status-already-set`, with `delivered-one-by-one` a change that undoes a delivery, and
 * like `setOrderStatus` except for stock.
 */
export function assertMayMoveTogether(ctx: ActorCtx, order: CheckedOrder, to: OrderStatus): void {
  if (order.status === to) throw new DomainError('status-already-set', { status: to });
  assertMayMove(ctx, order.status, to);
  if (!mayMoveTogether(ctx.actor.role, order.status, to)) throw new DomainError('delivered-one-by-one');
  assertUnhindered(ctx, order, to);
}

/** Checks guards and runs effects; the caller stores the status. Call it in a transaction. */
export function applyTransitions(tx: ActorCtx, order: MovingOrder, to: OrderStatus): void {
  assertUnhindered(tx, order, to);
  for (const step of ON_LEAVING[order.status] ?? []) step(tx, order);
  for (const step of ON_REACHING[to] ?? []) step(tx, order);
}

function assertUnhindered(ctx: ActorCtx, order: CheckedOrder, to: OrderStatus): void {
  BEFORE_LEAVING[order.status]?.(ctx, order);
  BEFORE_REACHING[to]?.(ctx, order);
}

/**
 * A reopened order takes a place of its day like a new one; credit limit and stock are checked by the effects. A reason
 * overrides a closed or full day, as when staff move an order. The cut-off was met when it was placed.
 */
function assertMayComeBack(
  ctx: ActorCtx,
  { status: from, deliverDate: day, regionId, customerId, reason = '' }: CheckedOrder,
) {
  if (!getCustomer(ctx, { customerId }).isActive) throw new DomainError('customer-deactivated');
  if (day === null) return;
  const { date: today } = getShopMoment(ctx);
  if (day < today) throw new DomainError('delivery-day-past', { from, to: INITIAL_STATUS });
  if (reason !== '') return;
  const rules = readRegionRules(ctx, regionId, { from: day, to: day });
  const isFull = rules.fullDates.includes(day);
  const problem = isFull ? 'full' : findDeliveryDateProblem(day, { date: today, hour: 0 }, rules, 'customer');
  if (problem === null || problem === 'too-late-today') return;
  throw new DomainError('invalid-delivery-date', { problem });
}

function assertNotHeld(_ctx: ActorCtx, { heldAt }: OrderHead): void {
  if (heldAt !== null) throw new DomainError('order-on-hold');
}

type CancelledOrder = Pick<OrderHead, 'id' | 'invoiceId'> & { readonly goods: CancelledGoods };

/**
 * Returns the goods of a cancelled order, custom stock included; lost goods are returned and written off. Pieces
 * returned by an earlier credit note are removed from the line first, because the invoice's credit takes them out of
 * stock again.
 */
export function bringGoodsBack(tx: ActorCtx, { id: orderId, invoiceId, goods }: CancelledOrder): void {
  const creditedBefore = invoiceId === null ? null : bookedPiecesOf(tx, invoiceId);
  const backInStock: number[] = [];
  for (const { id, productId, stockTaken } of listLines(tx, orderId)) {
    const where = goodsOfLine(goods, id);
    const left = stockTaken - (creditedBefore?.get(id) ?? 0);
    const staying = where === 'none' ? left : 0;
    const writtenOff = where === 'loss' ? left : 0;
    changeStock(tx, { productId, delta: stockTaken - staying, reason: 'order-cancelled', orderId });
    writeOffDamaged(tx, { productId, orderId }, writtenOff, invoiceId !== null);
    if (invoiceId === null) leaveUnpaid(tx, productId, staying);
    tx.db.update(orderLines).set({ stockTaken: staying, writtenOff }).where(eq(orderLines.id, id)).run();
    if (staying + writtenOff === 0) backInStock.push(id);
  }
  returnCustomStock(tx, orderId, backInStock);
}

export function takeGoodsAgain(
  tx: ActorCtx,
  { id: orderId, invoiceId }: Pick<OrderHead, 'id' | 'invoiceId'>,
): void {
  const backInStock: number[] = [];
  for (const { id, productId, quantity, stockTaken, writtenOff } of listLines(tx, orderId)) {
    writeOffDamaged(tx, { productId, orderId }, -writtenOff);
    changeStock(tx, { productId, delta: stockTaken - quantity, reason: 'order-reopened', orderId });
    ownAgain(tx, { productId, orderLineId: id, invoiceId }, stockTaken);
    if (stockTaken + writtenOff === 0) backInStock.push(id);
  }
  tx.db
    .update(orderLines)
    .set({ stockTaken: sql`${orderLines.quantity}`, writtenOff: 0 })
    .where(eq(orderLines.orderId, orderId))
    .run();
  takeCustomStockAgain(tx, orderId, backInStock);
}

function listLines(tx: ActorCtx, orderId: number) {
  const { id, productId, quantity, stockTaken, writtenOff } = orderLines;
  return tx.db
    .select({ id, productId, quantity, stockTaken, writtenOff })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.id)
    .all();
}

export function noteDelivery(
  ctx: ActorCtx,
  { id: orderId, driverId, time }: Pick<OrderHead, 'id' | 'driverId'> & { readonly time: ActTime },
): void {
  if (driverId === null) return;
  ctx.db
    .insert(deliveries)
    .values({
      orderId,
      driverId,
      amountReceivedCents: 0,
      deliveredAt: time.at,
      deliveredDay: time.day,
      isTimeCorrected: time.isCorrected,
    })
    .run();
}

/**
 * Voids the receipt of an order that is no longer delivered. It stays stored with user and reason, and is never used
 * for the next delivery; the payment is reversed.
 */
export function voidReceipt(
  ctx: ActorCtx,
  { id: orderId, reason }: { readonly id: number; readonly reason: string },
): void {
  const receipt = ctx.db.delete(deliveries).where(eq(deliveries.orderId, orderId)).returning().get();
  if (!receipt) return;
  ctx.db
    .insert(voidedDeliveries)
    .values({ ...receipt, voidedById: ctx.actor.id, voidedAt: ctx.clock.now(), reason })
    .run();
  reverseDeliveryPayment(ctx, receipt.paymentId, reason);
  const { receiverName, amountReceivedCents } = receipt;
  recordOrderEvent(ctx, {
    type: 'order.receipt-voided',
    orderId,
    receiverName,
    amountReceivedCents,
  });
}
