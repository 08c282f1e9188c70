import { sql } from 'drizzle-orm';
import { paymentReminders } from '#db/schema/ledger.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { REMINDER_DAYS } from '#shared/accounting/ledger.ts';
import { addDays, type ISODate } from '#shared/dates/shop-dates.ts';
import { assertCustomer } from './customer-terms.ts';

type OverdueDocument = {
  readonly number: string;
  readonly dueOn: ISODate;
  readonly openCents: number;
  readonly daysLate: number;
};

/** Amounts in cents; `level` counts from 1, by the oldest overdue document. `remindedAt` (ms) is the last reminder. */
export type DueReminder = {
  readonly customerId: number;
  readonly name: string;
  readonly phone: string;
  readonly level: number;
  readonly daysLate: number;
  readonly overdueCents: number;
  readonly oldestNumber: string;
  readonly oldestDueOn: ISODate;
  readonly oldestOpenCents: number;
  /** All overdue documents, oldest first. */
  readonly overdue: readonly OverdueDocument[];
  readonly remindedLevel: number | null;
  readonly remindedAt: number | null;
};

export function listReminders(ctx: Ctx): DueReminder[] {
  const today = getShopMoment(ctx).date;
  const rows = ctx.db.all<Omit<DueReminder, 'level' | 'overdue'>>(sql`
    WITH late AS (
      SELECT o.customer_id, o.open_cents, e.due_on, e.number, e.id,
        ROW_NUMBER() OVER (PARTITION BY o.customer_id ORDER BY e.due_on, e.id) AS place,
        SUM(o.open_cents) OVER (PARTITION BY o.customer_id) AS overdue
      FROM open_entries o JOIN customer_entries e ON e.id = o.entry_id
      WHERE o.open_cents > 0 AND e.due_on < ${today}
    )
    SELECT c.id AS customerId, c.name AS name, c.phone AS phone,
      CAST(julianday(${today}) - julianday(l.due_on) AS INTEGER) AS daysLate, l.overdue AS overdueCents,
      l.number AS oldestNumber, l.due_on AS oldestDueOn, l.open_cents AS oldestOpenCents,
      r.level AS remindedLevel, r.created_at AS remindedAt
    FROM late l JOIN customers c ON c.id = l.customer_id
    LEFT JOIN payment_reminders r ON r.id = (SELECT MAX(id) FROM payment_reminders WHERE customer_id = c.id)
    WHERE l.place = 1 AND l.due_on <= ${addDays(today, -REMINDER_DAYS[0])}
    ORDER BY l.due_on, l.overdue DESC, c.id`);
  const overdue = readOverdueDocuments(
    ctx,
    rows.map((row) => row.customerId),
    today,
  );
  return rows.map((row) => ({
    ...row,
    level: REMINDER_DAYS.filter((days) => row.daysLate >= days).length,
    overdue: (overdue.get(row.customerId) ?? []).map(({ customerId: _customer, ...document }) => document),
  }));
}

function readOverdueDocuments(ctx: Ctx, customerIds: readonly number[], today: ISODate) {
  const rows = ctx.db.all<OverdueDocument & { readonly customerId: number }>(sql`
    SELECT o.customer_id AS customerId, e.number AS number, e.due_on AS dueOn, o.open_cents AS openCents,
      CAST(julianday(${today}) - julianday(e.due_on) AS INTEGER) AS daysLate
    FROM open_entries o JOIN customer_entries e ON e.id = o.entry_id
    WHERE o.customer_id IN (SELECT value FROM json_each(${JSON.stringify(customerIds)}))
      AND o.open_cents > 0 AND e.due_on < ${today}
    ORDER BY e.due_on, e.id`);
  return Map.groupBy(rows, (row) => row.customerId);
}

/** Records a reminder and its level. Rejects with `customer-not-found` and `nothing-overdue`. */
export function remind(
  ctx: ActorCtx,
  { customerId, level }: { readonly customerId: number; readonly level: number },
): { readonly remindedAt: number } {
  return inTransaction(ctx, (tx) => {
    assertCustomer(tx, customerId);
    const overdueCents = readOverdue(tx, customerId);
    if (overdueCents === 0) throw new DomainError('nothing-overdue');
    const createdAt = tx.clock.now();
    tx.db
      .insert(paymentReminders)
      .values({ customerId, level, overdueCents, actorId: tx.actor.id, createdAt })
      .run();
    recordAudit(tx, { type: 'account.reminded', userId: customerId, level, amountCents: overdueCents });
    tx.emit({ type: 'account', customerId });
    return { remindedAt: createdAt };
  });
}

/** In cents. */
function readOverdue(ctx: Ctx, customerId: number): number {
  const { cents } = ctx.db.get<{ cents: number }>(sql`
    SELECT COALESCE(SUM(o.open_cents), 0) AS cents FROM open_entries o JOIN customer_entries e ON e.id = o.entry_id
    WHERE o.customer_id = ${customerId} AND o.open_cents > 0 AND e.due_on < ${getShopMoment(ctx).date}`);
  return cents;
}
