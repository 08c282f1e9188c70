import { desc, eq, sql } from 'drizzle-orm';
import { deliveries } from '#db/schema/delivery.ts';
import { orderStatusHistory } from '#db/schema/orders.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { toLocalMoment } from '#shared/shop-dates.ts';

type DeliveredOrder = { readonly orderId: number; readonly driverId: number; readonly totalCents: number };

/**
 * An order that becomes delivered without a word on the money counts as paid in full; what was already noted at the
 * door (receiver, signature, amount) is kept.
 */
export function noteDelivery(
  ctx: ActorCtx,
  { totalCents, ...order }: DeliveredOrder,
  deliveredAt = ctx.clock.now(),
): void {
  const { timeZone } = getSettings(ctx).shop;
  const when = { deliveredAt, deliveredDay: toLocalMoment(deliveredAt, timeZone).date };
  ctx.db
    .insert(deliveries)
    .values({ ...order, ...when, amountReceivedCents: totalCents })
    .onConflictDoUpdate({
      target: deliveries.orderId,
      set: {
        ...when,
        driverId: order.driverId,
        amountReceivedCents: sql`CASE WHEN ${deliveries.receiverName} = '' AND ${deliveries.signaturePath} = ''
          THEN excluded.amount_received_cents ELSE ${deliveries.amountReceivedCents} END`,
      },
    })
    .run();
}

/**
 * A delivered order that is given to another driver was handed over by that one: its cash is theirs to hand in, on the
 * day on which it was delivered. One that had no driver so far counts as paid to this one in full.
 */
export function moveDelivery(ctx: ActorCtx, order: DeliveredOrder): void {
  const { driverId, orderId } = order;
  const moved = ctx.db.update(deliveries).set({ driverId }).where(eq(deliveries.orderId, orderId)).run();
  if (moved.changes > 0) return;
  const delivered = ctx.db
    .select({ at: orderStatusHistory.createdAt })
    .from(orderStatusHistory)
    .where(eq(orderStatusHistory.orderId, orderId))
    .orderBy(desc(orderStatusHistory.id))
    .limit(1)
    .get();
  noteDelivery(ctx, order, delivered?.at);
}
