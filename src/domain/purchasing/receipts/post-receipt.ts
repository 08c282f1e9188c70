import { eq, sql } from 'drizzle-orm';
import { receiptLines, receipts } from '#db/schema/receipts.ts';
import { purchaseOrderLines } from '#db/schema/suppliers.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getProductRow } from '#domain/catalog/get-product.ts';
import { firstCost, takeIn, worthOf } from '#domain/costs/pool.ts';
import { assertPlausibleDays } from '#domain/ledger/first-day.ts';
import { nextNumber } from '#domain/purchasing/next-number.ts';
import { settleStatus } from '#domain/purchasing/orders/change-orders.ts';
import { findPurchaseOrder, type PurchaseOrder } from '#domain/purchasing/orders/read-orders.ts';
import { findSupplierProduct } from '#domain/purchasing/suppliers/supplier-products.ts';
import { findActiveSupplier } from '#domain/purchasing/suppliers/suppliers.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import { type ActorCtx, actorIdOf, type Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import type { OverDeliveredLine } from '#shared/errors/receipt-errors.ts';
import type { PostReceipt } from '#shared/purchasing/receipt-inputs.ts';
import { findReceipt, type Receipt } from './read-receipts.ts';

/**
 * Receives goods, with or without a purchase order: stock and cost rise at once. A line without a cost takes the
 * order's, else the supplier's. Rejects with `forbidden` (a cost from anyone but an admin), `supplier-not-found`,
 * `supplier-inactive`, `purchase-order-not-found`, `purchase-order-closed`, `receipt-of-another-supplier`,
 * `receipt-day-ahead`, `day-before-shop`, `product-not-found` and `over-delivery`.
 */
export function postReceipt(ctx: ActorCtx, input: PostReceipt): Receipt {
  const isAdmin = ctx.actor.role === 'admin';
  if (!isAdmin && input.lines.some((line) => line.netCostE4 !== undefined))
    throw new DomainError('forbidden');
  return once(ctx, 'receipt.post', input, (tx, body) => findReceipt(tx, storeReceipt(tx, body)));
}

export type ReceiptBody = Omit<PostReceipt, 'idempotencyKey'>;

/** Call it in a transaction. Rejects as `postReceipt` does. Returns the receipt's id. */
export function storeReceipt(tx: ActorCtx, body: ReceiptBody): number {
  const { date: today } = getShopMoment(tx);
  const { receivedOn = today, supplierPaper, note, acceptsOver, lines } = body;
  if (receivedOn > today) throw new DomainError('receipt-day-ahead').on('receivedOn');
  assertPlausibleDays(tx, { receivedOn });
  const order = body.orderId ? findReceivableOrder(tx, body.orderId) : null;
  if (order && body.supplierId && body.supplierId !== order.supplierId) {
    throw new DomainError('receipt-of-another-supplier').on('supplierId');
  }
  const supplierId = order?.supplierId ?? body.supplierId ?? null;
  const supplierName = supplierId === null ? '' : findActiveSupplier(tx, supplierId).name;
  for (const line of lines) getProductRow(tx, line.productId);
  if (order && !acceptsOver) assertWithinOrder(tx, order, lines);
  const head = insertHead(tx, { supplierId, orderId: order?.id ?? null, receivedOn, supplierPaper, note });
  for (const [position, line] of lines.entries()) {
    storeLine(tx, head, { ...line, position, supplierId, order });
  }
  if (order) settleStatus(tx, order.id);
  recordAudit(tx, { type: 'receipt.posted', supplierName, number: head.number });
  tx.emit({ type: 'purchasing' });
  return head.id;
}

const RECEIVABLE: readonly PurchaseOrder['status'][] = ['sent', 'partly', 'received'];

function findReceivableOrder(tx: Ctx, id: number): PurchaseOrder {
  const order = findPurchaseOrder(tx, id);
  if (RECEIVABLE.includes(order.status)) return order;
  throw new DomainError('purchase-order-closed', { status: order.status });
}

/** Compares all receipts of the order together with its lines; products not on the order don't count. */
function assertWithinOrder(tx: Ctx, order: PurchaseOrder, lines: ReceiptBody['lines']): void {
  const most = 10_000 + Math.round(getSettings(tx).purchasing.overDelivery * 100);
  const over = order.lines.flatMap(({ productId, productName, quantity: ordered, received }) => {
    const now = lines.filter((line) => line.productId === productId);
    const quantity = now.reduce((sum, line) => sum + line.quantity, 0);
    if (quantity === 0 || (received + quantity) * 10_000 <= ordered * most) return [];
    return [{ productId, productName, ordered, received, quantity } satisfies OverDeliveredLine];
  });
  if (over.length > 0) throw new DomainError('over-delivery', { lines: over });
}

type Head = Pick<
  typeof receipts.$inferInsert,
  'supplierId' | 'orderId' | 'receivedOn' | 'supplierPaper' | 'note' | 'reversesId'
>;

export function insertHead(tx: Ctx, head: Head) {
  return tx.db
    .insert(receipts)
    .values({
      ...nextNumber(tx, receipts, 'FH', head.receivedOn),
      ...head,
      actorId: actorIdOf(tx),
      createdAt: tx.clock.now(),
    })
    .returning({ id: receipts.id, number: receipts.number })
    .get();
}

type NewLine = ReceiptBody['lines'][number] & {
  readonly position: number;
  readonly supplierId: number | null;
  readonly order: PurchaseOrder | null;
};

function storeLine(tx: Ctx, receipt: { readonly id: number; readonly number: string }, line: NewLine): void {
  const { productId, quantity: pieces, position, order } = line;
  const ordered = order?.lines.find((one) => one.productId === productId);
  const netCostE4 = line.netCostE4 ?? ordered?.netPriceE4 ?? supplierPrice(tx, line) ?? null;
  changeStock(tx, {
    productId,
    delta: pieces,
    reason: 'received',
    note: receipt.number,
    hasOwnCost: true,
  });
  if (netCostE4 !== null && !Number.isSafeInteger(netCostE4 * pieces)) {
    throw new DomainError('quantity-too-large');
  }
  const valueE4 = netCostE4 === null ? worthOf(tx, productId, pieces) : netCostE4 * pieces;
  const { receiptLineId } = tx.db
    .insert(receiptLines)
    .values({
      receiptId: receipt.id,
      position,
      productId,
      orderLineId: ordered?.id ?? null,
      quantity: pieces,
      netCostE4,
      valueE4,
    })
    .returning({ receiptLineId: receiptLines.id })
    .get();
  const refs = { receiptLineId };
  if (netCostE4 !== null) firstCost(tx, { productId, unitCostE4: netCostE4, arriving: pieces, refs });
  if (valueE4 !== null) takeIn(tx, { productId, pieces, valueE4, kind: 'receipt', refs });
  if (!ordered) return;
  tx.db
    .update(purchaseOrderLines)
    .set({ received: sql`${purchaseOrderLines.received} + ${pieces}` })
    .where(eq(purchaseOrderLines.id, ordered.id))
    .run();
}

function supplierPrice(tx: Ctx, { supplierId, productId }: Pick<NewLine, 'supplierId' | 'productId'>) {
  return supplierId === null ? undefined : findSupplierProduct(tx, supplierId, productId)?.netPriceE4;
}
