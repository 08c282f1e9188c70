import { expect, test } from 'vitest';
import { z } from 'zod';
import { restRows } from '#http/rest/rest-rows.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';
import { params } from './params.ts';
import { rowsOf } from './rest-row.ts';
import { unknownNames } from './unknown-names.ts';

test('a misspelt filter is named instead of answering the whole list', async () => {
  const world = openWorld();
  const admin = await loginAs(world, givenUser(world, 'admin'));
  const { status, body } = await admin.get('/api/documents?form=2026-11-01&limit=5');
  expect(status).toBe(400);
  expect(body).toEqual({
    error: 'Validation failed',
    message: expect.stringContaining('Lejohen: kind, from, to'),
    issues: [{ path: 'form', message: expect.stringContaining('from, to, customer_id, order_id') }],
  });
});

test('a misspelt field of a body is named, in a list too, and nothing is written', async () => {
  const world = openWorld();
  const admin = await loginAs(world, givenUser(world, 'admin'));
  const id = givenProduct(world);
  const made = await admin.post('/api/admin/price-lists', { name: 'Kafe', exlusive: true });
  expect(made).toMatchObject({ status: 400, body: { issues: [{ path: 'exlusive' }] } });
  expect((await admin.get('/api/admin/price-lists')).body).toEqual({ lists: [] });
  const { list } = (await admin.post('/api/admin/price-lists', { name: 'Kafe' })).body;
  const priced = await admin.put(`/api/admin/price-lists/${list.id}/prices`, {
    prices: [{ product_id: id, price: 1, form: 12 }],
  });
  expect(priced).toMatchObject({ status: 400, body: { issues: [{ path: 'prices.0.form' }] } });
  // An answer can be written back, including its read-only fields.
  expect((await admin.put(`/api/admin/price-lists/${list.id}`, { ...list, net: true })).status).toBe(200);
});

test('who may not call is told so first', async () => {
  const world = openWorld();
  expect((await (await loginAs(world, null)).get('/api/documents?form=1')).status).toBe(401);
  expect((await (await loginAs(world, givenUser(world, 'driver'))).get('/api/documents?form=1')).status).toBe(
    403,
  );
});

test('the specification’s own rows ignore what they do not know', async () => {
  const world = openWorld();
  givenProduct(world);
  const admin = await loginAs(world, givenUser(world, 'admin'));
  for (const url of [
    '/api/products?x=1',
    '/api/orders/adm-all?x=1',
    '/api/stock?x=1',
    '/api/callcenter/regions?x=1',
  ]) {
    expect((await admin.get(url)).status, url).toBe(200);
  }
});

test('names of all alternatives are known, open records take any', () => {
  const row = rowsOf({ tag: 'x', roles: ['guest'] });
  const call = async () => ({});
  const either = row('POST /x', {
    summary: 'x',
    input: z.union([
      params({ a: z.string() }),
      params({ b: z.string(), any: z.record(z.string(), z.int()) }),
    ]),
    call,
  });
  const find = (value: Record<string, unknown>) =>
    unknownNames(either)(value).map(({ path }) => path.join('.'));
  expect(find({ a: '1', b: '2', any: { x: 1 } })).toEqual([]);
  expect(find({ a: '1', c: '2', d: null })).toEqual(['c', 'd']);
  expect(unknownNames(row('GET /x', { summary: 'x', call }))({ q: '1' })).toHaveLength(1);
});

test('only rows of the specification ignore unknown names', () => {
  const ignoring = restRows.filter((row) => row.ignoresUnknown).map((row) => row.url.split('/')[1]);
  expect([...new Set(ignoring)].toSorted()).toEqual([
    'admin',
    'auth',
    'callcenter',
    'cart',
    'orders',
    'package',
    'products',
    'stock',
  ]);
});
