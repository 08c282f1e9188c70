import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { readAudit } from '#testing/read-audit.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

async function openShop() {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const admin = await loginAs(world, givenUser(world, 'admin'));
  const buyer = await loginAs(world, customer);
  return { world, customer, admin, buyer };
}

test('a price list is made, changed, filled, given to a customer and taken away', async () => {
  const { world, customer, admin, buyer } = await openShop();
  const box = givenProduct(world, { priceE4: 1_3000, stock: 500 });
  const made = await admin.post('/api/admin/price-lists', { name: 'Hotelet', valid_to: '2026-12-31' });
  expect(made).toMatchObject({
    status: 201,
    body: {
      list: {
        name: 'Hotelet',
        net: false,
        exclusive: false,
        adds_discounts: false,
        valid_from: null,
        valid_to: '2026-12-31',
      },
    },
  });
  const { id } = made.body.list;
  const lists = '/api/admin/price-lists';
  expect((await admin.put(`${lists}/${id}`, { name: 'Hotelet', valid_to: null })).body.list.valid_to).toBe(
    null,
  );
  const prices = [
    { product_id: box, price: 1.2 },
    { product_id: box, from: 24, price: 1.1 },
    { product_id: box, from: 120, price: 0.9985 },
  ];
  expect(await admin.put(`${lists}/${id}/prices`, { prices })).toMatchObject({
    status: 200,
    body: { changed: 3 },
  });
  expect((await admin.put(`${lists}/${id}/prices`, { prices })).body).toEqual({ changed: 0 });
  expect((await admin.put(`/api/admin/users/${customer.id}`, { price_list_id: id })).status).toBe(200);
  const seen = async () => (await buyer.get('/api/products')).body.products[0];
  expect(await seen()).toMatchObject({
    price: 1.3,
    unit_price: 1.2,
    price_source: 'list',
    price_breaks: [
      { from: 1, unit_price: 1.2 },
      { from: 24, unit_price: 1.1 },
      { from: 120, unit_price: 0.9985 },
    ],
  });
  const without = [{ product_id: box, from: 120, price: null }];
  expect((await admin.put(`${lists}/${id}/prices`, { prices: without })).body).toEqual({ changed: 1 });
  const agreed = [{ product_id: box, price: 1 }];
  expect((await admin.put(`/api/admin/users/${customer.id}/prices`, { prices: agreed })).body).toEqual({
    changed: 1,
  });
  expect(await seen()).toMatchObject({ unit_price: 1, price_source: 'contract' });
  expect((await admin.put(`/api/admin/users/${customer.id}`, { price_list_id: null })).status).toBe(200);
  expect((await admin.delete(`${lists}/${id}`)).body).toEqual({ message: 'Lista e çmimeve u fshi.' });
  expect((await admin.get(lists)).body).toEqual({ lists: [] });
  const told = readAudit(world).map(({ action }) => action);
  for (const action of ['price-list.prices-set', 'user.contract-prices-set', 'user.price-list-assigned'])
    expect(told).toContain(action);
});

test('what is wrong with a list is told by name and status, and nobody but the office has them', async () => {
  const { world, customer, admin, buyer } = await openShop();
  const box = givenProduct(world);
  const lists = '/api/admin/price-lists';
  const until = (await admin.post(lists, { name: 'Y', valid_to: '2026-12-31' })).body.list.id;
  const wrong = [
    [await admin.post(lists, {}), 400],
    [await admin.post(lists, { name: 'X', valid_from: '2026-12-02', valid_to: '2026-12-01' }), 400],
    [await admin.put(`${lists}/99`, { name: 'X' }), 404],
    [await admin.put(`${lists}/${until}`, { valid_from: '2027-01-01' }), 400],
    [await admin.put(`${lists}/99/prices`, { prices: [{ product_id: box, price: 1 }] }), 404],
    [
      await admin.put(`/api/admin/users/${customer.id}/prices`, { prices: [{ product_id: 99, price: 1 }] }),
      404,
    ],
    [
      await admin.put(`/api/admin/users/${customer.id}/prices`, {
        prices: [{ product_id: box, price: 0.00001 }],
      }),
      400,
    ],
    [await admin.put(`/api/admin/users/${customer.id}`, { price_list_id: 99 }), 404],
    [await buyer.get(lists), 403],
    [await (await loginAs(world, givenUser(world, 'call_agent'))).get(lists), 403],
    [await (await loginAs(world, null)).get(lists), 401],
  ] as const;
  expect(wrong.map(([answer]) => answer.status)).toEqual(wrong.map(([, status]) => status));
});

test('packs of a product are kept, and a quantity that does not fit names the nearest two', async () => {
  const { world, admin, buyer } = await openShop();
  const id = givenProduct(world, { priceE4: 1_0000, stock: 500 });
  const packs = { pack_name: 'kuti', pack_size: 24, order_step: 24, min_quantity: 24 };
  expect((await admin.put(`/api/products/${id}`, packs)).body.product).toMatchObject(packs);
  const wanted = (quantity: number) => ({
    products: [{ product_id: id, quantity }],
    deliver_date: '2026-11-19',
  });
  for (const answer of [
    await buyer.post('/api/orders', wanted(30)),
    await buyer.post('/api/cart', { productId: id, quantity: 30 }),
  ]) {
    expect(answer).toMatchObject({
      status: 409,
      body: { error: 'Quantity not allowed', nearest: [24, 48] },
    });
  }
  expect((await buyer.post('/api/orders', wanted(48))).status).toBe(201);
  expect((await admin.put(`/api/products/${id}`, { on_request: true })).body.product.on_request).toBe(true);
  expect(await buyer.post('/api/cart', { productId: id, quantity: 24 })).toMatchObject({
    status: 409,
    body: { error: 'Price on request' },
  });
  expect((await buyer.get('/api/products')).body.products[0]).toMatchObject({
    price: null,
    unit_price: null,
    discounted_price: null,
  });
});
