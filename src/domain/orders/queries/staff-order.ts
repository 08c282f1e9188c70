import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { inIds } from '#db/conditions.ts';
import { perConnection } from '#db/per-connection.ts';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { documents } from '#db/schema/documents.ts';
import { orderPrintings } from '#db/schema/order-printings.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { users } from '#db/schema/users.ts';
import { driverNotes } from '#domain/customers/customer-notes.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { findRegionName } from '#shared/regions.ts';
import type { Role } from '#shared/roles.ts';
import { prepareLinesByOrder } from './lines-by-order.ts';
import { ordersVisibleTo } from './visible-orders.ts';

const driver = alias(users, 'driver');

export const NO_LIMIT = -1;

const orderColumns = {
  orderId: orders.id,
  ...pick(orders, 'customerId', 'status', 'deliverDate', 'createdAt', 'createdDay', 'totalCents'),
  ...pick(orders, 'transportCents', 'comment', 'paymentMethod', 'driverId'),
  driverCode: driver.driverCode,
  driverName: driver.name,
  ...pick(orders, 'buyerName', 'buyerEmail', 'buyerPhone', 'buyerAddress', 'regionId', 'version'),
  invoiceId: orders.invoiceId,
  invoiceNumber: documents.number,
  ...pick(orders, 'heldAt', 'customerChangedAt'),
  openConflicts: sql<number>`(SELECT COUNT(*) FROM road_conflicts c
    WHERE c.order_id = ${orders.id} AND c.decision IS NULL)`,
  attempts: sql<number>`(SELECT COUNT(*) FROM delivery_attempts a WHERE a.order_id = ${orders.id})`,
  driverNotes,
};

const lineColumns = {
  orderId: orderLines.orderId,
  orderLineId: orderLines.id,
  ...pick(orderLines, 'productId', 'productName', 'productCode', 'unit', 'unitName', 'unitPriceE4'),
  priceSource: orderLines.priceSource,
  priceListName: sql<string | null>`(SELECT name FROM price_lists l WHERE l.id = ${orderLines.priceListId})`,
  ...pick(orderLines, 'listPriceE4', 'discountBasisPoints', 'customerDiscountBasisPoints', 'quantity'),
  ...pick(products, 'orderStep', 'minQuantity', 'packName', 'packSize', 'shelfPlace'),
  ...pick(orderLines, 'totalCents', 'isStockConfirmed', 'isProduced'),
};

const staffLines = prepareLinesByOrder(lineColumns);

const ordersByIds = perConnection((db) =>
  db
    .select(orderColumns)
    .from(orders)
    .leftJoin(driver, eq(driver.id, orders.driverId))
    .leftJoin(documents, eq(documents.id, orders.invoiceId))
    .where(inIds(orders.id, sql.placeholder('ids')))
    .prepare(),
);

export type OrderSelection = {
  readonly where: SQL | undefined;
  readonly orderBy?: readonly SQL[];
  readonly limit?: number | undefined;
};

/**
 * With lines and driver, newest first by default. Three queries however many orders. Cents including VAT, times in ms.
 */
export function readStaffOrders(ctx: Ctx, selection: OrderSelection) {
  const wanted = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(selection.where)
    .orderBy(...(selection.orderBy ?? [desc(orders.id)]))
    .limit(selection.limit ?? NO_LIMIT)
    .all();
  return readStaffOrdersByIds(
    ctx,
    wanted.map((order) => order.id),
  );
}

export function readStaffOrdersByIds(ctx: Pick<Ctx, 'db'>, orderIds: readonly number[]) {
  const byId = new Map(
    ordersByIds(ctx.db)
      .all({ ids: JSON.stringify(orderIds) })
      .map((order) => [order.orderId, order]),
  );
  const found = orderIds.flatMap((orderId) => byId.get(orderId) ?? []);
  const lines = staffLines(ctx, orderIds);
  return found.map((order) => ({
    ...order,
    regionName: findRegionName(order.regionId),
    lines: lines.get(order.orderId) ?? [],
  }));
}

export type StaffOrder = ReturnType<typeof readStaffOrders>[number];

export function getOrder(ctx: ActorCtx, { orderId }: { readonly orderId: number }): StaffOrder {
  const [order] = readStaffOrders(ctx, {
    where: and(eq(orders.id, orderId), ordersVisibleTo(ctx.actor)),
    limit: 1,
  });
  if (!order) throw new DomainError('order-not-found');
  return order;
}

const PRINTING_ROLES: ReadonlySet<Role> = new Set(['admin', 'stocker', 'packer']);

export function notePrinted(ctx: Ctx, orderIds: readonly number[]): void {
  if (ctx.actor === null || !PRINTING_ROLES.has(ctx.actor.role) || orderIds.length === 0) return;
  inTransaction(ctx, (tx) => {
    const printedAt = tx.clock.now();
    const ids = JSON.stringify(orderIds);
    const added = tx.db.all<{ orderId: number }>(sql`
      INSERT INTO ${orderPrintings} (order_id, printed_at)
      SELECT value, ${printedAt} FROM json_each(${ids}) WHERE true
      ON CONFLICT DO NOTHING RETURNING order_id AS orderId`);
    for (const { orderId } of added) tx.emit({ type: 'printed', orderId });
  });
}

export function isPrinted(wanted: boolean): SQL {
  const printed = sql`EXISTS (SELECT 1 FROM ${orderPrintings} WHERE ${orderPrintings.orderId} = ${orders.id})`;
  return wanted ? printed : sql`NOT ${printed}`;
}
