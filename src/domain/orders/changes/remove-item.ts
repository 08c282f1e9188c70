import { and, eq, gt, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { deliveryReductions } from '#db/schema/delivery.ts';
import { orderLines } from '#db/schema/orders.ts';
import { customStockMovements } from '#db/schema/packing.ts';
import { UNDO_WINDOW_MS } from '#domain/audit/undoable-entry.ts';
import { getProductRow } from '#domain/catalog/get-product.ts';
import { findOwnEvent } from '#domain/order-events/read-order-events.ts';
import { recordOrderEvent } from '#domain/order-events/record-order-event.ts';
import { findLine, type OrderHead } from '#domain/orders/queries/find-order.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { hasRow } from '#kernel/rows.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { removeItemInput } from '#shared/inputs/order-inputs.ts';
import type { OrderEvent } from '#shared/order-events.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import type { StockReason } from '#shared/stock.ts';
import { closeEditing, type EditedOrder, openForEditing } from './edit-order.ts';
import { assertRoom } from './order-items.ts';

/**
 * Removes a line and returns its stock. Rejects with `order-item-not-found`, `order-not-editable`, `order-changed`,
 * `last-item` (an order needs a line: cancel it instead) and `conflict` when refused pieces or custom stock are
 * recorded on the line.
 */
export function removeItem(ctx: ActorCtx, item: z.output<typeof removeItemInput>) {
  return inTransaction(ctx, (tx) => {
    const { line } = findLine(tx, item.orderLineId);
    const order = openForEditing(tx, line.orderId, item.expectedVersion);
    const removalId = dropLine(tx, order, line);
    return { ...closeEditing(tx, order), removalId };
  });
}

/** Removes and records a line of an order opened for editing; returns the event's id. Call it in a transaction. */
export function dropLine(tx: ActorCtx, order: OrderHead, line: typeof orderLines.$inferSelect): number {
  takeLineOut(tx, line, 'item-removed');
  const { productId, productName, quantity } = line;
  const removed = { productId, productName, quantity, frozen: frozenOf(line) };
  return recordOrderEvent(tx, { type: 'order.item-removed', orderId: order.id, ...removed }, { told: order });
}

export function frozenOf(line: typeof orderLines.$inferSelect) {
  const { productCode, unit, vatBasisPoints, priceSource, priceListId, listPriceE4, unitPriceE4 } = line;
  const unitName = line.unitName === '' ? {} : { unitName: line.unitName };
  const { discountBasisPoints, customerDiscountBasisPoints, isStockConfirmed, isProduced } = line;
  const prices = {
    priceSource,
    priceListId,
    listPriceE4,
    discountBasisPoints,
    customerDiscountBasisPoints,
    unitPriceE4,
  };
  return { productCode, unit, ...unitName, vatBasisPoints, ...prices, isStockConfirmed, isProduced };
}

/** Rejects with `last-item` and `conflict` as `removeItem` does. */
export function takeLineOut(
  tx: ActorCtx,
  line: typeof orderLines.$inferSelect,
  reason: Extract<StockReason, 'item-removed' | 'short-shipped'>,
): void {
  const { id, orderId, productId } = line;
  assertRemovable(tx, id, orderId);
  changeStock(tx, { productId, delta: line.stockTaken, reason, orderId });
  tx.db.delete(orderLines).where(eq(orderLines.id, id)).run();
}

function assertRemovable(ctx: ActorCtx, orderLineId: number, orderId: number): void {
  const isOther = and(
    eq(orderLines.orderId, orderId),
    ne(orderLines.id, orderLineId),
    gt(orderLines.quantity, 0),
  );
  if (!hasRow(ctx, orderLines, isOther)) throw new DomainError('last-item');
  const isReturned = hasRow(ctx, deliveryReductions, eq(deliveryReductions.orderLineId, orderLineId));
  const isUsed = hasRow(ctx, customStockMovements, eq(customStockMovements.orderLineId, orderLineId));
  if (isReturned || isUsed) throw new DomainError('item-with-history');
}

/**
 * Undoes the caller's own removal, with the line's price and ticks; its stock is taken again. Rejects with
 * `undo-not-found`, `undo-too-late` after a minute, `undo-overtaken` when the product is in the order again,
 * `order-not-editable`, `order-full`, `product-not-found` and `insufficient-stock`.
 */
export function restoreItem(ctx: ActorCtx, { removalId }: { readonly removalId: number }): EditedOrder {
  return inTransaction(ctx, (tx) => {
    const removal = findOwnEvent(tx, removalId);
    if (removal?.event.type !== 'order.item-removed') throw new DomainError('undo-not-found');
    if (tx.clock.now() - removal.at > UNDO_WINDOW_MS) throw new DomainError('undo-too-late');
    const order = openForEditing(tx, removal.orderId, undefined);
    putBack(tx, order, removal.event);
    return closeEditing(tx, order);
  });
}

type TakenOut = Pick<
  Extract<OrderEvent, { readonly type: 'order.item-removed' }>,
  'productId' | 'productName' | 'quantity' | 'frozen'
>;

/** Rejects as `restoreItem` does. Call it in a transaction. */
export function putBack(
  tx: ActorCtx,
  order: OrderHead,
  { productId, productName, quantity, frozen }: TakenOut,
): void {
  const { id: orderId } = order;
  assertNotThere(tx, orderId, { productId, productName });
  assertRoom(tx, orderId);
  getProductRow(tx, productId);
  changeStock(tx, {
    productId,
    delta: -quantity,
    reason: 'item-added',
    orderId,
    note: 'U kthye',
    at: 'undo',
  });
  tx.db
    .insert(orderLines)
    .values({
      ...frozen,
      orderId,
      productId,
      productName,
      quantity,
      totalCents: lineTotal(frozen.unitPriceE4, quantity),
      stockTaken: quantity,
    })
    .run();
  recordOrderEvent(
    tx,
    { type: 'order.item-restored', orderId, productId, productName, quantity },
    { told: order },
  );
}

function assertNotThere(
  ctx: ActorCtx,
  orderId: number,
  { productId, productName }: { readonly productId: number; readonly productName: string },
): void {
  const isIt = and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId));
  if (hasRow(ctx, orderLines, isIt)) throw new DomainError('undo-overtaken', { what: productName });
}
