import { expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { givenCustomerOrder, givenOrder, setGroup, stockOf, THURSDAY } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';

const FRIDAY = '2026-11-20';
const THURSDAY_NOON = Date.UTC(2026, 10, 19, 11, 0, 0);

test('another day is one that a customer can choose, and takes the driver off', async () => {
  const { world, flour, sugar, orderId, orders, desk, change } = await givenCustomerOrder();
  givenUser(world, 'driver', { driverCode: 3 });
  await desk.setDriver({ orderId, driverCode: 3 });
  const same = [
    [flour, 4],
    [sugar, 2],
  ] as const;
  expect(await rejectionOf(change(same, { deliverDate: '2026-11-21' }))).toMatchObject({
    code: 'invalid-delivery-date',
    message: 'Nuk bëhet dorëzim në këtë ditë të javës.',
  });
  expect(await change(same, { deliverDate: FRIDAY })).toMatchObject({ deliverDate: FRIDAY, changes: [] });
  expect((await desk.details({ orderId })).driverId).toBeNull();
  expect((await orders.get({ orderId })).totalCents).toBe(1400);
  expectInvariants(world);
});

test('after the day takes no more orders only less can be made of it, or another day', async () => {
  const { world, flour, sugar, change } = await givenCustomerOrder();
  world.setNow(THURSDAY_NOON);
  const more = [
    [flour, 5],
    [sugar, 2],
  ] as const;
  expect(await rejectionOf(change(more))).toMatchObject({
    code: 'invalid-delivery-date',
    message: 'Porositë për këtë ditë janë mbyllur. Zgjidhni një ditë tjetër.',
  });
  expect(await change([[flour, 4]])).toMatchObject({ totalCents: 800, deliverDate: THURSDAY });
  expect(await change(more, { deliverDate: FRIDAY })).toMatchObject({ totalCents: 1600 });
  expectInvariants(world);
});

test('a full day keeps the place of who has one, and has none for others', async () => {
  const { world, flour, sugar, orderId, change } = await givenCustomerOrder();

  world.handle.connection
    .prepare(
      `INSERT INTO delivery_rules (region_id, weekday, is_open, cutoff_hour, cutoff_days, "window", capacity)
       VALUES (1, 4, 1, 12, 0, '', 1), (1, 5, 1, 12, 0, '', 1)`,
    )
    .run();
  const more = [
    [flour, 5],
    [sugar, 2],
  ] as const;
  expect(await change(more)).toMatchObject({ id: orderId, totalCents: 1600 });
  await givenOrder(world, givenUser(world, 'customer'), [[flour, 1]], FRIDAY);
  expect(await rejectionOf(change(more, { deliverDate: FRIDAY }))).toMatchObject({
    message: 'Kjo ditë është plot. Zgjidhni një ditë tjetër.',
  });
});

test('once somebody has begun with it, it is changed and cancelled by telephone only', async () => {
  const { world, flour, orderId, orders, desk } = await givenCustomerOrder();
  const request = {
    orderId,
    version: 1,
    lines: [{ productId: flour, quantity: 1 }],
    expectedTotalCents: 200,
  };
  await desk.toggleStock({ orderId, productId: flour, isConfirmed: true });
  expect(await orders.get({ orderId })).toMatchObject({ mayChange: false });
  const sentence = 'Porosia po përgatitet tashmë dhe nuk ndryshohet më këtu. Na telefononi, ju lutem.';
  for (const late of [orders.change(request), orders.cancel({ orderId })]) {
    expect(await rejectionOf(late)).toMatchObject({ code: 'order-being-prepared', message: sentence });
  }
  await desk.toggleStock({ orderId, productId: flour, isConfirmed: false });
  expect(await orders.get({ orderId })).toMatchObject({ mayChange: true });
  await desk.setStatus({ orderId, status: 'E Pergaditur' });
  expect(await rejectionOf(orders.change(request))).toMatchObject({ code: 'order-being-prepared' });
  expectInvariants(world);
});

test('of two devices the slower is told, and a change asked twice is made once', async () => {
  const { world, flour, orderId, orders } = await givenCustomerOrder();
  const request = {
    orderId,
    version: 1,
    lines: [{ productId: flour, quantity: 3 }],
    expectedTotalCents: 600,
  };
  await orders.change({ ...request, idempotencyKey: 'first' });
  expect(await orders.change({ ...request, idempotencyKey: 'first' })).toMatchObject({
    totalCents: 600,
    version: 2,
  });
  expect(await rejectionOf(orders.change({ ...request, idempotencyKey: 'other' }))).toMatchObject({
    code: 'order-changed',
  });
  expect(stockOf(world, flour)).toBe(7);
  expectInvariants(world);
});

test('a cancelled order gives its stock back once, and its reason is stored', async () => {
  const { world, flour, sugar, orderId, orders, desk } = await givenCustomerOrder();
  const cancelled = await orders.cancel({ orderId, reason: 'U mbyll lokali' });
  expect(cancelled).toMatchObject({ status: 'E Anuluar', mayChange: false, changes: [] });
  expect(await orders.cancel({ orderId })).toMatchObject({ status: 'E Anuluar' });
  expect([flour, sugar].map((id) => stockOf(world, id))).toEqual([10, 10]);
  expect((await desk.events({ orderId })).at(-1)).toMatchObject({
    to: 'E Anuluar',
    reason: 'U mbyll lokali',
  });
  expect(await orders.unread()).toEqual({ count: 0 });
  expectInvariants(world);
});

test('an order with an invoice, another’s order, and any while the office forbids it stay as they are', async () => {
  const { world, orderId, orders } = await givenCustomerOrder();
  const stranger = world.call(givenUser(world, 'customer')).customer.orders;
  expect(await rejectionOf(stranger.cancel({ orderId }))).toMatchObject({ code: 'order-not-found' });
  setGroup(world, 'shop', { customersChangeOrders: false });
  expect(await orders.get({ orderId })).toMatchObject({ mayChange: false });
  expect(await rejectionOf(orders.cancel({ orderId }))).toMatchObject({
    code: 'own-changes-off',
    message: 'Porosia ndryshohet vetëm me telefon. Na telefononi, ju lutem.',
  });
  setGroup(world, 'shop', {});
  const admin = await givenSeller(world);
  await world.call(admin).stocker.issuedDocuments.issue({ orderIds: [orderId] });
  expect(await rejectionOf(orders.cancel({ orderId }))).toMatchObject({ code: 'invoice-issued' });
});

test('more than the limit is held for the office, less lets it go again', async () => {
  const { world, customer, flour, sugar, orderId, orders, change } = await givenCustomerOrder();
  const { admin } = world.call(givenUser(world, 'admin'));
  await admin.receivables.setTerms({ customerId: customer.id, termsDays: 30, limitCents: 1500 });
  const held = await change([
    [flour, 4],
    [sugar, 4],
  ]);
  expect(held.heldAt).not.toBeNull();
  expect(world.events).toContainEqual({ type: 'held', orderId });
  await change([[flour, 4]]);
  expect((await orders.get({ orderId })).heldAt).toBeNull();
});

test('what the shop changed before the customer did is dealt with; what comes after is told', async () => {
  const { world, flour, sugar, orderId, orders, desk, change } = await givenCustomerOrder();
  const [flourLine] = (await desk.details({ orderId })).lines;
  await desk.updateItem({ orderLineId: flourLine!.orderLineId, quantity: 2 });
  expect((await orders.get({ orderId })).changes).toHaveLength(1);
  world.setNow(world.ctx.clock.now() + 1000);
  const changed = await change([
    [flour, 6],
    [sugar, 2],
  ]);
  expect(changed).toMatchObject({ changes: [], oldTotalCents: null });
  expect(await orders.unread()).toEqual({ count: 0 });
  await desk.updateItem({ orderLineId: flourLine!.orderLineId, quantity: 5 });
  expect(await orders.get({ orderId })).toMatchObject({
    changes: [{ from: '6', to: '5' }],
    oldTotalCents: 1800,
  });
});
