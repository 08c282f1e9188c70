import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

test('the warehouse reads all stock and sets a figure', async () => {
  const world = openWorld();
  const id = givenProduct(world, { name: 'Krem', code: 'K-1', description: 'i mirë', stock: 4 });
  const client = await loginAs(world, givenUser(world, 'stocker'));
  expect((await client.get('/api/stock')).body).toEqual({
    data: [{ id, name: 'Krem', code: 'K-1', description: 'i mirë', stock: 4 }],
  });
  expect(await client.patch('/api/stock/managment', { id, quantity: 9, expected: 4 })).toMatchObject({
    status: 200,
    body: { success: true, message: 'Stoku u përditësua me sukses', data: { id, stock: 9 } },
  });
  expect(await client.patch('/api/stock/managment', { id, quantity: 1, expected: 4 })).toMatchObject({
    status: 409,
    body: { error: 'Stock changed', stock: 9 },
  });
  expect((await client.patch('/api/stock/managment', { id, quantity: '0' })).body.data).toEqual({
    id,
    stock: 0,
  });
  expect((await client.patch('/api/stock/managment', { id: 999_999, quantity: 1 })).status).toBe(404);
  for (const body of [{ id }, { id, quantity: -1 }, { id, quantity: 1.5 }, { id: 'x', quantity: 1 }, {}]) {
    expect((await client.patch('/api/stock/managment', body)).status).toBe(400);
  }
  expectInvariants(world);
});

test('staff search what may go into an order', async () => {
  const world = openWorld();
  const id = givenProduct(world, {
    name: 'Krem',
    code: 'K-1',
    priceE4: 1250_00,
    discountBasisPoints: 1000,
    stock: 4,
  });
  givenProduct(world, { name: 'Krem Lipjan', regionIds: [1] });
  const found = {
    success: true,
    total: 1,
    truncated: false,
    products: [
      { product_id: id, product_name: 'Krem', product_code: 'K-1', price: 11.25, stock_quantity: 4 },
    ],
  };
  for (const role of ['stocker', 'call_agent', 'admin'] as const) {
    const client = await loginAs(world, givenUser(world, role));
    expect((await client.get('/api/orders/search-products?search=krem&region_id=2')).body).toEqual(found);
    expect((await client.get('/api/orders/search-products?search=krem')).body.products).toHaveLength(2);
    expect((await client.get('/api/orders/search-products?search=krem&region_id=7')).status).toBe(404);
    expect((await client.get('/api/orders/search-products?search=krem&region_id=x')).status).toBe(400);
  }
  const driver = await loginAs(world, givenUser(world, 'driver'));
  expect((await driver.get('/api/orders/search-products?search=krem')).status).toBe(403);
});

test("the call centre reads what a region has, at the caller's price when one is named", async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { discountBasisPoints: 1000 });
  const id = givenProduct(world, { name: 'Krem', code: 'K-1', priceE4: 1250_00, stock: 0 });
  const product = {
    id,
    name: 'Krem',
    code: 'K-1',
    description: '',
    vat_rate_percentage: 18,
    stock_quantity: 0,
  };
  const client = await loginAs(world, givenUser(world, 'call_agent'));
  expect((await client.get('/api/callcenter/products?region_id=1')).body).toEqual([
    { ...product, price: 12.5 },
  ]);
  const priced = await client.get(`/api/callcenter/products?region_id=1&user_id=${customer.id}`);
  expect(priced.body).toEqual([{ ...product, price: 11.25 }]);
  expect((await client.get('/api/callcenter/products')).status).toBe(400);
  expect(await client.get('/api/callcenter/products?region_id=9')).toMatchObject({
    status: 404,
    body: { error: 'Region not found' },
  });
});
