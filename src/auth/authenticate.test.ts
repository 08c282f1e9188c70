import { expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { loginAs, type RestClient } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

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
