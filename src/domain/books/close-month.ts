import { closedMonths } from '#db/schema/documents.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { assertClockConfirmed } from '#domain/clock/clock-question.ts';
import { findClosedUntil } from '#domain/invoicing/closed-months.ts';
import type { ActorCtx, Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { daysOfMonth, type ISOMonth, monthOf } from '#shared/months.ts';
import type { ISODate } from '#shared/shop-dates.ts';

/** How far the books are closed (null: not at all), and the month that is under way. */
export type BooksState = { readonly closedUntil: ISODate | null; readonly thisMonth: ISOMonth };

/** How far the books are closed. */
export function getBooksState(ctx: Ctx): BooksState {
  return { closedUntil: findClosedUntil(ctx), thisMonth: monthOf(getShopMoment(ctx).date) };
}

/**
 * Closes a month and all before it for ever: nothing is issued into them any more. One that is closed already stays so.
 * Rejects with `clock-not-confirmed`, and with `month-ahead` a month that has not begun.
 */
export function closeMonth(
  ctx: ActorCtx,
  { month }: { readonly month: ISOMonth },
): { readonly closedUntil: ISODate } {
  return inTransaction(ctx, (tx) => {
    assertClockConfirmed(tx);
    if (month > monthOf(getShopMoment(tx).date)) throw new DomainError('month-ahead');
    const before = findClosedUntil(tx);
    const closedUntil = daysOfMonth(month).to;
    if (before !== null && closedUntil <= before) return { closedUntil: before };
    tx.db.insert(closedMonths).values({ month, closedAt: tx.clock.now(), closedById: tx.actor.id }).run();
    recordAudit(tx, { type: 'books.closed', month, closedUntil });
    tx.emit({ type: 'settings' });
    return { closedUntil };
  });
}
