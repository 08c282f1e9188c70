import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { orderLines } from '#db/schema/orders.ts';
import { findOwnEntry } from '#domain/audit/find-own-entry.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getProductRow } from '#domain/catalog/get-product.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import { PRICE_SOURCES } from '#shared/pricing.ts';
import { lineTotal } from '#shared/unit-price.ts';
import { UNITS } from '#shared/units.ts';
import { assertRoom } from './add-item.ts';
import { closeEditing, type EditedOrder, openForEditing } from './open-for-editing.ts';
import { recordOrderChange } from './order-changes.ts';

/** A line as it stood when it was taken out, as the log keeps it. */
const removedLine = z.object({
  productId: z.int(),
  productName: z.string(),
  quantity: z.int(),
  frozen: z.object({
    productCode: z.string(),
    unit: z.enum(UNITS),
    vatBasisPoints: z.int(),
    priceSource: z.enum(PRICE_SOURCES),
    priceListId: z.int().nullable(),
    listPriceE4: z.int(),
    discountBasisPoints: z.int(),
    customerDiscountBasisPoints: z.int(),
    unitPriceE4: z.int(),
    isStockConfirmed: z.boolean(),
    isProduced: z.boolean(),
  }),
});

/**
 * Puts a line back that the caller has just taken out, with the price and the ticks that it had; its pieces leave the
 * stock again. Rejects with `undo-not-found`, `undo-too-late` after a minute, `undo-overtaken` when the product is in
 * the order again, `order-not-editable`, `order-full`, `product-not-found` and `insufficient-stock`.
 */
export function restoreItem(ctx: ActorCtx, { removalId }: { readonly removalId: number }): EditedOrder {
  return inTransaction(ctx, (tx) => {
    const entry = findOwnEntry(tx, removalId, ['order.item-removed']);
    const removed = removedLine.safeParse(entry.details);
    if (!removed.success || entry.entityId === null) throw new DomainError('undo-not-found');
    const { productId, productName, quantity, frozen } = removed.data;
    const order = openForEditing(tx, entry.entityId, undefined);
    assertNotThere(tx, order.id, removed.data);
    assertRoom(tx, order.id);
    getProductRow(tx, productId);
    changeStock(tx, {
      productId,
      delta: -quantity,
      reason: 'item-added',
      orderId: order.id,
      note: 'U kthye',
      at: 'undo',
    });
    tx.db
      .insert(orderLines)
      .values({
        ...frozen,
        orderId: order.id,
        productId,
        productName,
        quantity,
        totalCents: lineTotal(frozen.unitPriceE4, quantity),
        stockTaken: quantity,
      })
      .run();
    recordAudit(tx, { type: 'order.item-restored', orderId: order.id, productId, productName, quantity });
    recordOrderChange(tx, order, { kind: 'line-added', product: { productId, productName }, to: quantity });
    return closeEditing(tx, order);
  });
}

function assertNotThere(
  ctx: ActorCtx,
  orderId: number,
  { productId, productName }: { readonly productId: number; readonly productName: string },
): void {
  const there = ctx.db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId)))
    .get();
  if (there) throw new DomainError('undo-overtaken', { what: productName });
}
