import { and, eq } from 'drizzle-orm';
import { orderLines } from '#db/schema/orders.ts';
import { roadConflictLines, roadConflicts } from '#db/schema/road-conflicts.ts';
import { firstOpenCashDay } from '#domain/ledger/cash-day.ts';
import { recordOrderEvent } from '#domain/order-events/record-order-event.ts';
import { announceOrder } from '#domain/orders/queries/find-order.ts';
import { timeOfAct } from '#domain/orders/status/act-time.ts';
import { type DeliveryAmount, readDeliveryAmount } from '#domain/orders/status/pay-on-delivery.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { once } from '#kernel/idempotency.ts';
import { hasRow } from '#kernel/rows.ts';
import type { RoadConflict } from '#shared/inputs/road-conflict-inputs.ts';
import { isOpen, STATUS } from '#shared/order-status.ts';
import { notePhotos } from './delivery-photos.ts';
import { assertEverAssigned } from './order-state.ts';

type EverAssigned = ReturnType<typeof assertEverAssigned>;

/**
 * Files a driver's report for the office to decide; cash is in the driver's till at once. Stored once however often
 * it is sent. Rejects with `order-not-found` when the order was never the driver's.
 */
export function reportConflict(ctx: ActorCtx, input: RoadConflict): { readonly orderId: number } {
  const { actKey = input.idempotencyKey } = input;
  return once(ctx, 'delivery.conflict', input, (tx, act) => {
    const { orderId } = act;
    const order = assertEverAssigned(tx, orderId);
    if (actKey !== undefined && isReported(tx, actKey)) return { orderId };
    const money = readMoney(tx, order, act);
    storeConflict(tx, order, { ...act, actKey, money });
    notePhotos(tx, { orderId, attemptId: null }, act.photos);
    const { status, occurredAt, receiverName, note, attemptReason } = act;
    recordOrderEvent(tx, {
      type: 'order.road-conflict',
      orderId,
      status,
      occurredAt,
      note,
      ...(attemptReason ? { reason: attemptReason } : {}),
      ...(receiverName === '' ? {} : { receiverName }),
      ...(money.amountCents === 0 ? {} : { amountReceivedCents: money.amountCents }),
    });
    tx.emit({ type: 'road-conflict', orderId });
    tx.emit({ type: 'agenda', driverId: tx.actor.id });
    announceOrder(tx, order);
    return { orderId };
  });
}

function isReported(tx: ActorCtx, actKey: string): boolean {
  const ofAct = and(eq(roadConflicts.driverId, tx.actor.id), eq(roadConflicts.actKey, actKey));
  return hasRow(tx, roadConflicts, ofAct);
}

function readMoney(
  tx: ActorCtx,
  order: EverAssigned,
  act: Omit<RoadConflict, 'idempotencyKey'>,
): DeliveryAmount {
  if (act.status !== STATUS.delivered) return { method: 'terms', amountCents: 0 };
  const said = { method: act.paymentMethod, amountCents: act.amountReceivedCents };
  const money = readDeliveryAmount(tx, { ...order, driverId: tx.actor.id }, said);
  const isSaid = act.amountReceivedCents !== undefined || money.method === 'terms';
  return isSaid || isOpen(order.status) ? money : { ...money, amountCents: order.totalCents };
}

type Reported = Omit<RoadConflict, 'idempotencyKey'> & { readonly money: DeliveryAmount };

function storeConflict(tx: ActorCtx, order: EverAssigned, act: Reported): void {
  const { method, amountCents } = act.money;
  const time = timeOfAct(tx, order.id, act.occurredAt, 'first');
  const isInTill = method === 'cash_driver' && amountCents > 0;
  const { id: conflictId } = tx.db
    .insert(roadConflicts)
    .values({
      orderId: order.id,
      driverId: tx.actor.id,
      actKey: act.actKey ?? null,
      status: act.status,
      attemptReason: act.attemptReason ?? null,
      receiverName: act.receiverName,
      signaturePath: act.signaturePath,
      unpaidReason: act.unpaidReason,
      note: act.note,
      method,
      amountCents,
      occurredAt: time.at,
      occurredDay: time.day,
      isTimeCorrected: time.isCorrected,
      orderStatus: order.status,
      createdAt: tx.clock.now(),
      cashDay: isInTill ? firstOpenCashDay(tx, tx.actor.id, time.day) : null,
    })
    .returning({ id: roadConflicts.id })
    .get();
  storeLines(tx, conflictId, act);
}

function storeLines(tx: ActorCtx, conflictId: number, { orderId, lines }: Reported): void {
  const names = new Map(
    tx.db
      .select({ id: orderLines.id, name: orderLines.productName })
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .all()
      .map((line) => [line.id, line.name]),
  );
  for (const line of lines) {
    const productName = names.get(line.orderLineId) ?? `#${line.orderLineId}`;
    tx.db
      .insert(roadConflictLines)
      .values({ conflictId, productName, ...line })
      .run();
  }
}
