import { asc, type SQL, sql } from 'drizzle-orm';
import { routeStops } from '#db/schema/delivery.ts';
import { orders } from '#db/schema/orders.ts';

/** The place of an order's customer in its driver's remembered route; null when never placed. */
export const routePosition = sql<number | null>`(
  SELECT ${routeStops.position} FROM ${routeStops}
  WHERE ${routeStops.driverId} = ${orders.driverId} AND ${routeStops.customerId} = ${orders.customerId})`;

/** Orders as they are visited: by the remembered route, customers without a place after it, then by number. */
export const inRouteOrder: readonly SQL[] = [
  sql`${routePosition} IS NULL`,
  sql`${routePosition}`,
  asc(orders.id),
];
