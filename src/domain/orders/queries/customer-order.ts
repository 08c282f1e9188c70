import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Db } from '#db/client.ts';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { documents } from '#db/schema/documents.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { users } from '#db/schema/users.ts';
import { imageUrl } from '#domain/catalog/image-url.ts';
import { readHold } from '#domain/ledger/read-hold.ts';
import { changedSince, readOrderChanges } from '#domain/orders/changes/order-changes.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { hasRow } from '#kernel/rows.ts';
import { hasUnseenChanges } from '#shared/order-changes.ts';
import { isEditable, mayCustomerChange, STATUS } from '#shared/order-status.ts';
import { findOrder, type OrderHead } from './find-order.ts';
import { prepareLinesByOrder } from './lines-by-order.ts';
import { ordersOwnedBy, ordersVisibleTo } from './visible-orders.ts';

function whileOnTheWay(column: SQLiteColumn): SQL<string | null> {
  return sql<string | null>`CASE WHEN ${orders.status} = ${STATUS.departed} THEN ${column} END`;
}

const orderColumns = {
  ...pick(orders, 'id', 'status', 'createdAt', 'deliverDate', 'totalCents', 'transportCents', 'comment'),
  deliveryAddress: orders.buyerAddress,
  ...pick(orders, 'paymentMethod', 'invoiceId'),
  invoiceNumber: documents.number,
  ...pick(orders, 'heldAt', 'version', 'customerChangedAt'),
  driverName: whileOnTheWay(users.name),
  driverPhone: whileOnTheWay(users.phone),
};

const lineColumns = {
  ...pick(orderLines, 'orderId', 'productId'),
  name: orderLines.productName,
  code: orderLines.productCode,
  unit: orderLines.unit,
  ...pick(products, 'image', 'packName', 'packSize', 'orderStep', 'minQuantity', 'stock'),
  ...pick(orderLines, 'unitPriceE4', 'quantity', 'totalCents'),
  isBegun: sql<number>`${orderLines.isStockConfirmed} OR ${orderLines.isProduced}`.mapWith(Boolean),
};

const customerLines = prepareLinesByOrder(lineColumns);

export function selectCustomerOrders(db: Db) {
  return db
    .select(orderColumns)
    .from(orders)
    .leftJoin(users, eq(users.id, orders.driverId))
    .leftJoin(documents, eq(documents.id, orders.invoiceId));
}

type Head = ReturnType<ReturnType<typeof selectCustomerOrders>['all']>[number];

export function toCustomerOrders(ctx: Ctx, found: readonly Head[]) {
  const orderIds = found.map((order) => order.id);
  const lines = customerLines(ctx, orderIds);
  const changes = readOrderChanges(ctx, orderIds);
  const { customersChangeOrders } = getSettings(ctx).shop;
  return found.map((order) => {
    const stored = lines.get(order.id) ?? [];
    const ofLines = stored.map(({ isBegun: _isBegun, ...line }) => ({
      ...line,
      image: imageUrl(line.image),
    }));
    const ofOrder = changedSince(changes.get(order.id) ?? [], order.customerChangedAt);
    const placedCents = ofOrder[0]?.oldTotalCents ?? order.totalCents;
    return {
      ...order,
      lines: ofLines,
      changes: ofOrder,
      hold: order.heldAt === null ? null : toCustomerHold(ctx, order.id),
      oldTotalCents: placedCents === order.totalCents ? null : placedCents,
      hasUnseenChanges: hasUnseenChanges({ ...order, lines: ofLines, changes: ofOrder }),
      mayChange:
        customersChangeOrders &&
        mayCustomerChange({ ...order, isBegun: stored.some((line) => line.isBegun) }),
    };
  });
}

/** Without exposure and limit, which are the office's. */
function toCustomerHold(ctx: Ctx, orderId: number) {
  const hold = readHold(ctx, { orderId });
  return hold && { cause: hold.cause, reservedUntil: hold.reservedUntil };
}

export type CustomerOrder = ReturnType<typeof toCustomerOrders>[number];

export function getMyOrder(ctx: ActorCtx, { orderId }: { readonly orderId: number }): CustomerOrder {
  const found = selectCustomerOrders(ctx.db)
    .where(and(eq(orders.id, orderId), ordersVisibleTo(ctx.actor)))
    .all();
  const [order] = toCustomerOrders(ctx, found);
  if (!order) throw new DomainError('order-not-found');
  return order;
}

export function listMyOrders(
  ctx: ActorCtx,
  { cursor, limit }: { readonly cursor?: number | undefined; readonly limit: number },
) {
  const below = cursor ?? Number.MAX_SAFE_INTEGER;
  const found = selectCustomerOrders(ctx.db)
    .where(and(ordersOwnedBy(ctx.actor.id), lt(orders.id, below)))
    .orderBy(desc(orders.id))
    .limit(limit + 1)
    .all();
  const page = toCustomerOrders(ctx, found.slice(0, limit));
  return { orders: page, nextCursor: found.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/**
 * The caller's own order for a change or cancellation. Rejects with `order-not-found`, `own-changes-off` (disabled by
 * the office), `order-not-editable` (departed or final), `invoice-issued` and `order-being-prepared`.
 */
export function openForCustomerChange(tx: ActorCtx, orderId: number): OrderHead {
  const order = findOrder(tx, orderId);
  if (!getSettings(tx).shop.customersChangeOrders) throw new DomainError('own-changes-off');
  if (!isEditable(order.status)) throw new DomainError('order-not-editable');
  if (order.invoiceId !== null) throw new DomainError('invoice-issued');
  if (!mayCustomerChange({ ...order, isBegun: isPreparationStarted(tx, orderId) })) {
    throw new DomainError('order-being-prepared');
  }
  return order;
}

function isPreparationStarted(tx: ActorCtx, orderId: number): boolean {
  const isTouched = or(eq(orderLines.isStockConfirmed, true), eq(orderLines.isProduced, true));
  return hasRow(tx, orderLines, and(eq(orderLines.orderId, orderId), isTouched));
}

export function markChangedByCustomer(tx: ActorCtx, orderId: number): void {
  tx.db.update(orders).set({ customerChangedAt: tx.clock.now() }).where(eq(orders.id, orderId)).run();
}
