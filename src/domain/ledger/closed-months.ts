import { sql } from 'drizzle-orm';
import { prepareOnce } from '#db/prepare-once.ts';
import { bookClosings } from '#db/schema/books.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { daysOfMonth, type ISOMonth, monthOf } from '#shared/dates/months.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';

export type StandingClosing = {
  readonly month: ISOMonth;
  readonly closedAt: number;
  readonly lastEntryId: number;
  readonly lastDocumentId: number;
};

const isStanding = sql`${bookClosings.event} = 'close' AND NOT EXISTS (
  SELECT 1 FROM book_closings AS later WHERE later.month = ${bookClosings.month} AND later.id > ${bookClosings.id})`;

const columns = {
  month: bookClosings.month,
  closedAt: bookClosings.createdAt,
  lastEntryId: bookClosings.lastEntryId,
  lastDocumentId: bookClosings.lastDocumentId,
};

const lastClosing = prepareOnce((db) =>
  db
    .select(columns)
    .from(bookClosings)
    .where(isStanding)
    .orderBy(sql`${bookClosings.month} DESC`)
    .limit(1)
    .prepare(),
);

const closingFrom = prepareOnce((db) =>
  db
    .select(columns)
    .from(bookClosings)
    .where(sql`${bookClosings.month} >= ${sql.placeholder('month')} AND ${isStanding}`)
    .orderBy(sql`${bookClosings.month}`)
    .limit(1)
    .prepare(),
);

export function findLastClosing(ctx: Ctx): StandingClosing | undefined {
  return lastClosing(ctx.db).get();
}

export function findClosingOf(ctx: Ctx, day: ISODate): StandingClosing | undefined {
  return closingFrom(ctx.db).get({ month: monthOf(day) });
}

export function findClosedUntil(ctx: Ctx): ISODate | null {
  const last = findLastClosing(ctx);
  return last === undefined ? null : daysOfMonth(last.month).to;
}

/** Rejects with `month-closed` a paper whose day of issue lies in a month whose books are closed, or before it. */
export function assertMonthOpen(ctx: Ctx, day: ISODate): void {
  const closedUntil = findClosedUntil(ctx);
  if (closedUntil !== null && day <= closedUntil) throw new DomainError('month-closed', { closedUntil });
}

type Dated = { readonly day: ISODate; readonly reason?: string | undefined };

/**
 * Why an entry is dated into a month whose books are closed; empty where they are open. Rejects with
 * `closed-month-reason` one that does not say it.
 */
export function reasonForDay(ctx: Ctx, { day, reason = '' }: Dated): string {
  const closedUntil = findClosedUntil(ctx);
  // What a migration enters (without an actor) stood in the books before they were closed.
  if (closedUntil === null || day > closedUntil || ctx.actor === null) return '';
  if (reason === '') throw new DomainError('closed-month-reason', { closedUntil }).on('reason');
  return reason;
}
