import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

test('a read that did not change is 304 without a body; after a change it is whole again, for each caller', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const flour = givenProduct(world, { stock: 50 });
  const orderId = await givenOrder(world, customer, [[flour, 1]]);
  const admin = await loginAs(world, givenUser(world, 'admin'));
  const own = await loginAs(world, customer);
  const reads = [
    [admin, '/api/orders/adm-all?limit=5'],
    [admin, `/api/orders/details/${orderId}`],
    [own, '/api/orders/order'],
    [own, '/api/cart'],
    [own, '/api/products/featured'],
    [admin, '/api/admin/settings'],
  ] as const;
  for (const [client, url] of reads) {
    const { etag } = (await client.get(url)).headers;
    expect(etag, url).toEqual(expect.stringMatching(/^W?\/?"/));
    const again = await client.get(url, { 'if-none-match': String(etag) });
    expect([again.status, again.bytes.length], url).toEqual([304, 0]);
  }
  const { etag } = (await admin.get('/api/orders/adm-all?limit=5')).headers;
  await admin.put('/api/orders/update-status', { order_id: orderId, delivery_status: 'E Pergaditur' });
  expect((await admin.get('/api/orders/adm-all?limit=5', { 'if-none-match': String(etag) })).status).toBe(
    200,
  );
  expect((await own.get('/api/orders/adm-all?limit=5', { 'if-none-match': String(etag) })).status).toBe(403);
});
