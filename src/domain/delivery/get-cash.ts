import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#db/schema/accounts.ts';
import { cashCounts, deliveries } from '#db/schema/delivery.ts';
import { orders } from '#db/schema/orders.ts';
import { listDrivers } from '#domain/accounts/drivers.ts';
import type { ActorCtx, Ctx } from '#domain/kernel/ctx.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { STATUS } from '#shared/order-status.ts';
import type { ISODate } from '#shared/shop-dates.ts';

/** A count of cash: by the driver or by the office, in cents, by whom and when (ms). */
export type CashCount = ReturnType<typeof listCounts>[number];

/**
 * The cash of a driver's day in cents: `expectedCents` is what the delivered orders came to, `receivedCents` what was
 * noted at the doors. The latest count of each side stands; all are kept. Differences are count minus expected.
 */
export type DriverCash = {
  readonly driverId: number;
  readonly driverCode: number | null;
  readonly driverName: string;
  readonly date: ISODate;
  readonly orderCount: number;
  readonly expectedCents: number;
  readonly receivedCents: number;
  readonly driverCount: CashCount | null;
  readonly officeCount: CashCount | null;
  readonly driverDifferenceCents: number | null;
  readonly officeDifferenceCents: number | null;
  readonly counts: readonly CashCount[];
};

type CashDriver = { readonly id: number; readonly driverCode: number | null; readonly name: string };

/** The caller's own cash of a day; today unless another day is named. */
export function getOwnCash(ctx: ActorCtx, { date }: { readonly date?: ISODate | undefined }): DriverCash {
  const day = date ?? getShopMoment(ctx).date;
  const { sums, counts } = readCash(ctx, day, [ctx.actor.id]);
  return toCash(ctx.actor, day, sums.get(ctx.actor.id), counts.get(ctx.actor.id) ?? []);
}

/** The cash of every active driver on a day, by number; today unless another day is named. */
export function listCash(ctx: Ctx, { date }: { readonly date?: ISODate | undefined }): DriverCash[] {
  const day = date ?? getShopMoment(ctx).date;
  const drivers = listDrivers(ctx);
  const ids = drivers.map((driver) => driver.id);
  const { sums, counts } = readCash(ctx, day, ids);
  return drivers.map((driver) => toCash(driver, day, sums.get(driver.id), counts.get(driver.id) ?? []));
}

function readCash(ctx: Ctx, day: ISODate, driverIds: number[]) {
  const sums = ctx.db
    .select({
      driverId: deliveries.driverId,
      orderCount: sql<number>`COUNT(*)`,
      expectedCents: sql<number>`SUM(${orders.totalCents})`,
      receivedCents: sql<number>`SUM(${deliveries.amountReceivedCents})`,
    })
    .from(deliveries)
    .innerJoin(orders, eq(orders.id, deliveries.orderId))
    .where(
      and(
        inArray(deliveries.driverId, driverIds),
        eq(deliveries.deliveredDay, day),
        // The plus keeps SQLite off the index of the status, which nearly all orders share.
        sql`+${orders.status} = ${STATUS.delivered}`,
      ),
    )
    .groupBy(deliveries.driverId)
    .all();
  return {
    sums: new Map(sums.map((sum) => [sum.driverId, sum])),
    counts: Map.groupBy(listCounts(ctx, day, driverIds), (count) => count.driverId),
  };
}

function listCounts(ctx: Ctx, day: ISODate, driverIds: number[]) {
  return ctx.db
    .select({
      id: cashCounts.id,
      driverId: cashCounts.driverId,
      countedBy: cashCounts.countedBy,
      amountCents: cashCounts.amountCents,
      note: cashCounts.note,
      actorName: users.name,
      at: cashCounts.createdAt,
    })
    .from(cashCounts)
    .innerJoin(users, eq(users.id, cashCounts.actorId))
    .where(and(inArray(cashCounts.driverId, driverIds), eq(cashCounts.day, day)))
    .orderBy(asc(cashCounts.id))
    .all();
}

type CashSums = NonNullable<ReturnType<ReturnType<typeof readCash>['sums']['get']>>;

function toCash(
  driver: CashDriver,
  date: ISODate,
  sums: CashSums | undefined,
  counts: readonly CashCount[],
): DriverCash {
  const expectedCents = sums?.expectedCents ?? 0;
  const driverCount = counts.findLast((count) => count.countedBy === 'driver') ?? null;
  const officeCount = counts.findLast((count) => count.countedBy === 'office') ?? null;
  return {
    driverId: driver.id,
    driverCode: driver.driverCode,
    driverName: driver.name,
    date,
    orderCount: sums?.orderCount ?? 0,
    expectedCents,
    receivedCents: sums?.receivedCents ?? 0,
    driverCount,
    officeCount,
    driverDifferenceCents: driverCount && driverCount.amountCents - expectedCents,
    officeDifferenceCents: officeCount && officeCount.amountCents - expectedCents,
    counts,
  };
}
