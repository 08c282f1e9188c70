import { and, between, count, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { inIds, isGoingAhead } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { deliveryRules } from '#db/schema/delivery.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { users } from '#db/schema/users.ts';
import { driverNotes } from '#domain/customers/customer-notes.ts';
import { findNextDeliveryDay } from '#domain/delivery-rules/region-rules.ts';
import { isUnassigned, isUnassignedOn } from '#domain/orders/queries/orders-of-day.ts';
import { inRouteOrder, readStopNumbers } from '#domain/orders/queries/stop-order.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { type DayVan, readDayVans } from '#domain/users/driver-vans.ts';
import { type Driver, getDriver, listDrivers } from '#domain/users/drivers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { countRows } from '#kernel/rows.ts';
import { type ISODate, weekdayOf } from '#shared/dates/shop-dates.ts';
import { kilogramsAbove } from '#shared/firm/vans.ts';
import type { agendasInput } from '#shared/inputs/delivery-inputs.ts';
import { findRegionName } from '#shared/regions.ts';
import { groupStops } from '#shared/stops.ts';
import { readToCollect } from './amounts-to-collect.ts';

// Column names are written out: in the fields of a single-table select Drizzle drops the table name, and `id`
// would be the line's.
const productCount = sql<number>`(SELECT SUM(l.quantity) FROM order_lines l WHERE l.order_id = orders.id)`;

export type AgendaOrder = ReturnType<typeof readAgendaOrders>[number];

export type Agenda = {
  readonly driver: Driver;
  readonly orders: readonly AgendaOrder[];
  readonly totalOrderCount: number;
  readonly totalAmountCents: number;
  readonly totalProductCount: number;
  readonly van?: DayVan & { readonly overloadKg: number };
};

export function listAgendas(ctx: Ctx, { date, onlyFormer = false }: z.output<typeof agendasInput>): Agenda[] {
  const listed: Driver[] = listDrivers(ctx);
  const isFormer = notInArray(
    orders.driverId,
    listed.map((driver) => driver.id),
  );
  const found = Map.groupBy(
    readAgendaOrders(ctx, date, and(isNotNull(orders.driverId), onlyFormer ? isFormer : undefined)),
    (order) => order.driverId,
  );
  const known = new Set<number | null>(listed.map((driver) => driver.id));
  const former = listOthers(
    ctx,
    [...found.keys()].flatMap((id) => (id === null || known.has(id) ? [] : [id])),
  );
  const drivers = onlyFormer ? former : [...listed, ...former];
  return drivers.map((driver) => toAgenda(ctx, date, driver, found.get(driver.id) ?? []));
}

/** Rejects with `driver-not-found`. */
export function getAgenda(
  ctx: Ctx,
  { driverCode, date }: { readonly driverCode: number; readonly date: ISODate },
): Agenda {
  const driver = getDriver(ctx, driverCode);
  return toAgenda(ctx, date, driver, readAgendaOrders(ctx, date, eq(orders.driverId, driver.id)));
}

export function listUnassigned(ctx: Ctx, { date }: { readonly date: ISODate }) {
  const found = readAgendaOrders(ctx, date, isUnassignedOn(date));
  const usual = readUsualDrivers(ctx, date);
  return groupStops(found)
    .flat()
    .map((order) => ({ ...order, usualDriverId: usual.get(order.regionId) ?? null }));
}

function readUsualDrivers(ctx: Ctx, date: ISODate): Map<number, number> {
  const listed = new Set(listDrivers(ctx).map((driver) => driver.id));
  const rules = ctx.db
    .select({ regionId: deliveryRules.regionId, driverId: deliveryRules.driverId })
    .from(deliveryRules)
    .where(eq(deliveryRules.weekday, weekdayOf(date)))
    .all();
  return new Map(
    rules.flatMap(({ regionId, driverId }) =>
      driverId !== null && listed.has(driverId) ? [[regionId, driverId] as const] : [],
    ),
  );
}

export function countUnassigned(ctx: Ctx, { date }: { readonly date: ISODate }): { readonly count: number } {
  return { count: countRows(ctx, orders, isUnassignedOn(date)) };
}

/**
 * Days to plan now that have unassigned orders: from today to the next delivery day of any region. On a Saturday that
 * includes Sunday and Monday, so that orders promised for Sunday are not missed.
 */
export function listUnassignedDays(ctx: Ctx) {
  const today = getShopMoment(ctx).date;
  return ctx.db
    .select({ date: sql<ISODate>`${orders.deliverDate}`, count: count() })
    .from(orders)
    .where(and(between(orders.deliverDate, today, findNextDeliveryDay(ctx, today)), isUnassigned()))
    .groupBy(orders.deliverDate)
    .orderBy(orders.deliverDate)
    .all();
}

function readAgendaOrders(ctx: Ctx, date: ISODate, which: SQL | undefined) {
  const found = ctx.db
    .select({
      driverId: orders.driverId,
      orderId: orders.id,
      ...pick(orders, 'customerId', 'buyerName', 'buyerAddress', 'buyerPhone', 'comment', 'status'),
      productCount,
      regionId: orders.regionId,
      driverNotes,
    })
    .from(orders)
    .where(and(eq(orders.deliverDate, date), which, isGoingAhead))
    .orderBy(...inRouteOrder)
    .all();
  const toCollectOf = readToCollect(ctx, found);
  const stopNumbers = readStopNumbers(
    ctx,
    found.map((order) => order.orderId),
  );
  return found.map((order) => ({
    ...order,
    ...toCollectOf(order),
    stopNumber: stopNumbers.get(order.orderId) ?? null,
    regionName: findRegionName(order.regionId),
  }));
}

function listOthers(ctx: Ctx, ids: number[]): Driver[] {
  if (ids.length === 0) return [];
  return ctx.db
    .select({ id: users.id, driverCode: users.driverCode, name: users.name, phone: users.phone })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.nameFolded)
    .all();
}

function toAgenda(ctx: Ctx, date: ISODate, driver: Driver, stops: readonly AgendaOrder[]): Agenda {
  const van = readDayVans(ctx, date).get(driver.id);
  return {
    driver,
    orders: groupStops(stops).flat(),
    totalOrderCount: stops.length,
    totalAmountCents: stops.reduce((total, order) => total + order.collectCents, 0),
    totalProductCount: stops.reduce((total, order) => total + order.productCount, 0),
    ...(van ? { van: { ...van, overloadKg: kilogramsAbove(loadGrams(ctx, stops), van) } } : {}),
  };
}

function loadGrams(ctx: Ctx, stops: readonly AgendaOrder[]): number {
  const isLoaded = inIds(
    orderLines.orderId,
    stops.map((order) => order.orderId),
  );
  const found = ctx.db
    .select({ grams: sql<number | null>`SUM(${orderLines.quantity} * ${products.weightGrams})` })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(isLoaded)
    .get();
  return found?.grams ?? 0;
}
