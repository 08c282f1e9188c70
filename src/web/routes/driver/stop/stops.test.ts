import { expect, test } from 'vitest';
import { type OrderStatus, STATUS } from '#shared/order-status.ts';
import { isOfAnotherDay } from '#web/routes/driver/day/use-asked-departure.tsx';
import { type DriverOrder, shownCents } from './driver-order.ts';
import { stopStatus, toStops } from './stops.ts';

const { processed, prepared, departed, delivered, cancelled } = STATUS;

function order(orderId: number, status: OrderStatus, stopNumber: number | null = 1): DriverOrder {
  return {
    orderId,
    customerId: 1,
    buyerName: '',
    buyerAddress: '',
    regionId: 1,
    status,
    stopNumber,
  } as DriverOrder;
}

test.each<[string, OrderStatus[], OrderStatus, number, number]>([
  ['one of two delivered', [delivered, departed], departed, 1, 2],
  ['one of three departed', [departed, processed, processed], processed, 2, 3],
  ['all alike', [prepared, prepared], prepared, 2, 2],
  ['a cancelled one does not hold the stop back', [cancelled, delivered], delivered, 1, 1],
  ['the order of the orders does not matter', [departed, delivered, prepared], prepared, 1, 3],
  ['all cancelled', [cancelled, cancelled], cancelled, 2, 2],
])('a stop says its least advanced status: %s', (_sentence, statuses, status, count, all) => {
  const orders = statuses.map((each, index) => order(index + 1, each));
  expect(stopStatus({ orders })).toEqual({ status, count, all });
});

test.each([
  [departed, 0, 0],
  [departed, 5820, 5820],
  [delivered, 0, 5820],
  [delivered, 4820, 5820],
])('of an order of 58,20 that is %s with %i cents to collect the phone shows %i', (status, open, shown) => {
  expect(shownCents({ status, totalCents: 5820, collectCents: open })).toBe(shown);
});

test('a stop has the number that the server counted for documents', () => {
  const stops = toStops([order(1, departed, 2), { ...order(2, departed, 4), customerId: 2 }]);
  expect(stops.map((stop) => stop.position)).toEqual([2, 4]);
});

test.each([
  [['2026-11-25'], false],
  [['2026-11-26'], true],
  [['2026-11-24'], true],
  [['2026-11-25', '2026-11-26'], true],
  [[null], true],
] as const)('departing orders for %j on 25 November asks: %s', (days, asks) => {
  const orders = days.map((deliverDate) => ({ deliverDate }));
  expect(isOfAnotherDay(orders, '2026-11-25')).toBe(asks);
});
