import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { inIds } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { users } from '#db/schema/users.ts';
import { linesByOrder } from '#domain/orders/queries/lines-by-order.ts';
import { readStopNumbers } from '#domain/orders/queries/stop-order.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { EDITABLE_STATUSES, STATUS } from '#shared/order-status.ts';
import { findPaperRegionName } from '#shared/regions.ts';
import { compareNames } from '#shared/text/fold.ts';
import type { PickingListData, PickingOrder, PickingScope } from './picking-list-data.ts';
import { type PickingShelf, sumPickingLines } from './sum-picking-lines.ts';

export type PickingRequest = (
  | { readonly day: { readonly date: ISODate; readonly by: 'created' | 'delivery' } }
  | { readonly orderIds: readonly number[] }
) & { readonly withRest: boolean };

const driver = alias(users, 'driver');

const lineColumns = {
  orderId: orderLines.orderId,
  orderLineId: orderLines.id,
  productId: orderLines.productId,
  code: orderLines.productCode,
  barcode: products.barcode,
  name: orderLines.productName,
  ...pick(orderLines, 'unit', 'unitName'),
  ...pick(products, 'category', 'subcategory', 'shelfPlace'),
  quantity: orderLines.quantity,
  ...pick(products, 'packName', 'packSize', 'orderStep'),
  isPicked: orderLines.isStockConfirmed,
};

/**
 * Orders still to be picked (`E Procesuar`) with all their lines, grouped by van in loading order: last stop first,
 * orders without a driver at the end. `withRest` adds prepared orders; for selected orders it adds all but the
 * cancelled. Held orders and unknown numbers are left out.
 */
export function getPickingListData(ctx: Ctx, request: PickingRequest): PickingListData {
  const found = ctx.db
    .select({
      orderNumber: orders.id,
      ...pick(orders, 'status', 'version'),
      customerName: orders.buyerName,
      address: orders.buyerAddress,
      regionId: orders.regionId,
      driverName: sql<string>`COALESCE(${driver.name}, '')`,
      deliverOn: orders.deliverDate,
      comment: orders.comment,
    })
    .from(orders)
    .leftJoin(driver, eq(driver.id, orders.driverId))
    .where(toCondition(request))
    .orderBy(asc(orders.id))
    .all();
  const orderIds = found.map((order) => order.orderNumber);
  const lines = linesByOrder(ctx, orderIds, lineColumns);
  const stops = readStopNumbers(ctx, orderIds);
  return {
    scope: toScope(request),
    orders: found
      .map(({ regionId, ...order }) => ({
        ...order,
        regionName: findPaperRegionName(regionId) ?? '',
        stopNumber: stops.get(order.orderNumber) ?? null,
        lines: lines.get(order.orderNumber) ?? [],
      }))
      .sort(compareLoading),
  };
}

export function getLeftToPick(ctx: Ctx, request: PickingRequest): PickingListData {
  const { scope, orders: found } = getPickingListData(ctx, request);
  const left = found.map((order) => ({ ...order, lines: order.lines.filter((line) => !line.isPicked) }));
  return { scope, orders: left.filter((order) => order.lines.length > 0) };
}

export function getPickingList(
  ctx: Ctx,
  request: PickingRequest,
): PickingListData & { readonly shelves: readonly PickingShelf[] } {
  const data = getPickingListData(ctx, request);
  return { ...data, shelves: sumPickingLines(data.orders) };
}

function toCondition(request: PickingRequest): SQL | undefined {
  if ('orderIds' in request) {
    const isSelected = inIds(orders.id, request.orderIds);
    const isWanted = request.withRest
      ? ne(orders.status, STATUS.cancelled)
      : eq(orders.status, STATUS.processed);
    return and(isSelected, isWanted, isNull(orders.heldAt));
  }
  const day = request.day.by === 'created' ? orders.createdDay : orders.deliverDate;
  const statuses = request.withRest ? [...EDITABLE_STATUSES] : [STATUS.processed];
  // The unary plus makes SQLite use the index of the day: a status has more orders than a day.
  return and(eq(day, request.day.date), isNull(orders.heldAt), inArray(sql`+${orders.status}`, statuses));
}

function toScope(request: PickingRequest): PickingScope {
  if ('orderIds' in request) return { kind: 'selected' };
  const { date, by } = request.day;
  return { kind: by === 'created' ? 'creation-date' : 'delivery-date', date };
}

function compareLoading(a: PickingOrder, b: PickingOrder): number {
  return (
    Number(a.driverName === '') - Number(b.driverName === '') ||
    compareNames(a.driverName, b.driverName) ||
    (b.stopNumber ?? 0) - (a.stopNumber ?? 0) ||
    a.orderNumber - b.orderNumber
  );
}
