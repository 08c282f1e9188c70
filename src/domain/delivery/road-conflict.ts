import { and, desc, eq, sql } from 'drizzle-orm';
import { users } from '#db/schema/accounts.ts';
import { auditLog } from '#db/schema/audit.ts';
import { deliveryAttempts } from '#db/schema/delivery.ts';
import { orderStatusHistory, orders } from '#db/schema/orders.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { once } from '#domain/kernel/once.ts';
import { announceOrder } from '#domain/orders/find-order.ts';
import type { RoadConflict } from '#shared/delivery-inputs.ts';
import { notePhotos } from './door-photos.ts';

type OrderId = { readonly orderId: number };

/**
 * How an order stands now, for a driver whose act on the road was rejected: also one that was theirs and is not any
 * more. Rejects with `order-not-found` for one that never was.
 */
export function getStanding(ctx: ActorCtx, { orderId }: OrderId) {
  assertOnceGiven(ctx, orderId);
  const order = ctx.db
    .select({
      orderId: orders.id,
      status: orders.status,
      deliverDate: orders.deliverDate,
      buyerName: orders.buyerName,
      driverId: orders.driverId,
      driverName: users.name,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.driverId))
    .where(eq(orders.id, orderId))
    .get();
  if (!order) throw new DomainError('order-not-found');
  const { driverId, ...standing } = order;
  return { ...standing, isOwn: driverId === ctx.actor.id, lastChange: findLastChange(ctx, orderId) };
}

function findLastChange(ctx: ActorCtx, orderId: number) {
  const last = ctx.db
    .select({
      at: orderStatusHistory.createdAt,
      actorName: users.name,
      reason: orderStatusHistory.reason,
    })
    .from(orderStatusHistory)
    .leftJoin(users, eq(users.id, orderStatusHistory.actorId))
    .where(eq(orderStatusHistory.orderId, orderId))
    .orderBy(desc(orderStatusHistory.id))
    .limit(1)
    .get();
  return last ?? null;
}

/**
 * Hands what a driver did, and the shop could not follow, to the office: it stands in the order's history until somebody
 * settles it. Under one idempotency key it is written once. Rejects as `getStanding` does.
 */
export function reportConflict(ctx: ActorCtx, input: RoadConflict): OrderId {
  return once(ctx, 'delivery.conflict', input, (tx, { orderId, attemptReason, ...did }) => {
    const { status, occurredAt, receiverName, amountReceivedCents, note } = did;
    const { customerId, driverId } = assertOnceGiven(tx, orderId);
    recordAudit(tx, {
      type: 'order.road-conflict',
      orderId,
      status,
      occurredAt,
      note,
      ...(attemptReason ? { reason: attemptReason } : {}),
      ...(receiverName === '' ? {} : { receiverName }),
      ...(amountReceivedCents === undefined ? {} : { amountReceivedCents }),
    });
    notePhotos(tx, { orderId, attemptId: null }, did.photos);
    announceOrder(tx, { id: orderId, customerId, driverId });
    return { orderId };
  });
}

/** Whether an order is, or ever was, the caller's to bring. */
function assertOnceGiven(ctx: ActorCtx, orderId: number) {
  const driver = ctx.actor.id;
  const order = ctx.db
    .select({ customerId: orders.customerId, driverId: orders.driverId })
    .from(orders)
    .where(eq(orders.id, orderId))
    .get();
  if (order && (order.driverId === driver || wasAssigned(ctx, orderId) || wasTried(ctx, orderId)))
    return order;
  throw new DomainError('order-not-found');
}

function wasAssigned(ctx: ActorCtx, orderId: number): boolean {
  const { id } = ctx.actor;
  const found = ctx.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, 'order'),
        eq(auditLog.entityId, orderId),
        eq(auditLog.action, 'order.driver-assigned'),
        sql`${id} IN (json_extract(${auditLog.details}, '$.from'), json_extract(${auditLog.details}, '$.to'))`,
      ),
    )
    .limit(1)
    .get();
  return found !== undefined;
}

function wasTried(ctx: ActorCtx, orderId: number): boolean {
  const found = ctx.db
    .select({ id: deliveryAttempts.id })
    .from(deliveryAttempts)
    .where(and(eq(deliveryAttempts.orderId, orderId), eq(deliveryAttempts.driverId, ctx.actor.id)))
    .limit(1)
    .get();
  return found !== undefined;
}
