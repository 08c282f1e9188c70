import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

async function givenTable() {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { name: 'Pastiçeria Arta' });
  const box = givenProduct(world, { name: 'Kuti torte', code: 'KT', description: 'e bardhë', stock: 50 });
  const orderId = await givenOrder(world, customer, [[box, 3]]);
  const client = await loginAs(world, givenUser(world, 'packer'));
  return { world, customer, box, orderId, client };
}

test('the packing table reads the orders of a day or between days, cancelled ones left out', async () => {
  const { world, customer, box, orderId, client } = await givenTable();
  const cancelled = await givenOrder(world, customer, [[box, 1]]);
  const admin = await loginAs(world, givenUser(world, 'admin'));
  await admin.put('/api/orders/update-status', { order_id: cancelled, delivery_status: 'E Anuluar' });
  const all = await client.get('/api/package/all?created_at=2026-11-18');
  expect(all.body).toEqual({
    orders: [
      {
        order_id: orderId,
        deliver_date: THURSDAY,
        created_at: '2026-11-18T08:00:00.000Z',
        user_name: 'Pastiçeria Arta',
        user_address: expect.any(String),
        user_number: expect.any(String),
        products: [
          {
            order_product_id: expect.any(Number),
            product_name: 'Kuti torte',
            product_description: 'e bardhë',
            quantity: 3,
            is_produced: false,
            production_status: 'Issue',
          },
        ],
      },
    ],
  });
  const numbers = async (url: string) =>
    (await client.get(`/api/package/${url}`)).body.orders.map(
      (order: { order_id: number }) => order.order_id,
    );
  expect(await numbers('all')).toEqual([orderId]);
  expect(await numbers(`all?deliver_date=${THURSDAY}`)).toEqual([orderId]);
  expect(await numbers('filter?start_date=2026-11-18&end_date=2026-11-18')).toEqual([orderId]);
  expect(await numbers('filter?start_date=2026-11-01&end_date=2026-11-17')).toEqual([]);
  expect(await client.get('/api/package/filter?start_date=2026-11-19&end_date=2026-11-18')).toMatchObject({
    status: 400,
    body: { error: 'Invalid date range' },
  });
  for (const junk of ['all?created_at=x', 'filter', 'filter?start_date=2026-11-18', 'stats?created_at=0']) {
    expect((await client.get(`/api/package/${junk}`)).status).toBe(400);
  }
});

test('an item becomes produced and counts as such', async () => {
  const { client } = await givenTable();
  const [order] = (await client.get('/api/package/all')).body.orders;
  const { order_product_id } = order.products[0];
  const set = (is_produced: unknown) =>
    client.put('/api/package/update-status', { order_product_id, is_produced });
  expect((await set(true)).body).toMatchObject({
    success: true,
    data: { order_product_id, is_produced: true, production_status: 'Produced' },
  });
  expect((await client.get('/api/package/stats?created_at=2026-11-18')).body).toEqual({
    stats: { total: 1, produced: 1, not_produced: 0 },
  });
  expect((await set('false')).body.data.production_status).toBe('Issue');
  expect((await client.get('/api/package/stats')).body.stats).toEqual({
    total: 1,
    produced: 0,
    not_produced: 1,
  });
  expect((await set('perhaps')).status).toBe(400);
  expect(
    await client.put('/api/package/update-status', { order_product_id: 999, is_produced: true }),
  ).toMatchObject({ status: 404, body: { error: 'Order item not found' } });
});

test('custom stock is found for a customer and a product, and grows', async () => {
  const { world, customer, box, client } = await givenTable();
  expect((await client.get('/api/package/users?search=pasticeria')).body.users).toMatchObject([
    { id: customer.id, name: 'Pastiçeria Arta' },
  ]);
  expect((await client.get('/api/package/users')).body.users).toHaveLength(1);
  expect((await client.get('/api/package/products?search=kuti')).body).toEqual({
    products: [{ id: box, name: 'Kuti torte', code: 'KT', stock_quantity: 47 }],
  });
  const add = (body: object) =>
    client.post('/api/package/custom-stock', {
      user_id: customer.id,
      product_id: box,
      quantity: 20,
      ...body,
    });
  await add({});
  expect((await add({ quantity: 5 })).body).toEqual({
    success: true,
    data: { user_id: customer.id, product_id: box, quantity: 25 },
  });
  expect((await client.get(`/api/package/custom-stock/${customer.id}`)).body).toEqual({
    data: [{ user_id: customer.id, product_id: box, product_name: 'Kuti torte', quantity: 25 }],
  });
  expect(await add({ user_id: 999 })).toMatchObject({ status: 404, body: { error: 'Customer not found' } });
  expect(await add({ product_id: 999 })).toMatchObject({ status: 404, body: { error: 'Product not found' } });
  for (const junk of [{ quantity: 0 }, { quantity: 'x' }, { user_id: -1 }])
    expect((await add(junk)).status).toBe(400);
  expectInvariants(world);
});

test('the labels of an order are a PDF', async () => {
  const { orderId, client } = await givenTable();
  const labels = await client.get(`/api/package/labels/${orderId}?boxes=3`);
  expect(labels.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await client.get('/api/package/labels/99')).status).toBe(404);
});

test('people and products are all answered, not the fifty that a screen shows', async () => {
  const { world, client } = await givenTable();
  for (let n = 0; n < 60; n += 1) {
    givenUser(world, 'customer', { name: `Klienti ${n}` });
    givenProduct(world, { name: `Kuti ${n}` });
  }
  for (const search of ['', '?search=k']) {
    expect((await client.get(`/api/package/users${search}`)).body.users.length).toBeGreaterThanOrEqual(60);
    expect((await client.get(`/api/package/products${search}`)).body.products.length).toBeGreaterThan(60);
  }
  expectInvariants(world);
});
