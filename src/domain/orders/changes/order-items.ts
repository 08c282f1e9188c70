import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { products } from '#db/schema/catalog.ts';
import { orderLines } from '#db/schema/orders.ts';
import { returnExcessCustomStock } from '#domain/custom-stock/return-custom-stock.ts';
import { getCustomer } from '#domain/customers/customers.ts';
import { recordOrderEvent, type ToldOrder } from '#domain/order-events/record-order-event.ts';
import { assertQuantityOrOverride } from '#domain/orders/placement/order-limits.ts';
import {
  assertInRegion,
  lineTotalSql,
  orderProductColumns,
  type PricedLine,
  priceLine,
} from '#domain/orders/placement/price-line.ts';
import { findLine, type OrderHead } from '#domain/orders/queries/find-order.ts';
import { isOnTerms, priceLadders } from '#domain/prices/customer-prices.ts';
import { readPriceTerms } from '#domain/prices/price-terms.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { countRows } from '#kernel/rows.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { MAX_ORDER_LINES, type updateItemInput } from '#shared/inputs/order-inputs.ts';
import { MAX_QUANTITY, type StockReason } from '#shared/stock.ts';
import { closeEditing, type EditedOrder, openForEditing } from './edit-order.ts';
import { takeBackReductions } from './line-reductions.ts';

export type ItemToAdd = {
  readonly orderId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly overrideReason?: string | undefined;
  readonly expectedVersion?: number | undefined;
};

/**
 * Adds pieces to the existing line at its frozen price, else as a new line at the customer's current price, and takes
 * the stock. Rejects with `order-not-found`, `order-not-editable`, `order-changed`, `product-not-found`,
 * `product-not-in-region`, `insufficient-stock` and `quantity-not-allowed`.
 */
export function addItem(ctx: ActorCtx, item: ItemToAdd): EditedOrder {
  return inTransaction(ctx, (tx) => {
    const order = openForEditing(tx, item.orderId, item.expectedVersion);
    const line = tx.db
      .select()
      .from(orderLines)
      .where(and(eq(orderLines.orderId, order.id), eq(orderLines.productId, item.productId)))
      .get();
    if (line) raiseLine(tx, order, line, item);
    else addLine(tx, order, item);
    return closeEditing(tx, order);
  });
}

function raiseLine(ctx: ActorCtx, order: OrderHead, line: QuantityLine, item: ItemToAdd): void {
  const to = line.quantity + item.quantity;
  assertQuantityOrOverride(ctx, { ...item, quantity: to, taken: line.quantity }, item.overrideReason);
  setLineQuantity(ctx, order, line, to, 'item-added');
}

function addLine(ctx: ActorCtx, order: OrderHead, { productId, quantity, overrideReason }: ItemToAdd): void {
  const customer = getCustomer(ctx, { customerId: order.customerId });
  const terms = readPriceTerms(ctx, customer);
  const product = ctx.db
    .select(orderProductColumns)
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.deletedAt), ...isOnTerms(terms)))
    .get();
  if (!product) throw new DomainError('product-not-found');
  assertInRegion(product, customer);
  assertRoom(ctx, order.id);
  assertQuantityOrOverride(ctx, { orderId: order.id, productId, quantity, taken: 0 }, overrideReason);
  const [ladder] = priceLadders(ctx, terms, [product]).values();
  if (!ladder) throw new DomainError('product-not-found');
  insertLine(ctx, order, priceLine(product, quantity, ladder));
}

export function insertLine(tx: ActorCtx, order: OrderHead, line: PricedLine): void {
  const { productId, productName, quantity } = line;
  changeStock(tx, { productId, delta: -quantity, reason: 'item-added', orderId: order.id, at: 'item' });
  tx.db
    .insert(orderLines)
    .values({ ...line, orderId: order.id })
    .run();
  recordOrderEvent(
    tx,
    { type: 'order.item-added', orderId: order.id, productId, productName, quantity },
    { told: order },
  );
}

/** Rejects with `order-full` at the maximum number of lines. */
export function assertRoom(ctx: ActorCtx, orderId: number): void {
  if (countRows(ctx, orderLines, eq(orderLines.orderId, orderId)) < MAX_ORDER_LINES) return;
  throw new DomainError('order-full', { max: MAX_ORDER_LINES });
}

/**
 * Quantity at least 1; stock changes by the difference. Rejects with `order-item-not-found`, `order-not-editable`,
 * `order-changed`, `insufficient-stock` and `quantity-not-allowed`.
 */
export function updateItem(ctx: ActorCtx, item: z.output<typeof updateItemInput>): EditedOrder {
  return inTransaction(ctx, (tx) => {
    const { line } = findLine(tx, item.orderLineId);
    const order = openForEditing(tx, line.orderId, item.expectedVersion);
    const { totalCents, version } = order;
    if (line.quantity === item.quantity) return { orderId: order.id, totalCents, version };
    const wanted = { ...line, quantity: item.quantity, taken: line.quantity };
    assertQuantityOrOverride(tx, wanted, item.overrideReason);
    setLineQuantity(tx, order, line, item.quantity, 'item-changed');
    return closeEditing(tx, order);
  });
}

export type QuantityLine = {
  readonly id: number;
  readonly orderId: number;
  readonly productId: number;
  readonly productName: string;
  readonly quantity: number;
};

/**
 * Stock changes by the difference and the line's total follows. A higher quantity has to be picked and produced
 * again; a lower one returns excess custom stock. Rejects with `insufficient-stock`, with the largest possible
 * quantity. Call it in a transaction; the caller updates the order's total.
 */
export function setLineQuantity(
  ctx: ActorCtx,
  order: ToldOrder,
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
  // The new quantity replaces the order: pieces refused at an earlier delivery are not added to it.
  takeBackReductions(ctx, line, Number.MAX_SAFE_INTEGER);
  // A short shipment records its own event, with the reason.
  if (reason === 'short-shipped') return;
  const { productName, quantity: from } = line;
  recordOrderEvent(
    ctx,
    { type: 'order.item-changed', orderId, productId, productName, from, to: quantity },
    { told: order },
  );
}
