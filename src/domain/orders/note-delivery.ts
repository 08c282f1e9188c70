import { eq, sql } from 'drizzle-orm';
import { deliveries } from '../../db/schema/delivery.ts';
import type { ActorCtx } from '../kernel/ctx.ts';
import { getShopMoment } from '../settings/get-shop-moment.ts';

type DeliveredOrder = { readonly orderId: number; readonly driverId: number; readonly totalCents: number };

/**
 * An order that becomes delivered without a word on the money counts as paid in full; what was already noted at the
 * door (receiver, signature, amount) is kept.
 */
export function noteDelivery(ctx: ActorCtx, { totalCents, ...order }: DeliveredOrder): void {
  const when = { deliveredAt: ctx.clock.now(), deliveredDay: getShopMoment(ctx).date };
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
 * day on which it was delivered. One that had no driver so far counts as paid to this one today.
 */
export function moveDelivery(ctx: ActorCtx, order: DeliveredOrder): void {
  const { driverId, orderId } = order;
  const moved = ctx.db.update(deliveries).set({ driverId }).where(eq(deliveries.orderId, orderId)).run();
  if (moved.changes === 0) noteDelivery(ctx, order);
}
