import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';

/** Signed net cents of a line; no gross amount of a line is negative, so the division rounds half away from zero. */
const SIGN = sql`CASE d.kind WHEN 'credit_note' THEN -1 ELSE 1 END`;
const NET = sql`${SIGN} * ((l.total_cents * 20000 + 10000 + l.vat_basis_points) / (2 * (10000 + l.vat_basis_points)))`;

const OWN_COST = sql`-COALESCE((SELECT SUM(e.value_e4) FROM cost_entries e
  WHERE e.document_line_id = l.id AND e.kind IN ('sale', 'sale-returned')), 0)`;

/** The invoiced line that a line corrects, also through a debit note, has no cost, nor has the line itself. */
const IS_UNCOSTED = sql`l.product_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM cost_entries e
  WHERE e.kind = 'sale' AND e.document_line_id IN (l.id, COALESCE(
    (SELECT h.corrects_line_id FROM document_lines h WHERE h.id = l.corrects_line_id), l.corrects_line_id, l.id)))`;

const IN_TURNOVER = sql`d.kind IN ('invoice', 'debit_note', 'credit_note')`;

/** One row per line of the turnover: document, day, product (0: none), net, cost, net sold at an unknown cost. */
export function saleLines(where: SQL, hasCosts: boolean): SQL {
  const uncosted = hasCosts ? IS_UNCOSTED : sql`l.product_id IS NOT NULL`;
  return sql`SELECT d.id AS document_id, d.issued_on AS day, COALESCE(l.product_id, 0) AS product_id,
      ${NET} AS net_cents, ${hasCosts ? OWN_COST : sql`0`} AS cost_e4,
      CASE WHEN ${uncosted} THEN ${NET} ELSE 0 END AS uncosted_cents
    FROM documents d CROSS JOIN document_lines l ON l.document_id = d.id
    WHERE ${IN_TURNOVER} AND ${where}`;
}

const ADDED = sql`net_cents = net_cents + excluded.net_cents, cost_e4 = cost_e4 + excluded.cost_e4,
  uncosted_cents = uncosted_cents + excluded.uncosted_cents`;

function addSales(tx: Ctx, lines: SQL): void {
  // `WHERE true` keeps the parser from reading ON as part of a join.
  tx.db.run(sql`INSERT INTO product_sales (day, product_id, net_cents, cost_e4, uncosted_cents)
    SELECT day, product_id, SUM(net_cents), SUM(cost_e4), SUM(uncosted_cents) FROM (${lines})
    WHERE true GROUP BY day, product_id ON CONFLICT DO UPDATE SET ${ADDED}`);
  tx.db.run(sql`INSERT INTO document_sales (document_id, day, net_cents, cost_e4, uncosted_cents)
    SELECT document_id, day, SUM(net_cents), SUM(cost_e4), SUM(uncosted_cents) FROM (${lines})
    WHERE true GROUP BY document_id, day ON CONFLICT DO UPDATE SET ${ADDED}`);
}

/** All documents issued so far, at an unknown cost; runs once, before the first cost of any product is known. */
export function beginSales(tx: Ctx): void {
  addSales(tx, saleLines(sql`true`, false));
}

export function addDocumentSales(tx: Ctx, documentId: number): void {
  addSales(tx, saleLines(sql`d.id = ${documentId}`, true));
}

/** Cost returned without a document. */
export function addReturnedCost(
  tx: Ctx,
  {
    day,
    ...returned
  }: {
    readonly documentId: number;
    readonly productId: number;
    readonly day: ISODate;
    readonly valueE4: number;
  },
): void {
  const { documentId, productId, valueE4 } = returned;
  addSales(
    tx,
    sql`SELECT ${documentId} AS document_id, ${day} AS day, ${productId} AS product_id,
      0 AS net_cents, ${-valueE4} AS cost_e4, 0 AS uncosted_cents`,
  );
}
