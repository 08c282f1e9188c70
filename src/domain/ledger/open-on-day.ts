import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { EntryKind } from '#shared/accounting/ledger.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';

export type OpenOnDay = {
  readonly customerId: number;
  readonly name: string;
  readonly kind: EntryKind;
  readonly number: string;
  readonly day: ISODate;
  readonly dueOn: ISODate | null;
  readonly amountCents: number;
  readonly cents: number;
};

type OpenFilter = {
  readonly customerId?: number;
  readonly lastEntryId?: number;
};

export function readOpenOn(ctx: Ctx, day: ISODate, filter: OpenFilter): OpenOnDay[] {
  const { customerId, lastEntryId = Number.MAX_SAFE_INTEGER } = filter;
  // A release has no entry of its own: it belongs to the reversal of either side.
  const isReleasedLater = sql`(amount_cents < 0 AND NOT EXISTS (SELECT 1 FROM customer_entries r
    WHERE r.reverses_id IN (credit_id, debit_id) AND r.id <= ${lastEntryId}))`;
  const isLater = sql`(day > ${day} OR credit_id > ${lastEntryId} OR debit_id > ${lastEntryId} OR ${isReleasedLater})`;
  const touchesCustomer = (column: 'debit_id' | 'credit_id') =>
    customerId === undefined
      ? sql``
      : sql`AND ${sql.raw(column)} IN (SELECT id FROM customer_entries WHERE customer_id = ${customerId})`;
  const ofCustomer = customerId === undefined ? sql`` : sql`WHERE customer_id = ${customerId}`;
  return ctx.db.all<OpenOnDay>(sql`
    WITH later AS (
      SELECT debit_id AS entry_id, SUM(amount_cents) AS cents FROM allocations
      WHERE ${isLater} ${touchesCustomer('debit_id')} GROUP BY debit_id
      UNION ALL
      SELECT credit_id, -SUM(amount_cents) FROM allocations
      WHERE ${isLater} ${touchesCustomer('credit_id')} GROUP BY credit_id
      UNION ALL
      SELECT entry_id, open_cents FROM open_entries ${ofCustomer}
    ), standing AS (
      SELECT entry_id, SUM(cents) AS cents FROM later GROUP BY entry_id HAVING SUM(cents) <> 0
    )
    SELECT e.customer_id AS customerId, c.name AS name, e.kind AS kind, e.number AS number, e.day AS day,
      e.due_on AS dueOn, e.amount_cents AS amountCents, s.cents AS cents
    FROM standing s JOIN customer_entries e ON e.id = s.entry_id JOIN customers c ON c.id = e.customer_id
    WHERE e.day <= ${day} AND e.id <= ${lastEntryId}
    ORDER BY e.due_on IS NULL, e.due_on, e.id`);
}
