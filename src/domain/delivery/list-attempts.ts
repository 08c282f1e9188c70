import { and, eq } from 'drizzle-orm';
import { deliveryAttempts } from '#db/schema/delivery.ts';
import { orders } from '#db/schema/orders.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/shop-dates.ts';

/** More visits than a day has room for: a bound, not a page. */
const MAX_ATTEMPTS = 500;

/** What the driver who asks could not hand over on a day, in the order of the visits; `deliverDate` is its day now. */
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
