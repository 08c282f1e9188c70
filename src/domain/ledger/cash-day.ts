import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { cashClosings } from '#db/schema/cash.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { addDays, type ISODate } from '#shared/dates/shop-dates.ts';

export type TillOwner = number | null;

export function ofTill(column: SQLiteColumn, driverId: TillOwner): SQL {
  return driverId === null ? isNull(column) : eq(column, driverId);
}

export function readLastClosing(ctx: Ctx, driverId: TillOwner, day: ISODate) {
  return ctx.db
    .select()
    .from(cashClosings)
    .where(and(ofTill(cashClosings.driverId, driverId), eq(cashClosings.day, day)))
    .orderBy(desc(cashClosings.id))
    .limit(1)
    .get();
}

export function isCashDayClosed(ctx: Ctx, driverId: TillOwner, day: ISODate): boolean {
  return readLastClosing(ctx, driverId, day)?.event === 'close';
}

export function findLastClosedDay(ctx: Ctx, driverId: TillOwner): ISODate | null {
  const isLastOfDay = sql`${cashClosings.id} = (SELECT MAX(same.id) FROM cash_closings AS same
    WHERE same.driver_id IS ${cashClosings.driverId} AND same.day = ${cashClosings.day})`;
  const found = ctx.db
    .select({ day: cashClosings.day })
    .from(cashClosings)
    .where(and(ofTill(cashClosings.driverId, driverId), eq(cashClosings.event, 'close'), isLastOfDay))
    .orderBy(desc(cashClosings.day))
    .limit(1)
    .get();
  return found?.day ?? null;
}

/**
 * The till day that cash of a day counts on: that day, or the first after the last closed one. Earlier days may be
 * open, but adding to them would change what was counted later.
 */
export function firstOpenCashDay(ctx: Ctx, driverId: TillOwner, day: ISODate): ISODate {
  const lastClosed = findLastClosedDay(ctx, driverId);
  return lastClosed === null || day > lastClosed ? day : addDays(lastClosed, 1);
}
