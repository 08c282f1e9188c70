import { and, asc, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { routeStops } from '#db/schema/delivery.ts';
import { orders } from '#db/schema/orders.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { STATUS } from '#shared/order-status.ts';
import { groupStops } from '#shared/stops.ts';

/**
 * Stop number in the driver's day by order id, the same on every document and screen: orders of one customer at one
 * address share a stop; held orders, those without driver or day, and those cancelled before they were invoiced have
 * none. An order cancelled on the road keeps its number, since boxes and printed lists have the numbers after it.
 */
export function readStopNumbers(ctx: Ctx, orderIds: readonly number[]): ReadonlyMap<number, number> {
  const days = ctx.db
    .selectDistinct({ driverId: orders.driverId, date: orders.deliverDate })
    .from(orders)
    .where(and(inIds(orders.id, orderIds), sql`${orders.driverId} IS NOT NULL`))
    .all();
  return new Map(
    days.flatMap(({ driverId, date }) => (date === null ? [] : numberStops(ctx, driverId, date))),
  );
}

function numberStops(ctx: Ctx, driverId: number | null, date: string): [orderId: number, stop: number][] {
  const found = ctx.db
    .select({ orderId: orders.id, customerId: orders.customerId, buyerAddress: orders.buyerAddress })
    .from(orders)
    .where(
      and(
        sql`${orders.driverId} = ${driverId}`,
        sql`${orders.deliverDate} = ${date}`,
        or(ne(orders.status, STATUS.cancelled), isNotNull(orders.invoiceId)),
        isNull(orders.heldAt),
      ),
    )
    .orderBy(...inRouteOrder)
    .all();
  return groupStops(found).flatMap((stop, index) =>
    stop.map(({ orderId }): [number, number] => [orderId, index + 1]),
  );
}

/** Position of the customer in the driver's stored route; null when never placed. */
export const routePosition = sql<number | null>`(
  SELECT ${routeStops.position} FROM ${routeStops}
  WHERE ${routeStops.driverId} = ${orders.driverId} AND ${routeStops.customerId} = ${orders.customerId})`;

/** Last stored position among the day's stops in the order's region. */
const regionEnd = sql<number | null>`(
  SELECT MAX(s.position) FROM orders AS o
  JOIN ${routeStops} AS s ON s.driver_id = o.driver_id AND s.customer_id = o.customer_id
  WHERE o.driver_id = ${orders.driverId} AND o.deliver_date = ${orders.deliverDate}
    AND o.region_id = ${orders.regionId})`;

/**
 * By stored route. Unplaced customers follow the last stop of their region; where none of it is placed, they come at
 * the end, region by region, then by number.
 */
export const inRouteOrder: readonly SQL[] = [
  sql`COALESCE(${routePosition}, ${regionEnd}) IS NULL`,
  sql`COALESCE(${routePosition}, ${regionEnd})`,
  sql`${routePosition} IS NULL`,
  sql`${orders.regionId}`,
  asc(orders.id),
];
