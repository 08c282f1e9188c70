import { sql } from 'drizzle-orm';
import { getSettings } from '#domain/settings/get-settings.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { addDays, type ISODate, toInstant } from '#shared/dates/shop-dates.ts';
import { ORDER_STATUSES, STATUS } from '#shared/order-status.ts';
import { e4ToCents } from '#shared/purchasing/cost-math.ts';

/** `valueCents` null: the cost is unknown. */
export type StockValueRow = {
  readonly productId: number;
  readonly productCode: string;
  readonly productName: string;
  readonly category: string;
  readonly owned: number;
  readonly valueCents: number | null;
};

type Row = Omit<StockValueRow, 'valueCents'> & { readonly valueE4: number | null };

/** What was owned at the end of a day (today: so far), and its cost. */
export function getStockValue(ctx: Ctx, { on }: { readonly on?: ISODate | undefined }) {
  const today = getShopMoment(ctx).date;
  const day = on ?? today;
  const found = ctx.db.all<Row>(day >= today ? ownedNow() : ownedThen(ctx, day));
  const rows = found.map(({ valueE4, ...row }) => ({
    ...row,
    valueCents: valueE4 === null ? null : e4ToCents(valueE4),
  }));
  return { on: day, rows, totalCents: rows.reduce((sum, row) => sum + (row.valueCents ?? 0), 0) };
}

const STANDING = ORDER_STATUSES.filter((status) => status !== STATUS.cancelled);

const PRODUCT = sql`p.id AS productId, p.code AS productCode, p.name AS productName,
  COALESCE((SELECT name FROM categories c WHERE c.key = p.category), p.category) AS category`;

const HELD = sql`(SELECT l.product_id, SUM(l.quantity) AS pieces FROM orders o
  CROSS JOIN order_lines l ON l.order_id = o.id
  WHERE o.invoice_id IS NULL AND o.status IN ${STANDING} GROUP BY l.product_id)`;

function ownedNow() {
  return sql`
    SELECT ${PRODUCT}, COALESCE(c.quantity, p.stock + COALESCE(h.pieces, 0)) AS owned, c.value_e4 AS valueE4
    FROM products p LEFT JOIN cost_pools c ON c.product_id = p.id LEFT JOIN ${HELD} h ON h.product_id = p.id
    WHERE p.deleted_at IS NULL OR COALESCE(c.quantity, p.stock + COALESCE(h.pieces, 0)) > 0
    ORDER BY p.name_folded, p.id`;
}

const OWNED_THEN = sql`COALESCE(e.quantity_after,
  MAX(p.stock + COALESCE(h.pieces, 0) - COALESCE(m.pieces, 0) + COALESCE(s.pieces, 0), 0))`;

/**
 * Products with a known cost by then: from the last entry of that day or before it; a difference booked over pieces of
 * unknown cost makes none known. Others: what is owned now, less later changes, which only stock and documents record.
 * That is read only where a cost is unknown, and with a full scan: by its index a million rows would be a million
 * seeks.
 */
function ownedThen(ctx: Ctx, day: ISODate) {
  const end = toInstant({ date: addDays(day, 1), hour: 0 }, getSettings(ctx).shop.timeZone);
  return sql`
    WITH last AS MATERIALIZED (SELECT p.id AS product_id, (SELECT e.id FROM cost_entries e
        WHERE e.product_id = p.id AND e.day <= ${day} AND EXISTS (SELECT 1 FROM cost_entries k
          WHERE k.product_id = p.id AND k.id <= e.id AND (k.quantity <> 0 OR k.kind = 'opening'))
        ORDER BY e.day DESC, e.id DESC LIMIT 1) AS entry_id
      FROM products p WHERE p.created_at < ${end}),
    unknown AS MATERIALIZED (SELECT product_id FROM last WHERE entry_id IS NULL),
    held AS ${HELD},
    moved AS (SELECT product_id, SUM(delta) AS pieces FROM stock_movements NOT INDEXED
      WHERE created_at >= ${end} AND order_id IS NULL AND reason <> 'credited' AND EXISTS (SELECT 1 FROM unknown)
      GROUP BY product_id),
    sold AS (SELECT l.product_id, SUM(CASE WHEN d.kind <> 'credit_note' THEN l.quantity
        WHEN l.goods IN ('stock', 'loss') THEN -l.quantity ELSE 0 END) AS pieces
      FROM document_lines l NOT INDEXED CROSS JOIN documents d ON d.id = l.document_id
      WHERE EXISTS (SELECT 1 FROM unknown) AND l.product_id IN (SELECT product_id FROM unknown)
        AND l.document_id >= (SELECT MIN(id) FROM documents WHERE issued_on > ${day})
        AND d.issued_on > ${day} AND d.kind IN ('invoice', 'debit_note', 'credit_note') GROUP BY l.product_id)
    SELECT ${PRODUCT},
      ${OWNED_THEN} AS owned,
      e.value_after_e4 AS valueE4
    FROM last JOIN products p ON p.id = last.product_id LEFT JOIN cost_entries e ON e.id = last.entry_id
    LEFT JOIN held h ON h.product_id = p.id LEFT JOIN moved m ON m.product_id = p.id
    LEFT JOIN sold s ON s.product_id = p.id
    WHERE p.deleted_at IS NULL OR ${OWNED_THEN} > 0
    ORDER BY p.name_folded, p.id`;
}
