import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { billLines, billReversals } from '#db/schema/bills.ts';
import { products } from '#db/schema/catalog.ts';
import { receiptLines, receipts } from '#db/schema/receipts.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { BookBillLine } from '#shared/purchasing/bill-inputs.ts';
import type { CostSpread } from '#shared/purchasing/bill-types.ts';
import { shareOf } from '#shared/purchasing/cost-math.ts';

type Spread = NonNullable<BookBillLine['spread']>;

/**
 * Spreads an amount over all lines of receipts; the rounding remainder goes to the line with the largest share, of
 * several the lowest id. Rejects with `spread-without-weight`.
 */
export function spreadOver(tx: Ctx, netE4: number, { receiptIds, by }: Spread) {
  const lines = readLines(tx, receiptIds);
  const weights = lines.map((line) => weightOf(tx, line, by));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) throw new DomainError('spread-without-weight').on('lines');
  const shares = weights.map((weight) => shareOf(netE4, weight, all));
  const rest = netE4 - shares.reduce((sum, share) => sum + share, 0);
  const largest = weights.indexOf(Math.max(...weights));
  return lines.map(({ receiptLineId, productId, pieces }, index) => ({
    receiptLineId,
    productId,
    pieces,
    shareE4: (shares[index] ?? 0) + (index === largest ? rest : 0),
  }));
}

/** Rejects with `receipt-not-found` and `receipt-reversed`. */
export function assertReceiptsStand(tx: Ctx, ids: readonly number[]): void {
  const receiptIds = [...new Set(ids)];
  const found = tx.db
    .select({ reversesId: receipts.reversesId })
    .from(receipts)
    .where(inArray(receipts.id, receiptIds))
    .all();
  if (found.length < receiptIds.length) throw new DomainError('receipt-not-found').on('lines');
  const reversing = tx.db
    .select({ id: receipts.id })
    .from(receipts)
    .where(inArray(receipts.reversesId, receiptIds))
    .get();
  if (reversing || found.some(({ reversesId }) => reversesId !== null))
    throw new DomainError('receipt-reversed').on('lines');
}

function readLines(tx: Ctx, receiptIds: readonly number[]) {
  return tx.db
    .select({
      receiptLineId: receiptLines.id,
      productId: receiptLines.productId,
      pieces: receiptLines.quantity,
      valueE4: receiptLines.valueE4,
      weightGrams: products.weightGrams,
    })
    .from(receiptLines)
    .innerJoin(products, eq(products.id, receiptLines.productId))
    .where(inArray(receiptLines.receiptId, [...receiptIds]))
    .orderBy(asc(receiptLines.id))
    .all();
}

function weightOf(tx: Ctx, line: ReturnType<typeof readLines>[number], by: CostSpread): number {
  if (by === 'quantity') return line.pieces;
  if (by === 'weight') return (line.weightGrams ?? 0) * line.pieces;
  return line.valueE4 ?? readBilledValue(tx, line.receiptLineId);
}

/** For goods received at an unknown cost: the value billed since. */
function readBilledValue(tx: Ctx, receiptLineId: number): number {
  const lines = tx.db
    .select({ quantity: billLines.quantity, netPriceE4: billLines.netPriceE4 })
    .from(billLines)
    .leftJoin(billReversals, eq(billReversals.billId, billLines.billId))
    .where(and(eq(billLines.receiptLineId, receiptLineId), isNull(billReversals.billId)))
    .all();
  return lines.reduce((sum, line) => sum + (line.quantity ?? 0) * (line.netPriceE4 ?? 0), 0);
}
