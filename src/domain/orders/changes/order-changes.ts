import { and, asc, eq, gt, isNotNull, lte, max, sql } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { perConnection } from '#db/per-connection.ts';
import { pick } from '#db/schema/columns.ts';
import { orderEvents, orderEventsSeen } from '#db/schema/order-events.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { linesByOrder } from '#domain/orders/queries/lines-by-order.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { hasUnseenChanges, type OrderChangeKind, type StoredChange } from '#shared/order-changes.ts';
import { type OrderEvent, readOrderEvent } from '#shared/order-events.ts';

/** Oldest first; the author is disclosed by role only. */
export function readOrderChanges(ctx: Ctx, orderIds: readonly number[]) {
  const changes = toldOf(ctx.db)
    .all({ ids: JSON.stringify(orderIds) })
    .flatMap(toChanges);
  return Map.groupBy(changes, (change) => change.orderId);
}

const isUnseen = sql`${orderEvents.id} > COALESCE(
  (SELECT s.event_id FROM order_events_seen s WHERE s.customer_id = ${orderEvents.toldCustomerId}), 0)`;

const toldOf = perConnection((db) =>
  db
    .select({
      ...pick(orderEvents, 'id', 'orderId'),
      at: orderEvents.createdAt,
      ...pick(orderEvents, 'actorRole', 'oldTotalCents', 'kind', 'data'),
      isUnseen: sql<number>`${isUnseen}`.mapWith(Boolean),
    })
    .from(orderEvents)
    .where(and(inIds(orderEvents.orderId, sql.placeholder('ids')), isNotNull(orderEvents.toldCustomerId)))
    .orderBy(asc(orderEvents.id))
    .prepare(),
);

type Told = ReturnType<ReturnType<typeof toldOf>['all']>[number];

function toChanges({ kind, data, actorRole, oldTotalCents, isUnseen: isNew, ...told }: Told) {
  if (actorRole === null || oldTotalCents === null) return [];
  return describeToCustomer(readOrderEvent(kind, data)).map(({ reason, ...change }) => ({
    ...told,
    actorRole,
    ...change,
    oldTotalCents,
    reason,
    isUnseen: isNew,
  }));
}

type Change = Pick<StoredChange, 'kind' | 'productId' | 'productName' | 'from' | 'to'> & {
  readonly reason: string;
};

/** An event as shown to the customer: one change per edited field of the order. */
function describeToCustomer(event: OrderEvent): Change[] {
  switch (event.type) {
    case 'order.item-added':
    case 'order.item-restored':
      return [ofLine('line-added', event, null, event.quantity)];
    case 'order.item-removed':
      return [ofLine('line-removed', event, event.quantity, null)];
    case 'order.item-changed':
      return [ofLine('quantity-changed', event, event.from, event.to)];
    case 'order.line-delivered':
      return [ofLine('quantity-changed', event, event.from, event.to, event.reason)];
    case 'order.short-shipped':
      return [ofLine('short-shipped', event, event.from, event.to, event.reason)];
    case 'order.status-changed':
      return [{ kind: 'cancelled', ...NO_PRODUCT, from: null, to: null, reason: event.reason ?? '' }];
    case 'order.edited': {
      const { comment, buyerAddress, deliverDate } = event.changes;
      return [
        ...(comment ? [{ kind: 'comment-changed', ...NO_PRODUCT, ...comment, reason: '' } as const] : []),
        ...(buyerAddress
          ? [{ kind: 'address-changed', ...NO_PRODUCT, ...buyerAddress, reason: '' } as const]
          : []),
        ...(deliverDate
          ? [{ kind: 'day-changed', ...NO_PRODUCT, ...deliverDate, reason: event.reason ?? '' } as const]
          : []),
      ];
    }
    default:
      return [];
  }
}

const NO_PRODUCT = { productId: null, productName: '' };

function ofLine(
  kind: OrderChangeKind,
  { productId, productName }: { readonly productId: number; readonly productName: string },
  from: number | null,
  to: number | null,
  reason = '',
): Change {
  const text = (pieces: number | null) => (pieces === null ? null : String(pieces));
  return { kind, productId, productName, from: text(from), to: text(to), reason };
}

export function changedSince<Change extends { readonly at: number }>(
  changes: readonly Change[],
  customerChangedAt: number | null,
): readonly Change[] {
  return customerChangedAt === null ? changes : changes.filter((change) => change.at >= customerChangedAt);
}

export function countUnseenChanges(ctx: ActorCtx): { readonly count: number } {
  const changed = ctx.db
    .selectDistinct(pick(orders, 'id', 'status', 'totalCents', 'customerChangedAt'))
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(and(eq(orderEvents.toldCustomerId, ctx.actor.id), gt(orderEvents.id, readSeen(ctx))))
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
    const isShown = upToChangeId === undefined ? undefined : lte(orderEvents.id, upToChangeId);
    const [newest] = tx.db
      .select({ id: max(orderEvents.id) })
      .from(orderEvents)
      .where(and(eq(orderEvents.toldCustomerId, tx.actor.id), isShown))
      .all();
    const eventId = Math.max(newest?.id ?? 0, readSeen(tx));
    tx.db
      .insert(orderEventsSeen)
      .values({ customerId: tx.actor.id, eventId })
      .onConflictDoUpdate({ target: orderEventsSeen.customerId, set: { eventId } })
      .run();
    return countUnseenChanges(tx);
  });
}

function readSeen(ctx: ActorCtx): number {
  const seen = ctx.db
    .select({ eventId: orderEventsSeen.eventId })
    .from(orderEventsSeen)
    .where(eq(orderEventsSeen.customerId, ctx.actor.id))
    .get();
  return seen?.eventId ?? 0;
}
