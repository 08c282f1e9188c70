import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { listReceivablesInput } from '#shared/inputs/ledger-inputs.ts';
import { foldText } from '#shared/text/fold.ts';
import { normalizePhone } from '#shared/text/phone.ts';

/** Amounts in cents; `oldestDueOn` is of the overdue items, `remindedAt` (ms) the last reminder. */
type ListedReceivables = {
  readonly customerId: number;
  readonly name: string;
  readonly phone: string;
  readonly termsDays: number;
  readonly limitCents: number | null;
  readonly balanceCents: number;
  readonly overdueCents: number;
  readonly oldestDueOn: ISODate | null;
  readonly remindedLevel: number | null;
  readonly remindedAt: number | null;
};

const CONDITIONS = {
  all: sql`TRUE`,
  owing: sql`COALESCE(b.cents, 0) > 0`,
  overdue: sql`COALESCE(b.overdue, 0) > 0`,
  credit: sql`COALESCE(b.cents, 0) < 0`,
} as const;

/** Counts over all accounts that match the search; sums in cents over the listed ones, on all pages. */
type ReceivablesTotals = {
  readonly all: number;
  readonly owing: number;
  readonly overdue: number;
  readonly credit: number;
  readonly balanceCents: number;
  readonly overdueCents: number;
};

export function listReceivables(
  ctx: Ctx,
  { query, show, page, limit }: z.output<typeof listReceivablesInput>,
) {
  const today = getShopMoment(ctx).date;
  const from = sql`
    FROM customers c
    LEFT JOIN (
      SELECT o.customer_id, SUM(o.open_cents) AS cents,
        SUM(CASE WHEN e.due_on < ${today} THEN o.open_cents ELSE 0 END) AS overdue,
        MIN(CASE WHEN e.due_on < ${today} THEN e.due_on END) AS oldest
      FROM open_entries o JOIN customer_entries e ON e.id = o.entry_id GROUP BY o.customer_id
    ) b ON b.customer_id = c.id
    LEFT JOIN customer_terms t ON t.customer_id = c.id
    LEFT JOIN payment_reminders r ON r.id = (SELECT MAX(id) FROM payment_reminders WHERE customer_id = c.id)
    WHERE (c.is_staff = 0 OR b.customer_id IS NOT NULL) AND ${matches(query)}`;
  const accounts = ctx.db.all<ListedReceivables>(sql`
    SELECT c.id AS customerId, c.name AS name, c.phone AS phone,
      COALESCE(t.terms_days, 0) AS termsDays, t.limit_cents AS limitCents,
      COALESCE(b.cents, 0) AS balanceCents, COALESCE(b.overdue, 0) AS overdueCents, b.oldest AS oldestDueOn,
      r.level AS remindedLevel, r.created_at AS remindedAt
    ${from} AND ${CONDITIONS[show]}
    ORDER BY overdueCents DESC, balanceCents DESC, c.name_folded LIMIT ${limit} OFFSET ${(page - 1) * limit}`);
  const totals = ctx.db.get<ReceivablesTotals>(sql`
    SELECT COUNT(*) AS "all", COALESCE(SUM(${CONDITIONS.owing}), 0) AS owing,
      COALESCE(SUM(${CONDITIONS.overdue}), 0) AS overdue, COALESCE(SUM(${CONDITIONS.credit}), 0) AS credit,
      COALESCE(SUM(CASE WHEN ${CONDITIONS[show]} THEN b.cents END), 0) AS balanceCents,
      COALESCE(SUM(CASE WHEN ${CONDITIONS[show]} THEN b.overdue END), 0) AS overdueCents
    ${from}`);
  return { accounts, total: totals[show], totals };
}

function matches(query: string) {
  if (query === '') return sql`TRUE`;
  const phone = normalizePhone(query);
  return sql`(instr(c.name_folded, ${foldText(query)}) > 0 OR c.phone_normalized IS ${phone ?? ''})`;
}
