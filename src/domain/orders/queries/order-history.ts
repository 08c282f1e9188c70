import { and, asc, eq, notInArray } from 'drizzle-orm';
import { auditLog } from '#db/schema/audit.ts';
import { orderHolds } from '#db/schema/ledger.ts';
import { orderStatusHistory } from '#db/schema/orders.ts';
import { users } from '#db/schema/users.ts';
import { readStoredDetails } from '#domain/audit/stored-details.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { HoldCause, HoldEvent } from '#shared/accounting/ledger.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { findOrder } from './find-order.ts';

export type OrderEvent = {
  readonly at: number;
  readonly actorId: number | null;
  readonly actorName: string | null;
} & (
  | {
      readonly kind: 'status';
      readonly from: OrderStatus | null;
      readonly to: OrderStatus;
      readonly reason: string;
    }
  | {
      readonly kind: 'hold';
      readonly event: HoldEvent;
      readonly cause: HoldCause | null;
      readonly reason: string;
    }
  | { readonly kind: 'change'; readonly action: string; readonly details: Readonly<Record<string, unknown>> }
);

/** Statuses, holds and changes, oldest first. */
export function getOrderHistory(ctx: Ctx, { orderId }: { readonly orderId: number }): OrderEvent[] {
  const statuses = ctx.db
    .select({
      at: orderStatusHistory.createdAt,
      actorId: orderStatusHistory.actorId,
      actorName: users.name,
      from: orderStatusHistory.fromStatus,
      to: orderStatusHistory.toStatus,
      reason: orderStatusHistory.reason,
    })
    .from(orderStatusHistory)
    .leftJoin(users, eq(users.id, orderStatusHistory.actorId))
    .where(eq(orderStatusHistory.orderId, orderId))
    .orderBy(asc(orderStatusHistory.id))
    .all();
  if (statuses.length === 0) throw new DomainError('order-not-found');
  const events: OrderEvent[] = statuses.map((status) => ({ kind: 'status', ...status }));
  return [...events, ...listHolds(ctx, orderId), ...listChanges(ctx, orderId)].sort((a, b) => a.at - b.at);
}

function listHolds(ctx: Ctx, orderId: number): OrderEvent[] {
  return ctx.db
    .select({
      at: orderHolds.createdAt,
      actorId: orderHolds.actorId,
      actorName: users.name,
      event: orderHolds.event,
      cause: orderHolds.cause,
      reason: orderHolds.reason,
    })
    .from(orderHolds)
    .leftJoin(users, eq(users.id, orderHolds.actorId))
    .where(eq(orderHolds.orderId, orderId))
    .orderBy(asc(orderHolds.id))
    .all()
    .map((hold) => ({ kind: 'hold', ...hold }));
}

function listChanges(ctx: Ctx, orderId: number): OrderEvent[] {
  return ctx.db
    .select({
      at: auditLog.createdAt,
      actorId: auditLog.actorId,
      actorName: auditLog.actorName,
      action: auditLog.action,
      details: auditLog.details,
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, 'order'),
        eq(auditLog.entityId, orderId),
        // Statuses and holds have tables of their own, which include the initial state.
        notInArray(auditLog.action, ['order.status-changed', 'order.released']),
      ),
    )
    .orderBy(asc(auditLog.id))
    .all()
    .map((change) => ({
      kind: 'change',
      at: change.at,
      actorId: change.actorId,
      actorName: change.actorName === '' ? null : change.actorName,
      action: change.action,
      details: readStoredDetails(change.action, change.details),
    }));
}

const CUSTOMER_ACTIONS: ReadonlySet<string> = new Set([
  'order.item-added',
  'order.item-changed',
  'order.item-removed',
  'order.item-restored',
  'order.short-shipped',
  'order.edited',
]);

const CUSTOMER_DETAILS = ['productName', 'quantity', 'from', 'to', 'missing', 'changes'];

/** For the customer, oldest first; without names of staff. */
export function getMyOrderHistory(ctx: ActorCtx, { orderId }: { readonly orderId: number }) {
  findOrder(ctx, orderId);
  return getOrderHistory(ctx, { orderId }).flatMap((event) => {
    const described = describeForCustomer(event);
    return described === null ? [] : [{ at: event.at, isOwn: event.actorId === ctx.actor.id, ...described }];
  });
}

function describeForCustomer(event: OrderEvent) {
  if (event.kind === 'hold') return null;
  if (event.kind === 'status') return { kind: event.kind, from: event.from, to: event.to };
  if (!CUSTOMER_ACTIONS.has(event.action)) return null;
  const details = Object.fromEntries(
    Object.entries(event.details).filter(([detail]) => CUSTOMER_DETAILS.includes(detail)),
  );
  return { kind: event.kind, action: event.action, details };
}
