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
