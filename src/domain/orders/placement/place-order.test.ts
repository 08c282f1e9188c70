import { expect, test } from 'vitest';
import { settings } from '#db/schema/settings.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { issueOf, rejectionOf } from '#testing/rejection-of.ts';
import { openWorld, type World } from '#testing/world.ts';

const THURSDAY = '2026-11-19';

function setShop(world: World, shop: object): void {
  world.handle.db
    .insert(settings)
    .values({ key: 'shop', value: JSON.stringify(shop), updatedAt: 0 })
    .run();
}

test.each([
  ['a day that is past', '2026-11-17', 'Data e dorëzimit ka kaluar.'],
  ['a Saturday', '2026-11-21', 'Nuk bëhet dorëzim në këtë ditë të javës.'],
  ['more than a year ahead', '2027-11-22', 'Data e dorëzimit mund të jetë më së largu një vit para.'],
])('a customer cannot choose %s', async (_why, deliverDate, message) => {
  const world = openWorld();
  const products = [{ productId: givenProduct(world), quantity: 1 }];
  const { orders } = world.call(givenUser(world, 'customer')).customer;
  expect(await rejectionOf(orders.place({ products, deliverDate }))).toMatchObject({
    code: 'invalid-delivery-date',
    message,
  });
});

test('today can be chosen until noon on the clock of the shop', async () => {
  const world = openWorld();
  const products = [{ productId: givenProduct(world), quantity: 1 }];
  const { orders } = world.call(givenUser(world, 'customer')).customer;
  await orders.place({ products, deliverDate: '2026-11-18' });
  world.setNow(Date.UTC(2026, 10, 18, 11, 0, 0));
  expect(await rejectionOf(orders.place({ products, deliverDate: '2026-11-18' }))).toMatchObject({
    code: 'invalid-delivery-date',
  });
});

test('without a date, without products or with a day that does not exist nothing is ordered', async () => {
  const world = openWorld();
  const products = [{ productId: givenProduct(world), quantity: 1 }];
  const { orders } = world.call(givenUser(world, 'customer')).customer;
  const sentence = async (request: object) =>
    (await issueOf(orders.place(Object.assign({ products, deliverDate: THURSDAY }, request)))).message;
  expect(await sentence({ deliverDate: undefined })).toBe('Ju lutem zgjidhni një datë dorëzimi');
  expect(await sentence({ deliverDate: '2026-02-30' })).toBe('Ju lutem zgjidhni një datë dorëzimi');
  expect(await sentence({ products: [] })).toBe('Ju lutem shtoni të paktën një produkt në porosi');
  expectInvariants(world);
});

test('a product outside the region, a deleted one and an unknown one are rejected', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { regionId: 2 });
  const elsewhere = givenProduct(world, { regionIds: [1] });
  const deleted = givenProduct(world, { deletedAt: 1 });
  const place = (productId: number) =>
    rejectionOf(
      world
        .call(customer)
        .customer.orders.place({ products: [{ productId, quantity: 1 }], deliverDate: THURSDAY }),
    );
  expect(await place(elsewhere)).toMatchObject({ code: 'product-not-in-region', productId: elsewhere });
  expect(await place(deleted)).toMatchObject({ code: 'product-not-found', productId: deleted });
  expect(await place(999_999)).toMatchObject({ code: 'product-not-found' });
});

test('the settings rule the least value, the closed days and the clock', async () => {
  const world = openWorld();
  setShop(world, { minimumOrderCents: 2000, closedDates: ['2026-11-20'], timeZone: 'Pacific/Kiritimati' });
  const productId = givenProduct(world, { priceE4: 1000_00 });
  const { orders } = world.call(givenUser(world, 'customer')).customer;
  const place = (quantity: number, deliverDate: string) =>
    orders.place({ products: [{ productId, quantity }], deliverDate });
  expect(await rejectionOf(place(1, '2026-11-23'))).toMatchObject({
    code: 'below-minimum-order',
    message: 'Vlera minimale e porosisë është 20,00 €.',
  });
  expect(await rejectionOf(place(2, '2026-11-20'))).toMatchObject({ code: 'invalid-delivery-date' });
  world.setNow(Date.UTC(2026, 10, 18, 10, 30));
  await place(2, '2026-11-23');
  const admin = world.call(givenUser(world, 'admin')).admin.orders;
  expect((await admin.get({ orderId: 1 })).createdDay).toBe('2026-11-19');
});

test('a new customer orders up to a bound until the first delivery; the telephone is not bounded', async () => {
  const world = openWorld();
  setShop(world, { newCustomerLimitCents: 3000 });
  const productId = givenProduct(world, { priceE4: 1000_00 });
  const customer = givenUser(world, 'customer');
  const { orders } = world.call(customer).customer;
  const place = (quantity: number) =>
    orders.place({ products: [{ productId, quantity }], deliverDate: THURSDAY });
  const first = await place(2);
  expect(await rejectionOf(place(2))).toMatchObject({
    code: 'above-new-customer-limit',
    message: expect.stringContaining('30,00 €'),
  });
  const agent = world.call(givenUser(world, 'call_agent')).callAgent.orders;
  await agent.place({
    customerId: customer.id,
    products: [{ productId, quantity: 5 }],
    deliverDate: THURSDAY,
  });
  expect(await rejectionOf(place(1))).toMatchObject({ code: 'above-new-customer-limit' });
  const office = world.call(givenUser(world, 'admin')).admin.orders;
  for (const status of ['E Pergaditur', 'E Nisur', 'E Realizuar'] as const)
    await office.setStatus({ orderId: first.id, status });
  await place(9);
});

test('a cancelled order leaves its part of a new customer’s bound free again', async () => {
  const world = openWorld();
  setShop(world, { newCustomerLimitCents: 3000 });
  const productId = givenProduct(world, { priceE4: 1000_00 });
  const { orders } = world.call(givenUser(world, 'customer')).customer;
  const place = () => orders.place({ products: [{ productId, quantity: 2 }], deliverDate: THURSDAY });
  const { id: orderId } = await place();
  expect(await rejectionOf(place())).toMatchObject({ code: 'above-new-customer-limit' });
  await orders.cancel({ orderId });
  await place();
});

test('orders of others, delivered or standing, neither lift a new customer’s bound nor use it up', async () => {
  const world = openWorld();
  setShop(world, { newCustomerLimitCents: 3000 });
  const productId = givenProduct(world, { priceE4: 1000_00 });
  const other = givenUser(world, 'customer');
  const delivered = await givenOrder(world, other, [[productId, 1]]);
  await givenOrder(world, other, [[productId, 2]]);
  const { admin } = world.call(givenUser(world, 'admin'));
  for (const status of ['E Pergaditur', 'E Nisur', 'E Realizuar'] as const)
    await admin.orders.setStatus({ orderId: delivered, status });
  const { orders } = world.call(givenUser(world, 'customer')).customer;
  const place = (quantity: number) =>
    orders.place({ products: [{ productId, quantity }], deliverDate: THURSDAY });
  expect(await rejectionOf(place(4))).toMatchObject({ code: 'above-new-customer-limit' });
  await place(3);
});

test('orders of one account have a pace', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  for (let count = 0; count < 120; count += 1) world.auth.throttle.beginOrder(customer.id);
  const productId = givenProduct(world);
  const order = { products: [{ productId, quantity: 1 }], deliverDate: THURSDAY };
  expect(await rejectionOf(world.call(customer).customer.orders.place(order))).toMatchObject({
    code: 'too-many-attempts',
  });
  await world.call(givenUser(world, 'customer')).customer.orders.place(order);
});

test('a total beyond all trade is rejected instead of losing cents', async () => {
  const world = openWorld();
  const productId = givenProduct(world, { priceE4: 900_000_000_00, stock: 1_000_000 });
  const place = world
    .call(givenUser(world, 'customer'))
    .customer.orders.place({ products: [{ productId, quantity: 1_000_000 }], deliverDate: THURSDAY });
  expect(await rejectionOf(place)).toMatchObject({ code: 'order-value-too-large' });
});
