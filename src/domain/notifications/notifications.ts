import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { inIds } from '#db/conditions.ts';
import { pick } from '#db/schema/columns.ts';
import { documents } from '#db/schema/documents.ts';
import { newsSeen, shopNotices } from '#db/schema/notifications.ts';
import { orderEvents } from '#db/schema/order-events.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { loadVisibleProducts } from '#domain/catalog/load-products.ts';
import { listNewDevices } from '#domain/logins/logins.ts';
import { eventField } from '#domain/order-events/read-order-events.ts';
import { readOrderChanges } from '#domain/orders/changes/order-changes.ts';
import { linesByOrder } from '#domain/orders/queries/lines-by-order.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { notificationsSeenInput } from '#shared/inputs/guide-inputs.ts';
import { describeChanges, hasUnseenChanges } from '#shared/order-changes.ts';
import { STATUS } from '#shared/order-status.ts';

const NOTIFICATION_TTL_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_NOTIFICATIONS = 40;

const MAX_ORDERS_READ = 60;

type NotificationContent =
  | {
      readonly kind: 'back-in-stock';
      readonly productId: number;
      readonly productName: string;
      readonly isInStock: boolean;
    }
  | { readonly kind: 'order-changed'; readonly orderId: number; readonly lines: number }
  | { readonly kind: 'order-cancelled'; readonly orderId: number; readonly reason: string }
  | { readonly kind: 'new-device'; readonly loginId: number; readonly userAgent: string }
  | { readonly kind: 'order-departed' | 'order-delivered'; readonly orderId: number }
  | {
      readonly kind: 'credit-note' | 'debit-note';
      readonly orderId: number;
      readonly documentId: number;
      readonly number: string;
      readonly totalCents: number;
    };

export type CustomerNotification = NotificationContent & {
  readonly at: number;
  readonly toldAt: number;
  readonly isUnread: boolean;
};

export type Notifications = { readonly items: readonly CustomerNotification[]; readonly unread: number };

export type NotifiedCtx = ActorCtx & { readonly loginId: number | null };

/** Derived from orders, documents, logins and back-in-stock entries; notifications are not stored. */
export function readNotifications(ctx: NotifiedCtx): Notifications {
  const since = ctx.clock.now() - NOTIFICATION_TTL_MS;
  const seenAt = readSeenAt(ctx);
  const items = [
    ...readBackInStock(ctx, since),
    ...readChanged(ctx, since),
    ...readDeliveryProgress(ctx, since),
    ...readCorrections(ctx, since),
    ...readNewDevices(ctx),
  ]
    .map((item) => ({ ...item, isUnread: item.isUnread && item.toldAt > seenAt }))
    .sort((a, b) => b.toldAt - a.toldAt)
    .slice(0, MAX_NOTIFICATIONS);
  return { items, unread: items.filter((item) => item.isUnread).length };
}

export function markNotificationsSeen(
  ctx: NotifiedCtx,
  { upTo }: z.output<typeof notificationsSeenInput>,
): Notifications {
  return inTransaction(ctx, (tx) => {
    const seenAt = Math.max(readSeenAt(tx), Math.min(upTo, tx.clock.now()));
    tx.db
      .insert(newsSeen)
      .values({ customerId: tx.actor.id, seenAt })
      .onConflictDoUpdate({ target: newsSeen.customerId, set: { seenAt } })
      .run();
    tx.emit({ type: 'notice', customerId: tx.actor.id });
    return readNotifications(tx);
  });
}

function readSeenAt(ctx: ActorCtx): number {
  const seen = ctx.db
    .select({ seenAt: newsSeen.seenAt })
    .from(newsSeen)
    .where(eq(newsSeen.customerId, ctx.actor.id))
    .get();
  return seen?.seenAt ?? 0;
}

function readNewDevices(ctx: NotifiedCtx): CustomerNotification[] {
  return listNewDevices(ctx, ctx.loginId).map((device) => ({
    ...device,
    kind: 'new-device',
    toldAt: device.at,
    isUnread: true,
  }));
}

function readBackInStock(ctx: ActorCtx, since: number): CustomerNotification[] {
  const rows = ctx.db
    .select({ productId: shopNotices.productId, at: shopNotices.createdAt })
    .from(shopNotices)
    .where(and(eq(shopNotices.customerId, ctx.actor.id), gt(shopNotices.createdAt, since)))
    .orderBy(desc(shopNotices.createdAt), desc(shopNotices.id))
    .limit(MAX_NOTIFICATIONS)
    .all();
  const shown = loadVisibleProducts(
    ctx,
    rows.map((row) => row.productId),
  );
  return rows.flatMap(({ productId, at }) => {
    const product = shown.get(productId);
    if (!product) return [];
    const { name: productName, stock } = product;
    const isInStock = stock > 0;
    return [{ kind: 'back-in-stock', productId, productName, isInStock, at, toldAt: at, isUnread: true }];
  });
}

function readChanged(ctx: ActorCtx, since: number): CustomerNotification[] {
  const changed = ctx.db
    .select({ id: orders.id, status: orders.status, totalCents: orders.totalCents })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(and(eq(orderEvents.toldCustomerId, ctx.actor.id), gt(orderEvents.createdAt, since)))
    .groupBy(orders.id)
    .orderBy(desc(sql`MAX(${orderEvents.id})`))
    .limit(MAX_NOTIFICATIONS)
    .all();
  const ids = changed.map((order) => order.id);
  const changes = readOrderChanges(ctx, ids);
  const lines = linesByOrder(ctx, ids, { productId: orderLines.productId, name: orderLines.productName });
  return changed.flatMap((order): CustomerNotification[] => {
    const ofOrder = { ...order, changes: changes.get(order.id) ?? [], lines: lines.get(order.id) ?? [] };
    const at = ofOrder.changes.at(-1)?.at;
    const described = describeChanges(ofOrder);
    const moment = { at: at ?? 0, toldAt: at ?? 0, isUnread: hasUnseenChanges(ofOrder) };
    if (at === undefined) return [];
    if (described.cancelled) {
      return [{ kind: 'order-cancelled', orderId: order.id, reason: described.cancelled.reason, ...moment }];
    }
    if (described.lines.size + described.particulars.length === 0) return [];
    return [{ kind: 'order-changed', orderId: order.id, lines: described.lines.size, ...moment }];
  });
}

function readDeliveryProgress(ctx: ActorCtx, since: number): CustomerNotification[] {
  const latest = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, ctx.actor.id))
    .orderBy(desc(orders.id))
    .limit(MAX_ORDERS_READ)
    .all()
    .map((order) => order.id);
  const rows = ctx.db
    .select({
      orderId: orders.id,
      status: orders.status,
      occurredAt: orderEvents.occurredAt,
      toldAt: orderEvents.createdAt,
    })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(
      and(
        inIds(orderEvents.orderId, latest),
        eq(orderEvents.kind, 'order.status-changed'),
        eq(eventField('to'), orders.status),
        // The unary plus rules out the status index, by which SQLite would read every delivered order.
        inArray(sql`+${orders.status}`, [STATUS.departed, STATUS.delivered]),
        gt(orderEvents.createdAt, since),
      ),
    )
    .orderBy(desc(orderEvents.id))
    .all();
  const lastOf = new Map(rows.toReversed().map((row) => [row.orderId, row]));
  return [...lastOf.values()].map(({ orderId, status, occurredAt, toldAt }) => ({
    kind: status === STATUS.delivered ? 'order-delivered' : 'order-departed',
    orderId,
    at: occurredAt ?? toldAt,
    toldAt,
    isUnread: true,
  }));
}

function readCorrections(ctx: ActorCtx, since: number): CustomerNotification[] {
  return ctx.db
    .select({
      documentId: documents.id,
      ...pick(documents, 'kind', 'number', 'orderId', 'totalCents'),
      at: documents.issuedAt,
    })
    .from(documents)
    .where(
      and(
        eq(documents.customerId, ctx.actor.id),
        inArray(documents.kind, ['credit_note', 'debit_note']),
        gt(documents.issuedAt, since),
      ),
    )
    .orderBy(desc(documents.id))
    .limit(MAX_NOTIFICATIONS)
    .all()
    .map(({ kind, ...document }) => ({
      ...document,
      kind: kind === 'credit_note' ? 'credit-note' : 'debit-note',
      toldAt: document.at,
      isUnread: true,
    }));
}
