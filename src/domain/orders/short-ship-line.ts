import { askToCall } from '#domain/accounts/customer-calls.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { LossReason } from '#shared/order-changes.ts';
import { findLine } from './find-order.ts';
import { closeEditing, type EditedOrder, openForEditing } from './open-for-editing.ts';
import { recordOrderChange } from './order-changes.ts';
import { takeLineOut } from './remove-item.ts';
import { setLineQuantity } from './set-line-quantity.ts';

/** Pieces of a line that were not on the shelf, or not fit to be sent. */
export type Shortage = {
  readonly orderLineId: number;
  readonly missing: number;
  readonly reason: LossReason;
  readonly expectedVersion?: number | undefined;
};

/** The order after it, and the change by which it can be taken back. */
export type ShortShipped = EditedOrder & { readonly changeId: number | null };

/**
 * Sends an order without pieces that are missing or damaged: the line falls by them, or goes when none are left, and
 * the total follows. The pieces come back from the order and are written off at once, so that what can be sold stays as
 * it is; the call centre is told whom to call. Rejects with `order-item-not-found`, `order-not-editable`, `order-changed`, `last-item` (cancel the order
 * instead), `validation-failed` for more pieces than the line has, and `conflict` as `removeItem` does.
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
    // The order no longer holds them, and neither does the shelf: no `orderId`, the loss is the shop's.
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
