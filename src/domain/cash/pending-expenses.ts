import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { cashMovements, pendingExpenses } from '#db/schema/cash.ts';
import { users } from '#db/schema/users.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ExpenseDecision } from '#shared/accounting/ledger.ts';
import { type ISODate, toLocalDate } from '#shared/dates/shop-dates.ts';

/**
 * Whether an expense stays within the driver's limit for its day, and for the day on which it is entered: otherwise
 * each backdated day would have another limit.
 */
export function fitsDayBound(tx: ActorCtx, day: ISODate, amountCents: number): boolean {
  const { maxDayExpensesCents } = getSettings(tx).money;
  const today = getShopMoment(tx).date;
  return [day, today].every((one) => spentCents(tx, one) + amountCents <= maxDayExpensesCents);
}

function spentCents(tx: ActorCtx, day: ISODate): number {
  const { timeZone } = getSettings(tx).shop;
  const rows = tx.db
    .select({ amountCents: cashMovements.amountCents, day: cashMovements.day, at: cashMovements.createdAt })
    .from(cashMovements)
    .where(
      and(
        eq(cashMovements.driverId, tx.actor.id),
        eq(cashMovements.actorId, tx.actor.id),
        eq(cashMovements.kind, 'expense'),
        or(eq(cashMovements.day, day), sql`${cashMovements.createdAt} >= ${startOf(day)}`),
        sql`NOT EXISTS (SELECT 1 FROM cash_movements r WHERE r.reverses_id = ${cashMovements.id})`,
      ),
    )
    .all();
  return rows
    .filter((row) => row.day === day || toLocalDate(row.at, timeZone) === day)
    .reduce((sum, row) => sum + row.amountCents, 0);
}

/** Early enough for any time zone. */
function startOf(day: ISODate): number {
  return Date.parse(`${day}T00:00:00Z`) - 24 * 3_600_000;
}

export function listPendingExpenses(ctx: Ctx, driverId: number, day: ISODate) {
  return ctx.db
    .select({
      id: pendingExpenses.id,
      amountCents: pendingExpenses.amountCents,
      reason: pendingExpenses.reason,
      at: pendingExpenses.createdAt,
      decision: pendingExpenses.decision,
      decidedBy: users.name,
    })
    .from(pendingExpenses)
    .leftJoin(users, eq(users.id, pendingExpenses.decidedById))
    .where(and(eq(pendingExpenses.driverId, driverId), eq(pendingExpenses.day, day)))
    .orderBy(asc(pendingExpenses.id))
    .all();
}

/** Undecided ones of all drivers, and the first of their days. */
export function countPendingExpenses(ctx: Ctx): { readonly count: number; readonly day: ISODate | null } {
  const found = ctx.db
    .select({ count: sql<number>`count(*)`, day: sql<ISODate | null>`min(${pendingExpenses.day})` })
    .from(pendingExpenses)
    .where(isNull(pendingExpenses.decision))
    .get();
  return found ?? { count: 0, day: null };
}

/** Rejects with `expense-not-found` and `expense-decided`. */
export function findUndecidedExpense(tx: Ctx, id: number) {
  const expense = tx.db.select().from(pendingExpenses).where(eq(pendingExpenses.id, id)).get();
  if (!expense) throw new DomainError('expense-not-found');
  if (expense.decision !== null) throw new DomainError('expense-decided');
  return expense;
}

export function noteDecision(
  tx: ActorCtx,
  id: number,
  { decision, movementId }: { readonly decision: ExpenseDecision; readonly movementId: number | null },
): void {
  tx.db
    .update(pendingExpenses)
    .set({ decision, movementId, decidedById: tx.actor.id, decidedAt: tx.clock.now() })
    .where(eq(pendingExpenses.id, id))
    .run();
}
