import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { issueOf, rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const WEDNESDAY = '2026-11-18';
const THURSDAY = '2026-11-19';
const DAY_MS = 24 * 60 * 60 * 1000;

async function givenRound() {
  const world = openWorld();
  const adminUser = await givenSeller(world);
  const { admin, stocker } = world.call(adminUser);
  const customer = givenUser(world, 'customer');
  const driver = givenUser(world, 'driver', { driverCode: 3 });
  const product = givenProduct(world, { priceE4: 1000_00, stock: 1000 });
  const depart = async () => {
    const orderId = await givenOrder(world, customer, [[product, 6]]);
    await admin.orders.setDriver({ orderId, driverCode: 3 });
    await admin.orders.setStatus({ orderId, status: 'E Nisur' });
    return orderId;
  };
  const sheet = async (date: string, driverCode: number | null = 3) =>
    (await stocker.cash.sheets({ date })).find((cash) => cash.driverCode === driverCode);
  return { world, admin, stocker, customer, drive: world.call(driver).driver, depart, sheet, driver };
}

test('what a driver has to hand in: payments, and change, less what was spent', async () => {
  const { world, admin, stocker, drive, depart, sheet } = await givenRound();
  await admin.cash.move({ date: WEDNESDAY, driverCode: 3, kind: 'float', amountCents: 2000 });
  await drive.orders.deliver({ orderId: await depart(), amountReceivedCents: 5000 });
  await drive.cash.spend({ amountCents: 500, reason: 'Naftë' });
  expect(await sheet(WEDNESDAY)).toMatchObject({
    expectedCents: 6500,
    receivedCents: 5000,
    expensesCents: 500,
  });
  expect(await rejectionOf(drive.cash.spend({ amountCents: 5001, reason: 'Goma' }))).toMatchObject({
    code: 'expense-too-large',
  });
  await drive.cash.count({ amountCents: 6400 });
  expect(await sheet(WEDNESDAY)).toMatchObject({ differenceCents: -100 });
  await stocker.cash.count({ date: WEDNESDAY, driverCode: 3, amountCents: 6500 });
  expect(await sheet(WEDNESDAY)).toMatchObject({ differenceCents: 0 });
  for (const other of [
    { date: WEDNESDAY, driverCode: null },
    { date: THURSDAY, driverCode: 3 },
  ])
    expect(await stocker.cash.day(other)).toMatchObject({ payments: [], movements: [] });
  // No count of another till or day is theirs.
  for (const other of [await sheet(WEDNESDAY, null), await sheet(THURSDAY)])
    expect(other).toMatchObject({ counts: [], differenceCents: null });
  expectInvariants(world);
});

test('the sheets hear of cash at the counter, paid and reversed, and of nothing at the bank', async () => {
  const { world, admin, customer } = await givenRound();
  const counterHears = async <T>(work: () => Promise<T>) => {
    world.events.length = 0;
    const done = await work();
    return { done, isTold: world.events.some((event) => event.type === 'agenda' && event.driverId === null) };
  };
  const pay = (method: 'cash_counter' | 'bank') =>
    counterHears(() => admin.receivables.bookPayment({ customerId: customer.id, amountCents: 500, method }));
  const { done, isTold } = await pay('cash_counter');
  expect(isTold).toBe(true);
  const reversal = { paymentId: done.payment.id, reason: 'Gabim' };
  expect((await counterHears(() => admin.receivables.reversePayment(reversal))).isTold).toBe(true);
  expect((await pay('bank')).isTold).toBe(false);
});

test('what is known of a missing sum is kept with the closing, and told in the audit log', async () => {
  const { world, admin, stocker, drive, depart } = await givenRound();
  await drive.orders.deliver({ orderId: await depart(), amountReceivedCents: 5000 });
  const till = { date: WEDNESDAY, driverCode: 3 };
  await stocker.cash.count({ ...till, amountCents: 3631 });
  await admin.cash.close({ ...till, note: ' I mbetën te klienti ' });
  const closing = { event: 'close', reason: 'I mbetën te klienti' };
  expect(await stocker.cash.day(till)).toMatchObject({
    sheet: { differenceCents: -1369 },
    closings: [closing],
  });
  expect((await admin.audit.list({ limit: 1 })).entries[0]).toMatchObject({
    action: 'cash.closed',
    details: { expectedCents: 5000, handedInCents: 3631, note: 'I mbetën te klienti' },
  });
  expectInvariants(world);
});

test('a day is closed on the sums that the office saw, or not at all', async () => {
  const { world, admin, drive, depart, sheet } = await givenRound();
  const orders = [await depart(), await depart()];
  await drive.orders.deliver({ orderId: orders[0]!, amountReceivedCents: 5000 });
  const seen = { expectedCents: 5000, handedInCents: 5000 };
  await drive.orders.deliver({ orderId: orders[1]!, amountReceivedCents: 3000 });
  const day = { date: WEDNESDAY, driverCode: 3 };
  expect(await rejectionOf(admin.cash.close({ ...day, seen }))).toMatchObject({ code: 'cash-changed' });
  expect(await sheet(WEDNESDAY)).toMatchObject({ isClosed: false });
  await admin.cash.close({ ...day, seen: { expectedCents: 8000, handedInCents: 8000 } });
  expect(await sheet(WEDNESDAY)).toMatchObject({ isClosed: true });
  expectInvariants(world);
});

test('a closed day takes nothing any more: what comes late counts on the first open one, and says so', async () => {
  const { world, admin, drive, depart, sheet } = await givenRound();
  const orderId = await depart();
  const atTheDoor = world.ctx.clock.now();
  await admin.cash.close({ date: WEDNESDAY, driverCode: 3 });
  await admin.cash.close({ date: THURSDAY, driverCode: 3 }).catch(() => undefined);
  world.advance(DAY_MS);
  await drive.orders.deliver({ orderId, amountReceivedCents: 6000, occurredAt: atTheDoor });
  expect(await sheet(WEDNESDAY)).toMatchObject({ isClosed: true, receivedCents: 0 });
  expect(await sheet(THURSDAY)).toMatchObject({ isClosed: false, receivedCents: 6000 });
  const { payments } = await drive.cash.day({ date: THURSDAY });
  expect(payments).toMatchObject([{ receivedOn: WEDNESDAY, amountCents: 6000 }]);
  expect(await rejectionOf(drive.cash.count({ amountCents: 1, date: WEDNESDAY }))).toMatchObject({
    code: 'day-closed',
  });
  expect(await rejectionOf(admin.cash.close({ date: WEDNESDAY, driverCode: 3 }))).toMatchObject({
    code: 'day-closed',
  });
  await admin.cash.reopen({ date: WEDNESDAY, driverCode: 3, reason: 'Numërim i ri' });
  await drive.cash.count({ amountCents: 0, date: WEDNESDAY });
  expect(await rejectionOf(admin.cash.reopen({ date: WEDNESDAY, driverCode: 3, reason: 'x' }))).toMatchObject(
    {
      code: 'day-open',
    },
  );
  expectInvariants(world);
});

test('a payment that is taken back goes out of the till on its own day, or on the first open one', async () => {
  const { world, admin, drive, customer, sheet, depart } = await givenRound();
  await depart();
  const paid = await drive.receivables.collect({ customerId: customer.id, amountCents: 1000 });
  await admin.receivables.reversePayment({ paymentId: paid.payment.id, reason: 'Gabim' });
  expect(await sheet(WEDNESDAY)).toMatchObject({ receivedCents: 0 });
  const again = await drive.receivables.collect({ customerId: customer.id, amountCents: 2000 });
  await admin.cash.close({ date: WEDNESDAY, driverCode: 3 });
  await admin.receivables.reversePayment({ paymentId: again.payment.id, reason: 'Gabim' });
  expect(await sheet(WEDNESDAY)).toMatchObject({ receivedCents: 2000 });
  expect(await sheet(THURSDAY)).toMatchObject({ receivedCents: -2000 });
  expectInvariants(world);
});

test('the counter has a book: opening + in − out − taken to the bank = closing, day after day', async () => {
  const { world, admin, drive, customer, depart, sheet } = await givenRound();
  await admin.cash.move({ date: WEDNESDAY, driverCode: null, kind: 'in', amountCents: 10_000 });
  await admin.receivables.bookPayment({ customerId: customer.id, amountCents: 3000, method: 'cash_counter' });
  await admin.cash.move({
    date: WEDNESDAY,
    driverCode: null,
    kind: 'expense',
    amountCents: 1000,
    reason: 'Letër',
  });
  await drive.orders.deliver({ orderId: await depart(), amountReceivedCents: 6000 });
  await admin.cash.close({ date: WEDNESDAY, driverCode: 3 });
  expect(await sheet(WEDNESDAY, null)).toMatchObject({ expectedCents: 18_000, handedInCents: 6000 });
  world.advance(DAY_MS);
  await admin.cash.move({ date: THURSDAY, driverCode: null, kind: 'bank', amountCents: 15_000 });
  const book = await admin.cash.book({ from: WEDNESDAY, to: THURSDAY });
  expect(book.days).toMatchObject([
    { openingCents: 0, inCents: 19_000, outCents: 1000, bankCents: 0, closingCents: 18_000 },
    { openingCents: 18_000, inCents: 0, outCents: 0, bankCents: 15_000, closingCents: 3000 },
  ]);
  expect((await admin.cash.book({ from: THURSDAY, to: THURSDAY })).openingCents).toBe(18_000);
  expectInvariants(world);
});

test('the change that a driver is given comes out of the counter, and back with what is handed in', async () => {
  const { world, admin, drive, depart, sheet } = await givenRound();
  await admin.cash.move({ date: WEDNESDAY, driverCode: null, kind: 'in', amountCents: 10_000 });
  await admin.cash.move({ date: WEDNESDAY, driverCode: 3, kind: 'float', amountCents: 2000 });
  expect(await sheet(WEDNESDAY, null)).toMatchObject({ expectedCents: 8000, givenOutCents: 2000 });
  await drive.orders.deliver({ orderId: await depart(), amountReceivedCents: 6000 });
  await admin.cash.close({ date: WEDNESDAY, driverCode: 3 });
  expect(await sheet(WEDNESDAY, null)).toMatchObject({ expectedCents: 16_000, handedInCents: 8000 });
  world.advance(DAY_MS);
  const { days } = await admin.cash.book({ from: WEDNESDAY, to: THURSDAY });
  expect(days).toMatchObject([
    { inCents: 18_000, outCents: 2000, closingCents: 16_000 },
    { openingCents: 16_000, closingCents: 16_000 },
  ]);
  expectInvariants(world);
});

test.each(['in', 'bank'] as const)(
  'a driver’s till takes nothing that only the counter has: %s',
  async (kind) => {
    const { world, admin, sheet } = await givenRound();
    const moved = admin.cash.move({ date: WEDNESDAY, driverCode: 3, kind, amountCents: 2000 });
    expect(await rejectionOf(moved)).toMatchObject({ code: 'validation-failed' });
    expect(await sheet(WEDNESDAY)).toMatchObject({ otherCents: 0, bankCents: 0 });
    expectInvariants(world);
  },
);

test('cash that was moved by mistake goes back once, and the way back is not turned again', async () => {
  const { world, admin, stocker, sheet } = await givenRound();
  await admin.cash.move({ date: WEDNESDAY, driverCode: null, kind: 'bank', amountCents: 3000 });
  const reverse = async (at: number) => {
    const { movements } = await stocker.cash.day({ date: WEDNESDAY, driverCode: null });
    return admin.cash.reverseMovement({ movementId: movements[at]?.id ?? 0, reason: 'Gabim' });
  };
  await reverse(0);
  expect(await rejectionOf(reverse(0))).toMatchObject({ code: 'movement-reversed' });
  expect(await rejectionOf(reverse(1))).toMatchObject({ code: 'movement-not-found' });
  expect(await sheet(WEDNESDAY, null)).toMatchObject({ bankCents: 0, expectedCents: 0 });
  expectInvariants(world);
});

async function bookOf({ admin }: Pick<Awaited<ReturnType<typeof givenRound>>, 'admin'>) {
  return (await admin.cash.book({ from: WEDNESDAY, to: THURSDAY })).days;
}

test('what a driver hands in after the counter was closed is in its book on the first open day, and says so', async () => {
  const round = await givenRound();
  const { world, admin, stocker, drive, depart, sheet } = round;
  await admin.cash.move({ date: WEDNESDAY, driverCode: null, kind: 'in', amountCents: 10_000 });
  await drive.orders.deliver({ orderId: await depart(), amountReceivedCents: 6000 });
  expect(await admin.cash.close({ date: WEDNESDAY, driverCode: null })).toMatchObject({
    expectedCents: 10_000,
  });
  const [closed] = await bookOf(round);
  world.advance(DAY_MS);
  await admin.cash.close({ date: WEDNESDAY, driverCode: 3 });
  const days = await bookOf(round);
  expect(days[0]).toEqual(closed);
  expect(days[1]).toMatchObject({ openingCents: 10_000, handedInCents: 6000, closingCents: 16_000 });
  expect(await sheet(WEDNESDAY, null)).toMatchObject({ isClosed: true, expectedCents: 10_000 });
  const late = { what: 'close', day: WEDNESDAY, amountCents: 6000 };
  expect((await stocker.cash.day({ date: THURSDAY, driverCode: null })).transfers).toMatchObject([late]);
  expectInvariants(world);
});

test('a driver’s day that is opened again takes the cash out of the counter on its first open day', async () => {
  const round = await givenRound();
  const { world, admin, stocker, drive, depart } = round;
  await drive.orders.deliver({ orderId: await depart(), amountReceivedCents: 6000 });
  await admin.cash.close({ date: WEDNESDAY, driverCode: 3 });
  await admin.cash.close({ date: WEDNESDAY, driverCode: null });
  const [closed] = await bookOf(round);
  expect(closed).toMatchObject({ handedInCents: 6000, closingCents: 6000 });
  world.advance(DAY_MS);
  await admin.cash.reopen({ date: WEDNESDAY, driverCode: 3, reason: 'Numërim i ri' });
  expect(await bookOf(round)).toMatchObject([closed, { handedInCents: -6000, closingCents: 0 }]);
  expectInvariants(world);
  await stocker.cash.count({ date: WEDNESDAY, driverCode: 3, amountCents: 5900 });
  await admin.cash.close({ date: WEDNESDAY, driverCode: 3 });
  expect(await bookOf(round)).toMatchObject([closed, { handedInCents: -100, closingCents: 5900 }]);
  const { transfers } = await stocker.cash.day({ date: THURSDAY, driverCode: null });
  expect(transfers.map(({ what, amountCents }) => [what, amountCents])).toEqual([
    ['reopen', -6000],
    ['close', 5900],
  ]);
  expectInvariants(world);
});

test('change that a driver is given, or gives back, after the counter was closed counts there on the first open day', async () => {
  const round = await givenRound();
  const { world, admin, stocker } = round;
  await admin.cash.move({ date: WEDNESDAY, driverCode: 3, kind: 'float', amountCents: 2000 });
  await admin.cash.close({ date: WEDNESDAY, driverCode: null });
  const [closed] = await bookOf(round);
  await admin.cash.move({ date: WEDNESDAY, driverCode: 3, kind: 'float', amountCents: 500 });
  const { movements } = await stocker.cash.day({ date: WEDNESDAY, driverCode: 3 });
  await admin.cash.reverseMovement({ movementId: movements[0]?.id ?? 0, reason: 'Gabim' });
  expect(await bookOf(round)).toMatchObject([closed, { givenOutCents: -1500, closingCents: -500 }]);
  expect((await stocker.cash.day({ date: WEDNESDAY, driverCode: 3 })).sheet).toMatchObject({
    floatCents: 500,
  });
  await admin.cash.reopen({ date: WEDNESDAY, driverCode: null, reason: 'Numërim i ri' });
  await admin.cash.reverseMovement({ movementId: movements[1]?.id ?? 0, reason: 'Gabim' });
  expect(await bookOf(round)).toMatchObject([closed, { givenOutCents: -2000, closingCents: 0 }]);
  expectInvariants(world);
});

test('a driver who has left the list still holds their cash, and is listed', async () => {
  const { world, admin, drive, depart, driver } = await givenRound();
  await drive.orders.deliver({ orderId: await depart() });
  await admin.users.setActive({ userId: driver.id, isActive: false });
  const sheets = await world.call(givenUser(world, 'stocker')).stocker.cash.sheets({ date: WEDNESDAY });
  expect(sheets.map((sheet) => [sheet.driverCode, sheet.expectedCents])).toEqual([
    [3, 6000],
    [null, 0],
  ]);
});

test('the cash of a driver who left, and whose number another has now, is still counted and closed', async () => {
  const { world, admin, stocker, drive, depart, driver } = await givenRound();
  await drive.orders.deliver({ orderId: await depart(), amountReceivedCents: 5000 });
  world.handle.connection.prepare('UPDATE users SET is_active = 0 WHERE id = ?').run(driver.id);
  givenUser(world, 'driver', { driverCode: 3, name: 'I ri' });
  const till = { date: WEDNESDAY, driverCode: 3, driverId: driver.id };
  await stocker.cash.count({ ...till, amountCents: 4900 });
  expect(await stocker.cash.day(till)).toMatchObject({
    sheet: { driverId: driver.id, expectedCents: 5000, differenceCents: -100 },
    payments: [{ amountCents: 5000 }],
  });
  expect(await admin.cash.close(till)).toMatchObject({ driverId: driver.id, isClosed: true });
  const sheets = await stocker.cash.sheets({ date: WEDNESDAY });
  expect(sheets.map((sheet) => [sheet.driverName, sheet.expectedCents, sheet.isClosed])).toMatchObject([
    ['I ri', 0, false],
    [expect.any(String), 5000, true],
    ['Arka', 4900, false],
  ]);
  expectInvariants(world);
});

test('the cash book closes with the last day asked for, or says that the days are too many for one', async () => {
  const { admin, customer } = await givenRound();
  await admin.receivables.bookPayment({
    customerId: customer.id,
    amountCents: 500,
    method: 'cash_counter',
    receivedOn: WEDNESDAY,
  });
  const year = await admin.cash.book({ from: '2026-01-01', to: '2026-12-31' });
  expect([year.days.at(-1)?.date, year.closingCents]).toEqual(['2026-12-31', 500]);
  expect(await issueOf(admin.cash.book({ from: '2025-01-01', to: '2026-12-31' }))).toEqual({
    path: 'to',
    message: 'Zgjidhni më së shumti një vit.',
  });
});
