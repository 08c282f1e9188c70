import { type OrderStatus, PROGRESS_STEPS, STATUS } from '#shared/order-status.ts';
import { findRegionName } from '#shared/regions.ts';
import { groupStops } from '#shared/stops.ts';
import { type DriverOrder, isDone } from './driver-order.ts';

export type Stop = ReturnType<typeof toStops>[number];

export function toStops(orders: readonly DriverOrder[]) {
  return groupStops(orders).flatMap((ofStop, index) => {
    const [first] = ofStop;
    if (!first) return [];
    const { customerId, buyerName, buyerAddress } = first;
    return [
      {
        key: String(first.orderId),
        position: first.stopNumber ?? index + 1,
        customerId,
        buyerName,
        buyerAddress,
        regionName: findRegionName(first.regionId) ?? '',
        orders: ofStop,
      },
    ];
  });
}

export type StopStatus = { readonly status: OrderStatus; readonly count: number; readonly all: number };

/** The least advanced status of the stop's orders and how many have it; cancelled only when all are. */
export function stopStatus({ orders }: Pick<Stop, 'orders'>): StopStatus {
  const live = orders.filter((order) => order.status !== STATUS.cancelled);
  const statuses = live.map((order) => order.status);
  const status = PROGRESS_STEPS.find((step) => statuses.includes(step)) ?? STATUS.cancelled;
  const count = orders.filter((order) => order.status === status).length;
  return { status, count, all: status === STATUS.cancelled ? count : live.length };
}

export function isStopDone({ orders }: Stop): boolean {
  return orders.every(isDone);
}

export function collectCents({ orders }: Stop): number {
  return orders.filter((order) => !isDone(order)).reduce((sum, order) => sum + order.collectCents, 0);
}

const MAX_PLACES = 10;

export function routeLinks(stops: readonly Stop[]): string[] {
  const places = stops.filter((stop) => !isStopDone(stop) && stop.buyerAddress !== '');
  const legs = Math.ceil(places.length / MAX_PLACES);
  return Array.from({ length: legs }, (_, leg) => {
    const addresses = places
      .slice(leg * MAX_PLACES, (leg + 1) * MAX_PLACES)
      .map(({ buyerAddress }) => buyerAddress);
    const search = new URLSearchParams({ api: '1', travelmode: 'driving' });
    search.set('destination', addresses.at(-1) ?? '');
    if (addresses.length > 1) search.set('waypoints', addresses.slice(0, -1).join('|'));
    return `https://www.google.com/maps/dir/?${search}`;
  });
}
