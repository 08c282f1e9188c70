import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenCustomerOrder, stockOf, THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

test('an order freezes the price that this customer pays, takes the stock and leaves the cart', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { discountBasisPoints: 1000 });
  const flour = givenProduct(world, {
    name: 'Miell',
    priceE4: 1999_00,
    discountBasisPoints: 500,
    stock: 20,
    image: 'a.webp',
  });
  const cream = givenProduct(world, { priceE4: 250_00, stock: 5 });
  for (const productId of [flour, cream]) {
    await world.call(customer).customer.cart.add({ productId });
  }
  const order = await world.call(customer).customer.orders.place({
    products: [{ productId: flour, quantity: 3 }],
    deliverDate: THURSDAY,
    comment: ' Hyrja nga oborri\u0000 ',
  });
  expect(order).toMatchObject({
    id: 1,
    status: 'E Procesuar',
    deliverDate: THURSDAY,
    totalCents: 5127,
    comment: 'Hyrja nga oborri',
    paymentMethod: 'Para në dorëzim',
    lines: [
      {
        productId: flour,
        name: 'Miell',
        unitPriceE4: 1709_00,
        quantity: 3,
        totalCents: 5127,
        image: '/images/a.webp',
      },
    ],
  });
  expect(stockOf(world, flour)).toBe(17);
  expect((await world.call(customer).customer.cart.list()).lines).toMatchObject([{ productId: cream }]);
  expect(world.events).toContainEqual({ type: 'order', orderId: 1, customerId: customer.id, driverId: null });
  expectInvariants(world);
});

test('the same product on two lines is one line, checked against stock as a whole', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const productId = givenProduct(world, { name: 'Kuti', stock: 5 });
  const twice = (quantity: number) => ({
    products: [
      { productId, quantity },
      { productId, quantity },
    ],
    deliverDate: THURSDAY,
  });
  expect(await rejectionOf(world.call(customer).customer.orders.place(twice(3)))).toMatchObject({
    code: 'insufficient-stock',
    productId,
    available: 5,
    requested: 6,
    message: 'Stok i pamjaftueshëm për "Kuti"! Stok i disponueshëm: 5, Sasia e kërkuar: 6',
  });
  const order = await world.call(customer).customer.orders.place(twice(2));
  expect(order.lines).toMatchObject([{ productId, quantity: 4 }]);
  expectInvariants(world);
});

test('an order takes all its lines or none, and names the first that offends in the order sent', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const [full, short, shorter] = [10, 2, 1].map((stock) => givenProduct(world, { stock }));
  const products = [full!, shorter!, short!].map((productId) => ({ productId, quantity: 3 }));
  expect(
    await rejectionOf(world.call(customer).customer.orders.place({ products, deliverDate: THURSDAY })),
  ).toMatchObject({ code: 'insufficient-stock', productId: shorter, available: 1, requested: 3 });
  expect(stockOf(world, full!)).toBe(10);
  expect(await world.call(customer).customer.orders.list({})).toEqual({ orders: [], nextCursor: null });
  expectInvariants(world);
});

test('two customers cannot buy the last box, and a rejected order leaves no gap in the numbers', async () => {
  const world = openWorld();
  const productId = givenProduct(world, { stock: 1 });
  const body = { products: [{ productId, quantity: 1 }], deliverDate: THURSDAY };
  const [first, second] = [givenUser(world, 'customer'), givenUser(world, 'customer')];
  const results = await Promise.allSettled([
    world.call(first).customer.orders.place(body),
    world.call(second).customer.orders.place(body),
  ]);
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  const other = givenProduct(world);
  const next = { products: [{ productId: other, quantity: 1 }], deliverDate: THURSDAY };
  expect((await world.call(second).customer.orders.place(next)).id).toBe(2);
  expectInvariants(world);
});

test('the same key gives the same order however often, and another body under it is rejected', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const productId = givenProduct(world, { stock: 10 });
  const body = { products: [{ productId, quantity: 2 }], deliverDate: THURSDAY, idempotencyKey: 'k1' };
  const orders = await Promise.all(
    Array.from({ length: 20 }, () => world.call(customer).customer.orders.place(body)),
  );
  expect(new Set(orders.map((order) => order.id))).toEqual(new Set([1]));
  const { idempotencyKey, ...bare } = body;
  const byHeader = world.call(customer, { idempotencyKey }).customer.orders;
  expect((await byHeader.place(bare)).id).toBe(1);
  expect(await rejectionOf(byHeader.place({ ...bare, comment: 'tjetër' }))).toMatchObject({
    code: 'idempotency-mismatch',
  });
  expect((await world.call(givenUser(world, 'customer')).customer.orders.place(body)).id).toBe(2);
  expect(stockOf(world, productId)).toBe(6);
  world.advance(3 * 60 * 60 * 1000);
  expect((await world.call(customer).customer.orders.place(body)).id).toBe(1);
  expectInvariants(world);
});

test('a key is forgotten after seven days', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const productId = givenProduct(world);
  const body = { products: [{ productId, quantity: 1 }], deliverDate: '2026-11-30', idempotencyKey: 'k' };
  await world.call(customer).customer.orders.place(body);
  world.advance(7 * 24 * 60 * 60 * 1000 + 1);
  expect((await world.call(customer).customer.orders.place(body)).id).toBe(2);
});

test("a customer pages through their own orders, and another's order is not found", async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const stranger = givenUser(world, 'customer');
  const productId = givenProduct(world);
  const body = { products: [{ productId, quantity: 1 }], deliverDate: THURSDAY };
  for (const who of [customer, stranger, customer, customer])
    await world.call(who).customer.orders.place(body);
  const { orders } = world.call(customer).customer;
  const first = await orders.list({ limit: 2 });
  expect(first.orders.map((order) => order.id)).toEqual([4, 3]);
  const second = await orders.list({ limit: 2, cursor: first.nextCursor! });
  expect(second).toMatchObject({ orders: [{ id: 1 }], nextCursor: null });
  expect(await rejectionOf(orders.get({ orderId: 2 }))).toMatchObject({ code: 'order-not-found' });
  expect(await rejectionOf(orders.reorder({ orderId: 2 }))).toMatchObject({ code: 'order-not-found' });
});

test('an old order is proposed again at what there is today, and what is left out is named', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const [there, few, gone, deleted] = [1, 2, 3, 4].map(() => givenProduct(world, { stock: 10 }));
  const { orders } = world.call(customer).customer;
  const products = [there!, few!, gone!, deleted!].map((productId) => ({ productId, quantity: 5 }));
  await orders.place({ products, deliverDate: THURSDAY });
  await orders.place({
    products: [
      { productId: few!, quantity: 3 },
      { productId: gone!, quantity: 5 },
    ],
    deliverDate: THURSDAY,
  });
  world.handle.connection.prepare('UPDATE products SET deleted_at = 1 WHERE id = ?').run(deleted);
  expect(await orders.reorder({ orderId: 1 })).toMatchObject({
    lines: [
      { productId: there, quantity: 5, wantedQuantity: 5 },
      { productId: few, quantity: 2, wantedQuantity: 5, stock: 2 },
    ],
    leftOut: [
      { productId: gone, reason: 'no-stock' },
      { productId: deleted, reason: 'deleted' },
    ],
    message: null,
  });
  await orders.place({ products: [{ productId: few!, quantity: 2 }], deliverDate: THURSDAY });
  expect(await orders.reorder({ orderId: 3 })).toMatchObject({
    lines: [],
    message: 'Nuk ka produkte të disponueshme nga porosia e mëparshme',
  });
});

test('a customer sees the driver and their telephone only while the order is on its way', async () => {
  const { world, orderId, orders } = await givenCustomerOrder();
  const { admin } = world.call(givenUser(world, 'admin'));
  givenUser(world, 'driver', { driverCode: 3, name: 'Agron' });
  await admin.orders.setDriver({ orderId, driverCode: 3 });
  const driverOf = async () => (await orders.get({ orderId })).driverName;
  expect(await driverOf()).toBeNull();
  await admin.orders.setStatus({ orderId, status: 'E Nisur' });
  expect(await driverOf()).toBe('Agron');
  await admin.orders.setStatus({ orderId, status: 'E Realizuar' });
  expect(await driverOf()).toBeNull();
});
