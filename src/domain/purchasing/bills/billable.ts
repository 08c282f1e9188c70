import { type SQL, sql } from 'drizzle-orm';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { addDays, type ISODate } from '#shared/dates/shop-dates.ts';
import type { ListReceiptsToSpreadOn } from '#shared/purchasing/bill-inputs.ts';
import { foldText } from '#shared/text/fold.ts';
import { billedPieces } from './billed-pieces.ts';

/** A line of goods with the pieces not billed yet; `netCostE4` is the stated cost of one. */
export type BillableLine = {
  readonly lineId: number;
  readonly productId: number;
  readonly productName: string;
  readonly vatBasisPoints: number;
  readonly left: number;
  readonly netCostE4: number | null;
};

export type BillableGoods = {
  readonly id: number;
  readonly number: string;
  readonly day: ISODate;
  readonly supplierPaper: string;
  readonly lines: readonly BillableLine[];
};

type FoundLine = BillableLine & Omit<BillableGoods, 'lines'>;

const BILLED = billedPieces('receipt', 'l');
const CREDITED = billedPieces('return', 'l');

const STANDING = sql.raw(
  `r.reverses_id IS NULL AND NOT EXISTS (SELECT 1 FROM receipts b WHERE b.reverses_id = r.id)`,
);

/** Goods of a supplier, and those received without one, that can still be billed; oldest first. */
export function listBillable(
  ctx: Ctx,
  { supplierId }: { readonly supplierId: number },
): { readonly receipts: readonly BillableGoods[]; readonly returns: readonly BillableGoods[] } {
  const receipts = ctx.db.all<FoundLine>(sql`
    SELECT * FROM (
      SELECT r.id, r.number, r.received_on AS day, r.supplier_paper AS supplierPaper, l.id AS lineId,
        l.product_id AS productId, p.name AS productName, p.vat_basis_points AS vatBasisPoints,
        l.net_cost_e4 AS netCostE4, l.quantity - ${BILLED} AS left
      FROM receipts r JOIN receipt_lines l ON l.receipt_id = r.id JOIN products p ON p.id = l.product_id
      WHERE (r.supplier_id = ${supplierId} OR r.supplier_id IS NULL) AND ${STANDING})
    WHERE left > 0 ORDER BY id, lineId`);
  const returns = ctx.db.all<FoundLine>(sql`
    SELECT * FROM (
      SELECT r.id, r.number, r.returned_on AS day, '' AS supplierPaper, l.id AS lineId,
        l.product_id AS productId, p.name AS productName, p.vat_basis_points AS vatBasisPoints,
        NULL AS netCostE4, l.quantity - ${CREDITED} AS left
      FROM supplier_returns r JOIN supplier_return_lines l ON l.return_id = r.id
      JOIN products p ON p.id = l.product_id WHERE r.supplier_id = ${supplierId})
    WHERE left > 0 ORDER BY id, lineId`);
  return { receipts: group(receipts), returns: group(returns) };
}

function group(lines: readonly FoundLine[]): BillableGoods[] {
  return [...Map.groupBy(lines, ({ id }) => id).values()].flatMap((of) => {
    const [first] = of;
    if (first === undefined) return [];
    const { id, number, day, supplierPaper } = first;
    const lines = of.map(({ lineId, productId, productName, vatBasisPoints, left, netCostE4 }) => ({
      lineId,
      productId,
      productName,
      vatBasisPoints,
      left,
      netCostE4,
    }));
    return [{ id, number, day, supplierPaper, lines }];
  });
}

export type StandingReceipt = {
  readonly id: number;
  readonly number: string;
  readonly day: ISODate;
  readonly supplierName: string | null;
};

const SPREADABLE = 100;

/** The named ones, and of those that the query finds (by number, day or supplier) the newest. */
export function listReceiptsToSpreadOn(
  ctx: Ctx,
  { query, receiptIds }: ListReceiptsToSpreadOn,
): StandingReceipt[] {
  const shown = sql`lower(r.number) || ' ' || strftime('%d.%m.%Y', r.received_on) || ' ' || COALESCE(s.name_folded, '')`;
  const isNamed = sql`r.id IN (SELECT value FROM json_each(${JSON.stringify(receiptIds)}))`;
  return ctx.db.all<StandingReceipt>(sql`
    SELECT r.id, r.number, r.received_on AS day, s.name AS supplierName
    FROM receipts r LEFT JOIN suppliers s ON s.id = r.supplier_id
    WHERE ${STANDING} AND (${isNamed} OR instr(${shown}, ${foldText(query)}) > 0)
    ORDER BY ${isNamed} DESC, r.id DESC LIMIT ${SPREADABLE + receiptIds.length}`);
}

/** Usual days between goods and bill. */
const USUAL_DAYS = 7;

const MAX_LISTED = 200;

export type UnmatchedPaper = StandingReceipt & { readonly supplierId: number | null };

/** `total` also counts those beyond the list. */
function readUnmatched(ctx: Ctx, query: SQL) {
  const found = ctx.db.all<UnmatchedPaper & { readonly total: number }>(
    sql`SELECT *, COUNT(*) OVER () AS total FROM (${query}) ORDER BY id LIMIT ${MAX_LISTED}`,
  );
  return { total: found[0]?.total ?? 0, papers: found.map(({ total: _total, ...paper }) => paper) };
}

/**
 * *Pa faturë*: receipts without a bill after a week. *Pa mall*: bills without goods, of suppliers that deliver goods.
 * *Pa notë krediti*: returns without a credit note.
 */
export function listUnmatched(ctx: Ctx) {
  const until = addDays(getShopMoment(ctx).date, -USUAL_DAYS);
  const receipts = readUnmatched(
    ctx,
    sql`
    SELECT r.id, r.number, r.received_on AS day, r.supplier_id AS supplierId, s.name AS supplierName
    FROM receipts r JOIN suppliers s ON s.id = r.supplier_id
    WHERE r.received_on < ${until} AND ${STANDING} AND EXISTS (
      SELECT 1 FROM receipt_lines l WHERE l.receipt_id = r.id AND l.quantity > ${BILLED})
  `,
  );
  const bills = readUnmatched(
    ctx,
    sql`
    SELECT b.id, b.number, b.booked_on AS day, b.supplier_id AS supplierId, s.name AS supplierName
    FROM bills b JOIN suppliers s ON s.id = b.supplier_id
    WHERE b.kind IN ('domestic', 'foreign', 'farmer') AND b.is_asset = 0
      AND b.id NOT IN (SELECT bill_id FROM bill_reversals)
      AND (EXISTS (SELECT 1 FROM supplier_products p WHERE p.supplier_id = b.supplier_id)
        OR EXISTS (SELECT 1 FROM receipts r WHERE r.supplier_id = b.supplier_id))
      AND NOT EXISTS (SELECT 1 FROM bill_lines l WHERE l.bill_id = b.id
        AND (l.receipt_line_id IS NOT NULL OR l.spread_by IS NOT NULL))
  `,
  );
  const returns = readUnmatched(
    ctx,
    sql`
    SELECT r.id, r.number, r.returned_on AS day, r.supplier_id AS supplierId, s.name AS supplierName
    FROM supplier_returns r JOIN suppliers s ON s.id = r.supplier_id
    WHERE EXISTS (SELECT 1 FROM supplier_return_lines l WHERE l.return_id = r.id AND l.quantity > ${CREDITED})
  `,
  );
  return { receipts, bills, returns };
}
