import { and, eq, gt, ne } from 'drizzle-orm';
import { deliveryReductions } from '#db/schema/delivery.ts';
import { orderLines } from '#db/schema/orders.ts';
import { customStockMovements } from '#db/schema/packing.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { StockReason } from '#shared/stock.ts';
import { findLine, type OrderHead } from './find-order.ts';
import { closeEditing, type EditedOrder, openForEditing } from './open-for-editing.ts';
import { recordOrderChange } from './order-changes.ts';

/** A line to take out of its order. */
export type ItemToRemove = {
  readonly orderLineId: number;
  readonly expectedVersion?: number | undefined;
};

/** The order after it, and the entry of the log by which the line can be put back. */
export type WithoutItem = EditedOrder & { readonly removalId: number };

/**
 * Takes a line out of its order and returns its stock at once. Rejects with `order-item-not-found`,
 * `order-not-editable`, `order-changed`, `last-item` (an order never stands without lines: cancel it instead) and
 * `conflict` when returns at the door or custom stock are recorded on the line, which are never forgotten.
 */
export function removeItem(ctx: ActorCtx, item: ItemToRemove): WithoutItem {
  return inTransaction(ctx, (tx) => {
    const { line } = findLine(tx, item.orderLineId);
    const order = openForEditing(tx, line.orderId, item.expectedVersion);
    const removalId = dropLine(tx, order, line);
    return { ...closeEditing(tx, order), removalId };
  });
}

/** Takes a line out of an order that is open for editing and writes it down; returns the entry. Call it in a transaction. */
export function dropLine(tx: ActorCtx, order: OrderHead, line: typeof orderLines.$inferSelect): number {
  takeLineOut(tx, line, 'item-removed');
  const removalId = recordAudit(tx, {
    type: 'order.item-removed',
    orderId: order.id,
    productId: line.productId,
    productName: line.productName,
    quantity: line.quantity,
    frozen: frozenOf(line),
  });
  recordOrderChange(tx, order, { kind: 'line-removed', product: line, from: line.quantity });
  return removalId;
}

/** What a line keeps of the day on which it was ordered, and what was ticked of it. */
function frozenOf(line: typeof orderLines.$inferSelect) {
  const { productCode, unit, vatBasisPoints, priceSource, priceListId, listPriceE4, unitPriceE4 } = line;
  const { discountBasisPoints, customerDiscountBasisPoints, isStockConfirmed, isProduced } = line;
  const prices = {
    priceSource,
    priceListId,
    listPriceE4,
    discountBasisPoints,
    customerDiscountBasisPoints,
    unitPriceE4,
  };
  return { productCode, unit, vatBasisPoints, ...prices, isStockConfirmed, isProduced };
}

/** Takes a line out with its stock. Rejects with `last-item` and `conflict` as `removeItem` does. */
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
  const other = ctx.db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), ne(orderLines.id, orderLineId), gt(orderLines.quantity, 0)))
    .limit(1)
    .get();
  if (!other) throw new DomainError('last-item');
  const returned = ctx.db
    .select({ id: deliveryReductions.id })
    .from(deliveryReductions)
    .where(eq(deliveryReductions.orderLineId, orderLineId))
    .limit(1)
    .get();
  const used = ctx.db
    .select({ id: customStockMovements.id })
    .from(customStockMovements)
    .where(eq(customStockMovements.orderLineId, orderLineId))
    .limit(1)
    .get();
  if (!returned && !used) return;
  throw new DomainError('item-with-history');
}
