import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { bookClosings } from '#db/schema/books.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { daysOfMonth, type ISOMonth, monthOf } from '#shared/dates/months.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';

export type CurrentClosing = {
  readonly month: ISOMonth;
  readonly closedAt: number;
  readonly lastEntryId: number;
  readonly lastDocumentId: number;
};

const isCurrent = sql`${bookClosings.event} = 'close' AND NOT EXISTS (
  SELECT 1 FROM book_closings AS later WHERE later.month = ${bookClosings.month} AND later.id > ${bookClosings.id})`;

const columns = {
  month: bookClosings.month,
  closedAt: bookClosings.createdAt,
  lastEntryId: bookClosings.lastEntryId,
  lastDocumentId: bookClosings.lastDocumentId,
};

function lastClosing(db: Db) {
  return db
    .select(columns)
    .from(bookClosings)
    .where(isCurrent)
    .orderBy(sql`${bookClosings.month} DESC`)
    .limit(1);
}

function closingFrom(db: Db, { month }: { readonly month: string }) {
  return db
    .select(columns)
    .from(bookClosings)
    .where(sql`${bookClosings.month} >= ${month} AND ${isCurrent}`)
    .orderBy(sql`${bookClosings.month}`)
    .limit(1);
}

export function findLastClosing(ctx: Ctx): CurrentClosing | undefined {
  return lastClosing(ctx.db).get();
}

export function findClosingOf(ctx: Ctx, day: ISODate): CurrentClosing | undefined {
  return closingFrom(ctx.db, { month: monthOf(day) }).get();
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
