import { and, asc, gt, max, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { bookClosings } from '#db/schema/books.ts';
import { documents } from '#db/schema/documents.ts';
import { customerEntries } from '#db/schema/ledger.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { assertClockConfirmed } from '#domain/clock/clock-question.ts';
import { type CurrentClosing, findClosedUntil, findLastClosing } from '#domain/ledger/closed-months.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { addMonths, daysOfMonth, monthOf } from '#shared/dates/months.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { bookMonthInput, reopenMonthInput } from '#shared/inputs/books-inputs.ts';

export function getBooksState(ctx: Ctx) {
  const last = findLastClosing(ctx);
  return {
    closedUntil: findClosedUntil(ctx),
    thisMonth: monthOf(getShopMoment(ctx).date),
    canReopen: last !== undefined && findDocumentSince(ctx, last) === undefined,
  };
}

/**
 * Closes a month and all before it for issuing; a closed month stays closed. Rejects with `clock-not-confirmed` and,
 * for the current month and later ones, `month-not-over`.
 */
export function closeMonth(
  ctx: ActorCtx,
  { month }: z.output<typeof bookMonthInput>,
): { readonly closedUntil: ISODate } {
  return inTransaction(ctx, (tx) => {
    assertClockConfirmed(tx);
    if (month >= monthOf(getShopMoment(tx).date)) throw new DomainError('month-not-over');
    const before = findClosedUntil(tx);
    const closedUntil = daysOfMonth(month).to;
    if (before !== null && closedUntil <= before) return { closedUntil: before };
    // Months in between get rows of their own, so that reopening one reopens no other.
    const first = before === null ? month : addMonths(monthOf(before), 1);
    for (let next = first; next <= month; next = addMonths(next, 1))
      insertRow(tx, { month: next, event: 'close' });
    recordAudit(tx, { type: 'books.closed', month, closedUntil });
    tx.emit({ type: 'settings' });
    return { closedUntil };
  });
}

/**
 * Reopens the last closed month with a reason. Rejects with `month-not-last-closed` and, once a document was issued
 * after the closing, `papers-issued-since`.
 */
export function reopenMonth(
  ctx: ActorCtx,
  { month, reason }: z.output<typeof reopenMonthInput>,
): { readonly closedUntil: ISODate | null } {
  return inTransaction(ctx, (tx) => {
    const last = findLastClosing(tx);
    if (last?.month !== month) throw new DomainError('month-not-last-closed');
    const document = findDocumentSince(tx, last);
    if (document) throw new DomainError('papers-issued-since', document);
    insertRow(tx, { month, event: 'open', reason });
    recordAudit(tx, { type: 'books.opened', month, reason });
    tx.emit({ type: 'settings' });
    return { closedUntil: findClosedUntil(tx) };
  });
}

function findDocumentSince(ctx: Ctx, { lastDocumentId }: CurrentClosing) {
  return ctx.db
    .select({ number: documents.number })
    .from(documents)
    .where(and(gt(documents.id, lastDocumentId), ne(documents.series, 'MIG')))
    .orderBy(asc(documents.id))
    .limit(1)
    .get();
}

type Row = Pick<typeof bookClosings.$inferInsert, 'month' | 'event' | 'reason'>;

function insertRow(tx: ActorCtx, row: Row): void {
  const lastEntry = tx.db
    .select({ id: max(customerEntries.id) })
    .from(customerEntries)
    .get();
  const lastDocument = tx.db
    .select({ id: max(documents.id) })
    .from(documents)
    .get();
  tx.db
    .insert(bookClosings)
    .values({
      ...row,
      lastEntryId: lastEntry?.id ?? 0,
      lastDocumentId: lastDocument?.id ?? 0,
      actorId: tx.actor.id,
      createdAt: tx.clock.now(),
    })
    .run();
}
