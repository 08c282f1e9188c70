import { and, desc, eq } from 'drizzle-orm';
import { orderChanges } from '#db/schema/order-changes.ts';
import { orderLines } from '#db/schema/orders.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { UNDO_WINDOW_MS } from '#domain/audit/undoable-entry.ts';
import { askToCall } from '#domain/customers/customer-calls.ts';
import { findLine, findOrder } from '#domain/orders/queries/find-order.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { LOSS_REASONS, type LossReason } from '#shared/order-changes.ts';
import { closeEditing, type EditedOrder, openForEditing } from './edit-order.ts';
import { recordOrderChange } from './order-changes.ts';
import { addItem, setLineQuantity } from './order-items.ts';
import { takeLineOut } from './remove-item.ts';

export type Shortage = {
  readonly orderLineId: number;
  readonly missing: number;
  readonly reason: LossReason;
  readonly expectedVersion?: number | undefined;
};

export type ShortShipped = EditedOrder & { readonly changeId: number | null };

/**
 * Ships an order without missing or damaged pieces: the line is reduced, or removed at zero, and the total follows.
 * The pieces are returned and written off, so that sellable stock is unchanged; the customer is put on the call list.
 * Rejects with `order-item-not-found`, `order-not-editable`, `order-changed`, `last-item` (cancel instead),
 * `validation-failed` for more pieces than the line has, and `conflict` as `removeItem` does.
 */
export function shortShipLine(ctx: ActorCtx, shortage: Shortage): ShortShipped {
  const { missing, reason } = shortage;
  return inTransaction(ctx, (tx) => {
    const { line } = findLine(tx, shortage.orderLineId);
    const order = openForEditing(tx, line.orderId, shortage.expectedVersion);
    const { productId, productName, quantity: from } = line;
    const to = from - missing;
    if (to < 0) throw new DomainError('missing-beyond-line', { left: from });
    if (to === 0) takeLineOut(tx, line, 'short-shipped');
    else setLineQuantity(tx, line, to, 'short-shipped');
    // Without `orderId`: the loss is the shop's, not the order's.
    changeStock(tx, { productId, delta: -missing, reason, note: `Porosia #${order.id}` });
    recordAudit(tx, {
      type: 'order.short-shipped',
      orderId: order.id,
      productId,
      productName,
      from,
      to,
      missing,
      reason,
    });
    const changeId = recordOrderChange(tx, order, { kind: 'short-shipped', product: line, from, to, reason });
    askToCall(tx, order.customerId);
    tx.emit({ type: 'short', orderId: order.id });
    return { ...closeEditing(tx, order), changeId };
  });
}

export type ShortageToTakeBack = { readonly changeId: number; readonly productId: number };

/**
 * Undoes the caller's own shortage entry: stock and line are restored at the former price. Rejects with
 * `order-changed` when it is not the caller's, older than a minute, or not the last change of the order, and as
 * `addItem` does.
 */
export function takeBackShortage(ctx: ActorCtx, { changeId, productId }: ShortageToTakeBack): EditedOrder {
  return inTransaction(ctx, (tx) => {
    const { orderId, productName, oldTotalCents, from, missing, reason } = findShortage(tx, changeId);
    changeStock(tx, { productId, delta: missing, reason, note: `Porosia #${orderId}, u kthye` });
    const edited = addItem(tx, { orderId, productId, quantity: missing });
    const line = tx.db
      .select({ quantity: orderLines.quantity, productName: orderLines.productName })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId)))
      .get();
    const isAsBefore = line?.quantity === from && line.productName === productName;
    if (!isAsBefore || edited.totalCents !== oldTotalCents) {
      throw new DomainError('order-changed', { version: edited.version });
    }
    return edited;
  });
}

function findShortage(ctx: ActorCtx, changeId: number) {
  const change = ctx.db
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.id, changeId), eq(orderChanges.actorId, ctx.actor.id)))
    .get();
  const reason = LOSS_REASONS.find((known) => known === change?.reason);
  if (change?.kind !== 'short-shipped' || !reason) throw new DomainError('order-item-not-found');
  const newest = ctx.db
    .select({ id: orderChanges.id })
    .from(orderChanges)
    .where(eq(orderChanges.orderId, change.orderId))
    .orderBy(desc(orderChanges.id))
    .limit(1)
    .get();
  if (newest?.id !== changeId || ctx.clock.now() - change.createdAt > UNDO_WINDOW_MS) {
    throw new DomainError('order-changed', { version: findOrder(ctx, change.orderId).version });
  }
  const from = Number(change.fromValue);
  return { ...change, from, missing: from - Number(change.toValue), reason };
}
