import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorld } from '#testing/world.ts';

const FRIDAY = '2026-11-20';

const ORDERS = 50;

async function givenDay() {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const drivers = [3, 4].map((driverCode) => givenUser(world, 'driver', { driverCode }));
  const product = givenProduct(world, { stock: 1000 });
  const orderIds: number[] = [];
  for (let at = 0; at < ORDERS; at += 1) orderIds.push(await givenOrder(world, customer, [[product, 1]]));
  const desks = [givenUser(world, 'stocker'), givenUser(world, 'call_agent')] as const;
  const one = world.call(desks[0]).stocker;
  const other = world.call(desks[1]).callAgent;
  return { world, drivers, orderIds, one, other };
}

type Desk = Awaited<ReturnType<typeof givenDay>>['one'];

async function changesOf(desk: Desk, orderId: number) {
  return (await desk.orders.events({ orderId })).filter((event) => event.kind === 'change');
}

test('one moves the orders while the other gives them to a driver: each order has its day, and no driver of the old', async () => {
  const { world, drivers, orderIds, one, other } = await givenDay();
  const [given, moved] = await Promise.all([
    one.orders.bulkSetDriver({ orderIds, driverCode: 3 }),
    other.orders.move({ orderIds, deliverDate: FRIDAY }),
  ]);
  expect([given.rejected, moved.rejected]).toEqual([[], []]);
  for (const orderId of orderIds) {
    const order = await one.orders.details({ orderId });
    const events = (await changesOf(one, orderId)).map(({ action }) => action);
    expect(order.deliverDate).toBe(FRIDAY);
    // The driver is set only if assignment came after the move.
    const isGivenLast = events.lastIndexOf('order.driver-assigned') > events.lastIndexOf('order.edited');
    expect(order.driverId).toBe(isGivenLast ? drivers[0]!.id : null);
    expect(order.version).toBe(3);
  }
  expect((await one.agenda.unassigned({ date: THURSDAY })).length).toBe(0);
  expectInvariants(world);
});

test('both move the same orders: each goes once from day to day, and stands where the later one wanted it', async () => {
  const { world, orderIds, one, other } = await givenDay();
  await Promise.all([
    one.orders.move({ orderIds, deliverDate: FRIDAY }),
    other.orders.move({ orderIds, deliverDate: '2026-11-23' }),
  ]);
  for (const orderId of orderIds) {
    const moves = (await changesOf(one, orderId)).filter(({ action }) => action === 'order.edited');
    const order = await one.orders.details({ orderId });
    const days = moves.map(
      ({ details }) => (details as { changes: { deliverDate: { to: string } } }).changes,
    );
    expect(days.at(-1)?.deliverDate.to).toBe(order.deliverDate);
    expect(order.version).toBe(1 + moves.length);
  }
  expectInvariants(world);
});

test.each([
  ['no driver', null, 3, 4],
  ['another driver', 3, 4, null],
] as const)(
  'an order seen with %s is given away once: the second, who saw the same, is told',
  async (_seen, expected, firstCode, secondCode) => {
    const { world, orderIds, one, other } = await givenDay();
    const [orderId] = orderIds as [number];
    if (expected !== null) await one.orders.setDriver({ orderId, driverCode: expected });
    const results = await Promise.allSettled([
      one.orders.setDriver({ orderId, driverCode: firstCode, expected }),
      other.orders.setDriver({ orderId, driverCode: secondCode, expected }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(results[1]).toMatchObject({ reason: { cause: { code: 'order-changed' } } });
    expect((await one.orders.details({ orderId })).driverCode).toBe(firstCode);
    expectInvariants(world);
  },
);

test('of a preparation and a cancellation at once the second is told, and nothing is both', async () => {
  const { world, orderIds, one, other } = await givenDay();
  const [orderId] = orderIds as [number];
  const expected = 'E Procesuar';
  const [, late] = await Promise.allSettled([
    one.orders.setStatus({ orderId, status: 'E Pergaditur', expected }),
    other.orders.setStatus({ orderId, status: 'E Anuluar', reason: 'Klienti hoqi dorë', expected }),
  ]);
  expect(late).toMatchObject({ status: 'rejected', reason: { cause: { code: 'order-changed' } } });
  expect((await one.orders.details({ orderId })).status).toBe('E Pergaditur');
  expectInvariants(world);
});

test('the desk gives many orders to a driver at once', async () => {
  const { orderIds, drivers, one, other } = await givenDay();
  const { changed } = await other.orders.bulkSetDriver({ orderIds, driverCode: 4 });
  expect(changed).toHaveLength(ORDERS);
  expect((await one.orders.details({ orderId: orderIds[7]! })).driverId).toBe(drivers[1]!.id);
});

test('two give the orders without a driver to two drivers at once: the first keeps them, the second is told', async () => {
  const { world, orderIds, drivers, one, other } = await givenDay();
  await one.orders.bulkSetDriver({ orderIds, driverCode: null });
  const both = await Promise.all([
    one.orders.bulkSetDriver({ orderIds, driverCode: 3, expected: null }),
    other.orders.bulkSetDriver({ orderIds, driverCode: 4, expected: null }),
  ]);
  expect(both.map(({ changed, rejected }) => changed.length + rejected.length)).toEqual([ORDERS, ORDERS]);
  expect(both.flatMap(({ changed }) => changed).toSorted((a, b) => a - b)).toEqual(orderIds);
  for (const [at, { changed }] of both.entries()) {
    for (const orderId of changed) {
      expect((await one.orders.details({ orderId })).driverId).toBe(drivers[at]!.id);
    }
  }
  // A desk that wants the same driver is not told that the other was faster.
  const again = { orderIds: [...both[0]!.changed], driverCode: 3, expected: null };
  expect((await other.orders.bulkSetDriver(again)).rejected).toEqual([]);
  expectInvariants(world);
});
