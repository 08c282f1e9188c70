import { count, eq, sum } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { ORDER_STATUSES, type OrderStatus } from '#shared/order-status.ts';

export type TodayStatus = {
  readonly status: OrderStatus;
  readonly placed: number;
  readonly placedCents: number;
  readonly toDeliver: number;
};

export type Today = { readonly date: ISODate; readonly statuses: readonly TodayStatus[] };

export function getToday(ctx: Ctx): Today {
  const { date } = getShopMoment(ctx);
  const figures = { status: orders.status, orders: count(), cents: sum(orders.totalCents).mapWith(Number) };
  const placed = ctx.db
    .select(figures)
    .from(orders)
    .where(eq(orders.createdDay, date))
    .groupBy(orders.status)
    .all();
  const toDeliver = ctx.db
    .select(figures)
    .from(orders)
    .where(eq(orders.deliverDate, date))
    .groupBy(orders.status)
    .all();
  const statuses = ORDER_STATUSES.map((status) => {
    const ofPlaced = placed.find((row) => row.status === status);
    return {
      status,
      placed: ofPlaced?.orders ?? 0,
      placedCents: ofPlaced?.cents ?? 0,
      toDeliver: toDeliver.find((row) => row.status === status)?.orders ?? 0,
    };
  });
  return { date, statuses };
}
