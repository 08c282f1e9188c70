import { and, eq } from 'drizzle-orm';
import { deliveryAttempts } from '#db/schema/delivery.ts';
import { orders } from '#db/schema/orders.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';

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
