import { and, eq, gte, inArray, lt, lte, max, sql } from 'drizzle-orm';
import { inIds, isGoingAhead, isOpenOrder, openOrders } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { deliveries, deliveryAttempts, deliveryReductions, vanReturns } from '#db/schema/delivery.ts';
import { orderEvents } from '#db/schema/order-events.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { eventField, isStatusChange } from '#domain/order-events/read-order-events.ts';
import { linesByOrder } from '#domain/orders/queries/lines-by-order.ts';
import { inRouteOrder, readStopNumbers } from '#domain/orders/queries/stop-order.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { readDayVans } from '#domain/users/driver-vans.ts';
import { type Driver, getDriver } from '#domain/users/drivers.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { addDays, type ISODate, toInstant } from '#shared/dates/shop-dates.ts';
import type { ReturnReason } from '#shared/delivery.ts';
import { STATUS } from '#shared/order-status.ts';
import { findPaperRegionName } from '#shared/regions.ts';
import { groupStops } from '#shared/stops.ts';
import { compareNames } from '#shared/text/fold.ts';
import type { LoadListData, ReturnedLine, ReturnListData, VanProduct } from './van-list-data.ts';

export type VanDay = { readonly driverCode: number; readonly date: ISODate };

const lineColumns = {
  orderLineId: orderLines.id,
  productId: orderLines.productId,
  code: orderLines.productCode,
  name: orderLines.productName,
  ...pick(orderLines, 'unit', 'unitName', 'quantity'),
  ...pick(products, 'packName', 'packSize', 'orderStep', 'shelfPlace', 'weightGrams'),
};

const returnColumns = { ...lineColumns, ...pick(orderLines, 'stockTaken', 'writtenOff') };

type Line = VanProduct & { readonly orderLineId: number };

/** Without cancelled and held orders; stops in reverse order. Rejects with `driver-not-found`. */
export function getLoadListData(ctx: ActorCtx, { driverCode, date }: VanDay): LoadListData {
  const driver = getVan(ctx, driverCode);
  const found = ctx.db
    .select({
      orderNumber: orders.id,
      customerId: orders.customerId,
      customerName: orders.buyerName,
      ...pick(orders, 'regionId', 'buyerAddress'),
    })
    .from(orders)
    .where(and(eq(orders.driverId, driver.id), eq(orders.deliverDate, date), isGoingAhead))
    .orderBy(...inRouteOrder)
    .all();
  const orderIds = found.map((order) => order.orderNumber);
  const lines = linesByOrder(ctx, orderIds, lineColumns);
  const stopNumbers = readStopNumbers(ctx, orderIds);
  const route = groupStops(found);
  const stops = route
    .toReversed()
    .flat()
    .map((order) => ({
      orderNumber: order.orderNumber,
      customerName: order.customerName,
      address: order.buyerAddress,
      regionName: findPaperRegionName(order.regionId) ?? '',
      stopNumber: stopNumbers.get(order.orderNumber) ?? null,
      pieceCount: sumOf(lines.get(order.orderNumber) ?? []),
    }));
  return {
    ...toVan(ctx, driver, date),
    products: sumProducts([...lines.values()].flat()),
    stopCount: route.length,
    stops,
  };
}

/**
 * Goods still on the van in the evening: refused pieces, failed deliveries, orders cancelled on the road or not
 * settled yet. Rejects with `driver-not-found`.
 */
export function getReturnListData(ctx: ActorCtx, { driverCode, date }: VanDay): ReturnListData {
  const driver = getVan(ctx, driverCode);
  const whole = new Map<number, ReturnReason>([
    ...listAttempted(ctx, driver, date).map((orderId) => [orderId, 'attempted'] as const),
    ...listCancelledOnRoad(ctx, driver, date).map((orderId) => [orderId, 'cancelled'] as const),
    ...listOnTheWay(ctx, driver, date).map((orderId) => [orderId, 'on-the-way'] as const),
  ]);
  const refused = listRefused(ctx, driver, date);
  const orderIds = [...new Set([...whole.keys(), ...refused.map((row) => row.orderId)])];
  const lines = linesByOrder(ctx, orderIds, returnColumns);
  const names = readNames(ctx, orderIds);
  const toReturned = (
    orderNumber: number,
    line: Line & { readonly stockTaken: number; readonly writtenOff: number },
    quantity: number,
    reason: ReturnReason,
  ): ReturnedLine => {
    const {
      orderLineId: _line,
      weightGrams: _weight,
      stockTaken: _taken,
      writtenOff: _off,
      ...product
    } = line;
    return { ...product, quantity, orderNumber, customerName: names.get(orderNumber) ?? '', reason };
  };
  const refusedLines = refused.flatMap(({ orderId, orderLineId, quantity, reason }) => {
    const line = lines.get(orderId)?.find((candidate) => candidate.orderLineId === orderLineId);
    return line ? [toReturned(orderId, line, quantity, reason)] : [];
  });
  const wholeOrderLines = [...whole].flatMap(([orderId, reason]) =>
    (lines.get(orderId) ?? []).flatMap((line) => {
      // Stock that a cancelled order still holds was not loaded back.
      const stayed = reason === 'cancelled' ? line.stockTaken : 0;
      return [
        toReturned(orderId, line, line.quantity - line.writtenOff - stayed, reason),
        toReturned(orderId, line, line.writtenOff, 'damaged'),
      ];
    }),
  );
  return {
    ...toVan(ctx, driver, date),
    lines: [...wholeOrderLines, ...refusedLines].filter((line) => line.quantity > 0),
  };
}

/** Rejects with `driver-not-found` while the driver has no number. */
export function getMyLoad(ctx: ActorCtx, { date }: Pick<VanDay, 'date'>): LoadListData {
  return getLoadListData(ctx, { driverCode: callerCode(ctx), date });
}

export function getMyReturns(ctx: ActorCtx, { date }: Pick<VanDay, 'date'>): ReturnListData {
  return getReturnListData(ctx, { driverCode: callerCode(ctx), date });
}

function callerCode({ actor }: ActorCtx): number {
  if (actor.driverCode === null) throw new DomainError('driver-not-found');
  return actor.driverCode;
}

function getVan(ctx: ActorCtx, driverCode: number): Driver {
  const driver = getDriver(ctx, driverCode);
  if (ctx.actor.role === 'driver' && driver.id !== ctx.actor.id) throw new DomainError('driver-not-found');
  return driver;
}

function toVan(ctx: Ctx, { id, name, driverCode: driverNumber }: Driver, date: ISODate) {
  const van = readDayVans(ctx, date).get(id);
  return { date, driver: { name, driverNumber }, ...(van ? { van } : {}) };
}

function sumOf(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

function sumProducts(lines: readonly Line[]): VanProduct[] {
  return [...Map.groupBy(lines, (line) => line.productId).values()]
    .flatMap((ofProduct): VanProduct[] => {
      const [first] = ofProduct;
      if (!first) return [];
      const { orderLineId: _line, ...product } = first;
      return [{ ...product, quantity: sumOf(ofProduct) }];
    })
    .filter((product) => product.quantity > 0)
    .sort(
      (a, b) =>
        Number(a.shelfPlace === '') - Number(b.shelfPlace === '') ||
        compareNames(a.shelfPlace, b.shelfPlace) ||
        compareNames(a.name, b.name),
    );
}

function listAttempted(ctx: Ctx, { id }: Driver, date: ISODate): number[] {
  return ctx.db
    .selectDistinct({ orderId: deliveryAttempts.orderId })
    .from(deliveryAttempts)
    .where(and(eq(deliveryAttempts.driverId, id), eq(deliveryAttempts.occurredDay, date)))
    .all()
    .map((row) => row.orderId);
}

function listCancelledOnRoad(ctx: Ctx, { id }: Driver, date: ISODate): number[] {
  const { timeZone } = getSettings(ctx).shop;
  const [from, to] = [date, addDays(date, 1)].map((day) => toInstant({ date: day, hour: 0 }, timeZone));
  return (
    ctx.db
      .selectDistinct({ orderId: sql<number>`${orders.id}` })
      // Orders cancelled on that day were updated since; otherwise SQLite would read all orders of the driver.
      .from(sql`${orders} INDEXED BY orders_updated`)
      .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
      .where(
        and(
          gte(orders.updatedAt, from ?? 0),
          eq(orders.driverId, id),
          eq(orders.status, STATUS.cancelled),
          isStatusChange(STATUS.cancelled),
          eq(eventField('from'), STATUS.departed),
          gte(orderEvents.createdAt, from ?? 0),
          lt(orderEvents.createdAt, to ?? 0),
        ),
      )
      .all()
      .map((row) => row.orderId)
  );
}

function listOnTheWay(ctx: Ctx, { id }: Driver, date: ISODate): number[] {
  const checkIns = ctx.db
    .select({ day: vanReturns.day, at: vanReturns.createdAt })
    .from(vanReturns)
    .where(and(eq(vanReturns.driverId, id), lt(vanReturns.day, date)))
    .all();
  const lastDeparture = ctx.db
    .select({ at: max(orderEvents.createdAt) })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), isStatusChange(STATUS.departed)));
  return ctx.db
    .select({
      orderId: sql<number>`${orders.id}`,
      deliverDate: sql<ISODate | null>`${orders.deliverDate}`,
      departedAt: sql<number>`(${lastDeparture})`,
    })
    .from(openOrders)
    .where(
      and(
        isOpenOrder,
        eq(orders.driverId, id),
        eq(orders.status, STATUS.departed),
        lte(orders.deliverDate, date),
      ),
    )
    .orderBy(orders.id)
    .all()
    .filter(
      ({ deliverDate, departedAt }) =>
        !checkIns.some(({ day, at }) => deliverDate !== null && deliverDate <= day && departedAt <= at),
    )
    .map((row) => row.orderId);
}

function listRefused(ctx: Ctx, { id }: Driver, date: ISODate) {
  const quantity = sql<number>`SUM(${deliveryReductions.quantity})`;
  const rows = ctx.db
    .select({ ...pick(deliveryReductions, 'orderId', 'orderLineId', 'reason'), quantity })
    .from(deliveryReductions)
    .innerJoin(deliveries, eq(deliveries.orderId, deliveryReductions.orderId))
    .where(
      and(
        eq(deliveries.driverId, id),
        eq(deliveries.deliveredDay, date),
        inArray(deliveryReductions.reason, ['refused', 'damaged']),
      ),
    )
    .groupBy(deliveryReductions.orderId, deliveryReductions.orderLineId, deliveryReductions.reason)
    .having(sql`${quantity} > 0`)
    .all();
  return rows.flatMap(({ reason, ...row }) => (reason === 'missing' ? [] : [{ ...row, reason }]));
}

function readNames(ctx: Ctx, orderIds: readonly number[]): Map<number, string> {
  const rows = ctx.db
    .select({ id: orders.id, name: orders.buyerName })
    .from(orders)
    .where(inIds(orders.id, [...orderIds]))
    .all();
  return new Map(rows.map((row) => [row.id, row.name]));
}
