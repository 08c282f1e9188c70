import { and, eq, sql } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { orders } from '#db/schema/orders.ts';
import { holdBeyondLimit, reviewHolds } from '#domain/ledger/holds.ts';
import { recordOrderEvent } from '#domain/order-events/record-order-event.ts';
import { changeOrders } from '#domain/orders/changes/change-orders.ts';
import { announceOrder, findOrder, type OrderHead } from '#domain/orders/queries/find-order.ts';
import { ordersVisibleTo } from '#domain/orders/queries/visible-orders.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { type CancelledGoods, goodsOfReason } from '#shared/accounting/credit-notes.ts';
import type { DeliveryPayment } from '#shared/inputs/ledger-inputs.ts';
import { isFinal, mayAttempt, type OrderStatus, STATUS, settableStatuses } from '#shared/order-status.ts';
import { type ActTime, timeOfAct } from './act-time.ts';
import { applyTransitions, assertMayMove, assertMayMoveTogether, type MovingOrder } from './order-process.ts';
import { assertPaidAsStated, type LaterCashDay, readLaterCashDay } from './pay-on-delivery.ts';

export type StatusChange = {
  readonly orderId: number;
  readonly status: OrderStatus;
  readonly reason?: string | undefined;
  readonly occurredAt?: number | undefined;
  readonly time?: ActTime | undefined;
  readonly paid?: DeliveryPayment | undefined;
  readonly goods?: CancelledGoods | undefined;
  /** The status that the caller saw. */
  readonly expected?: OrderStatus | undefined;
};

export type OrderWithStatus = { readonly orderId: number; readonly status: OrderStatus } & LaterCashDay;

/**
 * Changes the status by the table of transitions, with guards and effects, and records it with the reason. Setting the
 * current status succeeds without a change. Rejects with `status-not-allowed` (never set by this role),
 * `order-not-found`, `status-change-not-possible`, `order-on-hold`, and for a reopened order with `insufficient-stock`,
 * `delivery-day-past`, `invalid-delivery-date` and `customer-deactivated`. Rejects with `order-changed` when `expected`
 * is no longer its status, and with `already-delivered` when it was paid otherwise.
 */
export function setOrderStatus(
  ctx: ActorCtx,
  { orderId, status, expected, reason = '', goods = goodsOfReason(reason), ...change }: StatusChange,
): OrderWithStatus {
  if (!settableStatuses(ctx.actor.role).includes(status)) throw new DomainError('status-not-allowed');
  return inTransaction(ctx, (tx) => {
    const head = findOrder(tx, orderId);
    if (head.status === status) {
      if (status === STATUS.delivered) assertPaidAsStated(tx, head, change.paid);
      return { orderId, status };
    }
    if (expected !== undefined && head.status !== expected) {
      throw new DomainError('order-changed', { version: head.version });
    }
    const time = change.time ?? timeOfAct(tx, orderId, change.occurredAt);
    const order = { ...head, reason, paid: change.paid, goods, time };
    assertMayMove(tx, head.status, status);
    moveTo(tx, order, status);
    return { orderId, status, ...(status === STATUS.delivered ? readLaterCashDay(tx, orderId) : {}) };
  });
}

/** The caller checks that it may be cancelled; the goods have not left. Call it in a transaction. */
export function cancelForCustomer(tx: ActorCtx, head: OrderHead, reason: string): void {
  const order = { ...head, reason, goods: 'stock' as const, time: timeOfAct(tx, head.id, undefined) };
  moveTo(tx, order, STATUS.cancelled);
}

function moveTo(tx: ActorCtx, order: MovingOrder, to: OrderStatus): void {
  applyTransitions(tx, order, to);
  storeStatus(tx, order, to);
  settleHold(tx, order, to);
  announceOrder(tx, order);
}

function settleHold(tx: ActorCtx, { id, customerId, status: from }: OrderHead, to: OrderStatus): void {
  if (to === STATUS.cancelled) {
    tx.db.update(orders).set({ heldAt: null }).where(eq(orders.id, id)).run();
    reviewHolds(tx, customerId);
  }
  if (isFinal(from) && to === STATUS.processed) holdBeyondLimit(tx, { id, customerId });
}

function storeStatus(ctx: ActorCtx, order: Omit<MovingOrder, 'goods'>, to: OrderStatus): void {
  const now = ctx.clock.now();
  const { id: orderId, status: from, reason } = order;
  ctx.db
    .update(orders)
    .set({ status: to, updatedAt: now, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId))
    .run();
  recordOrderEvent(
    ctx,
    { type: 'order.status-changed', orderId, from, to, ...(reason === '' ? {} : { reason }) },
    {
      told: to === STATUS.cancelled ? order : undefined,
      occurredAt: order.time.at === now ? undefined : order.time.at,
    },
  );
}

/**
 * Returns an order to `E Pergaditur` after a failed delivery; the caller records the visit. Rejects with
 * `status-change-not-possible`. Call it in a transaction.
 */
export function returnToPool(
  tx: ActorCtx,
  order: OrderHead,
  { reason, occurredAt }: { readonly reason: string; readonly occurredAt: number },
): void {
  if (!mayAttempt(tx.actor.role, order.status)) {
    throw new DomainError('status-change-not-possible', { from: order.status, to: STATUS.prepared });
  }
  const time = timeOfAct(tx, order.id, occurredAt);
  storeStatus(tx, { ...order, reason, time }, STATUS.prepared);
}

export async function setOrdersStatus(
  ctx: ActorCtx,
  {
    orderIds,
    status,
    reason,
    paid,
    goods,
  }: Omit<StatusChange, 'orderId'> & { readonly orderIds: readonly number[] },
) {
  if (!settableStatuses(ctx.actor.role).includes(status)) throw new DomainError('status-not-allowed');
  const { changed, rejected } = await changeOrders(ctx, orderIds, (tx, orderId) => {
    assertMayMoveTogether(tx, { ...findOrder(tx, orderId), reason }, status);
    setOrderStatus(tx, { orderId, status, reason, paid, goods });
  });
  const statuses = listStatuses(
    ctx,
    rejected.map((order) => order.orderId),
  );
  const left = rejected.map(({ orderId, message }) => ({
    orderId,
    status: statuses.get(orderId) ?? null,
    reason: message,
  }));
  return { moved: changed, left };
}

function listStatuses(ctx: ActorCtx, orderIds: readonly number[]): Map<number, OrderStatus> {
  const found = ctx.db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(and(inIds(orders.id, orderIds), ordersVisibleTo(ctx.actor)))
    .all();
  return new Map(found.map((order) => [order.id, order.status]));
}
