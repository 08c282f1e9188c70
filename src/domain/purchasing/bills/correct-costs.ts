import { and, eq, inArray } from 'drizzle-orm';
import { billLines } from '#db/schema/bills.ts';
import { pick } from '#db/schema/columns.ts';
import { costEntries } from '#db/schema/costs.ts';
import { receiptLines } from '#db/schema/receipts.ts';
import { supplierProducts } from '#db/schema/suppliers.ts';
import { correctValue, firstCost } from '#domain/costs/pool.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { centsToE4 } from '#shared/prices/unit-price.ts';
import type { BookBill } from '#shared/purchasing/bill-inputs.ts';
import type { StoredLine } from './bill-lines.ts';
import { spreadOver } from './spread-costs.ts';

/**
 * Adds a bill's prices of goods received earlier, and the costs that it spreads on them, to their pools. Returns the
 * part that did not go there (*diferencë çmimi*), in ten-thousandths of a euro. Rejects as `spreadOver` does.
 */
export function correctCosts(tx: Ctx, kind: BookBill['kind'], lines: readonly StoredLine[]): number {
  // Goods first, so that a first known cost exists before freight is added to it.
  const ofGoods = lines.map((line) => correctGoods(tx, line));
  const spread = lines.map((line) => spreadCosts(tx, kind, line));
  return [...ofGoods, ...spread].reduce((sum, expenseE4) => sum + expenseE4, 0);
}

function correctGoods(tx: Ctx, { billLineId, line, goods, valueE4 }: StoredLine): number {
  if (goods === null) return 0;
  const { quantity: pieces = 0, netPriceE4 = 0, receiptLineId, returnLineId } = line;
  const { productId } = goods;
  if (valueE4 === null) {
    if (receiptLineId !== undefined)
      firstCost(tx, { productId, unitCostE4: netPriceE4, refs: { billLineId, receiptLineId } });
    return 0;
  }
  const billedE4 = pieces * netPriceE4;
  const isReturn = returnLineId !== undefined;
  const { expenseE4 } = correctValue(tx, {
    productId,
    pieces,
    differenceE4: isReturn ? valueE4 - billedE4 : billedE4 - valueE4,
    kind: isReturn ? 'credit-note' : 'bill',
    refs: { billLineId, receiptLineId: receiptLineId ?? null, returnLineId: returnLineId ?? null },
  });
  return expenseE4;
}

function spreadCosts(tx: Ctx, kind: BookBill['kind'], { billLineId, line, netCents }: StoredLine): number {
  if (line.spread === undefined) return 0;
  const netE4 = centsToE4(kind === 'credit_note' ? -netCents : netCents);
  return spreadOver(tx, netE4, line.spread).reduce((sum, { receiptLineId, productId, pieces, shareE4 }) => {
    const refs = { billLineId, receiptLineId };
    const { expenseE4 } = correctValue(tx, {
      productId,
      pieces,
      differenceE4: shareE4,
      kind: 'spread',
      refs,
    });
    return sum + expenseE4;
  }, 0);
}

const CORRECTIONS = ['bill', 'credit-note', 'spread'] as const;

export function takeCostsBack(tx: Ctx, billId: number): void {
  const made = tx.db
    .select({
      productId: costEntries.productId,
      billLineId: billLines.id,
      ...pick(costEntries, 'receiptLineId', 'returnLineId', 'valueE4', 'expenseE4'),
      billed: billLines.quantity,
      received: receiptLines.quantity,
    })
    .from(costEntries)
    .innerJoin(billLines, eq(billLines.id, costEntries.billLineId))
    .leftJoin(receiptLines, eq(receiptLines.id, costEntries.receiptLineId))
    .where(and(eq(billLines.billId, billId), inArray(costEntries.kind, CORRECTIONS)))
    .orderBy(costEntries.id)
    .all();
  for (const { productId, billed, received, valueE4, expenseE4, ...refs } of made) {
    correctValue(tx, {
      productId,
      pieces: billed ?? received ?? 1,
      differenceE4: -(valueE4 + expenseE4),
      kind: 'bill-reversed',
      refs,
    });
  }
}

export function followBilledPrices(tx: Ctx, supplierId: number, lines: readonly StoredLine[]): void {
  for (const { goods, line } of lines) {
    if (goods === null || line.receiptLineId === undefined || line.netPriceE4 === undefined) continue;
    tx.db
      .update(supplierProducts)
      .set({ netPriceE4: line.netPriceE4, updatedAt: tx.clock.now() })
      .where(
        and(
          eq(supplierProducts.supplierId, supplierId),
          eq(supplierProducts.productId, goods.productId),
          eq(supplierProducts.isPriceFixed, false),
        ),
      )
      .run();
  }
}
