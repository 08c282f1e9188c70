import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { z } from 'zod';
import { receiptLines } from '#db/schema/receipts.ts';
import { purchaseOrderLines, purchaseOrders } from '#db/schema/suppliers.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getProductRow } from '#domain/catalog/get-product.ts';
import { assertPlausibleDays } from '#domain/ledger/first-day.ts';
import { nextNumber } from '#domain/purchasing/next-number.ts';
import { findSupplierProduct } from '#domain/purchasing/suppliers/supplier-products.ts';
import { findActiveSupplier } from '#domain/purchasing/suppliers/suppliers.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { type ActorCtx, actorIdOf, type Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { addDays } from '#shared/dates/shop-dates.ts';
import type {
  changePurchaseOrderInput,
  createPurchaseOrderInput,
  deletePurchaseOrderInput,
  draftSuggestedInput,
  endPurchaseOrderInput,
  PurchaseLineInput,
  sendPurchaseOrderInput,
} from '#shared/purchasing/order-inputs.ts';
import type { PurchaseOrderStatus } from '#shared/purchasing/purchasing-types.ts';
import { freezePaper } from './order-papers.ts';
import { findPurchaseOrder, type PurchaseOrder } from './read-orders.ts';

/**
 * Creates a draft; a line without a price takes the supplier's. Rejects with `supplier-not-found`, `supplier-inactive`
 * or `product-not-found`.
 */
export function createPurchaseOrder(
  ctx: ActorCtx,
  input: z.output<typeof createPurchaseOrderInput>,
): PurchaseOrder {
  return once(ctx, 'purchase-order.create', input, (tx, order) => insertDraft(tx, order));
}

/** Creates a draft per supplier from the suggestions shown. Rejects like `createPurchaseOrder`. */
export function draftSuggested(
  ctx: ActorCtx,
  input: z.output<typeof draftSuggestedInput>,
): readonly PurchaseOrder[] {
  return once(ctx, 'purchase-order.draft-suggested', input, (tx, { orders }) =>
    orders.map((order) => insertDraft(tx, { ...order, expectedOn: null, note: '' })),
  );
}

function insertDraft(
  tx: ActorCtx,
  { supplierId, lines, ...fields }: Omit<z.output<typeof createPurchaseOrderInput>, 'idempotencyKey'>,
): PurchaseOrder {
  const supplier = findActiveSupplier(tx, supplierId);
  assertPlausibleDays(tx, { expectedOn: fields.expectedOn });
  const now = tx.clock.now();
  const { id } = tx.db
    .insert(purchaseOrders)
    .values({ ...fields, supplierId, createdById: actorIdOf(tx), createdAt: now, updatedAt: now })
    .returning({ id: purchaseOrders.id })
    .get();
  storeLines(tx, { id, supplierId, lines: [] }, lines);
  recordAudit(tx, { type: 'purchase-order.created', supplierName: supplier.name });
  tx.emit({ type: 'purchasing' });
  return findPurchaseOrder(tx, id);
}

/**
 * A sent order gets the next revision. Rejects with `purchase-order-not-found`, `purchase-order-changed` for an
 * outdated version, `purchase-order-closed` once nothing more is awaited, `below-received` or `product-not-found`.
 */
export function changePurchaseOrder(
  ctx: ActorCtx,
  input: z.output<typeof changePurchaseOrderInput>,
): PurchaseOrder {
  return once(ctx, 'purchase-order.change', input, (tx, { id, version, lines, ...given }) => {
    const before = findPurchaseOrder(tx, id);
    assertVersion(before, version);
    if (!['draft', 'sent', 'partly'].includes(before.status)) {
      throw new DomainError('purchase-order-closed', { status: before.status });
    }
    if (lines) storeLines(tx, before, lines);
    assertPlausibleDays(tx, { expectedOn: given.expectedOn });
    tx.db
      .update(purchaseOrders)
      .set({
        version: before.version + 1,
        updatedAt: tx.clock.now(),
        ...(given.expectedOn === undefined ? {} : { expectedOn: given.expectedOn }),
        ...(given.note === undefined ? {} : { note: given.note }),
      })
      .where(eq(purchaseOrders.id, id))
      .run();
    settleStatus(tx, id);
    const after = findPurchaseOrder(tx, id);
    const { number, supplierName } = after;
    if (number !== null) freezePaper(tx, { ...after, number });
    recordAudit(tx, { type: 'purchase-order.changed', supplierName, ...(number === null ? {} : { number }) });
    tx.emit({ type: 'purchasing' });
    return after;
  });
}

function assertVersion(order: PurchaseOrder, version: number): void {
  if (order.version !== version) throw new DomainError('purchase-order-changed', { version: order.version });
}

function storeLines(
  tx: Ctx,
  order: Pick<PurchaseOrder, 'id' | 'supplierId' | 'lines'>,
  wanted: readonly PurchaseLineInput[],
): void {
  const before = new Map(order.lines.map((line) => [line.productId, line]));
  const quantities = new Map(wanted.map((line) => [line.productId, line.quantity]));
  for (const { productId, productName, received } of order.lines) {
    if ((quantities.get(productId) ?? 0) >= received) continue;
    throw new DomainError('below-received', { productId, productName, received });
  }
  removeOthers(tx, order.id, [...quantities.keys()]);
  for (const [position, { productId, quantity, netPriceE4 }] of wanted.entries()) {
    const known = before.get(productId);
    if (!known) getProductRow(tx, productId);
    const priceE4 =
      netPriceE4 === undefined
        ? (known ?? findSupplierProduct(tx, order.supplierId, productId))?.netPriceE4
        : netPriceE4;
    const set = { position, quantity, netPriceE4: priceE4 ?? null };
    tx.db
      .insert(purchaseOrderLines)
      .values({ orderId: order.id, productId, ...set })
      .onConflictDoUpdate({ target: [purchaseOrderLines.orderId, purchaseOrderLines.productId], set })
      .run();
  }
}

/** A line that a reversed receipt names can't be deleted: it stays with quantity 0. */
function removeOthers(tx: Ctx, orderId: number, productIds: readonly number[]): void {
  const others = and(
    eq(purchaseOrderLines.orderId, orderId),
    notInArray(purchaseOrderLines.productId, [...productIds]),
  );
  const named = tx.db
    .select({ id: receiptLines.orderLineId })
    .from(receiptLines)
    .innerJoin(purchaseOrderLines, eq(purchaseOrderLines.id, receiptLines.orderLineId))
    .where(others)
    .all()
    .flatMap(({ id }) => id ?? []);
  tx.db.update(purchaseOrderLines).set({ quantity: 0 }).where(inArray(purchaseOrderLines.id, named)).run();
  tx.db
    .delete(purchaseOrderLines)
    .where(and(others, notInArray(purchaseOrderLines.id, named)))
    .run();
}

/**
 * Gives a draft its number and freezes its document. Rejects with `purchase-order-not-found`, `supplier-inactive`,
 * `product-not-found` or `purchase-status-change-not-possible`.
 */
export function sendPurchaseOrder(
  ctx: ActorCtx,
  input: z.output<typeof sendPurchaseOrderInput>,
): PurchaseOrder {
  return once(ctx, 'purchase-order.send', input, (tx, { id }) => {
    const order = findPurchaseOrder(tx, id);
    assertDraft(order);
    const supplier = findActiveSupplier(tx, order.supplierId);
    for (const { productId } of order.lines) getProductRow(tx, productId);
    const { date } = getShopMoment(tx);
    const { year, sequence, number } = nextNumber(tx, purchaseOrders, 'PB', date);
    tx.db
      .update(purchaseOrders)
      .set({
        status: 'sent',
        year,
        sequence,
        number,
        sentOn: date,
        expectedOn: order.expectedOn ?? addDays(date, supplier.leadDays),
        updatedAt: tx.clock.now(),
      })
      .where(eq(purchaseOrders.id, id))
      .run();
    const sent = findPurchaseOrder(tx, id);
    freezePaper(tx, { ...sent, number });
    recordAudit(tx, { type: 'purchase-order.sent', supplierName: supplier.name, number });
    tx.emit({ type: 'purchasing' });
    return sent;
  });
}

/** Closes a partly received order without its rest. Rejects like `sendPurchaseOrder`. */
export function closePurchaseOrder(
  ctx: ActorCtx,
  input: z.output<typeof endPurchaseOrderInput>,
): PurchaseOrder {
  return once(ctx, 'purchase-order.close', input, (tx, body) => end(tx, body, 'partly', 'closed'));
}

/** Cancels a sent order of which nothing was received. Rejects like `sendPurchaseOrder`. */
export function cancelPurchaseOrder(
  ctx: ActorCtx,
  input: z.output<typeof endPurchaseOrderInput>,
): PurchaseOrder {
  return once(ctx, 'purchase-order.cancel', input, (tx, body) => end(tx, body, 'sent', 'cancelled'));
}

function end(
  tx: Ctx,
  { id, reason }: { readonly id: number; readonly reason: string },
  from: PurchaseOrderStatus,
  to: 'closed' | 'cancelled',
): PurchaseOrder {
  const { number, supplierName, ...order } = findPurchaseOrder(tx, id);
  if (order.status !== from || number === null) {
    throw new DomainError('purchase-status-change-not-possible', { status: order.status });
  }
  tx.db
    .update(purchaseOrders)
    .set({ status: to, endReason: reason, updatedAt: tx.clock.now() })
    .where(eq(purchaseOrders.id, id))
    .run();
  recordAudit(tx, { type: `purchase-order.${to}`, supplierName, number, reason });
  tx.emit({ type: 'purchasing' });
  return findPurchaseOrder(tx, id);
}

function assertDraft({ status }: PurchaseOrder): void {
  if (status !== 'draft') throw new DomainError('purchase-status-change-not-possible', { status });
}

/** Drafts only. Rejects like `sendPurchaseOrder`, and with `purchase-order-changed`. */
export function deletePurchaseOrder(
  ctx: ActorCtx,
  { id, version }: z.output<typeof deletePurchaseOrderInput>,
): PurchaseOrder {
  return inTransaction(ctx, (tx) => {
    const order = findPurchaseOrder(tx, id);
    assertDraft(order);
    if (version !== undefined) assertVersion(order, version);
    tx.db.delete(purchaseOrderLines).where(eq(purchaseOrderLines.orderId, id)).run();
    tx.db.delete(purchaseOrders).where(eq(purchaseOrders.id, id)).run();
    recordAudit(tx, { type: 'purchase-order.deleted', supplierName: order.supplierName });
    tx.emit({ type: 'purchasing' });
    return order;
  });
}

/** Updates the status: `received` when every line is complete, `sent` when nothing was received. */
export function settleStatus(tx: Ctx, orderId: number): void {
  const { status, lines } = findPurchaseOrder(tx, orderId);
  if (status === 'draft' || status === 'closed' || status === 'cancelled') return;
  const isComplete = lines.every((line) => line.received >= line.quantity);
  const hasAny = lines.some((line) => line.received > 0);
  const settled = isComplete ? 'received' : hasAny ? 'partly' : 'sent';
  if (settled === status) return;
  tx.db
    .update(purchaseOrders)
    .set({ status: settled, updatedAt: tx.clock.now() })
    .where(eq(purchaseOrders.id, orderId))
    .run();
  tx.emit({ type: 'purchasing' });
}
