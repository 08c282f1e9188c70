import { eq } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import { readStaffOrders, type StaffOrder } from './staff-order.ts';

/** More orders than a day has ever had: a bound, not a page. */
const MAX_OF_A_DAY = 5000;

/** A day of the shop's calendar, and whether orders were created on it or are delivered on it. */
export type OrdersOfDay = { readonly date: ISODate; readonly by: 'created' | 'delivery' };

/** The orders of a day, newest first, cancelled ones included. */
export function listOrdersOfDay(ctx: Ctx, { date, by }: OrdersOfDay): StaffOrder[] {
  const day = by === 'created' ? orders.createdDay : orders.deliverDate;
  return readStaffOrders(ctx, { where: eq(day, date), limit: MAX_OF_A_DAY });
}
