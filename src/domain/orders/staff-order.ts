import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { inGivenIds } from '#db/conditions.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { users } from '#db/schema/accounts.ts';
import { products } from '#db/schema/catalog.ts';
import { documents } from '#db/schema/documents.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { readDriverNotes } from '#domain/accounts/customer-notes.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { shareRows } from '#domain/kernel/shared-rows.ts';
import { findRegionName } from '#shared/regions.ts';
import { readLines } from './lines-by-order.ts';

const driver = alias(users, 'driver');

/** SQLite's own word for all there are. */
export const NO_LIMIT = -1;

const orderColumns = {
  orderId: orders.id,
  customerId: orders.customerId,
  status: orders.status,
  deliverDate: orders.deliverDate,
  createdAt: orders.createdAt,
  createdDay: orders.createdDay,
  totalCents: orders.totalCents,
  /** What bringing it costs; part of the total. */
  transportCents: orders.transportCents,
  comment: orders.comment,
  paymentMethod: orders.paymentMethod,
  driverId: orders.driverId,
  driverCode: driver.driverCode,
  driverName: driver.name,
  buyerName: orders.buyerName,
  buyerEmail: orders.buyerEmail,
  buyerPhone: orders.buyerPhone,
  buyerAddress: orders.buyerAddress,
  regionId: orders.regionId,
  version: orders.version,
  invoiceId: orders.invoiceId,
  invoiceNumber: documents.number,
  /** Since when it waits for the office (ms), beyond the customer's limit. */
  heldAt: orders.heldAt,
  /** When its customer last changed it in the shop (ms). */
  customerChangedAt: orders.customerChangedAt,
  /** What drivers said of it and the office has not decided yet. */
  openConflicts: sql<number>`(SELECT COUNT(*) FROM road_conflicts c
    WHERE c.order_id = ${orders.id} AND c.decision IS NULL)`,
  /** How often it was brought in vain. */
  attempts: sql<number>`(SELECT COUNT(*) FROM delivery_attempts a WHERE a.order_id = ${orders.id})`,
};

const lineColumns = {
  orderId: orderLines.orderId,
  orderLineId: orderLines.id,
  productId: orderLines.productId,
  productName: orderLines.productName,
  productCode: orderLines.productCode,
  unit: orderLines.unit,
  unitPriceE4: orderLines.unitPriceE4,
  /** Why it costs that: kept as it was when the line was made. */
  priceSource: orderLines.priceSource,
  priceListName: sql<string | null>`(SELECT name FROM price_lists l WHERE l.id = ${orderLines.priceListId})`,
  listPriceE4: orderLines.listPriceE4,
  discountBasisPoints: orderLines.discountBasisPoints,
  customerDiscountBasisPoints: orderLines.customerDiscountBasisPoints,
  quantity: orderLines.quantity,
  /** In which quantities customers order it now. */
  orderStep: products.orderStep,
  minQuantity: products.minQuantity,
  totalCents: orderLines.totalCents,
  isStockConfirmed: orderLines.isStockConfirmed,
  isProduced: orderLines.isProduced,
};

const linesOfOrders = readLines(lineColumns);

const ordersByIds = prepareOnce((db) =>
  db
    .select(orderColumns)
    .from(orders)
    .leftJoin(driver, eq(driver.id, orders.driverId))
    .leftJoin(documents, eq(documents.id, orders.invoiceId))
    .where(inGivenIds(orders.id))
    .prepare(),
);

/** Which orders, in which order, and how many at most: all where nothing is said. */
export type OrderSelection = {
  readonly where: SQL | undefined;
  readonly orderBy?: readonly SQL[];
  readonly limit?: number | undefined;
};

/**
 * Orders as staff see them, each with its lines and its driver; newest first unless told otherwise. Four
 * queries however many orders. Amounts in cents including VAT, instants in ms.
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

/** These orders as staff see them, in this order. */
export const readStaffOrdersByIds = shareRows(readEach);

function readEach(ctx: Pick<Ctx, 'db'>, orderIds: readonly number[]) {
  const byId = new Map(
    ordersByIds(ctx.db)
      .all({ ids: JSON.stringify(orderIds) })
      .map((order) => [order.orderId, order]),
  );
  const found = orderIds.flatMap((orderId) => byId.get(orderId) ?? []);
  const lines = linesOfOrders(ctx, orderIds);
  const notes = readDriverNotes(
    ctx,
    found.map((order) => order.customerId),
  );
  return found.map((order) => {
    const ofOrder = lines.get(order.orderId) ?? [];
    return {
      ...order,
      /** What the driver has to know at this customer's door. */
      driverNotes: notes.get(order.customerId) ?? [],
      regionName: findRegionName(order.regionId),
      /** Lines whose pieces are on the shelf, of all its lines. */
      confirmedLines: ofOrder.filter((line) => line.isStockConfirmed).length,
      lineCount: ofOrder.length,
      lines: ofOrder,
    };
  });
}

/** An order as staff see it. */
export type StaffOrder = ReturnType<typeof readStaffOrders>[number];
