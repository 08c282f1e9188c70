import { sql } from 'drizzle-orm';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { CreditGoods, DocumentKind } from '#shared/accounting/documents.ts';
import { shareOf } from '#shared/purchasing/cost-math.ts';
import { hasCosts, keepAverage, readPool, takeIn, takeOut } from './pool.ts';
import { addDocumentSales, addReturnedCost } from './sales-sums.ts';

type Line = {
  readonly id: number;
  readonly productId: number;
  readonly quantity: number;
  readonly goods: CreditGoods | null;
  readonly chainId: number;
};

/**
 * Removes the cost of sold pieces from their pools, and restores it for what a credit note returns. Frozen with the
 * line. Call it in the transaction of the document, once its lines are stored.
 */
export function followDocument(tx: Ctx, documentId: number, kind: DocumentKind): void {
  if (kind === 'delivery_note' || !hasCosts(tx)) return;
  for (const line of readLines(tx, documentId)) {
    const { id: documentLineId, productId, quantity: pieces } = line;
    if (kind !== 'credit_note') {
      takeOut(tx, { productId, pieces, kind: 'sale', refs: { documentLineId } });
    } else if (line.goods === 'stock' || line.goods === 'loss') {
      comeBack(tx, { ...line, pieces, documentLineId, isLost: line.goods === 'loss' });
    }
  }
  addDocumentSales(tx, documentId);
}

function readLines(tx: Ctx, documentId: number): Line[] {
  return tx.db.all<Line>(sql`
    SELECT l.id, l.product_id AS productId, l.quantity, l.goods, COALESCE(l.corrects_line_id, l.id) AS chainId
    FROM document_lines l JOIN cost_pools p ON p.product_id = l.product_id
    WHERE l.document_id = ${documentId} AND l.quantity > 0 ORDER BY l.id`);
}

type Coming = {
  readonly chainId: number;
  readonly productId: number;
  readonly pieces: number;
  readonly documentLineId: number;
  readonly isLost: boolean;
};

/** Lost pieces are returned and lost at the same value. Returns the value restored as cost of the sale. */
function comeBack(tx: Ctx, { chainId, productId, pieces, documentLineId, isLost }: Coming): number {
  const left = leftOfChain(tx, chainId);
  const before = readPool(tx, productId);
  // Pieces sold at an unknown cost come in like found ones.
  const known = Math.min(left.pieces, pieces);
  const valueE4 =
    known === 0 ? 0 : known === left.pieces ? left.valueE4 : shareOf(left.valueE4, known, left.pieces);
  const refs = { documentLineId };
  if (known > 0) takeIn(tx, { productId, pieces: known, valueE4, kind: 'sale-returned', refs });
  const rest = pieces - known;
  const found =
    rest === 0 ? 0 : takeIn(tx, { productId, pieces: rest, kind: 'found', reason: 'credited', refs });
  if (isLost) {
    const lostE4 = valueE4 + (found ?? 0);
    takeOut(tx, { productId, pieces, valueE4: lostE4, kind: 'loss', reason: 'damaged', refs });
    if (before) keepAverage(tx, before);
  }
  return valueE4;
}

/** Of an invoiced line and its debit notes: pieces sold at a known cost and not yet returned, and their cost. */
function leftOfChain(tx: Ctx, chainId: number): { readonly pieces: number; readonly valueE4: number } {
  const { pieces, valueE4 } = tx.db.get<{ pieces: number | null; valueE4: number | null }>(sql`
    SELECT -SUM(e.quantity) AS pieces, -SUM(e.value_e4) AS valueE4 FROM cost_entries e
    WHERE e.kind IN ('sale', 'sale-returned') AND e.document_line_id IN
      (SELECT ${chainId} UNION ALL SELECT id FROM document_lines WHERE corrects_line_id = ${chainId})`);
  return { pieces: pieces ?? 0, valueE4: valueE4 ?? 0 };
}

export type OwnedAgain = {
  readonly productId: number;
  readonly orderLineId: number;
  readonly invoiceId: number | null;
};

/**
 * Pieces returned by a cancellation or return although no credit note names them: their value is restored from the
 * invoiced line, or as found where there is no invoice.
 */
export function ownAgain(tx: Ctx, of: OwnedAgain, pieces: number, isLost = false): void {
  const { productId, orderLineId, invoiceId } = of;
  if (pieces <= 0 || !readPool(tx, productId)) return;
  const chainId = invoiceId === null ? undefined : findLine(tx, invoiceId, orderLineId);
  if (invoiceId === null || chainId === undefined) {
    takeIn(tx, { productId, pieces, kind: 'found', reason: 'order-cancelled' });
    return;
  }
  const valueE4 = comeBack(tx, { chainId, productId, pieces, documentLineId: chainId, isLost });
  if (valueE4 !== 0)
    addReturnedCost(tx, { documentId: invoiceId, productId, day: getShopMoment(tx).date, valueE4 });
}

/** Pieces of an order without an invoice that stay with its customer despite the cancellation. */
export function leaveUnpaid(tx: Ctx, productId: number, pieces: number): void {
  if (pieces > 0) takeOut(tx, { productId, pieces, kind: 'loss', reason: 'order-cancelled' });
}

function findLine(tx: Ctx, invoiceId: number, orderLineId: number): number | undefined {
  return tx.db.get<{ id: number } | undefined>(sql`
    SELECT id FROM document_lines WHERE document_id = ${invoiceId} AND order_line_id = ${orderLineId}`)?.id;
}

/** Pieces of an invoiced line that its credit notes with goods have not returned. */
export function readPiecesOut(tx: Ctx, invoiceId: number) {
  return tx.db.all<{ orderLineId: number; productId: number; pieces: number }>(sql`
    SELECT i.order_line_id AS orderLineId, i.product_id AS productId, i.quantity + COALESCE((
      SELECT SUM(CASE d.kind WHEN 'debit_note' THEN l.quantity
        ELSE CASE WHEN l.goods IN ('stock', 'loss') THEN -l.quantity ELSE 0 END END)
      FROM document_lines l JOIN documents d ON d.id = l.document_id WHERE l.corrects_line_id = i.id), 0) AS pieces
    FROM document_lines i JOIN cost_pools p ON p.product_id = i.product_id
    WHERE i.document_id = ${invoiceId} AND i.order_line_id IS NOT NULL`);
}
