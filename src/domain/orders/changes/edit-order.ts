import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { orderLines, orders } from '#db/schema/orders.ts';
import { changesBetween } from '#domain/audit/record-audit.ts';
import { holdBeyondLimit, reviewHolds } from '#domain/ledger/holds.ts';
import { recordOrderEvent } from '#domain/order-events/record-order-event.ts';
import { assertTotalInRange } from '#domain/orders/placement/order-limits.ts';
import {
  announceOrder,
  assertVersion,
  findOrder,
  type OrderHead,
} from '#domain/orders/queries/find-order.ts';
import { getOrder, type StaffOrder } from '#domain/orders/queries/staff-order.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { editOrderInput } from '#shared/inputs/order-inputs.ts';
import { isEditable, STATUS } from '#shared/order-status.ts';

/**
 * Changes comment or delivery address before departure; the day is changed by `moveOrders`. Rejects with
 * `order-not-found`, `order-not-editable`, `invoice-issued` and `order-changed`.
 */
export function editOrder(ctx: ActorCtx, input: z.output<typeof editOrderInput>): StaffOrder {
  return inTransaction(ctx, (tx) => {
    const order = openForEditing(tx, input.orderId, input.version);
    const before = readTexts(tx, order.id);
    const { comment, deliveryAddress: buyerAddress } = input;
    const changes = changesBetween(before, { comment, buyerAddress });
    if (Object.keys(changes).length === 0) return getOrder(tx, { orderId: order.id });
    const values = Object.fromEntries(Object.entries(changes).map(([column, { to }]) => [column, to]));
    tx.db.update(orders).set(values).where(eq(orders.id, order.id)).run();
    recordOrderEvent(tx, { type: 'order.edited', orderId: order.id, changes }, { told: order });
    closeEditing(tx, order);
    return getOrder(tx, { orderId: order.id });
  });
}

function readTexts(ctx: ActorCtx, orderId: number) {
  const { comment, buyerAddress } = orders;
  const found = ctx.db.select({ comment, buyerAddress }).from(orders).where(eq(orders.id, orderId)).get();
  if (!found) throw new DomainError('order-not-found');
  return found;
}

export type EditedOrder = {
  readonly orderId: number;
  readonly totalCents: number;
  readonly version: number;
};

/**
 * Rejects with `order-not-found`, `order-changed` (outdated version), `invoice-issued` and `order-not-editable`
 * (departed, delivered or cancelled without an invoice).
 */
export function openForEditing(
  ctx: ActorCtx,
  orderId: number,
  expectedVersion: number | undefined,
): OrderHead {
  const order = findOrder(ctx, orderId);
  assertVersion(order, expectedVersion);
  if (order.invoiceId !== null) throw new DomainError('invoice-issued');
  if (!isEditable(order.status)) throw new DomainError('order-not-editable');
  return order;
}

export type ChangedOrder = Pick<OrderHead, 'id' | 'customerId' | 'driverId' | 'status' | 'totalCents'>;

function reviewEdited(
  ctx: ActorCtx,
  { id, customerId, status, totalCents }: ChangedOrder,
  now: number,
): void {
  if (now > totalCents && status === STATUS.processed) holdBeyondLimit(ctx, { id, customerId });
  if (now < totalCents) reviewHolds(ctx, customerId);
}

export function closeEditing(ctx: ActorCtx, order: ChangedOrder): EditedOrder {
  const edited = ctx.db
    .update(orders)
    .set({
      totalCents: sql`${orders.transportCents} +
        (SELECT SUM(${orderLines.totalCents}) FROM ${orderLines} WHERE ${orderLines.orderId} = ${order.id})`,
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.id, order.id))
    .returning({ orderId: orders.id, totalCents: orders.totalCents, version: orders.version })
    .get();
  assertTotalInRange(edited.totalCents);
  reviewEdited(ctx, order, edited.totalCents);
  announceOrder(ctx, order);
  return edited;
}
