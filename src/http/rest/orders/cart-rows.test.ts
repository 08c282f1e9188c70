import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

test('a cart is filled, changed and emptied in the documented words', async () => {
  const world = openWorld();
  const productId = givenProduct(world, { name: 'Krem', priceE4: 1250_00, stock: 5, description: 'i mirë' });
  const client = await loginAs(world, givenUser(world, 'customer'));
  const item = {
    product_id: productId,
    name: 'Krem',
    description: 'i mirë',
    image: null,
    price: 12.5,
    quantity: 1,
    stock_quantity: 5,
  };
  expect(await client.post('/api/cart', { productId: String(productId) })).toMatchObject({
    status: 200,
    body: { item, message: 'Produkti u shtua ne shport' },
  });
  expect((await client.get('/api/cart')).body).toEqual([item]);
  expect((await client.put(`/api/cart/${productId}`, { quantity: 5 })).body).toEqual({
    item: { ...item, quantity: 5 },
    message: 'Sasia 5',
  });
  expect(await client.put(`/api/cart/${productId}`, { quantity: 6 })).toMatchObject({
    status: 409,
    body: {
      error: 'Insufficient stock',
      message: 'Kemi vetëm 5 artikuj në stok.',
      productId,
      available: 5,
      requested: 6,
    },
  });
  expect(await client.post('/api/cart', { productId })).toMatchObject({
    status: 409,
    body: { error: 'Insufficient stock', available: 5, requested: 6 },
  });
  expect((await client.put(`/api/cart/${productId}`, { quantity: 0 })).body).toEqual({
    item: null,
    message: 'Produkti u hoq nga shporta',
  });
  expect(await client.put(`/api/cart/${productId}`, { quantity: 1 })).toMatchObject({
    status: 404,
    body: { error: 'Cart item not found' },
  });
  await client.post('/api/cart', { productId, quantity: 2 });
  expect((await client.delete('/api/cart', { productId })).body).toEqual({
    message: 'Produkti u hoq nga shporta',
  });
  expect((await client.get('/api/cart')).body).toEqual([]);
});

test('a missing product is told in the words of the specification, an unknown one is not found', async () => {
  const client = await openCustomer();
  for (const body of [{}, { productId: null }, { productId: '' }]) {
    for (const answer of [await client.post('/api/cart', body), await client.delete('/api/cart', body)]) {
      expect(answer).toMatchObject({
        status: 400,
        body: { error: 'Product ID is missing', message: 'Product ID is missing' },
      });
    }
  }
  expect(await client.post('/api/cart', { productId: 999_999 })).toMatchObject({
    status: 404,
    body: { error: 'Product not found' },
  });
});

test('nonsense is rejected', async () => {
  const client = await openCustomer();
  for (const body of [
    { productId: 'abc' },
    { productId: -1 },
    { productId: 1.5 },
    { productId: 1e30 },
    { productId: [1] },
    { productId: { a: 1 } },
    { productId: 1, quantity: 0 },
    { productId: 1, quantity: -5 },
    { productId: 1, quantity: 1e9 },
    { productId: 1, quantity: 'x' },
    { productId: 1, quantity: null },
  ]) {
    expect.soft(await client.post('/api/cart', body), JSON.stringify(body)).toMatchObject({
      status: 400,
      body: { error: 'Validation failed', message: expect.any(String) },
    });
  }
});

test('only customers have carts', async () => {
  const world = openWorld();
  expect((await (await loginAs(world, null)).get('/api/cart')).status).toBe(401);
  expect((await (await loginAs(world, givenUser(world, 'admin'))).get('/api/cart')).status).toBe(403);
});

async function openCustomer() {
  const world = openWorld();
  return loginAs(world, givenUser(world, 'customer'));
}
