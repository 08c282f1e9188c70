import { eq, sql } from 'drizzle-orm';
import { orderLines } from '#db/schema/orders.ts';
import { returnCustomStock, takeCustomStockAgain } from '#domain/custom-stock/return-custom-stock.ts';
import {
  assertMayCancelInvoiced,
  creditCancelled,
  issueAtDelivery,
  issueAtDeparture,
  startWithoutPapers,
} from '#domain/invoicing/follow-order.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { DoorPayment } from '#shared/ledger-inputs.ts';
import { mayMove, type OrderStatus, STATUS } from '#shared/order-status.ts';
import type { ActTime } from './act-time.ts';
import type { OrderHead } from './find-order.ts';
import { noteDelivery, voidReceipt } from './note-delivery.ts';
import { payAtDoor } from './pay-at-door.ts';

/** An order on its way from the status it has to the one it is to have. */
export type MovingOrder = OrderHead & {
  readonly reason: string;
  readonly time: ActTime;
  /** How it was paid as it was handed over, where that is said. */
  readonly paid?: DoorPayment | undefined;
};

/** A guard throws and nothing happens; an effect changes what the new status means. */
type Step = (tx: ActorCtx, order: MovingOrder) => unknown;

/** What happens when an order leaves a status, in this order. */
const ON_LEAVING: Partial<Record<OrderStatus, readonly Step[]>> = {
  [STATUS.delivered]: [voidReceipt],
  [STATUS.cancelled]: [
    assertDayAhead,
    takeStockAgain,
    (tx, order) => takeCustomStockAgain(tx, order.id),
    startWithoutPapers,
  ],
};

/** What happens when it reaches one. */
const ON_REACHING: Partial<Record<OrderStatus, readonly Step[]>> = {
  [STATUS.prepared]: [assertNotHeld],
  [STATUS.departed]: [assertNotHeld, issueAtDeparture],
  [STATUS.delivered]: [
    assertNotHeld,
    noteDelivery,
    issueAtDelivery,
    (tx, order) => payAtDoor(tx, order, order),
  ],
  [STATUS.cancelled]: [
    assertMayCancelInvoiced,
    returnStock,
    (tx, order) => returnCustomStock(tx, order.id),
    creditCancelled,
  ],
};

/** Rejects with `status-change-not-possible` what the table doesn't allow the caller. */
export function assertMayMove(ctx: ActorCtx, from: OrderStatus, to: OrderStatus): void {
  if (mayMove(ctx.actor.role, from, to)) return;
  throw new DomainError('status-change-not-possible', { from, to });
}

/** Checks the change and does what it brings with it; storing the status is the caller's. Call it in a transaction. */
export function walkOrder(tx: ActorCtx, order: MovingOrder, to: OrderStatus): void {
  assertMayMove(tx, order.status, to);
  takeSteps(tx, order, to);
}

/** What a change of status brings with it, for every role. Call it in a transaction. */
export function takeSteps(tx: ActorCtx, order: MovingOrder, to: OrderStatus): void {
  for (const step of ON_LEAVING[order.status] ?? []) step(tx, order);
  for (const step of ON_REACHING[to] ?? []) step(tx, order);
}

function assertDayAhead(tx: ActorCtx, { deliverDate }: MovingOrder): void {
  if (deliverDate === null || deliverDate >= getShopMoment(tx).date) return;
  throw new DomainError('delivery-day-past', { deliverDate });
}

/** What waits for the office goes no further, until it is released or cancelled. */
function assertNotHeld(_tx: ActorCtx, { heldAt }: MovingOrder): void {
  if (heldAt !== null) throw new DomainError('order-on-hold');
}

function listHeldStock(tx: ActorCtx, orderId: number) {
  return tx.db
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

function returnStock(tx: ActorCtx, { id: orderId }: MovingOrder): void {
  for (const { productId, stockTaken } of listHeldStock(tx, orderId)) {
    changeStock(tx, { productId, delta: stockTaken, reason: 'order-cancelled', orderId });
  }
  tx.db.update(orderLines).set({ stockTaken: 0 }).where(eq(orderLines.orderId, orderId)).run();
}

function takeStockAgain(tx: ActorCtx, { id: orderId }: MovingOrder): void {
  for (const { productId, quantity, stockTaken } of listHeldStock(tx, orderId)) {
    changeStock(tx, { productId, delta: stockTaken - quantity, reason: 'order-reopened', orderId });
  }
  tx.db
    .update(orderLines)
    .set({ stockTaken: sql`${orderLines.quantity}` })
    .where(eq(orderLines.orderId, orderId))
    .run();
}
