import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { isOpenOrder } from '#db/conditions.ts';
import { orders } from '#db/schema/orders.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import { readStaffOrders, type StaffOrder } from './staff-order.ts';

/** Orders that are still to be brought and have nobody who does; not what waits for the office. */
export function isUnassigned(): SQL | undefined {
  return and(isNull(orders.driverId), isNull(orders.heldAt), isOpenOrder);
}

/** Those of a delivery day. */
export function isUnassignedOn(date: ISODate): SQL | undefined {
  return and(eq(orders.deliverDate, date), isUnassigned());
}

/** Those orders, newest first. */
export function listUnassignedOrders(ctx: Ctx, { date }: { readonly date: ISODate }): StaffOrder[] {
  return readStaffOrders(ctx, { where: isUnassignedOn(date) });
}
