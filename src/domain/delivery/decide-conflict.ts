import { eq } from 'drizzle-orm';
import { deliveries } from '#db/schema/delivery.ts';
import { roadConflicts } from '#db/schema/road-conflicts.ts';
import { users } from '#db/schema/users.ts';
import { storePayment } from '#domain/ledger/book-payment.ts';
import { firstOpenCashDay } from '#domain/ledger/cash-day.ts';
import { recordOrderEvent } from '#domain/order-events/record-order-event.ts';
import { moveOrder } from '#domain/orders/changes/move-orders.ts';
import { announceOrder, findOrder, type OrderHead } from '#domain/orders/queries/find-order.ts';
import { assignOrder } from '#domain/orders/status/assign-driver.ts';
import { type ActorCtx, actorIdOf } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import type { AcceptConflict, DeclineConflict } from '#shared/inputs/road-conflict-inputs.ts';
import type { ConflictDecision, ConflictMoney } from '#shared/road-conflicts.ts';
import { deliver } from './deliver-order.ts';
import { findObstacle, readLines } from './list-conflicts.ts';

type Conflict = typeof roadConflicts.$inferSelect;

type OrderId = { readonly orderId: number };

const ACCEPTED = 'Konflikt nga rruga: dorëzimi u pranua';

/**
 * Accepts the driver's report: the order is delivered as reported, by that driver and at that time, and the amount
 * received becomes its payment. Rejects with `road-conflict-not-found`, `road-conflict-decided`,
 * `road-conflict-not-acceptable`, and as `deliverOrder` does.
 */
export function acceptConflict(ctx: ActorCtx, input: AcceptConflict): OrderId {
  return once(ctx, 'road-conflict.accept', input, (tx, { conflictId }) => {
    const conflict = findUndecided(tx, conflictId);
    const order = findOrder(tx, conflict.orderId);
    const lines = readLines(tx, [conflictId]).get(conflictId) ?? [];
    const obstacle = findObstacle({ ...conflict, lineCount: lines.length }, order);
    if (obstacle !== null) throw new DomainError('road-conflict-not-acceptable', { obstacle });
    giveBack(tx, order, conflict);
    deliver(
      tx,
      {
        orderId: order.id,
        lines: lines.map(({ orderLineId, deliveredQuantity, reason }) => ({
          orderLineId,
          deliveredQuantity,
          reason,
        })),
        receiverName: conflict.receiverName,
        signaturePath: conflict.signaturePath,
        unpaidReason: conflict.unpaidReason,
        paymentMethod: conflict.method,
        amountReceivedCents: conflict.amountCents,
        photos: [],
      },
      { at: conflict.occurredAt, day: conflict.occurredDay, isCorrected: conflict.isTimeCorrected },
    );
    const isInTill = conflict.cashDay !== null;
    const paymentId =
      readDeliveryPayment(tx, order.id) ?? (isInTill ? bookCash(tx, order, conflict, ACCEPTED) : null);
    settle(tx, conflict, { decision: 'accepted', paymentId });
    const { amountCents } = conflict;
    recordOrderEvent(tx, {
      type: 'order.conflict-accepted',
      orderId: order.id,
      amountReceivedCents: amountCents,
    });
    announce(tx, order, conflict);
    return { orderId: order.id };
  });
}

function giveBack(tx: ActorCtx, order: OrderHead, { driverId, occurredDay: deliverDate }: Conflict): void {
  if (order.deliverDate !== null && order.deliverDate > deliverDate)
    moveOrder(tx, order, { deliverDate, reason: ACCEPTED });
  // Includes former drivers: the cash they took is in their till.
  const { id, driverCode, name, phone } = users;
  const driver = tx.db.select({ id, driverCode, name, phone }).from(users).where(eq(id, driverId)).get();
  if (driver) assignOrder(tx, order.id, driver);
}

function readDeliveryPayment(tx: ActorCtx, orderId: number): number | null {
  const { paymentId } = deliveries;
  return (
    tx.db.select({ paymentId }).from(deliveries).where(eq(deliveries.orderId, orderId)).get()?.paymentId ??
    null
  );
}

/**
 * Declines the report: the order is not changed. Cash becomes a payment of the customer, for this order first, or is
 * taken out of the driver's till (`money`). Rejects with `road-conflict-not-found`, `road-conflict-decided` and
 * `road-conflict-money-open` when cash is not decided on.
 */
export function declineConflict(ctx: ActorCtx, input: DeclineConflict): OrderId {
  return once(ctx, 'road-conflict.decline', input, (tx, { conflictId, reason, money: wanted }) => {
    const conflict = findUndecided(tx, conflictId);
    const order = findOrder(tx, conflict.orderId);
    const money = conflict.cashDay === null ? null : wanted;
    if (money === undefined) throw new DomainError('road-conflict-money-open');
    const paymentId = money === 'credit' ? bookCash(tx, order, conflict, reason) : null;
    settle(tx, conflict, { decision: 'declined', paymentId, money, reason });
    recordOrderEvent(tx, {
      type: 'order.conflict-declined',
      orderId: order.id,
      reason,
      ...(money === null ? {} : { conflictMoney: money, amountReceivedCents: conflict.amountCents }),
    });
    announce(tx, order, conflict);
    return { orderId: order.id };
  });
}

function bookCash(tx: ActorCtx, order: OrderHead, conflict: Conflict, note: string): number {
  const { driverId, amountCents, occurredAt, occurredDay } = conflict;
  return storePayment(tx, {
    customerId: order.customerId,
    amountCents,
    method: 'cash_driver',
    orderId: order.id,
    driverId,
    receivedOn: occurredDay,
    occurredAt,
    note,
    // The month may be closed by now, which requires a reason.
    reason: note,
  }).payment.id;
}

function findUndecided(tx: ActorCtx, conflictId: number): Conflict {
  const found = tx.db.select().from(roadConflicts).where(eq(roadConflicts.id, conflictId)).get();
  if (!found) throw new DomainError('road-conflict-not-found');
  if (found.decision !== null) throw new DomainError('road-conflict-decided');
  return found;
}

type Decision = {
  readonly decision: ConflictDecision;
  readonly paymentId: number | null;
  readonly money?: ConflictMoney | null;
  readonly reason?: string;
};

/** Removes unallocated cash from the till; as a payment it is booked again, on the same day where that is open. */
function settle(tx: ActorCtx, { id, driverId, cashDay }: Conflict, decision: Decision): void {
  tx.db
    .update(roadConflicts)
    .set({
      ...decision,
      cashOutDay: cashDay === null ? null : firstOpenCashDay(tx, driverId, cashDay),
      decidedById: actorIdOf(tx),
      decidedAt: tx.clock.now(),
    })
    .where(eq(roadConflicts.id, id))
    .run();
}

function announce(tx: ActorCtx, order: OrderHead, { driverId }: Conflict): void {
  tx.emit({ type: 'agenda', driverId });
  announceOrder(tx, order);
}
