import { billLineReceipts, billLines } from '#db/schema/bills.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { BookBill } from '#shared/purchasing/bill-inputs.ts';
import { e4ToCents } from '#shared/purchasing/cost-math.ts';
import { type Goods, readGoods, valueOfPieces } from './read-goods.ts';
import { assertReceiptsStand } from './spread-costs.ts';

export type PlannedLine = ReturnType<typeof planLines>[number];

/** Rejects as `readGoods`, `valueOfPieces` and `assertReceiptsStand` do. */
export function planLines(tx: Ctx, bill: BookBill) {
  // A bill may name a line of goods several times.
  const known = new Map<string, Goods>();
  return bill.lines.map((line) => {
    if (line.spread) assertReceiptsStand(tx, line.spread.receiptIds);
    const { receiptLineId, returnLineId, quantity = 0, netPriceE4 = 0, netCents = 0 } = line;
    const key = `${receiptLineId ?? ''}/${returnLineId ?? ''}`;
    const goods = known.get(key) ?? readGoods(tx, bill, line);
    if (goods === null) return { line, goods, valueE4: null, netCents };
    const valueE4 = valueOfPieces(goods, quantity);
    known.set(key, {
      ...goods,
      billedQuantity: goods.billedQuantity + quantity,
      billedValueE4: goods.billedValueE4 + (valueE4 ?? 0),
    });
    return { line, goods, valueE4, netCents: e4ToCents(quantity * netPriceE4) };
  });
}

export type StoredLine = PlannedLine & { readonly billLineId: number };

export function insertLines(tx: Ctx, billId: number, planned: readonly PlannedLine[]): StoredLine[] {
  return planned.map((plan, index) => {
    const { spread, description = '', netPriceE4, vatBasisPoints, ...named } = plan.line;
    const { id: billLineId } = tx.db
      .insert(billLines)
      .values({
        billId,
        position: index + 1,
        receiptLineId: named.receiptLineId ?? null,
        returnLineId: named.returnLineId ?? null,
        quantity: named.quantity ?? null,
        netPriceE4: netPriceE4 ?? null,
        valueE4: plan.valueE4,
        description,
        netCents: plan.netCents,
        vatBasisPoints: vatBasisPoints ?? null,
        spreadBy: spread?.by ?? null,
        isOwed: named.isOwed,
      })
      .returning({ id: billLines.id })
      .get();
    const receiptIds = [...new Set(spread?.receiptIds)];
    if (receiptIds.length > 0) {
      const rows = receiptIds.map((receiptId) => ({ billLineId, receiptId }));
      tx.db.insert(billLineReceipts).values(rows).run();
    }
    return { ...plan, billLineId };
  });
}
