import { and, desc, eq, gte, lte, notExists, sql } from 'drizzle-orm';
import { isOpenOrder } from '#db/conditions.ts';
import { cashCounts } from '#db/schema/cash.ts';
import { deliveries } from '#db/schema/delivery.ts';
import { orders } from '#db/schema/orders.ts';
import { countUnissued } from '#domain/invoicing/issue-orders.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { ATTEMPTS_TO_TELL } from '#shared/delivery.ts';
import { STATUS } from '#shared/order-status.ts';
import { addDays, type ISODate } from '#shared/shop-dates.ts';

/**
 * What waits for the office. `unfinished` are still on their way although their day is over, `tried` were brought in vain
 * three times or more, `held` are beyond their customer's limit and wait to be let go. `unissued` are orders that should have their invoice and have none, `unprinted` those that stand
 * ready to leave today without one: no paper can have been printed for them. `uncounted` are drivers' days
 * whose cash the office has not counted, `uncountedDay` the last of them.
 */
export type Waiting = {
  readonly late: number;
  readonly unassigned: number;
  readonly unfinished: number;
  readonly tried: number;
  readonly held: number;
  readonly unissued: number;
  readonly unprinted: number;
  readonly uncounted: number;
  readonly uncountedDay: ISODate | null;
};

/** Cash that nobody has counted for so long is looked for in the books. */
const CASH_DAYS = 14;

/** Open orders whose day is over or that nobody drives, and cash that came back and was not counted. */
export function getWaiting(ctx: Ctx): Waiting {
  const today = getShopMoment(ctx).date;
  // Only the open ones: the index leaves out what has been delivered in years.
  const open = ctx.db.get<Omit<Waiting, 'unissued' | 'uncounted' | 'uncountedDay'>>(sql`
    SELECT COUNT(*) FILTER (WHERE ${orders.deliverDate} < ${today}) AS late,
      COUNT(*) FILTER (WHERE ${orders.driverId} IS NULL) AS unassigned,
      COUNT(*) FILTER (WHERE ${orders.status} = ${STATUS.departed} AND ${orders.deliverDate} < ${today}) AS unfinished,
      COUNT(*) FILTER (WHERE ${orders.heldAt} IS NOT NULL) AS held,
      COUNT(*) FILTER (WHERE id IN (SELECT order_id FROM delivery_attempts
        GROUP BY order_id HAVING COUNT(*) >= ${ATTEMPTS_TO_TELL})) AS tried,
      COUNT(*) FILTER (WHERE ${orders.status} = ${STATUS.prepared} AND ${orders.deliverDate} <= ${today}
        AND NOT EXISTS (SELECT 1 FROM documents WHERE order_id = orders.id AND kind = 'invoice')) AS unprinted
    FROM orders INDEXED BY orders_driver_open WHERE ${isOpenOrder}`);
  const uncounted = listUncounted(ctx, today);
  return {
    late: open?.late ?? 0,
    unassigned: open?.unassigned ?? 0,
    unfinished: open?.unfinished ?? 0,
    tried: open?.tried ?? 0,
    held: open?.held ?? 0,
    unissued: countUnissued(ctx),
    unprinted: open?.unprinted ?? 0,
    uncounted: uncounted.length,
    uncountedDay: uncounted[0]?.day ?? null,
  };
}

function listUncounted(ctx: Ctx, today: ISODate) {
  const counted = ctx.db
    .select({ id: cashCounts.id })
    .from(cashCounts)
    .where(
      and(
        eq(cashCounts.driverId, deliveries.driverId),
        eq(cashCounts.day, deliveries.deliveredDay),
        eq(cashCounts.countedBy, 'office'),
      ),
    );
  return ctx.db
    .selectDistinct({ day: deliveries.deliveredDay, driverId: deliveries.driverId })
    .from(deliveries)
    .where(
      and(
        gte(deliveries.deliveredDay, addDays(today, -CASH_DAYS)),
        lte(deliveries.deliveredDay, today),
        notExists(counted),
      ),
    )
    .orderBy(desc(deliveries.deliveredDay))
    .all();
}
