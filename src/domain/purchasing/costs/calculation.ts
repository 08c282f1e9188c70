import { sql } from 'drizzle-orm';
import { type PrintedDocument, printPdf } from '#domain/documents/print-file.ts';
import { findReceipt } from '#domain/purchasing/receipts/read-receipts.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { e4ToCents, marginE2, netPriceOf, shareOf } from '#shared/purchasing/cost-math.ts';

type Moves = {
  readonly lineId: number;
  readonly productId: number;
  readonly productName: string;
  readonly productCode: string;
  readonly quantity: number;
  readonly priceE4: number;
  readonly vatBasisPoints: number;
  readonly piecesBefore: number | null;
  readonly valueBeforeE4: number | null;
  readonly piecesAfter: number | null;
  readonly valueAfterE4: number | null;
  readonly isFirst: number;
  readonly spreadE4: number;
};

/**
 * The effect of a receipt on the cost of its products: the average before it, and after it with its bills and the
 * freight spread on it so far, compared with the catalogue price: of a piece without VAT in
 * ten-thousandths of a euro, null where unknown; `percentE2` is hundredths of a per cent. Rejects with
 * `receipt-not-found`.
 */
export function getCalculation(ctx: Ctx, { id }: { readonly id: number }) {
  const receipt = findReceipt(ctx, id);
  const leastMarginE2 = Math.round(getSettings(ctx).purchasing.minMargin * 100);
  const lines = readMoves(ctx, id).map(({ isFirst, spreadE4, ...moves }) => {
    const { piecesBefore, valueBeforeE4, piecesAfter, valueAfterE4, ...line } = moves;
    const costAfterE4 = averageOf(valueAfterE4, piecesAfter);
    const netPriceE4 = netPriceOf(line.priceE4, line.vatBasisPoints);
    const percentE2 = marginE2(netPriceE4, costAfterE4);
    return {
      ...line,
      costBeforeE4: isFirst ? null : averageOf(valueBeforeE4, piecesBefore),
      costAfterE4,
      spreadCents: e4ToCents(spreadE4),
      netPriceE4,
      percentE2,
      isBelowMinimum: percentE2 !== null && percentE2 < leastMarginE2,
    };
  });
  return { receipt, lines, leastMarginE2 };
}

function averageOf(valueE4: number | null, pieces: number | null): number | null {
  return valueE4 === null || pieces === null || pieces === 0 ? null : shareOf(valueE4, 1, pieces);
}

function readMoves(ctx: Ctx, receiptId: number): Moves[] {
  return ctx.db.all<Moves>(sql`
    SELECT l.id AS lineId, l.product_id AS productId, p.name AS productName, p.code AS productCode, l.quantity,
      p.price_e4 AS priceE4, p.vat_basis_points AS vatBasisPoints,
      came.quantity_after - came.quantity AS piecesBefore, came.value_after_e4 - came.value_e4 AS valueBeforeE4,
      last.quantity_after AS piecesAfter, last.value_after_e4 AS valueAfterE4,
      EXISTS (SELECT 1 FROM cost_entries o WHERE o.receipt_line_id = l.id AND o.kind = 'opening') AS isFirst,
      COALESCE((SELECT SUM(s.value_e4 + s.expense_e4) FROM cost_entries s JOIN bill_lines b ON b.id = s.bill_line_id
        LEFT JOIN bill_reversals r ON r.bill_id = b.bill_id
        WHERE s.receipt_line_id = l.id AND s.kind = 'spread' AND r.bill_id IS NULL), 0) AS spreadE4
    FROM receipt_lines l JOIN products p ON p.id = l.product_id
    LEFT JOIN cost_entries came ON came.receipt_line_id = l.id AND came.kind IN ('receipt', 'receipt-reversed')
    LEFT JOIN cost_entries last ON last.id = (
      SELECT MAX(e.id) FROM cost_entries e WHERE e.receipt_line_id = l.id AND e.quantity_after > 0)
    WHERE l.receipt_id = ${receiptId} ORDER BY l.position`);
}

/** Rejects with `receipt-not-found` and `pdf-failed`. */
export async function printCalculation(
  ctx: ActorCtx,
  request: { readonly id: number },
): Promise<PrintedDocument> {
  const { receipt, lines } = getCalculation(ctx, request);
  const { number, receivedOn, supplierPaper } = receipt;
  const data = { number, receivedOn, supplierPaper, supplierName: receipt.supplierName ?? '', lines };
  return printPdf(ctx, `Kalkulim_${number}.pdf`, { kind: 'calculation', data });
}
