import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { orderLines } from '#db/schema/orders.ts';
import { type Agenda, getAgenda, listAgendas, listUnassigned } from '#domain/delivery/list-agendas.ts';
import { linesByOrder } from '#domain/orders/queries/lines-by-order.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { findPaperRegionName } from '#shared/regions.ts';
import type { DayAgendaData, DriverAgendaData } from './driver-agenda-data.ts';

const itemColumns = {
  orderLineId: orderLines.id,
  name: orderLines.productName,
  ...pick(orderLines, 'quantity', 'unit'),
  ...pick(products, 'packName', 'packSize', 'orderStep'),
};

/** Stops in route order. Rejects with `driver-not-found`. */
export function getDriverAgendaData(
  ctx: Ctx,
  input: { readonly driverCode: number; readonly date: ISODate },
): DriverAgendaData {
  return toPrinted(ctx, input.date, getAgenda(ctx, input));
}

export function getDayAgendaData(ctx: Ctx, { date }: { readonly date: ISODate }): DayAgendaData {
  const unassigned = listUnassigned(ctx, { date }).map((order) => ({
    orderNumber: order.orderId,
    regionName: findPaperRegionName(order.regionId) ?? '',
    customerName: order.buyerName,
    address: order.buyerAddress,
    phone: order.buyerPhone,
    comment: order.comment,
    amountToCollectCents: order.collectCents,
    isOnTerms: order.termsDays > 0,
  }));
  return {
    date,
    unassigned: unassigned.toSorted((a, b) => a.regionName.localeCompare(b.regionName, 'sq')),
    drivers: listAgendas(ctx, { date })
      .filter((agenda) => agenda.orders.length > 0)
      .map((agenda) => toPrinted(ctx, date, agenda)),
  };
}

function toPrinted(ctx: Ctx, date: ISODate, { driver, orders, van }: Agenda): DriverAgendaData {
  const items = readItems(
    ctx,
    orders.map((order) => order.orderId),
  );
  return {
    date,
    driver: { name: driver.name, driverNumber: driver.driverCode, phone: driver.phone },
    ...(van ? { van } : {}),
    stops: orders.map((order) => ({
      orderNumber: order.orderId,
      stopNumber: order.stopNumber,
      customerName: order.buyerName,
      regionName: findPaperRegionName(order.regionId) ?? '',
      address: order.buyerAddress,
      phone: order.buyerPhone,
      comment: order.comment,
      driverNotes: order.driverNotes,
      items: items.get(order.orderId) ?? [],
      amountToCollectCents: order.collectCents,
      isOnTerms: order.termsDays > 0,
    })),
  };
}

export function readItems(ctx: Ctx, orderIds: readonly number[]) {
  const items = linesByOrder(ctx, orderIds, itemColumns);
  return new Map(
    [...items].map(([orderId, ofOrder]) => [orderId, ofOrder.filter((item) => item.quantity > 0)]),
  );
}
