import { desc, eq } from 'drizzle-orm';
import { deliveries, voidedDeliveries } from '#db/schema/delivery.ts';
import { orderStatusHistory } from '#db/schema/orders.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { type ActTime, timeOfAct } from './act-time.ts';
import type { OrderHead } from './find-order.ts';

type DeliveredOrder = Pick<OrderHead, 'id' | 'driverId' | 'totalCents'>;

/**
 * An order that becomes delivered counts as paid in full until something else is noted; one that nobody drives has no
 * cash to hand in.
 */
export function noteDelivery(ctx: ActorCtx, order: DeliveredOrder & { readonly time: ActTime }): void {
  if (order.driverId !== null) insertDelivery(ctx, order, order.driverId, order.time);
}

function insertDelivery(ctx: ActorCtx, order: DeliveredOrder, driverId: number, time: ActTime): void {
  ctx.db
    .insert(deliveries)
    .values({
      orderId: order.id,
      driverId,
      amountReceivedCents: order.totalCents,
      deliveredAt: time.at,
      deliveredDay: time.day,
      isTimeCorrected: time.isCorrected,
    })
    .run();
}

/**
 * What was signed and paid for a delivered order is void once the order is no longer delivered: it is kept, with who
 * took it back and why, and never stands under what is delivered next.
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
  const { receiverName, amountReceivedCents } = receipt;
  recordAudit(ctx, {
    type: 'order.receipt-voided',
    orderId,
    receiverName,
    amountReceivedCents,
  });
}

/**
 * A delivered order that is given to another driver was handed over by that one: its cash is theirs to hand in, on the
 * day on which it was delivered. One that had no driver so far counts as paid to this one in full.
 */
export function moveDelivery(ctx: ActorCtx, order: DeliveredOrder, driverId: number): void {
  const orderId = order.id;
  const moved = ctx.db.update(deliveries).set({ driverId }).where(eq(deliveries.orderId, orderId)).run();
  if (moved.changes > 0) return;
  const delivered = ctx.db
    .select({ at: orderStatusHistory.createdAt })
    .from(orderStatusHistory)
    .where(eq(orderStatusHistory.orderId, orderId))
    .orderBy(desc(orderStatusHistory.id))
    .limit(1)
    .get();
  insertDelivery(ctx, order, driverId, timeOfAct(ctx, orderId, delivered?.at));
}
