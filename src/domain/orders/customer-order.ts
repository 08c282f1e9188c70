import { eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Db } from '#db/client.ts';
import { users } from '#db/schema/accounts.ts';
import { products } from '#db/schema/catalog.ts';
import { documents } from '#db/schema/documents.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { imageUrl } from '#domain/catalog/image-url.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { mayChangeOwn, STATUS } from '#shared/order-status.ts';
import { hasNews } from '#shared/told-changes.ts';
import { readLines } from './lines-by-order.ts';
import { readOrderChanges, toldSince } from './order-changes.ts';

function whileOnTheWay(column: SQLiteColumn): SQL<string | null> {
  return sql<string | null>`CASE WHEN ${orders.status} = ${STATUS.departed} THEN ${column} END`;
}

const orderColumns = {
  id: orders.id,
  status: orders.status,
  createdAt: orders.createdAt,
  deliverDate: orders.deliverDate,
  totalCents: orders.totalCents,
  /** What bringing it costs; part of the total. */
  transportCents: orders.transportCents,
  comment: orders.comment,
  deliveryAddress: orders.buyerAddress,
  paymentMethod: orders.paymentMethod,
  invoiceId: orders.invoiceId,
  invoiceNumber: documents.number,
  heldAt: orders.heldAt,
  version: orders.version,
  customerChangedAt: orders.customerChangedAt,
  /** Who brings it; told once it is on its way. */
  driverName: whileOnTheWay(users.name),
  driverPhone: whileOnTheWay(users.phone),
};

const lineColumns = {
  orderId: orderLines.orderId,
  productId: orderLines.productId,
  name: orderLines.productName,
  code: orderLines.productCode,
  unit: orderLines.unit,
  image: products.image,
  /** In which quantities it is sold, and how many more there are. */
  orderStep: products.orderStep,
  minQuantity: products.minQuantity,
  stock: products.stock,
  unitPriceE4: orderLines.unitPriceE4,
  quantity: orderLines.quantity,
  totalCents: orderLines.totalCents,
  isBegun: sql<number>`${orderLines.isStockConfirmed} OR ${orderLines.isProduced}`.mapWith(Boolean),
};

const linesOf = readLines(lineColumns);

/** The heads of orders, from which `toCustomerOrders` makes what their customer sees. */
export function selectCustomerOrders(db: Db) {
  return db
    .select(orderColumns)
    .from(orders)
    .leftJoin(users, eq(users.id, orders.driverId))
    .leftJoin(documents, eq(documents.id, orders.invoiceId));
}

type Head = ReturnType<ReturnType<typeof selectCustomerOrders>['all']>[number];

/** Orders as their customer sees them, each with its lines and their pictures, and what the shop changed. */
export function toCustomerOrders(ctx: Ctx, found: readonly Head[]) {
  const orderIds = found.map((order) => order.id);
  const lines = linesOf(ctx, orderIds);
  const changes = readOrderChanges(ctx, orderIds);
  const { customersChangeOrders } = getSettings(ctx).shop;
  return found.map((order) => {
    const stored = lines.get(order.id) ?? [];
    const ofLines = stored.map(({ isBegun: _isBegun, ...line }) => ({
      ...line,
      image: imageUrl(line.image),
    }));
    const ofOrder = toldSince(changes.get(order.id) ?? [], order.customerChangedAt);
    const placedCents = ofOrder[0]?.oldTotalCents ?? order.totalCents;
    return {
      ...order,
      lines: ofLines,
      /** What the shop changed since its customer last did, oldest first. */
      changes: ofOrder,
      /** What it came to before those changes; null when that is what it comes to now. */
      oldTotalCents: placedCents === order.totalCents ? null : placedCents,
      hasUnseenChanges: hasNews({ ...order, lines: ofLines, changes: ofOrder }),
      /** Whether its customer may change or cancel it here. */
      mayChange:
        customersChangeOrders && mayChangeOwn({ ...order, isBegun: stored.some((line) => line.isBegun) }),
    };
  });
}

/** An order as its customer sees it. */
export type CustomerOrder = ReturnType<typeof toCustomerOrders>[number];
