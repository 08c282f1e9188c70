import { and, count, eq, isNull } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { orderLines } from '#db/schema/orders.ts';
import { getCustomer } from '#domain/accounts/customers.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { priceLadders } from '#domain/prices/own-prices.ts';
import { readPriceTerms } from '#domain/prices/price-terms.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import { MAX_ORDER_LINES } from '#shared/order-inputs.ts';
import type { OrderHead } from './find-order.ts';
import { closeEditing, type EditedOrder, openForEditing } from './open-for-editing.ts';
import { recordOrderChange } from './order-changes.ts';
import { assertQuantityOrOverride } from './override-quantity.ts';
import { orderProductColumns, type PricedLine, priceLine } from './price-line.ts';
import { assertInRegion } from './price-lines.ts';
import { type QuantityLine, setLineQuantity } from './set-line-quantity.ts';

/** So many pieces of a product to put into an order. */
export type ItemToAdd = {
  readonly orderId: number;
  readonly productId: number;
  readonly quantity: number;
  /** Why it may be a quantity that customers can't order. */
  readonly overrideReason?: string | undefined;
  readonly expectedVersion?: number | undefined;
};

/**
 * Puts pieces of a product into an order and takes them from stock at once: onto the line that is there at its frozen
 * price, else as a new line at today's price for this customer. Rejects with `order-not-found`, `order-not-editable`,
 * `order-changed`, `product-not-found`, `product-not-in-region`, `insufficient-stock` and `quantity-not-allowed`.
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
  setLineQuantity(ctx, line, to, 'item-added');
  recordOrderChange(ctx, order, {
    kind: 'quantity-changed',
    product: line,
    from: line.quantity,
    to,
  });
}

function addLine(ctx: ActorCtx, order: OrderHead, { productId, quantity, overrideReason }: ItemToAdd): void {
  const product = ctx.db
    .select(orderProductColumns)
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.deletedAt)))
    .get();
  if (!product) throw new DomainError('product-not-found');
  const customer = getCustomer(ctx, { customerId: order.customerId });
  assertInRegion(product, customer);
  assertRoom(ctx, order.id);
  assertQuantityOrOverride(ctx, { orderId: order.id, productId, quantity, taken: 0 }, overrideReason);
  const [ladder] = priceLadders(ctx, readPriceTerms(ctx, customer), [product]).values();
  if (!ladder) throw new DomainError('product-not-found');
  insertLine(ctx, order, priceLine(product, quantity, ladder));
}

/** Puts a priced line into an order, takes its stock and writes it down. Call it in a transaction. */
export function insertLine(tx: ActorCtx, order: OrderHead, line: PricedLine): void {
  const { productId, productName, quantity } = line;
  changeStock(tx, { productId, delta: -quantity, reason: 'item-added', orderId: order.id, at: 'item' });
  tx.db
    .insert(orderLines)
    .values({ ...line, orderId: order.id })
    .run();
  recordAudit(tx, { type: 'order.item-added', orderId: order.id, productId, productName, quantity });
  recordOrderChange(tx, order, { kind: 'line-added', product: line, to: quantity });
}

/** Rejects with `order-full` an order that takes no further line. */
export function assertRoom(ctx: ActorCtx, orderId: number): void {
  const [found] = ctx.db
    .select({ lines: count() })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .all();
  if ((found?.lines ?? 0) < MAX_ORDER_LINES) return;
  throw new DomainError('order-full', { max: MAX_ORDER_LINES });
}
