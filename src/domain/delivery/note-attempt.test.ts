import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf, THURSDAY } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld, WEDNESDAY_MORNING } from '#testing/world.ts';

const HOUR = 3_600_000;

async function givenTour() {
  const world = openWorld();
  const admin = await givenSeller(world);
  const customer = givenUser(world, 'customer');
  const driver = givenUser(world, 'driver', { driverCode: 3 });
  const product = givenProduct(world, { stock: 20 });
  const orderId = await givenOrder(world, customer, [[product, 5]]);
  const office = world.call(admin);
  const depart = async () => {
    await office.admin.orders.setDriver({ orderId, driverCode: 3 });
    await office.admin.orders.setStatus({ orderId, status: 'E Nisur' });
  };
  const read = () => office.admin.orders.get({ orderId });
  return { world, customer, product, orderId, office, depart, read, drive: world.call(driver).driver };
}

test('what could not be handed over waits for the next day of its region, and keeps stock and invoice', async () => {
  const { world, customer, product, orderId, office, depart, read, drive } = await givenTour();
  await depart();
  const { invoiceNumber } = await read();
  const request = { orderId, reason: 'closed', idempotencyKey: 'k1' } as const;
  const noted = await drive.orders.attempt(request);
  expect(noted).toMatchObject({ attempts: 1, deliverDate: THURSDAY, attempt: { reason: 'closed' } });
  expect(await drive.orders.attempt(request)).toEqual(noted);
  expect(await drive.orders.attempts({ date: '2026-11-18' })).toEqual([
    expect.objectContaining({ orderId, reason: 'closed', deliverDate: THURSDAY }),
  ]);
  expect(await drive.orders.attempts({ date: THURSDAY })).toEqual([]);
  expect(await read()).toMatchObject({
    status: 'E Pergaditur',
    driverCode: null,
    deliverDate: THURSDAY,
    attempts: 1,
    invoiceNumber,
  });
  expect(stockOf(world, product)).toBe(15);
  const moved = await office.stocker.orders.move({ orderIds: [orderId], deliverDate: '2026-11-20' });
  expect(moved).toMatchObject({ changed: [orderId] });
  await office.stocker.orders.move({ orderIds: [orderId], deliverDate: THURSDAY });
  world.setNow(WEDNESDAY_MORNING + 2 * 24 * HOUR);
  await depart();
  expect(await drive.orders.attempt({ orderId, reason: 'no_money' })).toMatchObject({
    attempts: 2,
    // Friday's second visit moves the order to Monday.
    deliverDate: '2026-11-23',
  });
  const [order] = (await world.call(customer).customer.orders.list({})).orders;
  expect(order?.changes.at(-1)).toMatchObject({
    kind: 'day-changed',
    from: THURSDAY,
    to: '2026-11-23',
    reason: 'Nuk kishte para',
  });
  expect(world.events).toContainEqual({ type: 'order', orderId, customerId: customer.id, driverId: null });
  expectInvariants(world);
});

test('the office is told of the third visit in vain while it happens, and not of the first two', async () => {
  const { world, orderId, depart, drive } = await givenTour();
  const alerts = () => world.events.filter(({ type }) => type === 'attempts');
  for (const visit of [1, 2]) {
    await depart();
    expect(await drive.orders.attempt({ orderId, reason: 'not_reached' })).toMatchObject({ attempts: visit });
    expect(alerts()).toEqual([]);
  }
  await depart();
  await drive.orders.attempt({ orderId, reason: 'not_reached' });
  expect(alerts()).toEqual([{ type: 'attempts', orderId }]);
});

test('only what is on its way can have been brought in vain, and other says why', async () => {
  const { orderId, depart, drive, office } = await givenTour();
  expect(await rejectionOf(drive.orders.attempt({ orderId, reason: 'closed' }))).toMatchObject({
    code: 'order-not-found',
  });
  expect(await rejectionOf(office.admin.orders.attempt({ orderId, reason: 'closed' }))).toMatchObject({
    code: 'order-without-driver',
  });
  await depart();
  await expect(drive.orders.attempt({ orderId, reason: 'other' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  await drive.orders.setStatus({ orderId, status: 'E Realizuar' });
  expect(await rejectionOf(drive.orders.attempt({ orderId, reason: 'closed' }))).toMatchObject({
    code: 'status-change-not-possible',
  });
  expect(await rejectionOf(drive.orders.setStatus({ orderId, status: 'E Pergaditur' }))).toMatchObject({
    code: 'status-change-not-possible',
  });
});

test('the time of the act counts, as long as it can be true', async () => {
  const { world, orderId, depart, drive, office } = await givenTour();
  await depart();
  const departed = world.ctx.clock.now();
  // Reported on Friday for a visit on Wednesday.
  world.advance(2 * 24 * HOUR);
  await drive.orders.deliver({ orderId, occurredAt: departed + HOUR });
  expect((await office.admin.orders.delivery({ orderId })).delivery).toMatchObject({
    deliveredAt: departed + HOUR,
    deliveredDay: '2026-11-18',
  });
  const history = await office.admin.orders.history({ orderId });
  expect(history.findLast((event) => event.kind === 'status')).toMatchObject({ to: 'E Realizuar' });
  expectInvariants(world);
});

test.each([
  ['before the departure', -HOUR],
  ['in the future', 3 * HOUR],
])('an act %s counts when it is told, with a mark', async (_when, offset) => {
  const { world, orderId, depart, drive } = await givenTour();
  world.advance(HOUR);
  await depart();
  const departed = world.ctx.clock.now();
  world.advance(2 * HOUR);
  await drive.orders.setStatus({ orderId, status: 'E Realizuar', occurredAt: departed + offset });
  const row = world.handle.connection.prepare('SELECT delivered_at, is_time_corrected FROM deliveries').get();
  expect(row).toEqual({ delivered_at: departed + 2 * HOUR, is_time_corrected: 1 });
});

test('a phone that is up to five minutes ahead is believed, but for the day', async () => {
  const { world, orderId, depart, drive } = await givenTour();
  await depart();
  const midnight = Date.parse('2026-11-18T23:00:00Z');
  world.setNow(midnight - 60_000);
  const occurredAt = midnight + 3 * 60_000;
  const { attempt } = await drive.orders.attempt({ orderId, reason: 'closed', occurredAt });
  expect(attempt.occurredAt).toBe(occurredAt);
  const row = world.handle.connection
    .prepare('SELECT occurred_day, is_time_corrected FROM delivery_attempts')
    .get();
  expect(row).toEqual({ occurred_day: '2026-11-18', is_time_corrected: 0 });
  expectInvariants(world);
});
