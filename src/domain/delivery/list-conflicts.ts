import { and, asc, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { inIds } from '#db/conditions.ts';
import { pick } from '#db/schema/columns.ts';
import { orders } from '#db/schema/orders.ts';
import { roadConflictLines, roadConflicts } from '#db/schema/road-conflicts.ts';
import { users } from '#db/schema/users.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { countRows } from '#kernel/rows.ts';
import { type OrderStatus, STATUS } from '#shared/order-status.ts';
import type { ConflictObstacle } from '#shared/road-conflicts.ts';
import { findLastChange } from './order-state.ts';

const MAX_MY_CONFLICTS = 50;

const reporter = alias(users, 'reporter');
const decider = alias(users, 'decider');
const carrier = alias(users, 'carrier');

const columns = {
  conflictId: roadConflicts.id,
  orderId: roadConflicts.orderId,
  driverName: reporter.name,
  ...pick(roadConflicts, 'status', 'attemptReason', 'receiverName', 'signaturePath', 'unpaidReason', 'note'),
  ...pick(roadConflicts, 'method', 'amountCents', 'cashDay', 'occurredAt', 'isTimeCorrected'),
  reportedAt: roadConflicts.createdAt,
  ...pick(roadConflicts, 'decision', 'money', 'reason', 'decidedAt'),
  decidedByName: decider.name,
  ...pick(orders, 'buyerName', 'buyerPhone'),
  now: {
    ...pick(orders, 'status', 'deliverDate', 'totalCents', 'heldAt'),
    driverName: carrier.name,
  },
};

/**
 * Driver reports that conflict with the order, with the order's current state: open ones oldest first, or decided
 * ones newest first. `obstacle` says why a report can't be accepted.
 */
export function listRoadConflicts(
  ctx: ActorCtx,
  { isDecided, limit }: { readonly isDecided: boolean; readonly limit: number },
) {
  const found = readConflicts(
    ctx,
    isDecided ? isNotNull(roadConflicts.decision) : isNull(roadConflicts.decision),
    isDecided ? desc(roadConflicts.decidedAt) : asc(roadConflicts.id),
    limit,
  );
  const lines = readLines(
    ctx,
    found.map((conflict) => conflict.conflictId),
  );
  return found.map(({ signaturePath, now, ...conflict }) => {
    const ofConflict = lines.get(conflict.conflictId) ?? [];
    return {
      ...conflict,
      isSigned: signaturePath !== '',
      lines: ofConflict,
      now: { ...now, lastChange: findLastChange(ctx, conflict.orderId) },
      obstacle: findObstacle({ ...conflict, lineCount: ofConflict.length }, now),
    };
  });
}

export function countRoadConflicts(ctx: Ctx): { readonly count: number } {
  return { count: countRows(ctx, roadConflicts, isNull(roadConflicts.decision)) };
}

export function listMyConflicts(ctx: ActorCtx) {
  const own = and(isNull(roadConflicts.decision), eq(roadConflicts.driverId, ctx.actor.id));
  return readConflicts(ctx, own, asc(roadConflicts.id), MAX_MY_CONFLICTS).map(
    ({ conflictId, orderId, buyerName, amountCents, cashDay }) => ({
      conflictId,
      orderId,
      buyerName,
      cashCents: cashDay === null ? 0 : amountCents,
    }),
  );
}

type Act = {
  readonly status: OrderStatus;
  readonly attemptReason: string | null;
  readonly lineCount: number;
};

export function findObstacle(
  { status, attemptReason, lineCount }: Act,
  order: { readonly status: OrderStatus; readonly heldAt: number | null },
): ConflictObstacle | null {
  const isRefused = status === STATUS.cancelled && lineCount > 0;
  const isDelivery = attemptReason === null && (status === STATUS.delivered || isRefused);
  if (!isDelivery) return 'no-delivery';
  if (order.status === STATUS.delivered) return 'delivered';
  if (order.status === STATUS.cancelled) return 'cancelled';
  return order.heldAt === null ? null : 'held';
}

function readConflicts(ctx: Ctx, where: SQL | undefined, orderBy: SQL, limit: number) {
  return ctx.db
    .select(columns)
    .from(roadConflicts)
    .innerJoin(orders, eq(orders.id, roadConflicts.orderId))
    .innerJoin(reporter, eq(reporter.id, roadConflicts.driverId))
    .leftJoin(carrier, eq(carrier.id, orders.driverId))
    .leftJoin(decider, eq(decider.id, roadConflicts.decidedById))
    .where(where)
    .orderBy(orderBy)
    .limit(limit)
    .all();
}

export function readLines(ctx: Ctx, conflictIds: readonly number[]) {
  const found = ctx.db
    .select(
      pick(roadConflictLines, 'conflictId', 'orderLineId', 'productName', 'deliveredQuantity', 'reason'),
    )
    .from(roadConflictLines)
    .where(inIds(roadConflictLines.conflictId, conflictIds))
    .orderBy(asc(roadConflictLines.id))
    .all();
  return Map.groupBy(found, (line) => line.conflictId);
}
