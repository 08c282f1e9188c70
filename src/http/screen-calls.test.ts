import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

const logout = '/trpc/public.auth.logout';

test('the screens’ client is told in its own envelope what is wrong, with the same body inside', async () => {
  const guest = await loginAs(openWorld(), null);
  const unknown = await guest.get('/trpc/customer.nothing');
  expect(unknown.status).toBe(404);
  expect(unknown.body.error.data).toMatchObject({ httpStatus: 404, body: { error: 'Not found' } });
  const wrongMethod = await guest.get(logout);
  expect(wrongMethod.body.error.data).toMatchObject({
    httpStatus: 405,
    body: { error: 'Method not allowed' },
  });
  const nobody = await guest.get('/trpc/profile.get');
  expect(nobody.body.error.data).toMatchObject({ httpStatus: 401, body: { error: 'Unauthorized' } });
  const broken = await guest.send({
    method: 'POST',
    url: '/trpc/public.auth.login',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  });
  expect(broken.body.error.data).toMatchObject({ httpStatus: 400, body: { error: 'Validation failed' } });
});

test('twenty calls go in one batch, not more', async () => {
  const guest = await loginAs(openWorld(), null);
  const batch = (calls: number) =>
    guest.get(`/trpc/${Array(calls).fill('profile.get').join(',')}?batch=1&input={}`);
  expect((await batch(20)).body).toHaveLength(20);
  expect((await batch(21)).status).toBe(400);
});

test('the answers of a batch have a bound together; what no longer fits is refused, the rest is answered', async () => {
  const world = openWorld();
  for (let count = 0; count < 100; count += 1) givenProduct(world, { description: 'ë'.repeat(4000) });
  const guest = await loginAs(world, null);
  const inputs = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at, { limit: 100 }]));
  const path = Array(20).fill('public.catalog.list').join(',');
  const answer = await guest.get(`/trpc/${path}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`);
  const statuses = answer.body.map(
    (one: { error?: { data: { httpStatus: number } } }) => one.error?.data.httpStatus ?? 200,
  );
  expect(statuses.slice(0, 9)).toEqual(Array(9).fill(200));
  expect(statuses.slice(-9)).toEqual(Array(9).fill(413));
  expect(JSON.stringify(answer.body).length).toBeLessThan(5 * 1024 * 1024);
});

test('files go through the REST API only: the screens’ calls never answer them as JSON', async () => {
  const world = openWorld();
  const clients = {
    admin: await loginAs(world, givenUser(world, 'admin')),
    stocker: await loginAs(world, givenUser(world, 'stocker')),
    packer: await loginAs(world, givenUser(world, 'packer')),
    customer: await loginAs(world, givenUser(world, 'customer')),
  };
  const ask = async (role: keyof typeof clients, path: string, input: unknown) =>
    (await clients[role].get(`/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`)).status;
  expect(await ask('admin', 'admin.overview.file', { table: 'lowStock', days: 30 })).toBe(404);
  expect(await ask('admin', 'admin.exports.file', { id: 'x' })).toBe(404);
  expect(await ask('stocker', 'stocker.documents.agenda', { driverId: 1 })).toBe(404);
  expect(await ask('packer', 'packer.orders.labels', { orders: [{ orderId: 1 }] })).toBe(404);
  expect(await ask('customer', 'customer.orders.invoicePdf', { orderId: 1 })).toBe(404);
});

test('an Idempotency-Key that is none is 400 for the screens as well', async () => {
  const guest = await loginAs(openWorld(), null);
  const answer = await guest.post(logout, undefined, { 'idempotency-key': 'with space' });
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { data: { httpStatus: 400, body: { error: 'Validation failed' } } } },
  });
});
