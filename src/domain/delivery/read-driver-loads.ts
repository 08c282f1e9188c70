import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { isGoingAhead } from '#db/conditions.ts';
import { orders } from '#db/schema/orders.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { groupStops } from '#shared/stops.ts';

/** Each driver's load on a day, without cancelled and held orders. Products without a weight count as zero. */
export function readDriverLoads(ctx: Ctx, { date }: { readonly date: ISODate }) {
  const found = ctx.db
    .select({
      driverId: orders.driverId,
      customerId: orders.customerId,
      buyerAddress: orders.buyerAddress,
      weightGrams: sql<number>`COALESCE((SELECT SUM(l.quantity * p.weight_grams) FROM order_lines AS l
        JOIN products AS p ON p.id = l.product_id WHERE l.order_id = orders.id), 0)`,
    })
    .from(orders)
    .where(and(eq(orders.deliverDate, date), isNotNull(orders.driverId), isGoingAhead))
    .all();
  return [...Map.groupBy(found, (order) => order.driverId)].flatMap(([driverId, ofDriver]) => {
    if (driverId === null) return [];
    const weightGrams = ofDriver.reduce((sum, order) => sum + order.weightGrams, 0);
    return [{ driverId, stops: groupStops(ofDriver).length, weightGrams }];
  });
}
