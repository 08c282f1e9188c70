import { and, asc, eq, gt, lte, max, sql } from 'drizzle-orm';
import { inStoredIds } from '#db/conditions.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { orderChanges, orderChangesSeen } from '#db/schema/order-changes.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import type { OrderHead } from '#domain/orders/queries/find-order.ts';
import { linesByOrder } from '#domain/orders/queries/lines-by-order.ts';
import { type ActorCtx, actorIdOf, type Ctx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { OrderChangeKind } from '#shared/order-changes.ts';
import { hasUnseenChanges } from '#shared/order-changes.ts';

export type NewOrderChange = {
  readonly kind: OrderChangeKind;
  readonly product?: { readonly productId: number; readonly productName: string };
  readonly from?: number | string | null;
  readonly to?: number | string | null;
  readonly reason?: string;
};

/**
 * Records a change by staff for the customer; their own changes are skipped. Call it in the transaction of the
 * change, with the order as it was before. Returns the id.
 */
export function recordOrderChange(ctx: ActorCtx, order: OrderHead, change: NewOrderChange): number | null {
  if (ctx.actor.id === order.customerId) return null;
  const { id } = ctx.db
    .insert(orderChanges)
    .values({
      orderId: order.id,
      customerId: order.customerId,
      createdAt: ctx.clock.now(),
      actorId: actorIdOf(ctx),
      actorRole: ctx.actor.role,
      kind: change.kind,
      productId: change.product?.productId ?? null,
      productName: change.product?.productName ?? '',
      fromValue: toText(change.from),
      toValue: toText(change.to),
      oldTotalCents: order.totalCents,
      reason: change.reason ?? '',
    })
    .returning({ id: orderChanges.id })
    .get();
  return id;
}

function toText(value: number | string | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}

const isUnseen = sql`${orderChanges.id} > COALESCE(
  (SELECT s.change_id FROM order_changes_seen s WHERE s.customer_id = ${orderChanges.customerId}), 0)`;

/** Oldest first; the author is disclosed by role only. */
export function readOrderChanges(ctx: Ctx, orderIds: readonly number[]) {
  const changes = changesOf(ctx.db).all({ ids: JSON.stringify(orderIds) });
  return Map.groupBy(changes, (change) => change.orderId);
}

const changesOf = prepareOnce((db) =>
  db
    .select({
      id: orderChanges.id,
      orderId: orderChanges.orderId,
      at: orderChanges.createdAt,
      actorRole: orderChanges.actorRole,
      kind: orderChanges.kind,
      productId: orderChanges.productId,
      productName: orderChanges.productName,
      from: orderChanges.fromValue,
      to: orderChanges.toValue,
      oldTotalCents: orderChanges.oldTotalCents,
      reason: orderChanges.reason,
      isUnseen: sql<number>`${isUnseen}`.mapWith(Boolean),
    })
    .from(orderChanges)
    .where(inStoredIds(orderChanges.orderId, sql.placeholder('ids')))
    .orderBy(asc(orderChanges.id))
    .prepare(),
);

export function changedSince<Change extends { readonly at: number }>(
  changes: readonly Change[],
  customerChangedAt: number | null,
): readonly Change[] {
  return customerChangedAt === null ? changes : changes.filter((change) => change.at >= customerChangedAt);
}

export function countUnseenChanges(ctx: ActorCtx): { readonly count: number } {
  const changed = ctx.db
    .selectDistinct({
      id: orders.id,
      status: orders.status,
      totalCents: orders.totalCents,
      customerChangedAt: orders.customerChangedAt,
    })
    .from(orderChanges)
    .innerJoin(orders, eq(orders.id, orderChanges.orderId))
    .where(and(eq(orderChanges.customerId, ctx.actor.id), gt(orderChanges.id, readSeen(ctx))))
    .all();
  const orderIds = changed.map((order) => order.id);
  const changes = readOrderChanges(ctx, orderIds);
  const lines = linesByOrder(ctx, orderIds, {
    productId: orderLines.productId,
    name: orderLines.productName,
  });
  const entries = changed.filter((order) =>
    hasUnseenChanges({
      ...order,
      changes: changedSince(changes.get(order.id) ?? [], order.customerChangedAt),
      lines: lines.get(order.id) ?? [],
    }),
  );
  return { count: entries.length };
}

export function markChangesSeen(
  ctx: ActorCtx,
  { upToChangeId }: { readonly upToChangeId?: number | undefined },
): { readonly count: number } {
  return inTransaction(ctx, (tx) => {
    const isShown = upToChangeId === undefined ? undefined : lte(orderChanges.id, upToChangeId);
    const [newest] = tx.db
      .select({ id: max(orderChanges.id) })
      .from(orderChanges)
      .where(and(eq(orderChanges.customerId, tx.actor.id), isShown))
      .all();
    const changeId = Math.max(newest?.id ?? 0, readSeen(tx));
    tx.db
      .insert(orderChangesSeen)
      .values({ customerId: tx.actor.id, changeId })
      .onConflictDoUpdate({ target: orderChangesSeen.customerId, set: { changeId } })
      .run();
    return countUnseenChanges(tx);
  });
}

function readSeen(ctx: ActorCtx): number {
  const seen = ctx.db
    .select({ changeId: orderChangesSeen.changeId })
    .from(orderChangesSeen)
    .where(eq(orderChangesSeen.customerId, ctx.actor.id))
    .get();
  return seen?.changeId ?? 0;
}
