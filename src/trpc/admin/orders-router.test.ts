import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const DAY = 24 * 60 * 60 * 1000;

async function givenOffice() {
  const world = openWorld();
  const arta = givenUser(world, 'customer', {
    name: 'Pastiçeri Arta',
    email: 'arta@shitore.test',
    phone: '044 555-777',
  });
  const blerim = givenUser(world, 'customer', { name: 'Blerim "X" OR' });
  const productId = givenProduct(world, { priceE4: 100_00, stock: 1000 });
  for (const [customer, quantity] of [
    [arta, 3],
    [blerim, 1],
    [arta, 2],
  ] as const) {
    await givenOrder(world, customer, [[productId, quantity]], '2026-11-30');
    world.advance(DAY);
  }
  const { orders } = world.call(givenUser(world, 'admin', { name: 'Zyra' })).admin;
  const numbers = async (query: Parameters<typeof orders.list>[0]) =>
    (await orders.list(query)).orders.map((order) => order.orderId);
  return { world, orders, numbers };
}

test('the office sorts by date, amount and number in both directions, page by page', async () => {
  const { numbers, orders } = await givenOffice();
  expect(await numbers({})).toEqual([3, 2, 1]);
  expect(await numbers({ sort: 'amount', direction: 'asc' })).toEqual([2, 3, 1]);
  expect(await numbers({ sort: 'id', direction: 'asc', limit: 2 })).toEqual([1, 2]);
  expect(await numbers({ sort: 'id', direction: 'asc', limit: 2, page: 2 })).toEqual([3]);
  expect(await orders.list({ limit: 1 })).toMatchObject({ total: 3, isTotalExact: true });
});

test('by amount, orders that are over and those still open are one list, page by page', async () => {
  const { world, orders, numbers } = await givenOffice();
  const productId = givenProduct(world, { priceE4: 10_00, stock: 1000 });
  const customer = givenUser(world, 'customer');
  for (const pieces of [3, 1, 4, 1, 5, 9, 2, 6, 5, 3]) {
    await givenOrder(world, customer, [[productId, pieces]], '2026-12-01');
  }
  for (const orderId of [5, 6, 9, 12]) await orders.setStatus({ orderId, status: 'E Anuluar' });
  const all = (await orders.list({ limit: 100 })).orders;
  const byAmount = all
    .toSorted((a, b) => b.totalCents - a.totalCents || b.orderId - a.orderId)
    .map((order) => order.orderId);
  expect(await numbers({ sort: 'amount', limit: 100 })).toEqual(byAmount);
  expect(await numbers({ sort: 'amount', direction: 'asc', limit: 100 })).toEqual(byAmount.toReversed());
  for (const page of [1, 2, 3]) {
    expect(await numbers({ sort: 'amount', limit: 5, page })).toEqual(
      byAmount.slice((page - 1) * 5, page * 5),
    );
  }
  const isOver = (orderId: number) => [5, 6, 9, 12].includes(orderId);
  expect(await numbers({ sort: 'amount', status: 'E Anuluar' })).toEqual(byAmount.filter(isOver));
  expect(await numbers({ sort: 'amount', stock: 'open', limit: 100 })).toEqual(byAmount);
});

test('the office finds orders by number, name, e-mail and phone in any form', async () => {
  const { numbers } = await givenOffice();
  expect(await numbers({ search: '2' })).toEqual([2]);
  expect(await numbers({ search: '#2' })).toEqual([2]);
  expect(await numbers({ search: 'pasticeri art' })).toEqual([3, 1]);
  expect(await numbers({ search: 'arta@shitore' })).toEqual([3, 1]);
  expect(await numbers({ search: '+383 44 555 777' })).toEqual([3, 1]);
  expect(await numbers({ search: '"X" OR' })).toEqual([2]);
  for (const nobody of ['%', 'NEAR(', '*', 'zzz', '999999']) {
    expect(await numbers({ search: nobody }), nobody).toEqual([]);
  }
});

test('days and status narrow the list, and days in the wrong order are rejected', async () => {
  const { numbers, orders } = await givenOffice();
  await orders.setStatus({ orderId: 2, status: 'E Anuluar' });
  expect(await numbers({ from: '2026-11-18', to: '2026-11-19' })).toEqual([2, 1]);
  expect(await numbers({ status: 'E Procesuar', from: '2026-11-19', sort: 'id' })).toEqual([3]);
  expect(await numbers({ status: 'E Anuluar', search: 'blerim', sort: 'amount' })).toEqual([2]);
  expect(await numbers({ status: 'E Anuluar', sort: 'amount' })).toEqual([2]);
  expect(await numbers({ status: 'E Procesuar', sort: 'amount' })).toEqual([1, 3]);
  const both = ['E Anuluar', 'E Procesuar'] as const;
  expect(await numbers({ statuses: [...both], sort: 'amount', direction: 'asc' })).toEqual([2, 3, 1]);
  expect(await orders.list({ status: 'E Procesuar' })).toMatchObject({ total: 2 });
  expect(await rejectionOf(orders.list({ from: '2026-11-20', to: '2026-11-19' }))).toMatchObject({
    code: 'invalid-date-range',
  });
});

test('a day of delivery, a driver, a region and the stock narrow the list as well', async () => {
  const { world, orders, numbers } = await givenOffice();
  const peja = givenUser(world, 'customer', { regionId: 4 });
  const productId = givenProduct(world, { priceE4: 100_00, stock: 10 });
  await givenOrder(world, peja, [[productId, 1]], '2026-12-01');
  givenUser(world, 'driver', { driverCode: 2 });
  await orders.bulkSetDriver({ orderIds: [1, 4], driverCode: 2 });
  await world.call(givenUser(world, 'stocker')).stocker.orders.confirmAll({ orderId: 2 });
  expect(await numbers({ deliverFrom: '2026-12-01' })).toEqual([4]);
  expect(await numbers({ deliverTo: '2026-11-30', sort: 'delivery', direction: 'asc' })).toEqual([1, 2, 3]);
  expect(await numbers({ driverCode: 2 })).toEqual([4, 1]);
  expect(await numbers({ driverCode: 'none', stock: 'open' })).toEqual([3]);
  expect(await numbers({ stock: 'ok' })).toEqual([2]);
  expect(await numbers({ regionId: 4, statuses: ['E Procesuar', 'E Nisur'] })).toEqual([4]);
  expect(await orders.list({ regionId: 4 })).toMatchObject({ total: 1 });
  expect(await orders.list({ statuses: ['E Procesuar', 'E Nisur'] })).toMatchObject({ total: 4 });
  const turned = orders.list({ deliverFrom: '2026-12-02', deliverTo: '2026-12-01' });
  expect(await rejectionOf(turned)).toMatchObject({ code: 'invalid-date-range' });
});

test('the counters say how many orders are in each status', async () => {
  const { orders } = await givenOffice();
  await orders.bulkSetStatus({ orderIds: [1, 2], status: 'E Realizuar' });
  await orders.setStatus({ orderId: 2, status: 'E Anuluar' });
  expect(await orders.counts()).toEqual({
    total: 3,
    byStatus: { 'E Procesuar': 1, 'E Pergaditur': 0, 'E Nisur': 0, 'E Realizuar': 1, 'E Anuluar': 1 },
  });
});

test('the history of an order tells who did what and when', async () => {
  const { world, orders } = await givenOffice();
  givenUser(world, 'driver', { driverCode: 1, name: 'Agron' });
  await orders.setDriver({ orderId: 1, driverCode: 1 });
  world.advance(1000);
  await orders.setStatus({ orderId: 1, status: 'E Nisur' });
  expect(await orders.history({ orderId: 1 })).toMatchObject([
    { kind: 'status', from: null, to: 'E Procesuar', actorName: 'Pastiçeri Arta' },
    {
      kind: 'change',
      action: 'order.driver-assigned',
      actorName: 'Zyra',
      details: { from: null, driverCode: 1, driverName: 'Agron' },
    },
    { kind: 'status', from: 'E Procesuar', to: 'E Nisur', actorName: 'Zyra' },
  ]);
  expect(await rejectionOf(orders.history({ orderId: 99 }))).toMatchObject({ code: 'order-not-found' });
});
