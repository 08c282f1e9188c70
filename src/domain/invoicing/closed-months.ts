import { max } from 'drizzle-orm';
import { closedMonths } from '#db/schema/documents.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { daysOfMonth } from '#shared/months.ts';
import type { ISODate } from '#shared/shop-dates.ts';

/** The last day into which nothing is issued any more; null as long as no month is closed. */
export function findClosedUntil(ctx: Ctx): ISODate | null {
  const last = ctx.db
    .select({ month: max(closedMonths.month) })
    .from(closedMonths)
    .get();
  return last?.month ? daysOfMonth(last.month).to : null;
}

/** Rejects with `month-closed` a paper whose day of issue lies in a month whose books are closed, or before it. */
export function assertMonthOpen(ctx: Ctx, day: ISODate): void {
  const closedUntil = findClosedUntil(ctx);
  if (closedUntil !== null && day <= closedUntil) throw new DomainError('month-closed', { closedUntil });
}
