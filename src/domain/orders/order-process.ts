import {
  assertMayCancelInvoiced,
  creditCancelled,
  issueAtDelivery,
  issueAtDeparture,
  startWithoutDocuments,
} from '#domain/invoicing/follow-order.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { CancelledGoods } from '#shared/credit-goods.ts';
import type { DoorPayment } from '#shared/ledger-inputs.ts';
import { mayMove, mayMoveTogether, type OrderStatus, STATUS } from '#shared/order-status.ts';
import type { ActTime } from './act-time.ts';
import { bringGoodsBack, takeGoodsAgain } from './cancelled-goods.ts';
import type { OrderHead } from './find-order.ts';
import { noteDelivery, voidReceipt } from './note-delivery.ts';
import { payAtDoor } from './pay-on-delivery.ts';

export type MovingOrder = OrderHead & {
  readonly reason: string;
  readonly time: ActTime;
  readonly paid?: DoorPayment | undefined;
  readonly goods: CancelledGoods;
};

/** What keeps an order from leaving a status or reaching one, whoever asks: it throws, and nothing has happened. */
type Guard = (ctx: ActorCtx, order: OrderHead) => void;

const BEFORE_LEAVING: Partial<Record<OrderStatus, Guard>> = { [STATUS.cancelled]: assertDayAhead };

const BEFORE_REACHING: Partial<Record<OrderStatus, Guard>> = {
  [STATUS.prepared]: assertNotHeld,
  [STATUS.departed]: assertNotHeld,
  [STATUS.delivered]: assertNotHeld,
  [STATUS.cancelled]: assertMayCancelInvoiced,
};

type Effect = (tx: ActorCtx, order: MovingOrder) => unknown;

const ON_LEAVING: Partial<Record<OrderStatus, readonly Effect[]>> = {
  [STATUS.delivered]: [voidReceipt],
  [STATUS.cancelled]: [takeGoodsAgain, startWithoutDocuments],
};

const ON_REACHING: Partial<Record<OrderStatus, readonly Effect[]>> = {
  [STATUS.departed]: [issueAtDeparture],
  [STATUS.delivered]: [noteDelivery, issueAtDelivery, (tx, order) => payAtDoor(tx, order, order)],
  [STATUS.cancelled]: [bringGoodsBack, creditCancelled],
};

/** Rejects with `status-change-not-possible` what the table doesn't allow the caller. */
export function assertMayMove(ctx: ActorCtx, from: OrderStatus, to: OrderStatus): void {
  if (mayMove(ctx.actor.role, from, to)) return;
  throw new DomainError('status-change-not-possible', { from, to });
}

/**
 * Rejects what can't be done to an order together with others: with `status-already-set` what it is already, with
 * `delivered-one-by-one` what undoes a delivery, and what `transitionOrder` rejects but for the stock.
 */
export function assertMayMoveTogether(ctx: ActorCtx, order: OrderHead, to: OrderStatus): void {
  if (order.status === to) throw new DomainError('status-already-set', { status: to });
  assertMayMove(ctx, order.status, to);
  if (!mayMoveTogether(ctx.actor.role, order.status, to)) throw new DomainError('delivered-one-by-one');
  assertUnhindered(ctx, order, to);
}

/** Checks the change and does what it brings with it; storing the status is the caller's. Call it in a transaction. */
export function transitionOrder(tx: ActorCtx, order: MovingOrder, to: OrderStatus): void {
  assertMayMove(tx, order.status, to);
  applyTransitions(tx, order, to);
}

/** What a change of status brings with it, for every role. Call it in a transaction. */
export function applyTransitions(tx: ActorCtx, order: MovingOrder, to: OrderStatus): void {
  assertUnhindered(tx, order, to);
  for (const step of ON_LEAVING[order.status] ?? []) step(tx, order);
  for (const step of ON_REACHING[to] ?? []) step(tx, order);
}

function assertUnhindered(ctx: ActorCtx, order: OrderHead, to: OrderStatus): void {
  BEFORE_LEAVING[order.status]?.(ctx, order);
  BEFORE_REACHING[to]?.(ctx, order);
}

function assertDayAhead(ctx: ActorCtx, { deliverDate }: OrderHead): void {
  if (deliverDate === null || deliverDate >= getShopMoment(ctx).date) return;
  throw new DomainError('delivery-day-past', { deliverDate });
}

function assertNotHeld(_ctx: ActorCtx, { heldAt }: OrderHead): void {
  if (heldAt !== null) throw new DomainError('order-on-hold');
}
