import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { findLine } from './find-order.ts';
import { closeEditing, type EditedOrder, openForEditing } from './open-for-editing.ts';
import { recordOrderChange } from './order-changes.ts';
import { assertQuantityOrOverride } from './override-quantity.ts';
import { setLineQuantity } from './set-line-quantity.ts';

/** The new quantity of a line. */
export type ItemQuantity = {
  readonly orderLineId: number;
  readonly quantity: number;
  /** Why it may be a quantity that customers can't order. */
  readonly overrideReason?: string | undefined;
  readonly expectedVersion?: number | undefined;
};

/**
 * Sets the quantity (at least 1) of a line; stock moves by the difference at once. Rejects with
 * `order-item-not-found`, `order-not-editable`, `order-changed`, `insufficient-stock` and
 * `quantity-not-allowed`.
 */
export function updateItem(ctx: ActorCtx, item: ItemQuantity): EditedOrder {
  return inTransaction(ctx, (tx) => {
    const { line } = findLine(tx, item.orderLineId);
    const order = openForEditing(tx, line.orderId, item.expectedVersion);
    const { totalCents, version } = order;
    if (line.quantity === item.quantity) return { orderId: order.id, totalCents, version };
    const wanted = { ...line, quantity: item.quantity, taken: line.quantity };
    assertQuantityOrOverride(tx, wanted, item.overrideReason);
    setLineQuantity(tx, line, item.quantity, 'item-changed');
    recordOrderChange(tx, order, {
      kind: 'quantity-changed',
      product: line,
      from: line.quantity,
      to: item.quantity,
    });
    return closeEditing(tx, order);
  });
}
