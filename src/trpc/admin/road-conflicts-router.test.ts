import { expect, test } from 'vitest';
import { getCashSheet } from '#domain/cash/cash-sheets.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const DAY = '2026-11-18';
const HOUR_MS = 60 * 60_000;

async function givenRoad() {
  const world = openWorld();
  const admin = await givenSeller(world);
  const driver = givenUser(world, 'driver', { driverCode: 3, name: 'Agron' });
  const other = givenUser(world, 'driver', { driverCode: 4, name: 'Besnik' });
  const customer = givenUser(world, 'customer', { name: 'Arta' });
  const product = givenProduct(world, { priceE4: 1000_00 });
  const orderId = await givenOrder(world, customer, [[product, 5]]);
  const { admin: office, stocker: warehouse } = world.call(admin);
  await office.orders.setDriver({ orderId, driverCode: 3 });
  await office.orders.setStatus({ orderId, status: 'E Nisur' });
  const order = await office.orders.get({ orderId });
  world.advance(HOUR_MS);
  const done = {
    orderId,
    status: 'E Realizuar',
    receiverName: 'Zana',
    amountReceivedCents: 5000,
    paymentMethod: 'cash_driver',
    occurredAt: world.ctx.clock.now(),
    actKey: 'act-1',
  } as const;
  world.advance(HOUR_MS);
  const drive = world.call(driver).driver;
  const till = (day = DAY) => getCashSheet(world.ctx, driver.id, day);
  const owed = async () => (await office.receivables.get({ customerId: customer.id })).balanceCents;
  const wait = async () => (await warehouse.roadConflicts.list({ isDecided: false }))[0]!;
  return {
    ...{ world, admin, driver, other, customer, product, orderId, order, office, warehouse },
    ...{ drive, done, till, owed, wait },
  };
}

type Road = Awaited<ReturnType<typeof givenRoad>>;

const MEANWHILE = {
  'it was put back for another day': async ({ office, orderId }: Road) => {
    await office.orders.attempt({ orderId, reason: 'closed' });
  },
  'it was put back and departed once more with another driver': async ({ office, orderId }: Road) => {
    await office.orders.attempt({ orderId, reason: 'closed' });
    await office.orders.setDriver({ orderId, driverCode: 4 });
    await office.orders.setStatus({ orderId, status: 'E Nisur' });
  },
  'it was given to another driver': async ({ office, orderId }: Road) => {
    await office.orders.setDriver({ orderId, driverCode: 4 });
  },
  'it was cancelled and taken up again': async ({ office, orderId }: Road) => {
    await office.orders.setStatus({ orderId, status: 'E Anuluar', reason: 'gabim' });
    await office.orders.setStatus({ orderId, status: 'E Procesuar' });
  },
} as const;

test.each(Object.entries(MEANWHILE))(
  'although %s, the office accepts what the driver did: one delivery, one payment, the cash in one till',
  async (_what, happen) => {
    const road = await givenRoad();
    const { world, office, warehouse, drive, driver, orderId, done, till, owed, wait } = road;
    await happen(road);
    const owedBefore = await owed();
    await drive.orders.reportConflict(done);
    expect(till()).toMatchObject({ expectedCents: 5000, conflictCents: 5000, receivedCents: 0 });
    expect(await owed()).toBe(owedBefore);
    expect(await office.overview.waiting()).toMatchObject({ roadConflicts: 1 });
    expect(await office.orders.get({ orderId })).toMatchObject({ openConflicts: 1 });
    expect(await drive.orders.conflicts()).toMatchObject([{ orderId, cashCents: 5000 }]);
    expect(world.events).toContainEqual({ type: 'road-conflict', orderId });
    const { conflictId, obstacle } = await wait();
    expect(obstacle).toBeNull();
    expectInvariants(world);

    await office.roadConflicts.accept({ conflictId });
    const { delivery } = await office.orders.delivery({ orderId });
    expect(await office.orders.get({ orderId })).toMatchObject({
      status: 'E Realizuar',
      driverId: driver.id,
      openConflicts: 0,
    });
    expect(delivery).toMatchObject({
      receiverName: 'Zana',
      amountReceivedCents: 5000,
      deliveredAt: done.occurredAt,
      deliveredDay: DAY,
    });
    expect(till()).toMatchObject({ expectedCents: 5000, conflictCents: 0, receivedCents: 5000 });
    expect(await owed()).toBe(0);
    expect(await office.overview.waiting()).toMatchObject({ roadConflicts: 0 });
    expect(await warehouse.roadConflicts.list({ isDecided: true })).toMatchObject([{ decision: 'accepted' }]);
    expect(await drive.orders.conflicts()).toEqual([]);
    expectInvariants(world);
  },
);

test('what was not accepted at the door comes back to stock and off the invoice, as with any delivery', async () => {
  const { world, office, orderId, product, order, drive, done, till, wait, owed } = await givenRoad();
  await office.orders.attempt({ orderId, reason: 'closed' });
  const lines = [
    { orderLineId: order.lines[0]!.orderLineId, deliveredQuantity: 3, reason: 'damaged' } as const,
  ];
  await drive.orders.reportConflict({ ...done, lines, amountReceivedCents: 3000 });
  const conflict = await wait();
  expect(conflict.lines).toMatchObject([{ deliveredQuantity: 3, reason: 'damaged' }]);
  await office.roadConflicts.accept({ conflictId: conflict.conflictId });
  expect(await office.orders.get({ orderId })).toMatchObject({ status: 'E Realizuar', totalCents: 3000 });
  expect(stockOf(world, product)).toBe(95);
  expect([till().receivedCents, await owed()]).toEqual([3000, 0]);
  expectInvariants(world);
});

test('the same act is stored once, whatever it is reported under and however the words differ', async () => {
  const { office, orderId, drive, done, till, world, warehouse } = await givenRoad();
  await office.orders.attempt({ orderId, reason: 'closed' });
  await drive.orders.reportConflict(done);
  await drive.orders.reportConflict({ ...done, note: 'Porosia u kthye.' });
  await drive.orders.reportConflict({ ...done, idempotencyKey: 'again' });
  expect(await warehouse.roadConflicts.count()).toEqual({ count: 1 });
  expect(till()).toMatchObject({ expectedCents: 5000 });
  expectInvariants(world);
});

test('two of the office decide at once: one does, the other is told; what was done is undone by the usual means', async () => {
  const { office, admin, world, orderId, drive, done, till, wait } = await givenRoad();
  await office.orders.attempt({ orderId, reason: 'closed' });
  await drive.orders.reportConflict(done);
  const { conflictId } = await wait();
  const second = world.call(givenUser(world, 'admin')).admin.roadConflicts;
  const first = { conflictId, idempotencyKey: 'decided' };
  const both = await Promise.allSettled([
    office.roadConflicts.accept(first),
    second.decline({ conflictId, reason: 'jo', money: 'returned' }),
  ]);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(await rejectionOf(second.accept({ conflictId }))).toMatchObject({ code: 'road-conflict-decided' });
  expect(await world.call(admin).admin.roadConflicts.accept(first)).toEqual({ orderId });
  expect(till()).toMatchObject({ expectedCents: 5000 });
  await office.orders.setStatus({ orderId, status: 'E Pergaditur', reason: 'gabim' });
  expect(till().expectedCents).toBe(0);
  expectInvariants(world);
});

test.each([
  ['E Anuluar', 'cancelled'],
  ['E Realizuar', 'delivered'],
] as const)(
  'an order that is %s by now can’t be delivered by it; its money is decided about all the same',
  async (status, obstacle) => {
    const { office, world, orderId, drive, done, till, wait } = await givenRoad();
    await office.orders.setStatus({ orderId, status, reason: 'gabim' });
    const before = till().expectedCents;
    await drive.orders.reportConflict(done);
    const conflict = await wait();
    expect(conflict.obstacle).toBe(obstacle);
    const { conflictId } = conflict;
    expect(await rejectionOf(office.roadConflicts.accept({ conflictId }))).toMatchObject({
      code: 'road-conflict-not-acceptable',
    });
    const decline = { conflictId, reason: 'Të njëjtat para' };
    expect(await rejectionOf(office.roadConflicts.decline(decline))).toMatchObject({
      code: 'road-conflict-money-open',
    });
    expect(till().expectedCents).toBe(before + 5000);
    await office.roadConflicts.decline({ ...decline, money: 'returned' });
    expect(till()).toMatchObject({ expectedCents: before, conflictCents: 0 });
    expect((await office.orders.get({ orderId })).status).toBe(status);
    expectInvariants(world);
  },
);

test('an order whose second phone has brought it keeps one receipt; the cash may become the customer’s credit', async () => {
  const { office, world, orderId, drive, done, till, owed, wait } = await givenRoad();
  await drive.orders.deliver({ orderId, receiverName: 'Arta', amountReceivedCents: 5000 });
  await drive.orders.reportConflict(done);
  expect(till()).toMatchObject({ expectedCents: 10000, conflictCents: 5000 });
  expect(await owed()).toBe(0);
  const { conflictId } = await wait();
  await office.roadConflicts.decline({ conflictId, reason: 'Pagoi dy herë', money: 'credit' });
  expect(till()).toMatchObject({ expectedCents: 10000, conflictCents: 0, receivedCents: 10000 });
  expect(await owed()).toBe(-5000);
  expect((await office.orders.delivery({ orderId })).delivery).toMatchObject({ receiverName: 'Arta' });
  expectInvariants(world);
});

test('not accepted, the order stays to be brought, and what was paid pays for it', async () => {
  const { office, world, other, orderId, drive, done, owed, wait } = await givenRoad();
  await office.orders.attempt({ orderId, reason: 'closed' });
  await drive.orders.reportConflict(done);
  const { conflictId } = await wait();
  await office.roadConflicts.decline({ conflictId, reason: 'Malli është në depo', money: 'credit' });
  expect((await office.orders.get({ orderId })).status).toBe('E Pergaditur');
  expect(await owed()).toBe(0);
  await office.orders.setDriver({ orderId, driverCode: 4 });
  await office.orders.setStatus({ orderId, status: 'E Nisur' });
  const { deliverDate: date } = await office.orders.get({ orderId });
  const stops = await world.call(other).driver.orders.byDay({ date: date!, by: 'delivery' });
  expect(stops).toMatchObject([{ orderId, collectCents: 0 }]);
  expectInvariants(world);
});

test.each([
  ['bank', 5000, { receivedCents: 0, expectedCents: 0 }, 0],
  ['terms', 0, { receivedCents: 0, expectedCents: 0 }, 5000],
  [undefined, undefined, { receivedCents: 5000, expectedCents: 5000 }, 0],
] as const)(
  'paid by %s with %s: the till, the decision and the account follow',
  async (paymentMethod, amountReceivedCents, sums, debt) => {
    const { office, world, orderId, drive, done, till, owed, wait } = await givenRoad();
    await office.orders.attempt({ orderId, reason: 'closed' });
    await drive.orders.reportConflict({ ...done, paymentMethod, amountReceivedCents });
    expect(till()).toMatchObject({ expectedCents: sums.expectedCents });
    const { conflictId } = await wait();
    await office.roadConflicts.accept({ conflictId });
    expect(till()).toMatchObject(sums);
    expect(await owed()).toBe(debt);
    expectInvariants(world);
  },
);

test('without cash nothing has to be said of money, and a visit in vain is only read', async () => {
  const { office, world, orderId, drive, done, till, wait } = await givenRoad();
  await office.orders.setDriver({ orderId, driverCode: 4 });
  const { amountReceivedCents: _cash, paymentMethod: _way, ...visit } = done;
  await drive.orders.reportConflict({ ...visit, status: 'E Pergaditur', attemptReason: 'closed' });
  const { conflictId, obstacle } = await wait();
  expect([obstacle, till().expectedCents]).toEqual(['no-delivery', 0]);
  await office.roadConflicts.decline({ conflictId, reason: 'E pashë' });
  expectInvariants(world);
});

test('cash that is told after its day was closed counts in the first open one, and decided later on as well', async () => {
  const { office, world, orderId, drive, driver, done, till, wait } = await givenRoad();
  await office.orders.attempt({ orderId, reason: 'closed' });
  await office.cash.close({ date: DAY, driverCode: 3 });
  await drive.orders.reportConflict(done);
  expect([till().expectedCents, till('2026-11-19').expectedCents]).toEqual([0, 5000]);
  world.advance(24 * HOUR_MS);
  await office.cash.close({ date: '2026-11-19', driverCode: 3 });
  const { conflictId } = await wait();
  await office.roadConflicts.accept({ conflictId });
  expect(till('2026-11-19')).toMatchObject({ expectedCents: 5000, conflictCents: 5000 });
  expect(till('2026-11-20')).toMatchObject({ expectedCents: 0, conflictCents: -5000, receivedCents: 5000 });
  expect((await office.orders.delivery({ orderId })).delivery).toMatchObject({ deliveredDay: DAY });
  expect(await office.orders.get({ orderId })).toMatchObject({ deliverDate: DAY });
  const day = await world.call(driver).driver.cash.day({ date: '2026-11-20' });
  expect(day.conflicts).toMatchObject([{ orderId, amountCents: -5000, decision: 'accepted' }]);
  expectInvariants(world);
});
