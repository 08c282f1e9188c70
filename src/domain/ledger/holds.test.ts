import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function givenLimit(limitCents: number | null = 10_000) {
  const world = openWorld();
  const admin = world.call(await givenSeller(world)).admin;
  const customer = givenUser(world, 'customer');
  const customerId = customer.id;
  const product = givenProduct(world, { priceE4: 1000_00, stock: 1000 });
  await admin.receivables.setTerms({ customerId, termsDays: 30, limitCents });
  const order = (pieces: number) => givenOrder(world, customer, [[product, pieces]]);
  const isHeld = async (orderId: number) => (await admin.orders.get({ orderId })).heldAt !== null;
  return { world, admin, customer, customerId, product, order, isHeld };
}

test('exactly at the limit passes, a cent more is placed and held, with its stock', async () => {
  const { world, admin, customer, order, isHeld } = await givenLimit();
  expect(await isHeld(await order(6))).toBe(false);
  expect(await isHeld(await order(4))).toBe(false);
  const held = await order(1);
  expect(await isHeld(held)).toBe(true);
  expect((await world.call(customer).customer.orders.get({ orderId: held })).heldAt).not.toBeNull();
  for (const status of ['E Pergaditur', 'E Nisur', 'E Realizuar']) {
    expect(await rejectionOf(admin.orders.setStatus({ orderId: held, status }))).toMatchObject({
      code: 'order-on-hold',
    });
  }
  const { issuedDocuments } = world.call(givenUser(world, 'stocker')).stocker;
  expect(await issuedDocuments.issue({ orderIds: [held] })).toMatchObject({
    issued: [],
    refused: [{ orderId: held, error: 'Order on hold' }],
  });
  await admin.orders.release({ orderId: held, reason: 'Klient i mirë' });
  await admin.orders.setStatus({ orderId: held, status: 'E Pergaditur' });
  expect(await rejectionOf(admin.orders.release({ orderId: held, reason: 'Përsëri' }))).toMatchObject({
    code: 'order-not-held',
  });
  expectInvariants(world);
});

test('a payment, a smaller order, a cancelled one or a higher limit let a held order go by themselves', async () => {
  const { world, admin, customerId, order, isHeld, product } = await givenLimit();
  const first = await order(8);
  const held = await order(5);
  expect(await isHeld(held)).toBe(true);
  await admin.receivables.bookPayment({ customerId, amountCents: 3000, method: 'bank' });
  expect(await isHeld(held)).toBe(false);
  const second = await order(4);
  expect(await isHeld(second)).toBe(true);
  const stocker = world.call(givenUser(world, 'stocker')).stocker;
  const [line] = (await stocker.orders.details({ orderId: second })).lines;
  await stocker.orders.updateItem({ orderLineId: line?.orderLineId ?? 0, quantity: 1 });
  expect(await isHeld(second)).toBe(true);
  await admin.orders.setStatus({ orderId: first, status: 'E Anuluar' });
  expect(await isHeld(second)).toBe(false);
  expect(product).toBeGreaterThan(0);
  const third = await order(20);
  expect(await isHeld(third)).toBe(true);
  await admin.receivables.setTerms({ customerId, limitCents: 50_000 });
  expect(await isHeld(third)).toBe(false);
  expectInvariants(world);
});

test('0 is cash only: what was paid ahead passes, without a limit everything does', async () => {
  const { admin, customerId, order, isHeld } = await givenLimit(0);
  expect(await isHeld(await order(1))).toBe(true);
  await admin.receivables.bookPayment({ customerId, amountCents: 3000, method: 'bank' });
  expect(await isHeld(await order(2))).toBe(false);
  await admin.receivables.setTerms({ customerId, limitCents: null });
  expect(await isHeld(await order(500))).toBe(false);
});

test('something overdue for longer than the office lets pass holds the next order, until it is paid', async () => {
  const { world, admin, customerId, order, isHeld } = await givenLimit(null);
  await admin.settings.update({
    group: 'money',
    values: { ...(await admin.settings.get()).money, overdueHoldDays: 10 },
  });
  const first = await order(3);
  await admin.orders.setStatus({ orderId: first, status: 'E Nisur' });
  await admin.orders.setStatus({ orderId: first, status: 'E Realizuar' });
  const dueAfter = 30 * DAY_MS;
  world.advance(dueAfter + 10 * DAY_MS);
  const place = async () => {
    const { products } = { products: [{ productId: 1, quantity: 1 }] };
    const agent = world.call(givenUser(world, 'call_agent')).callAgent;
    return (await agent.orders.place({ customerId, products, deliverDate: '2027-01-11' })).orderId;
  };
  expect(await isHeld(await place())).toBe(false);
  world.advance(DAY_MS);
  const held = await place();
  expect(await isHeld(held)).toBe(true);
  await admin.receivables.bookPayment({ customerId, amountCents: 3000, method: 'bank' });
  expect(await isHeld(held)).toBe(false);
  expectInvariants(world);
});

test('a credit set against what was overdue lets the held order go', async () => {
  const { world, admin, customer, customerId, product } = await givenLimit(null);
  const { settings, receivables } = admin;
  await settings.update({ group: 'money', values: { ...(await settings.get()).money, overdueHoldDays: 10 } });
  const old = { customerId, day: '2026-11-18' as const };
  await receivables.enterOpening({ ...old, amountCents: 3000, dueOn: '2026-11-18', number: '1' });
  await receivables.enterOpening({ ...old, amountCents: -3000, number: '2' });
  world.advance(11 * DAY_MS);
  const held = await givenOrder(world, customer, [[product, 1]], '2026-11-30');
  const isHeld = async () => (await admin.orders.get({ orderId: held })).heldAt !== null;
  expect(await isHeld()).toBe(true);
  await receivables.useCredit({ customerId });
  expect(await isHeld()).toBe(false);
  expectInvariants(world);
});
