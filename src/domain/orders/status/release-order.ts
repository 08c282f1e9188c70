import { and, isNotNull, lt } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import { endHold } from '#domain/ledger/holds.ts';
import { holdDurationMs } from '#domain/ledger/read-hold.ts';
import { findOrder } from '#domain/orders/queries/find-order.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { type ActorCtx, type Ctx, isClockTrusted, SHOP_ITSELF } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { STATUS } from '#shared/order-status.ts';
import { setOrderStatus } from './set-order-status.ts';

/** Releases a held order, with a reason. Rejects with `order-not-found` and `order-not-held`. */
export function releaseOrder(
  ctx: ActorCtx,
  { orderId, reason }: { readonly orderId: number; readonly reason: string },
): { readonly orderId: number } {
  return inTransaction(ctx, (tx) => {
    const order = findOrder(tx, orderId);
    if (order.heldAt === null) throw new DomainError('order-not-held');
    endHold(tx, order, { type: 'order.released', reason });
    return { orderId };
  });
}

/** Cancels holds that exceed the stock reservation time; none while the date is in doubt. Returns their numbers. */
export function expireHolds(ctx: Ctx): number[] {
  if (!isClockTrusted(ctx)) return [];
  const { holdHours } = getSettings(ctx).money;
  const before = ctx.clock.now() - holdDurationMs(ctx);
  const expired = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.heldAt), lt(orders.heldAt, before)))
    .all();
  for (const { id: orderId } of expired) expire({ ...ctx, actor: SHOP_ITSELF }, orderId, holdHours);
  return expired.map((order) => order.id);
}

function expire(ctx: ActorCtx, orderId: number, holdHours: number): void {
  inTransaction(ctx, (tx) => {
    const order = findOrder(tx, orderId);
    if (order.heldAt === null) return;
    const reason = `Pa aprovim brenda ${holdHours} orëve`;
    endHold(tx, order, { type: 'order.hold-expired', reason });
    setOrderStatus(tx, { orderId, status: STATUS.cancelled, reason });
  });
}
