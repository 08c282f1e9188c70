import { brotliDecompressSync } from 'node:zlib';
import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { loginAs, openApp, restClient } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';
import { appRouter } from '#trpc/app-router.ts';
import { LIST_CALLS } from './plugins/kept-lists.ts';

const ORDERS = '/api/orders/adm-all?page=1&limit=20';
const OWN = '/api/orders/order';
const CALL = `/trpc/admin.orders.list?input=${encodeURIComponent('{}')}`;

function openShop() {
  const world = openWorld();
  const admin = givenUser(world, 'admin');
  const customer = givenUser(world, 'customer');
  const box = givenProduct(world, { stock: 500 });
  const order = () =>
    world
      .call(customer)
      .customer.orders.place({ products: [{ productId: box, quantity: 1 }], deliverDate: '2026-11-19' });
  return { world, admin, customer, order };
}

test('a list is kept until anything changes, two seconds at most, packed as it was sent', async () => {
  const { world, admin, order } = openShop();
  for (let number = 0; number < 5; number += 1) await order();
  const { cookies } = await loginAs(world, admin);
  let version = '1';
  const client = restClient(await openApp(world, { databaseVersion: () => version }));
  for (const [name, value] of cookies) client.cookies.set(name, value);
  const ids = async (url: string) => {
    const { rawPayload, headers } = await client.app.inject({
      url,
      cookies: Object.fromEntries(client.cookies),
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
    return JSON.parse(brotliDecompressSync(rawPayload).toString());
  };
  for (const url of [ORDERS, CALL]) {
    const first = await ids(url);
    await order();
    expect(await ids(url)).toEqual(first);
    version += '1';
    const second = await ids(url);
    expect(second).not.toEqual(first);
    await order();
    world.advance(2000);
    expect(await ids(url)).not.toEqual(second);
  }
});

test('the very next list tells of a change', async () => {
  const { world, admin, order } = openShop();
  const office = await loginAs(world, admin);
  const count = async () => (await office.get(ORDERS)).body.orders.length;
  expect([await count(), await count()]).toEqual([0, 0]);
  await order();
  expect([await count(), await count()]).toEqual([1, 1]);
});

test('nobody is answered the list of another, nor one who may no longer ask', async () => {
  const { world, admin, customer, order } = openShop();
  const other = givenUser(world, 'customer', { email: 'tjeter@example.com' });
  await order();
  const [buyer, stranger, guest] = [
    await loginAs(world, customer),
    await loginAs(world, other),
    await loginAs(world, null),
  ];
  const count = async (client: typeof buyer) => (await client.get(OWN)).body.orders.length;
  expect([await count(buyer), await count(stranger), await count(buyer)]).toEqual([1, 0, 1]);
  expect((await guest.get(OWN)).status).toBe(401);
  expect((await buyer.get(ORDERS)).status).toBe(403);
  const office = await loginAs(world, admin);
  expect([(await office.get(ORDERS)).status, (await office.get(ORDERS)).status]).toEqual([200, 200]);
  world.handle.connection.prepare("UPDATE users SET role = 'packer' WHERE id = ?").run(admin.id);
  expect((await office.get(ORDERS)).status).toBe(403);
  await buyer.post('/api/auth/logout');
  expect((await buyer.get(OWN)).status).toBe(401);
});

test('every procedure whose answers are kept is there and reads', () => {
  const procedures: Record<string, AnyProcedure> = (appRouter as AnyRouter)._def.procedures;
  const kinds = [...LIST_CALLS].map((name) => [name, procedures[name]?._def.type]);
  expect(kinds).toEqual([...LIST_CALLS].map((name) => [name, 'query']));
});
