import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

const brokenJson = { headers: { 'content-type': 'application/json' }, payload: '{"name":' };

test('who may not call is told so before the body is looked at', async () => {
  const world = openWorld();
  const send = async (role: 'customer' | 'admin' | null) =>
    (await loginAs(world, role && givenUser(world, role))).send({
      method: 'POST',
      url: '/api/products',
      ...brokenJson,
    });
  expect(await send(null)).toMatchObject({ status: 401, body: { error: 'Unauthorized' } });
  expect(await send('customer')).toMatchObject({ status: 403, body: { error: 'Forbidden' } });
  expect(await send('admin')).toMatchObject({ status: 400, body: { error: 'Validation failed' } });
});

test('what stands in the path wins over the body', async () => {
  const world = openWorld();
  const [wanted, other] = [givenProduct(world), givenProduct(world)];
  const customer = await loginAs(world, givenUser(world, 'customer'));
  await customer.post('/api/cart', { productId: wanted });
  const answer = await customer.put(`/api/cart/${wanted}?productId=${other}`, {
    productId: other,
    quantity: 7,
  });
  expect(answer).toMatchObject({ status: 200, body: { item: { product_id: wanted, quantity: 7 } } });
});

test('a body that is no object is rejected, an empty one that announces JSON is none', async () => {
  const world = openWorld();
  const customer = await loginAs(world, givenUser(world, 'customer'));
  for (const body of [[], [1], 'text', 5, true]) {
    expect(await customer.post('/api/cart', body), JSON.stringify(body)).toMatchObject({
      status: 400,
      body: { error: 'Validation failed' },
    });
  }
  const headers = { 'content-type': 'application/json' };
  const empty = await customer.send({ method: 'POST', url: '/api/auth/logout', headers });
  expect(empty.status).toBe(200);
});

test('keys that nobody asked for are dropped', async () => {
  const guest = await loginAs(openWorld(), null);
  const signedUp = await guest.post('/api/auth/signup', {
    name: 'Arta',
    number: '044123456',
    address: 'Rr. B 1',
    email: 'arta@example.com',
    password: 'fjalekalimi-1',
    active: false,
    zbritje: 50,
    driver_nr: 3,
    ['__proto__']: { role: 'admin' },
  });
  expect(signedUp.status).toBe(201);
  expect(signedUp.body.user).toMatchObject({ role: 'customer', active: true, zbritje: 0, driver_nr: null });
});

test('wrong fields are named, each with its sentence', async () => {
  const guest = await loginAs(openWorld(), null);
  const { status, body } = await guest.get('/api/products/search?query=torte&page=0&limit=1000');
  expect(status).toBe(400);
  expect(body.error).toBe('Validation failed');
  expect(body.issues).toEqual([
    { path: 'page', message: 'Duhet të jetë së paku 1.' },
    { path: 'limit', message: 'Duhet të jetë së shumti 100.' },
  ]);
});

test('a key for repeated requests that no program would make is rejected', async () => {
  const guest = await loginAs(openWorld(), null);
  for (const key of ['x'.repeat(201), 'with space', 'ë']) {
    const answer = await guest.get('/api/health', { 'idempotency-key': key });
    expect(answer, key).toMatchObject({ status: 400, body: { error: 'Validation failed' } });
  }
  expect((await guest.get('/api/health', { 'idempotency-key': '6f1c-22' })).status).toBe(200);
});

test('an address with a part that is empty or too long is not there, whatever methods its neighbours take', async () => {
  const guest = await loginAs(openWorld(), null);
  for (const url of ['/api/products/', `/api/products/category/${'a'.repeat(5000)}`]) {
    expect(await guest.get(url), url.slice(0, 40)).toMatchObject({
      status: 404,
      body: { error: 'Not found' },
    });
  }
});

test('every failure to place an order answers success: false', async () => {
  const world = openWorld();
  const url = '/api/orders/create-order';
  const customer = await loginAs(world, givenUser(world, 'customer'));
  const guest = await loginAs(world, null);
  const failures = [
    [401, await guest.post(url, {})],
    [403, await (await loginAs(world, givenUser(world, 'packer'))).post(url, {})],
    [403, await customer.post(url, {}, { origin: 'http://evil.example' })],
    [400, await customer.post(url, {}, { 'idempotency-key': 'with space' })],
    [400, await customer.post(url, { products: [] })],
    [413, await customer.post(url, { comment: 'x'.repeat(300_000) })],
    [400, await customer.send({ method: 'POST', url, ...brokenJson })],
  ] as const;
  for (const [status, answer] of failures) {
    expect(answer).toMatchObject({ status, body: { success: false, error: expect.any(String) } });
  }
  expect((await guest.get('/api/cart')).body).not.toHaveProperty('success');
});
