import { and, desc, eq } from 'drizzle-orm';
import { orderChanges } from '#db/schema/order-changes.ts';
import { orderLines } from '#db/schema/orders.ts';
import { TAKE_BACK_MS } from '#domain/audit/find-own-entry.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import { LOSS_REASONS } from '#shared/order-changes.ts';
import { addItem } from './add-item.ts';
import { findOrder } from './find-order.ts';
import type { EditedOrder } from './open-for-editing.ts';

/** A shortage as `shortShipLine` named it, and the product it was about. */
export type ShortageToTakeBack = { readonly changeId: number; readonly productId: number };

/**
 * Takes back a shortage that the caller entered by mistake: the pieces are on the shelf again and in the order as
 * before, at the price of before. Rejects with `order-changed` when it is not theirs, a minute old, or not the last
 * thing that happened to the order – what was built on it meanwhile stays – and as `addItem` does.
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
  if (newest?.id !== changeId || ctx.clock.now() - change.createdAt > TAKE_BACK_MS) {
    throw new DomainError('order-changed', { version: findOrder(ctx, change.orderId).version });
  }
  const from = Number(change.fromValue);
  return { ...change, from, missing: from - Number(change.toValue), reason };
}
