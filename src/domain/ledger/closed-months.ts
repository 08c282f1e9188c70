import { sql } from 'drizzle-orm';
import { bookClosings } from '#db/schema/books.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { daysOfMonth, monthOf } from '#shared/dates/months.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';

const isCurrent = sql`${bookClosings.event} = 'close' AND NOT EXISTS (
  SELECT 1 FROM book_closings AS later WHERE later.month = ${bookClosings.month} AND later.id > ${bookClosings.id})`;

const columns = {
  month: bookClosings.month,
  closedAt: bookClosings.createdAt,
  lastEntryId: bookClosings.lastEntryId,
  lastDocumentId: bookClosings.lastDocumentId,
};

export type CurrentClosing = NonNullable<ReturnType<typeof findLastClosing>>;

export function findLastClosing(ctx: Ctx) {
  return ctx.db
    .select(columns)
    .from(bookClosings)
    .where(isCurrent)
    .orderBy(sql`${bookClosings.month} DESC`)
    .limit(1)
    .get();
}

export function findClosingOf(ctx: Ctx, day: ISODate) {
  return ctx.db
    .select(columns)
    .from(bookClosings)
    .where(sql`${bookClosings.month} >= ${monthOf(day)} AND ${isCurrent}`)
    .orderBy(sql`${bookClosings.month}`)
    .limit(1)
    .get();
}

export function findClosedUntil(ctx: Ctx): ISODate | null {
  const last = findLastClosing(ctx);
  return last === undefined ? null : daysOfMonth(last.month).to;
}

/** Rejects with `month-closed` a day of issue in or before a closed month. */
export function assertMonthOpen(ctx: Ctx, day: ISODate): void {
  const closedUntil = findClosedUntil(ctx);
  if (closedUntil !== null && day <= closedUntil) throw new DomainError('month-closed', { closedUntil });
}

type Dated = { readonly day: ISODate; readonly reason?: string | undefined };

/**
 * The reason of an entry into a closed month; empty for an open one. Rejects with `closed-month-reason` a missing
 * reason.
 */
export function reasonForDay(ctx: Ctx, { day, reason = '' }: Dated): string {
  const closedUntil = findClosedUntil(ctx);
  // Entries of a migration (no actor) were in the books before they were closed.
  if (closedUntil === null || day > closedUntil || ctx.actor === null) return '';
  if (reason === '') throw new DomainError('closed-month-reason', { closedUntil }).on('reason');
  return reason;
}
