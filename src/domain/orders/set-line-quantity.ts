import { eq } from 'drizzle-orm';
import { orderLines } from '#db/schema/orders.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { returnExcessCustomStock } from '#domain/custom-stock/return-custom-stock.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import { MAX_QUANTITY, type StockReason } from '#shared/stock.ts';
import { takeBackReductions } from './line-reductions.ts';
import { lineTotalSql } from './price-line.ts';

/** A line of a standing order, as far as its quantity is concerned. */
export type QuantityLine = {
  readonly id: number;
  readonly orderId: number;
  readonly productId: number;
  readonly productName: string;
  readonly quantity: number;
};

/**
 * Sets the quantity of a line of a standing order: stock moves by the difference at once, the line's total follows, a
 * rising quantity has to be confirmed on the shelf and made at the packing table again, and of a falling one the
 * customer's own pieces that are too many come back. Rejects with `insufficient-stock`,
 * which names the largest quantity possible and the one that was asked for. Call it in a transaction; the
 * order's total is the caller's to bring up.
 */
export function setLineQuantity(
  ctx: ActorCtx,
  line: QuantityLine,
  quantity: number,
  reason: StockReason,
): void {
  if (quantity > MAX_QUANTITY) throw new DomainError('quantity-too-large');
  const { productId, orderId } = line;
  changeStock(ctx, {
    productId,
    delta: line.quantity - quantity,
    reason,
    orderId,
    at: 'item',
    alreadyTaken: reason === 'item-changed' ? line.quantity : 0,
  });
  ctx.db
    .update(orderLines)
    .set({
      quantity,
      totalCents: lineTotalSql(quantity),
      stockTaken: quantity,
      ...(quantity > line.quantity ? { isStockConfirmed: false, isProduced: false } : {}),
    })
    .where(eq(orderLines.id, line.id))
    .run();
  if (quantity < line.quantity) returnExcessCustomStock(ctx, line, quantity);
  // What staff set is what is ordered now: pieces that were refused at an earlier door don't come on top of it.
  takeBackReductions(ctx, line, Number.MAX_SAFE_INTEGER);
  // What is short-shipped has an entry of its own, with the reason.
  if (reason === 'short-shipped') return;
  recordAudit(ctx, {
    type: 'order.item-changed',
    orderId,
    productId,
    productName: line.productName,
    from: line.quantity,
    to: quantity,
  });
}
