import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { readAudit } from '#testing/read-audit.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const OCTOBER_END = '2026-10-31';

async function givenClosedOctober() {
  const world = openWorld();
  const now = world.ctx.clock.now();
  world.setNow(now - 60 * 24 * 60 * 60 * 1000);
  const adminUser = await givenSeller(world);
  const [customer, other] = [givenUser(world, 'customer'), givenUser(world, 'customer')];
  world.setNow(now);
  const { admin } = world.call(adminUser);
  const owe = (customerId: number, amountCents: number, day: string) =>
    admin.receivables.enterOpening({ customerId, amountCents, day, number: day });
  await owe(customer.id, 10_000, '2026-09-20');
  await owe(customer.id, 5000, '2026-10-20');
  await owe(other.id, 2000, '2026-10-20');
  await admin.books.close({ month: '2026-10' });
  return { world, admin, adminUser, customer, other };
}

const needsReason = { code: 'closed-month-reason', closedUntil: OCTOBER_END };
const reason = 'Ekstrakti i bankës erdhi vonë';

test.each(['bank', 'card', 'compensation', 'cash_counter'] as const)(
  'a payment by %s into a closed month needs a reason, which is kept',
  async (method) => {
    const { world, admin, customer } = await givenClosedOctober();
    const payment = { customerId: customer.id, amountCents: 3000, method, receivedOn: '2026-10-15' };
    expect(await rejectionOf(admin.receivables.bookPayment(payment))).toMatchObject(needsReason);
    expect(await rejectionOf(admin.receivables.bookPayment({ ...payment, reason: ' ' }))).toMatchObject(
      needsReason,
    );
    await admin.receivables.bookPayment({ ...payment, receivedOn: '2026-11-01' });
    expect(await admin.receivables.bookPayment({ ...payment, reason })).toMatchObject({ balanceCents: 9000 });
    const booked = readAudit(world).filter(({ action }) => action === 'payment.booked');
    expect(booked.map(({ details }) => Reflect.get(details ?? {}, 'reason'))).toEqual([undefined, reason]);
    expectInvariants(world);
  },
);

test('an opening balance of a closed month needs a reason; one of ten years before the shop is none', async () => {
  const { world, admin, customer } = await givenClosedOctober();
  const opening = { customerId: customer.id, amountCents: 100 };
  const enter = (day: string, why?: string) =>
    admin.receivables.enterOpening({ ...opening, day, ...(why === undefined ? {} : { reason: why }) });
  expect(await rejectionOf(enter('2026-10-01'))).toMatchObject(needsReason);
  expect(await rejectionOf(enter('1900-01-01', reason))).toMatchObject({ code: 'day-before-shop' });
  await enter('2026-10-01', reason);
  await enter('2026-11-01');
  expectInvariants(world);
});

test('what is taken back or written off counts today, and changes no closed month', async () => {
  const { world, admin, customer } = await givenClosedOctober();
  const before = await admin.receivables.ageing({ on: OCTOBER_END });
  const { entries } = await admin.receivables.get({ customerId: customer.id });
  await admin.receivables.reverseEntry({ entryId: entries[0]!.id, reason: 'Gabim' });
  await admin.receivables.writeOff({ customerId: customer.id, amountCents: 100, reason: 'Marrëveshje' });
  expect(await admin.receivables.ageing({ on: OCTOBER_END })).toEqual(before);
  expect(before).toMatchObject({ changedSince: null, totals: { totalCents: 17_000 } });
  expectInvariants(world);
});

test('figures of a closed month say what changed them since, and can be had as they were', async () => {
  const { world, admin, customer, other } = await givenClosedOctober();
  const october = { from: '2026-10-01', to: OCTOBER_END, customerId: customer.id };
  const [ageing, statement] = [
    await admin.receivables.ageing({ on: OCTOBER_END }),
    await admin.receivables.statement(october),
  ];
  expect(ageing).toMatchObject({ changedSince: null, totals: { d30: 7000, d60: 10_000 } });
  expect(statement).toMatchObject({ changedSince: null, openingCents: 10_000, closingCents: 15_000 });
  const late = { customerId: customer.id, amountCents: 11_000, method: 'bank', reason } as const;
  await admin.receivables.bookPayment({ ...late, receivedOn: '2026-10-15' });
  await admin.receivables.bookPayment({ ...late, receivedOn: '2026-11-10', amountCents: 500 });
  const now = await admin.receivables.ageing({ on: OCTOBER_END });
  expect(now).toMatchObject({
    totals: { totalCents: 6000 },
    changedSince: {
      ...{ closedOn: '2026-11-18', entries: 1, cents: -11_000 },
      list: [{ customerId: customer.id, day: '2026-10-15', amountCents: -11_000, reason }],
    },
  });
  const then = await admin.receivables.ageing({ on: OCTOBER_END, known: 'closing' });
  expect([then.rows, then.totals]).toEqual([ageing.rows, ageing.totals]);
  expect(await admin.receivables.statement(october)).toMatchObject({
    closingCents: 4000,
    changedSince: { entries: 1, cents: -11_000 },
    entries: [{ isLate: true }, { isLate: false }],
  });
  const { changedSince: _, ...asClosed } = await admin.receivables.statement({
    ...october,
    known: 'closing',
  });
  expect(asClosed).toMatchObject({ entries: statement.entries, closingCents: 15_000 });
  const theirs = await admin.receivables.statement({ ...october, customerId: other.id });
  expect(theirs.changedSince).toBeNull();
  const september = await admin.receivables.ageing({ on: '2026-09-30' });
  expect(september).toMatchObject({ changedSince: null, totals: { totalCents: 10_000 } });
  expectInvariants(world);
});

test('a payment corrected after its month was closed leaves the ageing as it was at the closing', async () => {
  const { world, admin, adminUser, customer } = await givenClosedOctober();
  givenUser(world, 'driver', { driverCode: 1 });
  const orderId = await givenOrder(world, customer, [[givenProduct(world, { priceE4: 1000_00 }), 2]]);
  await admin.orders.setDriver({ orderId, driverCode: 1 });
  const paid = { method: 'bank', amountCents: 1500 } as const;
  await admin.orders.setStatus({ orderId, status: 'E Realizuar', paid });
  world.setNow(Date.UTC(2026, 11, 1, 8));
  await world.call(adminUser).admin.books.close({ month: '2026-11' });
  const asClosed = async () => {
    const { rows, totals } = await admin.receivables.ageing({ on: '2026-11-30', known: 'closing' });
    return { rows, totals };
  };
  const closed = await asClosed();
  await admin.orders.correctDelivery({ orderId, amountReceivedCents: 1800 });
  expect(await asClosed()).toEqual(closed);
  expect((await admin.receivables.ageing({ on: '2026-11-30' })).totals).toMatchObject({ d30: 200 });
  expect(closed.totals).toMatchObject({ d30: 500 });
  expectInvariants(world);
});

test('what a phone tells late of a month that was closed meanwhile is entered with a reason of its own', async () => {
  const { world, admin, adminUser, customer } = await givenClosedOctober();
  const driver = givenUser(world, 'driver', { driverCode: 1 });
  const orderId = await givenOrder(world, customer, [[givenProduct(world, { priceE4: 1000_00 }), 2]]);
  await admin.orders.setDriver({ orderId, driverCode: 1 });
  world.setNow(Date.UTC(2026, 10, 30, 15));
  await admin.orders.setStatus({ orderId, status: 'E Nisur' });
  const door = world.ctx.clock.now();
  world.setNow(Date.UTC(2026, 11, 1, 8));
  await world.call(adminUser).admin.books.close({ month: '2026-11' });
  const { drive } = { drive: world.call(driver).driver };
  await drive.orders.deliver({ orderId, amountReceivedCents: 1500, occurredAt: door });
  await drive.receivables.collect({ customerId: customer.id, amountCents: 300, occurredAt: door });
  const { changedSince } = await admin.receivables.ageing({ on: '2026-11-30' });
  expect(changedSince).toMatchObject({ entries: 2, cents: -1800 });
  expect(changedSince?.list.every((entry) => entry.reason !== '')).toBe(true);
  expectInvariants(world);
});

test('entries stand as they were made, or by their days with the balance of those days', async () => {
  const { world, admin, customer } = await givenClosedOctober();
  await admin.receivables.enterOpening({ customerId: customer.id, day: '2026-11-05', amountCents: 300 });
  await admin.receivables.enterOpening({ customerId: customer.id, day: '2026-11-01', amountCents: 50 });
  const read = async (by?: 'entered' | 'day', limit = 20) =>
    (await admin.receivables.get({ customerId: customer.id, ...(by ? { by } : {}), limit })).entries;
  const entered = await read();
  expect(entered.slice(0, 2).map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-05']);
  const byDay = await read('day');
  expect(byDay.map(({ day }) => day)).toEqual(
    entered
      .map(({ day }) => day)
      .toSorted()
      .toReversed(),
  );
  const total = entered[0]!.balanceCents;
  expect(byDay.slice(0, 3).map((entry) => entry.balanceCents)).toEqual([total, total - 300, total - 350]);
  expect((await read('day', 1)).map((entry) => entry.balanceCents)).toEqual([total]);
  expectInvariants(world);
});
