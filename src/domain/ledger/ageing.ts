import { sql } from 'drizzle-orm';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { AGE_BANDS, type AgeBand, ageBandOf } from '#shared/ledger.ts';
import type { ISODate } from '#shared/shop-dates.ts';

/** What is owed by how late it is, in cents; credit that waits to be used takes off from what is not due. */
export type Ages = { readonly [Band in AgeBand]: number } & { readonly totalCents: number };

/** One customer's part of an ageing. */
export type AgeingRow = Ages & { readonly customerId: number; readonly name: string };

/** What all customers owe on a day, by how late it is, those who owe most first; the totals are the sums of the rows. */
export type Ageing = { readonly on: ISODate; readonly rows: readonly AgeingRow[]; readonly totals: Ages };

const NOTHING: Ages = { totalCents: 0, notDue: 0, d30: 0, d60: 0, d90: 0, over90: 0 };

type OpenRow = { customerId: number; name: string; dueOn: ISODate | null; day: ISODate; cents: number };

/**
 * The ageing of a day, today unless another is named. A past day gives what stood then: what was entered or allocated
 * for a later day is taken out again.
 */
export function getAgeing(ctx: Ctx, { on }: { readonly on?: ISODate | undefined }): Ageing {
  const day = on ?? getShopMoment(ctx).date;
  const byCustomer = new Map<number, AgeingRow>();
  for (const { customerId, name, dueOn, cents } of readOpenOn(ctx, day)) {
    const row = byCustomer.get(customerId) ?? { ...NOTHING, customerId, name };
    const band = dueOn === null ? 'notDue' : ageBandOf(daysBetween(dueOn, day));
    byCustomer.set(customerId, { ...row, [band]: row[band] + cents, totalCents: row.totalCents + cents });
  }
  const rows = [...byCustomer.values()]
    .filter((row) => row.totalCents !== 0 || AGE_BANDS.some((band) => row[band] !== 0))
    .sort((a, b) => b.totalCents - a.totalCents || a.name.localeCompare(b.name));
  return { on: day, rows, totals: rows.reduce(add, NOTHING) };
}

function add(sums: Ages, row: Ages): Ages {
  return {
    totalCents: sums.totalCents + row.totalCents,
    notDue: sums.notDue + row.notDue,
    d30: sums.d30 + row.d30,
    d60: sums.d60 + row.d60,
    d90: sums.d90 + row.d90,
    over90: sums.over90 + row.over90,
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

function daysBetween(from: ISODate, to: ISODate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** What was open of each entry on a day: what is open now, and what was settled only later. */
function readOpenOn(ctx: Ctx, day: ISODate): OpenRow[] {
  return ctx.db.all<OpenRow>(sql`
    WITH later AS (
      SELECT debit_id AS entry_id, SUM(amount_cents) AS cents FROM allocations WHERE day > ${day} GROUP BY debit_id
      UNION ALL
      SELECT credit_id, -SUM(amount_cents) FROM allocations WHERE day > ${day} GROUP BY credit_id
      UNION ALL
      SELECT entry_id, open_cents FROM open_entries
    ), standing AS (
      SELECT entry_id, SUM(cents) AS cents FROM later GROUP BY entry_id HAVING SUM(cents) <> 0
    )
    SELECT e.customer_id AS customerId, u.name AS name, e.due_on AS dueOn, e.day AS day, s.cents AS cents
    FROM standing s JOIN customer_entries e ON e.id = s.entry_id JOIN users u ON u.id = e.customer_id
    WHERE e.day <= ${day}`);
}
