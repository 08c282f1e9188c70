import { expect, test, vi } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { loginAs, type RestClient } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';
import { authenticate } from './authenticate.ts';
import { rememberRecent } from './recent-logins.ts';
import { watchLogins } from './watch-logins.ts';

const CART = '/api/cart';

async function openShop() {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const admin = givenUser(world, 'admin');
  return { world, customer, office: world.call(admin).admin, client: await loginAs(world, customer) };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

const statusOf = async (client: RestClient) => (await client.get(CART)).status;

const ENDS: readonly {
  readonly of: string;
  readonly act: (shop: Shop) => unknown;
  readonly status: number;
}[] = [
  { of: 'logging out', act: ({ client }) => client.post('/api/auth/logout'), status: 401 },
  {
    of: 'being deactivated',
    act: ({ office, customer }) => office.users.setActive({ userId: customer.id, isActive: false }),
    status: 401,
  },
  {
    of: 'being signed out everywhere',
    act: ({ office, customer }) => office.users.signOutEverywhere({ userId: customer.id }),
    status: 401,
  },
  {
    of: 'another role',
    act: ({ office, customer }) => office.users.update({ userId: customer.id, role: 'packer' }),
    status: 401,
  },
];

test.for(ENDS)('after $of the very next call knows it', async ({ act, status }) => {
  const shop = await openShop();
  const before = [await statusOf(shop.client), await statusOf(shop.client)];
  const cookies = new Map(shop.client.cookies);
  await act(shop);
  for (const [name, value] of cookies) shop.client.cookies.set(name, value);
  expect([...before, await statusOf(shop.client)]).toEqual([200, 200, status]);
});

test('who was seen within the last seconds is known without asking the database, and only then', async () => {
  const { world, customer, client } = await openShop();
  const token = [...client.cookies].find(([name]) => name.includes('session'))?.[1] ?? '';
  const find = rememberRecent(watchLogins(world.handle.connection), world.ctx.clock);
  const ask = vi.spyOn(world.handle.connection, 'prepare');
  const known = await find(world.ctx, token);
  expect(known?.actor.id).toBe(customer.id);
  expect(known).toEqual(await authenticate(world.ctx, token));
  ask.mockClear();
  const read = vi.spyOn(world.handle.db, 'select');
  expect(await find(world.ctx, token)).toBe(known);
  expect(read).not.toHaveBeenCalled();
  world.advance(5000);
  expect(await find(world.ctx, token)).not.toBe(known);
  world.advance(-60_000);
  expect(await find(world.ctx, token)).not.toBe(known);
  expect(await find(world.ctx, null)).toBeNull();
});
