import { and, desc, eq, gte, isNull, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { cashClosings } from '#db/schema/cash.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { addDays, type ISODate } from '#shared/shop-dates.ts';

/** Whose till it is: a driver's, or that of the counter (null). */
export type TillOwner = number | null;

/** The condition that a row of cash is of this till. */
export function ofTill(column: SQLiteColumn, driverId: TillOwner): SQL {
  return driverId === null ? isNull(column) : eq(column, driverId);
}

/** The last closing or reopening of a till's day; nothing where there was none. */
export function readLastClosing(ctx: Ctx, driverId: TillOwner, day: ISODate) {
  return ctx.db
    .select()
    .from(cashClosings)
    .where(and(ofTill(cashClosings.driverId, driverId), eq(cashClosings.day, day)))
    .orderBy(desc(cashClosings.id))
    .limit(1)
    .get();
}

/** Whether the cash of a till is closed on a day. */
export function isCashDayClosed(ctx: Ctx, driverId: TillOwner, day: ISODate): boolean {
  return readLastClosing(ctx, driverId, day)?.event === 'close';
}

/** The day in whose cash something of a day counts: that day, or the first after it that is not closed. */
export function firstOpenCashDay(ctx: Ctx, driverId: TillOwner, day: ISODate): ISODate {
  const events = ctx.db
    .select({ day: cashClosings.day, event: cashClosings.event })
    .from(cashClosings)
    .where(and(ofTill(cashClosings.driverId, driverId), gte(cashClosings.day, day)))
    .orderBy(cashClosings.id)
    .all();
  const last = new Map(events.map((row) => [row.day, row.event]));
  let open = day;
  while (last.get(open) === 'close') open = addDays(open, 1);
  return open;
}
