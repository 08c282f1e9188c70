import { eq } from 'drizzle-orm';
import { deliveries } from '#db/schema/delivery.ts';
import { orderLines } from '#db/schema/orders.ts';
import { changesBetween } from '#domain/audit/record-audit.ts';
import { type AcceptedLine, creditDifference, reasonsOf } from '#domain/invoicing/follow-order.ts';
import { bookedPiecesOf } from '#domain/invoicing/invoice-balance.ts';
import { recordOrderEvent } from '#domain/order-events/record-order-event.ts';
import { closeEditing } from '#domain/orders/changes/edit-order.ts';
import { findOrder, type OrderHead } from '#domain/orders/queries/find-order.ts';
import { type ActTime, timeOfAct } from '#domain/orders/status/act-time.ts';
import { assertMayMove } from '#domain/orders/status/order-process.ts';
import {
  type LaterCashDay,
  payOnDelivery,
  readLaterCashDay,
  reverseDeliveryPayment,
} from '#domain/orders/status/pay-on-delivery.ts';
import { setOrderStatus } from '#domain/orders/status/set-order-status.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import type { CreditGoods } from '#shared/accounting/documents.ts';
import type { DeliverInput } from '#shared/inputs/delivery-inputs.ts';
import type { DeliveryPayment } from '#shared/inputs/ledger-inputs.ts';
import { isFinal, type OrderStatus, STATUS } from '#shared/order-status.ts';
import {
  changeDeliveredQuantity,
  type DeliveredLine,
  type StandingLine,
} from './change-delivered-quantity.ts';
import { notePhotos } from './delivery-photos.ts';
import { type Delivery, readDeliveries } from './read-deliveries.ts';

export type DeliveredOrder = {
  readonly orderId: number;
  readonly status: OrderStatus;
  readonly totalCents: number;
  readonly amountReceivedCents: number;
  readonly invoiceId: number | null;
  readonly creditNoteId: number | null;
} & LaterCashDay;

/**
 * Delivers an order. Lines may be reduced, with a reason, and their stock is returned; receiver, signature and amount
 * are stored; the status becomes `E Realizuar`, or `E Anuluar` when nothing was accepted. An existing invoice gets a
 * credit note for exactly the refused goods. Idempotent by key. Drivers deliver orders assigned to them; the office
 * corrects deliveries up to the ordered quantity. Rejects with `order-not-found`, `order-item-not-found`,
 * `validation-failed` (more than ordered, or a line named twice), `status-change-not-possible` (cancelled, or not
 * departed), `order-changed-on-road`, and `conflict` (no driver, or delivered already and not corrected by the office).
 */
export function deliverOrder(ctx: ActorCtx, input: DeliverInput): DeliveredOrder {
  assertLinesNamedOnce(input);
  return once(ctx, 'delivery.deliver', input, (tx, { expectedTotalCents, ...body }) => {
    assertTotalShown(findOrder(tx, body.orderId), expectedTotalCents);
    const delivered = deliver(tx, body, timeOfAct(tx, body.orderId, body.occurredAt));
    notePhotos(tx, { orderId: body.orderId, attemptId: null }, body.photos);
    return { ...delivered, ...readLaterCashDay(tx, body.orderId) };
  });
}

/** A phone that was offline may have departed with other quantities than the office has entered since. */
export function assertTotalShown({ status, totalCents }: OrderHead, expectedTotalCents: number | undefined) {
  if (expectedTotalCents === undefined || isFinal(status) || expectedTotalCents === totalCents) return;
  throw new DomainError('order-changed-on-road', { totalCents });
}

/** `deliverOrder` with a time that the caller has determined. Call it in a transaction. */
export function deliver(tx: ActorCtx, input: DeliverInput, time: ActTime): DeliveredOrder {
  const found = findOrder(tx, input.orderId);
  const lines = tx.db.select().from(orderLines).where(eq(orderLines.orderId, found.id)).all();
  if (found.status === STATUS.cancelled && refusesAll(input, lines)) return toRefused(found, null);
  const order = assertDeliverable(tx, found);
  const before = readDeliveries(tx, [order.id]).get(order.id);
  if (order.status === STATUS.delivered && tx.actor.role === 'driver' && before) {
    return repeatOrReject(input, lines, before, order);
  }
  const accepted = acceptLines(tx, order, input, lines);
  if (accepted.every((line) => line.said === 0)) return refuseWhole(tx, order, accepted);
  for (const { line, ...delivered } of accepted) changeDeliveredQuantity(tx, order, line, delivered);
  const { totalCents } = closeEditing(tx, order);
  const creditNoteId = creditDifference(tx, order.invoiceId, accepted);
  const paid = { method: input.paymentMethod, amountCents: input.amountReceivedCents };
  const isCorrection = order.status === STATUS.delivered;
  setOrderStatus(tx, {
    orderId: order.id,
    status: STATUS.delivered,
    time,
    ...(isCorrection ? {} : { paid }),
  });
  if (isCorrection) correctDeliveryPayment(tx, order, { paid, wasPaid: before, time });
  storeReceipt(tx, order.driverId, input, time);
  const amountReceivedCents = readDeliveries(tx, [order.id]).get(order.id)?.amountReceivedCents ?? 0;
  noteChange(tx, input, before, { totalCents, amountReceivedCents });
  const { status, invoiceId } = findOrder(tx, order.id);
  return { orderId: order.id, status, totalCents, amountReceivedCents, invoiceId, creditNoteId };
}

type Accepted = AcceptedLine & DeliveredLine & { readonly line: StandingLine; readonly said: number };

/** Pieces that a credit note returned before the delivery stay on their line, which that note already corrects. */
function acceptLines(
  tx: ActorCtx,
  { invoiceId }: OrderHead,
  input: DeliverInput,
  lines: readonly StandingLine[],
): Accepted[] {
  const credited = invoiceId === null ? null : bookedPiecesOf(tx, invoiceId);
  const known = new Set(lines.map((line) => line.id));
  if (input.lines.some((line) => !known.has(line.orderLineId))) throw new DomainError('order-item-not-found');
  return lines.map((line) => {
    const named = input.lines.find((delivered) => delivered.orderLineId === line.id);
    const said = named?.deliveredQuantity ?? line.quantity;
    const accepted =
      said < line.quantity ? Math.min(said + (credited?.get(line.id) ?? 0), line.quantity) : said;
    const reason = named?.reason ?? 'refused';
    return {
      line,
      said,
      orderLineId: line.id,
      before: line.quantity,
      accepted,
      deliveredQuantity: accepted,
      reason,
    };
  });
}

function refusesAll(input: DeliverInput, lines: readonly StandingLine[]): boolean {
  const isRefused = (line: StandingLine) =>
    input.lines.some(
      ({ orderLineId, deliveredQuantity }) => orderLineId === line.id && deliveredQuantity === 0,
    );
  return lines.every((line) => line.quantity === 0 || isRefused(line));
}

function toRefused(
  { id: orderId, status, invoiceId }: OrderHead,
  creditNoteId: number | null,
): DeliveredOrder {
  return { orderId, status, totalCents: 0, amountReceivedCents: 0, invoiceId, creditNoteId };
}

function refuseWhole(tx: ActorCtx, order: OrderHead, accepted: readonly Accepted[]): DeliveredOrder {
  const creditNoteId = creditDifference(tx, order.invoiceId, accepted);
  const goods = new Map<number, CreditGoods>(
    accepted.map(({ orderLineId, reason }) => [orderLineId, reason === 'damaged' ? 'loss' : 'stock']),
  );
  setOrderStatus(tx, { orderId: order.id, status: STATUS.cancelled, reason: reasonsOf(accepted), goods });
  return toRefused(findOrder(tx, order.id), creditNoteId);
}

/** Each line is compared with its previous state, so a second mention would return its pieces twice. */
function assertLinesNamedOnce({ lines }: DeliverInput): void {
  if (new Set(lines.map((line) => line.orderLineId)).size === lines.length) return;
  throw new DomainError('item-named-twice');
}

/** Checked before any line is changed: the caller may set `E Realizuar`, and a driver is assigned. */
function assertDeliverable(ctx: ActorCtx, order: OrderHead): OrderHead & { readonly driverId: number } {
  const { driverId } = order;
  if (order.status !== STATUS.delivered) assertMayMove(ctx, order.status, STATUS.delivered);
  if (driverId === null) throw new DomainError('order-without-driver');
  return { ...order, driverId };
}

/**
 * Correction by the office: the payment is reversed and booked again, both on the day of delivery: no day has both
 * payments. Without an amount, a payment in full follows the new total and any other stays unchanged.
 */
function correctDeliveryPayment(
  tx: ActorCtx,
  order: OrderHead,
  {
    paid,
    wasPaid,
    time,
  }: { readonly paid: DeliveryPayment; readonly wasPaid: Delivery | undefined; readonly time: ActTime },
): void {
  if (wasPaid === undefined) return;
  const wasInFull = wasPaid.amountReceivedCents === order.totalCents;
  const inFull = wasInFull ? findOrder(tx, order.id).totalCents : wasPaid.amountReceivedCents;
  const amountCents = paid.amountCents ?? (paid.method === undefined ? inFull : undefined);
  if (paid.method === undefined && amountCents === wasPaid.amountReceivedCents) return;
  const isBookedAgain = amountCents !== 0 && paid.method !== 'terms';
  const day = isBookedAgain ? wasPaid.deliveredDay : undefined;
  reverseDeliveryPayment(tx, wasPaid.paymentId, 'Korrigjim i dorëzimit', day);
  const deliveryTime = { at: wasPaid.deliveredAt, day: wasPaid.deliveredDay, isCorrected: time.isCorrected };
  payOnDelivery(tx, order, { paid: { method: paid.method, amountCents }, time: deliveryTime });
}

function storeReceipt(
  ctx: ActorCtx,
  driverId: number,
  { orderId, receiverName, signaturePath, unpaidReason }: DeliverInput,
  time: ActTime,
): void {
  const receipt = { receiverName, signaturePath, unpaidReason };
  ctx.db
    .insert(deliveries)
    .values({
      orderId,
      driverId,
      ...receipt,
      amountReceivedCents: 0,
      deliveredAt: time.at,
      deliveredDay: time.day,
      isTimeCorrected: time.isCorrected,
    })
    .onConflictDoUpdate({ target: deliveries.orderId, set: receipt })
    .run();
}

function repeatOrReject(
  input: DeliverInput,
  lines: readonly StandingLine[],
  before: Delivery,
  { totalCents, status, invoiceId }: OrderHead,
): DeliveredOrder {
  const isSame =
    input.receiverName === before.receiverName &&
    input.signaturePath === before.signaturePath &&
    (input.amountReceivedCents ?? totalCents) === before.amountReceivedCents &&
    input.lines.every((delivered) =>
      lines.some(
        (line) => line.id === delivered.orderLineId && line.quantity === delivered.deliveredQuantity,
      ),
    );
  if (!isSame) throw new DomainError('already-delivered');
  const { amountReceivedCents } = before;
  return { orderId: input.orderId, status, totalCents, amountReceivedCents, invoiceId, creditNoteId: null };
}

function noteChange(
  ctx: ActorCtx,
  input: DeliverInput,
  before: Delivery | undefined,
  sums: { readonly totalCents: number; readonly amountReceivedCents: number },
): void {
  const handover = { orderId: input.orderId, totalCents: sums.totalCents, lines: input.lines };
  const receipt = { receiverName: input.receiverName, amountReceivedCents: sums.amountReceivedCents };
  if (before === undefined) {
    recordOrderEvent(ctx, { type: 'order.delivered', ...handover, ...receipt });
    return;
  }
  const changes = changesBetween<typeof receipt>(before, receipt);
  recordOrderEvent(ctx, { type: 'order.delivery-corrected', ...handover, changes });
}
