import { type SQL, sql } from 'drizzle-orm';
import { hasCosts } from '#domain/costs/pool.ts';
import { saleLines } from '#domain/costs/sales-sums.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { MarginKey } from '#shared/list-choices.ts';
import type { MarginRequest } from '#shared/purchasing/cost-inputs.ts';
import { e4ToCents, shareOf } from '#shared/purchasing/cost-math.ts';

/** Cents; `percentE2` is hundredths of a per cent of the net, null if nothing was sold at a known cost. */
export type Margin = {
  readonly netCents: number;
  readonly costCents: number;
  readonly marginCents: number;
  readonly percentE2: number | null;
  /** The part of the net sold at an unknown cost, excluded from the margin. */
  readonly uncostedCents: number;
};

export type MarginRow = Margin & { readonly id: number | string | null; readonly name: string };

/**
 * For documents of the turnover, by day of issue: invoices and debit notes less credit notes. `roundingCents` is the net
 * of the documents minus the net of their lines.
 */
export function getMargin(ctx: Ctx, { from, to, by }: MarginRequest) {
  const found = ctx.db.all<Sums & { readonly id: number | string | null; readonly name: string | null }>(
    SOURCES[by](ctx, { from, to }),
  );
  const rows = found
    .map(({ id, name, ...sums }) => ({ id, name: name ?? NAMELESS[by], ...toMargin(sums) }))
    .toSorted((one, other) =>
      by === 'month' ? String(one.id).localeCompare(String(other.id)) : other.marginCents - one.marginCents,
    );
  const of = (pick: (row: MarginRow) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
  const netCents = readDocumentNet(ctx, { from, to });
  const totals = withMargin({
    netCents,
    // From the unrounded costs: the rounded rows would give another sum for each grouping.
    costCents: e4ToCents(found.reduce((sum, { costE4 }) => sum + costE4, 0)),
    uncostedCents: of((row) => row.uncostedCents),
  });
  return { rows, totals, roundingCents: netCents - of((row) => row.netCents) };
}

type Days = Pick<MarginRequest, 'from' | 'to'>;

type Sums = { readonly netCents: number; readonly costE4: number; readonly uncostedCents: number };

function toMargin({ costE4, ...sums }: Sums): Margin {
  return withMargin({ ...sums, costCents: e4ToCents(costE4) });
}

function withMargin({
  netCents,
  costCents,
  uncostedCents,
}: Pick<Margin, 'netCents' | 'costCents' | 'uncostedCents'>): Margin {
  const costedCents = netCents - uncostedCents;
  const marginCents = costedCents - costCents;
  const percentE2 = costedCents <= 0 || netCents <= 0 ? null : shareOf(marginCents, 10_000, netCents);
  return { netCents, costCents, marginCents, percentE2, uncostedCents };
}

const NAMELESS: Readonly<Record<MarginKey, string>> = {
  product: 'Transport dhe të tjera',
  customer: '',
  category: 'Transport dhe të tjera',
  region: '',
  driver: 'Pa shofer',
  month: '',
};

const SUMS = sql`SUM(s.net_cents) AS netCents, SUM(s.cost_e4) AS costE4, SUM(s.uncosted_cents) AS uncostedCents`;

/** Before any cost is known there are no stored sums, and everything was sold at an unknown cost. */
function sums(ctx: Ctx, table: 'product_sales' | 'document_sales', { from, to }: Days): SQL {
  const source = hasCosts(ctx)
    ? sql`SELECT * FROM ${sql.raw(table)} WHERE day BETWEEN ${from} AND ${to}`
    : saleLines(sql`d.issued_on BETWEEN ${from} AND ${to}`, false);
  return sql`(${source}) s`;
}

type Source = (ctx: Ctx, days: Days) => SQL;

const byOrder = (columns: SQL, joined: SQL): Source => {
  return (ctx, days) => sql`
    SELECT ${columns}, ${SUMS} FROM ${sums(ctx, 'document_sales', days)}
    JOIN documents d ON d.id = s.document_id ${joined} GROUP BY 1`;
};

const SOURCES: Readonly<Record<MarginKey, Source>> = {
  product: (ctx, days) => sql`
    SELECT p.id AS id, p.name AS name, s.netCents, s.costE4, s.uncostedCents
    FROM (SELECT s.product_id, ${SUMS} FROM ${sums(ctx, 'product_sales', days)} GROUP BY 1) s
    LEFT JOIN products p ON p.id = s.product_id`,
  category: (ctx, days) => sql`
    SELECT c.id AS id, COALESCE(c.name, p.category) AS name,
      SUM(s.netCents) AS netCents, SUM(s.costE4) AS costE4, SUM(s.uncostedCents) AS uncostedCents
    FROM (SELECT s.product_id, ${SUMS} FROM ${sums(ctx, 'product_sales', days)} GROUP BY 1) s
    LEFT JOIN products p ON p.id = s.product_id LEFT JOIN categories c ON c.key = p.category GROUP BY 1, 2`,
  month: (ctx, days) => sql`
    SELECT substr(s.day, 1, 7) AS id, substr(s.day, 1, 7) AS name, ${SUMS}
    FROM ${sums(ctx, 'product_sales', days)} GROUP BY 1`,
  customer: byOrder(sql`c.id AS id, c.name AS name`, sql`JOIN customers c ON c.id = d.customer_id`),
  region: byOrder(
    sql`r.id AS id, r.name AS name`,
    sql`JOIN orders o ON o.id = d.order_id JOIN regions r ON r.id = o.region_id`,
  ),
  driver: byOrder(
    sql`u.id AS id, u.name AS name`,
    sql`JOIN orders o ON o.id = d.order_id LEFT JOIN users u ON u.id = o.driver_id`,
  ),
};

function readDocumentNet(ctx: Ctx, { from, to }: Days): number {
  const { netCents } = ctx.db.get<{ netCents: number }>(sql`
    SELECT COALESCE(SUM(CASE d.kind WHEN 'credit_note' THEN -v.net_cents ELSE v.net_cents END), 0) AS netCents
    FROM documents d CROSS JOIN document_vat v ON v.document_id = d.id
    WHERE d.kind IN ('invoice', 'debit_note', 'credit_note') AND d.issued_on BETWEEN ${from} AND ${to}`);
  return netCents;
}
