import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { z } from 'zod';
import { pick } from '#db/schema/columns.ts';
import { orderEvents } from '#db/schema/order-events.ts';
import { orderLines } from '#db/schema/orders.ts';
import { UNDO_WINDOW_MS } from '#domain/audit/undoable-entry.ts';
import { changeCustomStock, findCustomStock } from '#domain/custom-stock/change-custom-stock.ts';
import { askToCall } from '#domain/customers/customer-calls.ts';
import { findOwnEvent } from '#domain/order-events/read-order-events.ts';
import { recordOrderEvent } from '#domain/order-events/record-order-event.ts';
import { findLine, findOrder } from '#domain/orders/queries/find-order.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { shortShipInput, takeBackShortageInput } from '#shared/inputs/order-inputs.ts';
import { closeEditing, type EditedOrder, openForEditing } from './edit-order.ts';
import { addItem, setLineQuantity } from './order-items.ts';
import { frozenOf, putBack, takeLineOut } from './remove-item.ts';

/**
 * Ships an order without missing or damaged pieces: the line is reduced, or removed at zero, and the total follows.
 * The pieces are returned and written off, so that sellable stock is unchanged; the customer is put on the call list.
 * Rejects with `order-item-not-found`, `order-not-editable`, `order-changed`, `last-item` (cancel instead),
 * `validation-failed` for more pieces than the line has, and `conflict` as `removeItem` does.
 */
export function shortShipLine(ctx: ActorCtx, shortage: z.output<typeof shortShipInput>) {
  const { missing, reason } = shortage;
  return inTransaction(ctx, (tx) => {
    const { line } = findLine(tx, shortage.orderLineId);
    const order = openForEditing(tx, line.orderId, shortage.expectedVersion);
    const { productId, productName, quantity: from } = line;
    const to = from - missing;
    if (to < 0) throw new DomainError('missing-beyond-line', { left: from });
    const ownBefore = findCustomStock(tx, order.customerId, productId) ?? 0;
    if (to === 0) takeLineOut(tx, line, 'short-shipped');
    else setLineQuantity(tx, order, line, to, 'short-shipped');
    // Without `orderId`: the loss is the shop's, not the order's.
    changeStock(tx, { productId, delta: -missing, reason, note: `Porosia #${order.id}` });
    const frozen = to === 0 ? frozenOf(line) : undefined;
    const ownPieces = (findCustomStock(tx, order.customerId, productId) ?? 0) - ownBefore;
    const short = { productId, productName, from, to, missing, reason, frozen, ownPieces };
    const changeId = recordOrderEvent(
      tx,
      { type: 'order.short-shipped', orderId: order.id, ...short },
      { told: order },
    );
    askToCall(tx, order.customerId);
    tx.emit({ type: 'short', orderId: order.id });
    return { ...closeEditing(tx, order), changeId };
  });
}

/**
 * Undoes the caller's own shortage entry: stock and line are restored at the former price, the customer's own pieces
 * as far as available. Rejects with `order-changed` when it is not the caller's, older than a minute, or not the last
 * change of the order, and as `addItem` and `restoreItem` do.
 */
export function takeBackShortage(
  ctx: ActorCtx,
  { changeId, productId }: z.output<typeof takeBackShortageInput>,
): EditedOrder {
  return inTransaction(ctx, (tx) => {
    const short = findShortage(tx, changeId);
    const { orderId, productName, oldTotalCents, from, missing, reason, frozen, ownPieces = 0 } = short;
    if (short.productId !== productId) throw orderChanged(tx, orderId);
    changeStock(tx, { productId, delta: missing, reason, note: `Porosia #${orderId}, u kthye` });
    const edited = frozen
      ? putLineBack(tx, orderId, { productId, productName, quantity: missing, frozen })
      : addItem(tx, { orderId, productId, quantity: missing, overrideReason: 'U kthye' });
    const line = tx.db
      .select(pick(orderLines, 'id', 'quantity', 'productName'))
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId)))
      .get();
    const isAsBefore = line?.quantity === from && line.productName === productName;
    if (!isAsBefore || edited.totalCents !== oldTotalCents) {
      throw new DomainError('order-changed', { version: edited.version });
    }
    const { customerId } = findOrder(tx, orderId);
    const available = findCustomStock(tx, customerId, productId) ?? 0;
    changeCustomStock(tx, {
      customerId,
      productId,
      delta: -Math.min(ownPieces, available),
      reason: 'used',
      note: `Porosia #${orderId}, u kthye`,
      orderLineId: line.id,
    });
    return edited;
  });
}

function putLineBack(tx: ActorCtx, orderId: number, line: Parameters<typeof putBack>[2]): EditedOrder {
  const order = openForEditing(tx, orderId, undefined);
  putBack(tx, order, line);
  return closeEditing(tx, order);
}

function findShortage(ctx: ActorCtx, changeId: number) {
  const found = findOwnEvent(ctx, changeId);
  if (found?.event.type !== 'order.short-shipped') throw new DomainError('order-item-not-found');
  const { orderId, oldTotalCents, at, event } = found;
  const newest = ctx.db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), isNotNull(orderEvents.toldCustomerId)))
    .orderBy(desc(orderEvents.id))
    .limit(1)
    .get();
  if (newest?.id !== changeId || ctx.clock.now() - at > UNDO_WINDOW_MS) {
    throw orderChanged(ctx, orderId);
  }
  return { ...event, orderId, oldTotalCents };
}

function orderChanged(ctx: ActorCtx, orderId: number): DomainError {
  return new DomainError('order-changed', { version: findOrder(ctx, orderId).version });
}
