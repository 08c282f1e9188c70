import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';

type LedgerDifference = {
  readonly customerId: number | null;
  readonly what: string;
  readonly expectedCents: number;
  readonly foundCents: number;
};

const CHECKS: readonly { readonly what: string; readonly query: ReturnType<typeof sql> }[] = [
  {
    what: 'Saldo ≠ shuma e regjistrimeve',
    query: sql`
      SELECT t.customer_id AS customerId, t.cents AS expectedCents, l.balance_cents AS foundCents
      FROM (SELECT customer_id, SUM(amount_cents) AS cents, MAX(id) AS last_id FROM customer_entries GROUP BY customer_id) t
      JOIN customer_entries l ON l.id = t.last_id WHERE l.balance_cents <> t.cents`,
  },
  {
    what: 'Saldo ≠ dokumente të hapura pa kredinë e papërdorur',
    query: sql`
      SELECT t.customer_id AS customerId, t.cents AS expectedCents, COALESCE(o.cents, 0) AS foundCents
      FROM (SELECT customer_id, SUM(amount_cents) AS cents FROM customer_entries GROUP BY customer_id) t
      LEFT JOIN (SELECT customer_id, SUM(open_cents) AS cents FROM open_entries GROUP BY customer_id) o
        ON o.customer_id = t.customer_id
      WHERE COALESCE(o.cents, 0) <> t.cents`,
  },
  {
    what: 'Mbetja e një regjistrimi ≠ shuma minus lidhjet',
    query: sql`
      SELECT e.customer_id AS customerId,
        e.amount_cents - COALESCE(d.cents, 0) + COALESCE(c.cents, 0) AS expectedCents,
        COALESCE(o.open_cents, 0) AS foundCents
      FROM customer_entries e
      LEFT JOIN (SELECT debit_id, SUM(amount_cents) AS cents FROM allocations GROUP BY debit_id) d ON d.debit_id = e.id
      LEFT JOIN (SELECT credit_id, SUM(amount_cents) AS cents FROM allocations GROUP BY credit_id) c ON c.credit_id = e.id
      LEFT JOIN open_entries o ON o.entry_id = e.id
      WHERE e.amount_cents - COALESCE(d.cents, 0) + COALESCE(c.cents, 0) <> COALESCE(o.open_cents, 0)`,
  },
  {
    what: 'Një lidhje e kalon njërën anë',
    query: sql`
      SELECT e.customer_id AS customerId, ABS(e.amount_cents) AS expectedCents, a.cents AS foundCents
      FROM (
        SELECT debit_id AS entry_id, SUM(amount_cents) AS cents, 1 AS sign FROM allocations GROUP BY debit_id
        UNION ALL SELECT credit_id, SUM(amount_cents), -1 FROM allocations GROUP BY credit_id
      ) a JOIN customer_entries e ON e.id = a.entry_id
      WHERE a.cents < 0 OR a.cents > e.amount_cents * a.sign`,
  },
  {
    what: 'Një lidhje mes dy klientëve',
    query: sql`
      SELECT d.customer_id AS customerId, a.amount_cents AS expectedCents, 0 AS foundCents
      FROM allocations a JOIN customer_entries d ON d.id = a.debit_id JOIN customer_entries c ON c.id = a.credit_id
      WHERE d.customer_id <> c.customer_id OR d.amount_cents < 0 OR c.amount_cents > 0`,
  },
  {
    what: 'Dokument pa regjistrim në llogari',
    query: sql`
      SELECT d.customer_id AS customerId, d.total_cents AS expectedCents, COALESCE(e.amount_cents, 0) AS foundCents
      FROM documents d LEFT JOIN customer_entries e ON e.document_id = d.id
      WHERE d.series <> 'MIG' AND d.kind <> 'delivery_note' AND d.total_cents > 0
        AND COALESCE(e.amount_cents, 0) <> CASE d.kind WHEN 'credit_note' THEN -d.total_cents ELSE d.total_cents END`,
  },
  {
    what: 'Pagesë pa regjistrim në llogari',
    query: sql`
      SELECT p.customer_id AS customerId, -p.amount_cents AS expectedCents, COALESCE(e.amount_cents, 0) AS foundCents
      FROM payments p LEFT JOIN customer_entries e ON e.payment_id = p.id
      WHERE COALESCE(e.amount_cents, 0) <> -p.amount_cents`,
  },
];

export function checkLedger(ctx: Ctx) {
  const differences = CHECKS.flatMap(({ what, query }) =>
    ctx.db.all<Omit<LedgerDifference, 'what'>>(query).map((row) => ({ ...row, what })),
  );
  const totals = ctx.db.get<{ customers: number; cents: number }>(sql`
    SELECT COUNT(DISTINCT customer_id) AS customers, COALESCE(SUM(amount_cents), 0) AS cents FROM customer_entries`);
  return {
    ok: differences.length === 0,
    customers: totals.customers,
    controlTotalCents: totals.cents,
    differences,
  };
}
