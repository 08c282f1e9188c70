import { describe, expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const MONDAY = '2026-11-16';
const TUESDAY = '2026-11-17';
const WEDNESDAY = '2026-11-18';
const THURSDAY = '2026-11-19';
const DAY_MS = 24 * 60 * 60 * 1000;

async function givenClosedDays() {
  const world = openWorld();
  const morning = world.ctx.clock.now();
  world.setNow(morning - 20 * DAY_MS);
  const adminUser = await givenSeller(world);
  const customer = givenUser(world, 'customer');
  const driverUser = givenUser(world, 'driver', { driverCode: 3 });
  const { admin, stocker } = world.call(adminUser);
  const { driver } = world.call(driverUser);
  world.setNow(morning);
  const orderId = await givenOrder(world, customer, [[givenProduct(world, { priceE4: 1000_00 }), 6]]);
  await admin.orders.setDriver({ orderId, driverCode: 3 });
  await admin.orders.setStatus({ orderId, status: 'E Nisur' });
  const early = { customerId: customer.id, amountCents: 700, receivedOn: MONDAY };
  const paid = await admin.receivables.bookPayment({ ...early, method: 'cash_counter' });
  const expense = { kind: 'expense', amountCents: 100, reason: 'Letër' } as const;
  await admin.cash.move({ date: MONDAY, driverCode: null, ...expense });
  for (const date of [MONDAY, WEDNESDAY])
    for (const driverCode of [3, null]) await admin.cash.close({ date, driverCode });
  world.advance(DAY_MS);
  const sheetOf = async (date: string, driverCode: number | null) =>
    (await stocker.cash.sheets({ date })).find((sheet) => sheet.driverCode === driverCode);
  const book = async () => (await admin.cash.book({ from: MONDAY, to: THURSDAY })).days;
  return { world, admin, stocker, driver, customer, orderId, paid, morning, sheetOf, book };
}

describe('what is dated at or before the last closed day of a till counts on the first day after it', () => {
  test.each([MONDAY, TUESDAY, WEDNESDAY])('cash at the counter of %s', async (receivedOn) => {
    const { world, admin, customer, book } = await givenClosedDays();
    const before = await book();
    const { payment } = await admin.receivables.bookPayment({
      ...{ customerId: customer.id, amountCents: 3000, method: 'cash_counter', receivedOn },
    });
    expect(payment).toMatchObject({ receivedOn, cashDay: THURSDAY });
    expect((await book()).slice(0, 3)).toEqual(before.slice(0, 3));
    expect((await book())[3]).toMatchObject({ inCents: 3000 });
    expectInvariants(world);
  });

  test('cash of a driver that the office books, that a phone tells of late, and of a delivery', async () => {
    const { world, admin, driver, customer, orderId, morning, sheetOf } = await givenClosedDays();
    const owed = { customerId: customer.id, amountCents: 1000 };
    const byOffice = { ...owed, method: 'cash_driver', driverCode: 3, receivedOn: TUESDAY } as const;
    expect((await admin.receivables.bookPayment(byOffice)).payment.cashDay).toBe(THURSDAY);
    const late = await driver.receivables.collect({ ...owed, occurredAt: morning - DAY_MS });
    expect(late.payment).toMatchObject({ receivedOn: TUESDAY, cashDay: THURSDAY });
    const door = { orderId, amountReceivedCents: 4000, occurredAt: morning };
    expect(await driver.orders.deliver(door)).toMatchObject({ laterCashDay: THURSDAY });
    expect(await sheetOf(THURSDAY, 3)).toMatchObject({ receivedCents: 6000 });
    expectInvariants(world);
  });

  test('a status that hands an order over says so too', async () => {
    const { driver, orderId, morning } = await givenClosedDays();
    const handed = await driver.orders.setStatus({ orderId, status: 'E Realizuar', occurredAt: morning });
    expect(handed).toEqual({ orderId, status: 'E Realizuar', laterCashDay: THURSDAY });
  });

  test('what is taken back, what a driver spent, and what a driver hands in', async () => {
    const { world, admin, stocker, driver, paid, sheetOf, book } = await givenClosedDays();
    const before = (await book()).slice(0, 3);
    const back = await admin.receivables.reversePayment({ paymentId: paid.payment.id, reason: 'Gabim' });
    expect(back.payment.reversedCashDay).toBe(THURSDAY);
    const { movements } = await stocker.cash.day({ date: MONDAY, driverCode: null });
    const undone = await admin.cash.reverseMovement({ movementId: movements[0]!.id, reason: 'Gabim' });
    expect(undone.date).toBe(THURSDAY);
    const spent = await driver.cash.spend({ date: TUESDAY, amountCents: 500, reason: 'Naftë' });
    expect(spent).toMatchObject({ date: THURSDAY, expensesCents: 500 });
    expect(await sheetOf(TUESDAY, 3)).toMatchObject({ expensesCents: 0 });
    await stocker.cash.count({ date: TUESDAY, driverCode: 3, amountCents: 800 });
    const handed = await admin.cash.close({ date: TUESDAY, driverCode: 3 });
    expect(handed).toMatchObject({ isClosed: true, counterDay: THURSDAY });
    expect((await book()).slice(0, 3)).toEqual(before);
    expectInvariants(world);
  });

  test.each([
    ['float', 3],
    ['expense', 3],
    ['float', null],
    ['in', null],
    ['bank', null],
    ['expense', null],
  ] as const)('nothing else moves there: %s of till %s is refused', async (kind, driverCode) => {
    const { world, admin } = await givenClosedDays();
    const move = { driverCode, kind, amountCents: 100, reason: 'Provë' };
    for (const date of [MONDAY, TUESDAY, WEDNESDAY]) {
      expect(await rejectionOf(admin.cash.move({ ...move, date }))).toMatchObject({
        code: 'day-closed',
        day: WEDNESDAY,
      });
    }
    await admin.cash.move({ ...move, date: THURSDAY });
    expectInvariants(world);
  });
});

test('a day before the shop’s first is refused wherever a past day is named', async () => {
  const { admin, stocker, driver, customer } = await givenClosedDays();
  const refused = { code: 'day-before-shop', firstDay: '2026-10-29' };
  const till = { driverCode: null, amountCents: 100 };
  for (const date of ['1990-01-01', '2026-10-28']) {
    expect(await rejectionOf(admin.cash.close({ date, driverCode: null }))).toMatchObject(refused);
    expect(await rejectionOf(stocker.cash.count({ date, ...till }))).toMatchObject(refused);
    expect(await rejectionOf(driver.cash.count({ date, amountCents: 1 }))).toMatchObject(refused);
    expect(await rejectionOf(admin.cash.move({ date, ...till, kind: 'in' }))).toMatchObject(refused);
    const spent = { date, amountCents: 1, reason: 'Naftë' };
    expect(await rejectionOf(driver.cash.spend(spent))).toMatchObject(refused);
    for (const method of ['cash_counter', 'bank', 'card', 'compensation'] as const) {
      const payment = { customerId: customer.id, amountCents: 100, method, receivedOn: date };
      expect(await rejectionOf(admin.receivables.bookPayment(payment))).toMatchObject(refused);
    }
  }
  await admin.cash.close({ date: '2026-10-29', driverCode: null });
});
