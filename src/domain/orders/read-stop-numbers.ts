import { and, ne, sql } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { orders } from '#db/schema/orders.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { STATUS } from '#shared/order-status.ts';
import { inRouteOrder } from './route-order.ts';

/**
 * Which stop of its driver's day an order is, by order id: cancelled orders are none, and a customer's orders of one
 * day are one stop. Orders without a driver or a day have no number.
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
    .select({ orderId: orders.id, customerId: orders.customerId })
    .from(orders)
    .where(
      and(
        sql`${orders.driverId} = ${driverId}`,
        sql`${orders.deliverDate} = ${date}`,
        ne(orders.status, STATUS.cancelled),
      ),
    )
    .orderBy(...inRouteOrder)
    .all();
  const stops = [...new Set(found.map((order) => order.customerId))];
  return found.map((order) => [order.orderId, stops.indexOf(order.customerId) + 1]);
}
