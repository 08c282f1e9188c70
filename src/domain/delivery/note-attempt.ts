import { and, eq } from 'drizzle-orm';
import { deliveryAttempts } from '#db/schema/delivery.ts';
import { orders } from '#db/schema/orders.ts';
import { readRegionRules } from '#domain/delivery-rules/region-rules.ts';
import { recordOrderEvent } from '#domain/order-events/record-order-event.ts';
import { countAttempts, moveOrder } from '#domain/orders/changes/move-orders.ts';
import { findOrder, type OrderHead } from '#domain/orders/queries/find-order.ts';
import { timeOfAct } from '#domain/orders/status/act-time.ts';
import { returnToPool } from '#domain/orders/status/set-order-status.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import { findFirstDeliveryDate } from '#shared/dates/delivery-dates.ts';
import { addDays, type ISODate } from '#shared/dates/shop-dates.ts';
import { ATTEMPT_REASON_LABELS, ATTEMPTS_BEFORE_ALERT } from '#shared/delivery.ts';
import type { AttemptInput } from '#shared/inputs/delivery-inputs.ts';
import { notePhotos } from './delivery-photos.ts';

const DAYS_AHEAD = 60;

/**
 * Records a failed delivery: the order returns to `E Pergaditur` without a driver, on the next open day of its
 * region; stock stays taken and the invoice valid. Idempotent by key. Drivers do it for their own orders. Rejects
 * with `order-not-found`, `status-change-not-possible` (not departed) and `order-without-driver`.
 */
export function noteAttempt(ctx: ActorCtx, input: AttemptInput) {
  return once(ctx, 'delivery.attempt', input, (tx, { orderId, reason, note, occurredAt, photos }) => {
    const order = findOrder(tx, orderId);
    const { driverId } = order;
    if (driverId === null) throw new DomainError('order-without-driver');
    const time = timeOfAct(tx, orderId, occurredAt);
    const why = note === '' ? ATTEMPT_REASON_LABELS[reason] : `${ATTEMPT_REASON_LABELS[reason]}: ${note}`;
    returnToPool(tx, order, { reason: why, occurredAt: time.at });
    const { id } = tx.db
      .insert(deliveryAttempts)
      .values({
        orderId,
        driverId,
        reason,
        note,
        occurredAt: time.at,
        occurredDay: time.day,
        isTimeCorrected: time.isCorrected,
        actorId: tx.actor.id,
        createdAt: tx.clock.now(),
      })
      .returning({ id: deliveryAttempts.id })
      .get();
    notePhotos(tx, { orderId, attemptId: id }, photos);
    const deliverDate = nextDayOf(tx, order, time.day);
    moveOrder(tx, order, { deliverDate, reason: why });
    const attempts = countAttempts(tx, orderId);
    recordOrderEvent(tx, { type: 'order.attempted', orderId, reason, note, attempts, deliverDate });
    if (attempts >= ATTEMPTS_BEFORE_ALERT) tx.emit({ type: 'attempts', orderId });
    return { orderId, attempt: { id, reason, occurredAt: time.at }, attempts, deliverDate };
  });
}

function nextDayOf(tx: ActorCtx, { regionId }: OrderHead, visited: ISODate): ISODate {
  const now = getShopMoment(tx);
  const from = addDays(visited > now.date ? visited : now.date, 1);
  const rules = readRegionRules(tx, regionId, { from, to: addDays(from, DAYS_AHEAD) });
  const open = {
    ...rules,
    fullDates: [],
    weekdays: rules.weekdays.map((rule) => ({ ...rule, cutoffDays: 0 })),
  };
  return findFirstDeliveryDate(now, open, 'customer', from) ?? from;
}

const MAX_ATTEMPTS = 500;

export function listAttempts(ctx: ActorCtx, { date }: { readonly date: ISODate }) {
  return ctx.db
    .select({
      attemptId: deliveryAttempts.id,
      orderId: deliveryAttempts.orderId,
      reason: deliveryAttempts.reason,
      buyerName: orders.buyerName,
      deliverDate: orders.deliverDate,
    })
    .from(deliveryAttempts)
    .innerJoin(orders, eq(orders.id, deliveryAttempts.orderId))
    .where(and(eq(deliveryAttempts.driverId, ctx.actor.id), eq(deliveryAttempts.occurredDay, date)))
    .orderBy(deliveryAttempts.id)
    .limit(MAX_ATTEMPTS)
    .all();
}
