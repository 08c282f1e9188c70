import { and, eq, lt } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import { readStaffOrders, type StaffOrder } from './staff-order.ts';

/** A day of the shop's calendar, and whether orders were created on it or are delivered on it. */
export type OrdersOfDay = { readonly date: ISODate; readonly by: 'created' | 'delivery' };

/** A part of a list of orders: those after `cursor`, at most `limit`. */
export type OrderPart = { readonly cursor?: number | undefined; readonly limit?: number | undefined };

/** The orders of a day, newest first, cancelled ones included: all of them, or a part. */
export function listOrdersOfDay(
  ctx: Ctx,
  { date, by, cursor, limit }: OrdersOfDay & OrderPart,
): StaffOrder[] {
  const day = by === 'created' ? orders.createdDay : orders.deliverDate;
  const isAfter = cursor === undefined ? undefined : lt(orders.id, cursor);
  return readStaffOrders(ctx, { where: and(eq(day, date), isAfter), limit });
}
