import { eq, sql } from 'drizzle-orm';
import { orderLines } from '#db/schema/orders.ts';
import { returnCustomStock, takeCustomStockAgain } from '#domain/custom-stock/return-custom-stock.ts';
import { bookedPiecesOf } from '#domain/invoicing/invoice-balance.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { type CancelledGoods, goodsOfLine } from '#shared/credit-goods.ts';
import type { OrderHead } from './find-order.ts';
import { writeOffDamaged } from './write-off-damaged.ts';

type CancelledOrder = Pick<OrderHead, 'id' | 'invoiceId'> & { readonly goods: CancelledGoods };

/**
 * Brings the goods of an order that is cancelled where they go, with the customer's own pieces among them. Of a loss the
 * pieces come back to be written off. What an earlier credit note brought back has gone its way: it leaves the line, and
 * the invoice's credit takes it out of the stock again.
 */
export function bringGoodsBack(tx: ActorCtx, { id: orderId, invoiceId, goods }: CancelledOrder): void {
  const creditedBefore = invoiceId === null ? null : bookedPiecesOf(tx, invoiceId);
  const backInStock: number[] = [];
  for (const { id, productId, stockTaken } of listLines(tx, orderId)) {
    const where = goodsOfLine(goods, id);
    const left = stockTaken - (creditedBefore?.get(id) ?? 0);
    const staying = where === 'none' ? left : 0;
    const writtenOff = where === 'loss' ? left : 0;
    changeStock(tx, { productId, delta: stockTaken - staying, reason: 'order-cancelled', orderId });
    writeOffDamaged(tx, { productId, orderId }, writtenOff);
    tx.db.update(orderLines).set({ stockTaken: staying, writtenOff }).where(eq(orderLines.id, id)).run();
    if (staying + writtenOff === 0) backInStock.push(id);
  }
  returnCustomStock(tx, orderId, backInStock);
}

export function takeGoodsAgain(tx: ActorCtx, { id: orderId }: Pick<OrderHead, 'id'>): void {
  const backInStock: number[] = [];
  for (const { id, productId, quantity, stockTaken, writtenOff } of listLines(tx, orderId)) {
    writeOffDamaged(tx, { productId, orderId }, -writtenOff);
    changeStock(tx, { productId, delta: stockTaken - quantity, reason: 'order-reopened', orderId });
    if (stockTaken + writtenOff === 0) backInStock.push(id);
  }
  tx.db
    .update(orderLines)
    .set({ stockTaken: sql`${orderLines.quantity}`, writtenOff: 0 })
    .where(eq(orderLines.orderId, orderId))
    .run();
  takeCustomStockAgain(tx, orderId, backInStock);
}

function listLines(tx: ActorCtx, orderId: number) {
  const { id, productId, quantity, stockTaken, writtenOff } = orderLines;
  return tx.db
    .select({ id, productId, quantity, stockTaken, writtenOff })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.id)
    .all();
}
