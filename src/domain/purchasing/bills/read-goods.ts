import { and, eq, isNull, type SQL, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { billLines, billReversals } from '#db/schema/bills.ts';
import { pick } from '#db/schema/columns.ts';
import { receiptLines, receipts, supplierReturnLines, supplierReturns } from '#db/schema/receipts.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { BookBill } from '#shared/purchasing/bill-inputs.ts';
import { shareOf } from '#shared/purchasing/cost-math.ts';

export type Goods = {
  readonly lineId: number;
  readonly productId: number;
  readonly quantity: number;
  /** The value of all its pieces when they moved; null where that was unknown. */
  readonly valueE4: number | null;
  readonly billedQuantity: number;
  readonly billedValueE4: number;
};

const reversing = alias(receipts, 'reversing');

type Named = { readonly receiptLineId?: number | undefined; readonly returnLineId?: number | undefined };

/**
 * The goods that a line of a bill names; null for a description. Rejects with `goods-on-wrong-kind`,
 * `receipt-not-found`, `receipt-reversed`, `return-not-found` and `goods-of-another-supplier`.
 */
export function readGoods(
  tx: Ctx,
  { kind, supplierId }: Pick<BookBill, 'kind' | 'supplierId'>,
  { receiptLineId, returnLineId }: Named,
): Goods | null {
  const isCredit = kind === 'credit_note';
  if (receiptLineId !== undefined) {
    if (isCredit || kind === 'customs') throw new DomainError('goods-on-wrong-kind').on('lines');
    return readReceiptLine(tx, supplierId, receiptLineId);
  }
  if (returnLineId === undefined) return null;
  if (!isCredit) throw new DomainError('goods-on-wrong-kind').on('lines');
  return readReturnLine(tx, supplierId, returnLineId);
}

function readReceiptLine(tx: Ctx, supplierId: number, lineId: number): Goods {
  const found = tx.db
    .select({
      ...pick(receipts, 'supplierId', 'reversesId'),
      reversedById: reversing.id,
      ...pick(receiptLines, 'productId', 'quantity', 'valueE4'),
    })
    .from(receiptLines)
    .innerJoin(receipts, eq(receipts.id, receiptLines.receiptId))
    .leftJoin(reversing, eq(reversing.reversesId, receipts.id))
    .where(eq(receiptLines.id, lineId))
    .get();
  if (!found) throw new DomainError('receipt-not-found').on('lines');
  if (found.supplierId !== null && found.supplierId !== supplierId)
    throw new DomainError('goods-of-another-supplier').on('lines');
  if (found.reversesId !== null || found.reversedById !== null) throw new DomainError('receipt-reversed');
  const { productId, quantity, valueE4 } = found;
  return { lineId, productId, quantity, valueE4, ...readBilled(tx, eq(billLines.receiptLineId, lineId)) };
}

function readReturnLine(tx: Ctx, supplierId: number, lineId: number): Goods {
  const found = tx.db
    .select({
      supplierId: supplierReturns.supplierId,
      ...pick(supplierReturnLines, 'productId', 'quantity', 'valueE4'),
    })
    .from(supplierReturnLines)
    .innerJoin(supplierReturns, eq(supplierReturns.id, supplierReturnLines.returnId))
    .where(eq(supplierReturnLines.id, lineId))
    .get();
  if (!found) throw new DomainError('return-not-found').on('lines');
  if (found.supplierId !== supplierId) throw new DomainError('goods-of-another-supplier').on('lines');
  const { productId, quantity, valueE4 } = found;
  return { lineId, productId, quantity, valueE4, ...readBilled(tx, eq(billLines.returnLineId, lineId)) };
}

function readBilled(tx: Ctx, isOfLine: SQL) {
  const found = tx.db
    .select({
      quantity: sum(billLines.quantity).mapWith(Number),
      valueE4: sum(billLines.valueE4).mapWith(Number),
    })
    .from(billLines)
    .leftJoin(billReversals, eq(billReversals.billId, billLines.billId))
    .where(and(isOfLine, isNull(billReversals.billId)))
    .get();
  return { billedQuantity: found?.quantity ?? 0, billedValueE4: found?.valueE4 ?? 0 };
}

/**
 * The value at which `quantity` of the goods moved: the last ones get the remainder. Null where it was unknown. Rejects
 * with `bill-exceeds-receipt` more than is left.
 */
export function valueOfPieces(goods: Goods, quantity: number): number | null {
  const left = goods.quantity - goods.billedQuantity;
  if (quantity > left)
    throw new DomainError('bill-exceeds-receipt', { lineId: goods.lineId, left }).on('lines');
  if (goods.valueE4 === null) return null;
  if (quantity === left) return goods.valueE4 - goods.billedValueE4;
  return shareOf(goods.valueE4, quantity, goods.quantity);
}
