import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, THURSDAY } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

async function givenRound() {
  const world = openWorld();
  const { admin } = world.call(await givenSeller(world));
  const customer = givenUser(world, 'customer');
  const driver = givenUser(world, 'driver', { driverCode: 3 });
  const flour = givenProduct(world, { priceE4: 1000_00, stock: 20 });
  const orderId = await givenOrder(world, customer, [[flour, 6]]);
  await admin.orders.setDriver({ orderId, driverCode: 3 });
  await admin.orders.setStatus({ orderId, status: 'E Nisur' });
  return { world, admin, customer, driver, flour, orderId, drive: world.call(driver).driver };
}

test('the list of the day says what is owed for each order, and what its customer owes and has to have besides', async () => {
  const { world, customer, flour, admin, drive, orderId } = await givenRound();
  const byDay = () => drive.orders.byDay({ date: THURSDAY, by: 'delivery' });
  expect(await byDay()).toMatchObject([{ owedCents: 6000, oldDebtCents: 0, creditCents: 0, termsDays: 0 }]);
  await drive.orders.deliver({ orderId, amountReceivedCents: 4500 });
  const next = await givenOrder(world, customer, [[flour, 1]]);
  await admin.orders.setDriver({ orderId: next, driverCode: 3 });
  await admin.orders.setStatus({ orderId: next, status: 'E Nisur' });
  await admin.receivables.setTerms({ customerId: customer.id, termsDays: 15 });
  const old = { oldDebtCents: 1500, creditCents: 0, termsDays: 15, collectCents: 0 };
  expect(await byDay()).toMatchObject([
    { orderId, owedCents: 1500, ...old },
    { orderId: next, owedCents: 1000, ...old },
  ]);
  await drive.receivables.collect({ customerId: customer.id, amountCents: 3000 });
  expect(await byDay()).toMatchObject([
    { owedCents: 0, oldDebtCents: 0, creditCents: 500 },
    { owedCents: 0, oldDebtCents: 0, creditCents: 500 },
  ]);
  const { payments, sheet } = await drive.cash.day({});
  expect(payments).toMatchObject([
    { orderId, amountCents: 4500, oldDebtCents: 0 },
    { orderId: null, amountCents: 3000, oldDebtCents: 2500 },
  ]);
  expect(sheet).toMatchObject({ expectedCents: 7500 });
  expectInvariants(world);
});

test('what a phone sends again after the holidays, because no answer came, is not collected twice', async () => {
  const { world, customer, drive } = await givenRound();
  const occurredAt = world.ctx.clock.now();
  const act = { customerId: customer.id, amountCents: 3000, occurredAt, idempotencyKey: 'k1' };
  const { payment } = await drive.receivables.collect(act);
  world.advance(11 * 24 * 3_600_000);
  expect(await drive.receivables.collect(act)).toMatchObject({ payment, balanceCents: 3000 });
  const other = { ...act, amountCents: 2000, idempotencyKey: 'k2' };
  expect(await drive.receivables.collect(other)).toMatchObject({ balanceCents: 1000 });
  expectInvariants(world);
});

test.each(['bank', 'card', 'cash_counter'] as const)('a driver collects no payment by %s', async (method) => {
  const { world, customer, drive } = await givenRound();
  const collected = drive.receivables.collect({ customerId: customer.id, amountCents: 3000, method });
  expect(await rejectionOf(collected)).toMatchObject({ code: 'payment-method-not-allowed' });
  expectInvariants(world);
});

test('what the office demands more for an order on the road is collected with its invoice', async () => {
  const { world, customer, admin, drive, orderId } = await givenRound();
  const [invoice] = (await admin.documents.list({ orderId })).documents;
  const lines = [{ description: 'Transport', amountCents: 250, vatBasisPoints: 1800 }];
  await admin.documents.debit({ documentId: invoice!.id, reason: 'Transport', lines });
  const [stop] = await drive.orders.byDay({ date: THURSDAY, by: 'delivery' });
  expect(stop).toMatchObject({ owedCents: 6250, collectCents: 6250, oldDebtCents: 0 });
  expect(await drive.orders.deliver({ orderId })).toMatchObject({ amountReceivedCents: 6250 });
  expect(await admin.receivables.get({ customerId: customer.id })).toMatchObject({
    balanceCents: 0,
    open: [],
  });
  expectInvariants(world);
});

test('who is on the road to a customer hears of all that changes what is to be collected there', async () => {
  const { world, customer, driver, admin, drive, orderId } = await givenRound();
  givenUser(world, 'driver', { driverCode: 4 });
  const toldBy = async (work: () => Promise<unknown>) => {
    world.events.length = 0;
    await work();
    return world.events.flatMap((event) => (event.type === 'agenda' ? [event.driverId] : []));
  };
  const pay = (amountCents: number) =>
    admin.receivables.bookPayment({ customerId: customer.id, amountCents, method: 'bank' });
  expect(await toldBy(() => pay(1000))).toEqual([driver.id]);
  const toTerms = () => admin.receivables.setTerms({ customerId: customer.id, termsDays: 15 });
  expect(await toldBy(toTerms)).toEqual([driver.id]);
  const [invoice] = (await admin.documents.list({ orderId })).documents;
  const credit = () => admin.documents.credit({ documentId: invoice!.id, reason: 'Rabat', all: true });
  expect(await toldBy(credit)).toContain(driver.id);
  await drive.orders.deliver({ orderId });
  expect(await toldBy(() => pay(500))).toEqual([]);
});

test('what a driver collects pays the old debt that they were shown, not what is still to be brought once more', async () => {
  const { world, customer, flour, admin, drive, orderId } = await givenRound();
  // Failed delivery: the invoice exists, the order is planned again.
  await drive.orders.attempt({ orderId, reason: 'closed', photos: [] });
  const next = await givenOrder(world, customer, [[flour, 4]]);
  await admin.orders.setDriver({ orderId: next, driverCode: 3 });
  await admin.orders.setStatus({ orderId: next, status: 'E Nisur' });
  await drive.orders.deliver({ orderId: next, amountReceivedCents: 1000 });
  const amounts = async () =>
    (await drive.orders.byDay({ date: THURSDAY, by: 'delivery' })).map((order) => [
      order.orderId,
      order.owedCents,
      order.oldDebtCents,
    ]);
  expect(await amounts()).toContainEqual([next, 3000, 3000]);
  await drive.receivables.collect({ customerId: customer.id, amountCents: 3000 });
  expect(await amounts()).toContainEqual([next, 0, 0]);
  expect((await admin.receivables.get({ customerId: customer.id })).open).toMatchObject([
    { openCents: 6000 },
  ]);
  expectInvariants(world);
});

test('why somebody who pays at the door paid nothing is stored with the delivery, by button as by receipt', async () => {
  const { world, orderId, drive } = await givenRound();
  const paid = { method: 'terms' as const, amountCents: 0, unpaidReason: 'Pronari nuk ishte' };
  await drive.orders.setStatus({ orderId, status: 'E Realizuar', paid });
  expect(await drive.orders.byDay({ date: THURSDAY, by: 'delivery' })).toMatchObject([
    { owedCents: 6000, delivery: { amountReceivedCents: 0, unpaidReason: 'Pronari nuk ishte' } },
  ]);
  expectInvariants(world);
});
