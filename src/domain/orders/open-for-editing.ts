import { eq, sql } from 'drizzle-orm';
import { orderLines, orders } from '#db/schema/orders.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { holdBeyondLimit, reviewHolds } from '#domain/ledger/holds.ts';
import { isEditable, STATUS } from '#shared/order-status.ts';
import { announceOrder, findOrder, type OrderHead } from './find-order.ts';
import { assertTotalInRange } from './order-limits.ts';

/** What an edit of items leaves behind. */
export type EditedOrder = {
  readonly orderId: number;
  readonly totalCents: number;
  readonly version: number;
};

/**
 * The order whose items are to be changed. Rejects with `order-not-found`, `order-not-editable` (it is on its way,
 * delivered or cancelled), `invoice-issued` and `order-changed` (somebody was faster than the screen that expected this version).
 */
export function openForEditing(
  ctx: ActorCtx,
  orderId: number,
  expectedVersion: number | undefined,
): OrderHead {
  const order = findOrder(ctx, orderId);
  if (expectedVersion !== undefined && expectedVersion !== order.version) {
    throw new DomainError('order-changed', { version: order.version });
  }
  if (!isEditable(order.status)) throw new DomainError('order-not-editable');
  if (order.invoiceId !== null) throw new DomainError('invoice-issued');
  return order;
}

/** What is needed of an order to bring its total up and to announce it. */
export type ChangedOrder = Pick<OrderHead, 'id' | 'customerId' | 'driverId' | 'status' | 'totalCents'>;

/** More of what is not on its way yet may be too much for the customer's limit, less may be enough to let it go. */
function reviewEdited(
  ctx: ActorCtx,
  { id, customerId, status, totalCents }: ChangedOrder,
  now: number,
): void {
  if (now > totalCents && status === STATUS.processed) holdBeyondLimit(ctx, { id, customerId });
  if (now < totalCents) reviewHolds(ctx, customerId);
}

/** Brings the order's total and version up to its changed lines and announces it. */
export function closeEditing(ctx: ActorCtx, order: ChangedOrder): EditedOrder {
  const edited = ctx.db
    .update(orders)
    .set({
      totalCents: sql`${orders.transportCents} +
        (SELECT SUM(${orderLines.totalCents}) FROM ${orderLines} WHERE ${orderLines.orderId} = ${order.id})`,
      version: sql`${orders.version} + 1`,
      updatedAt: ctx.clock.now(),
    })
    .where(eq(orders.id, order.id))
    .returning({ orderId: orders.id, totalCents: orders.totalCents, version: orders.version })
    .get();
  assertTotalInRange(edited.totalCents);
  reviewEdited(ctx, order, edited.totalCents);
  announceOrder(ctx, order);
  return edited;
}
