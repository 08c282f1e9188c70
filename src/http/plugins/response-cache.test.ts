import { brotliDecompressSync } from 'node:zlib';
import type { SelectedFields } from 'drizzle-orm/sqlite-core';
import { expect, test, vi } from 'vitest';
import type { Actor } from '#kernel/ctx.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { loginAs, type RestClient } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

const SHELF = '/api/products/category/pasticeri?page=1&limit=20';
const CALL = `/trpc/public.catalog.byCategory?input=${encodeURIComponent('{"category":"pasticeri","subcategories":[]}')}`;
const DAY_MS = 24 * 3_600_000;

async function openShop() {
  const world = openWorld();
  const admin = givenUser(world, 'admin');
  const customer = givenUser(world, 'customer');
  const box = givenProduct(world, { priceE4: 10_0000, stock: 50 });
  const [guest, buyer] = [await loginAs(world, null), await loginAs(world, customer)];
  return { world, customer, box, guest, buyer, office: world.call(admin).admin };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

const priceOn = async (client: RestClient, url = SHELF): Promise<number | null | undefined> =>
  (await client.get(url)).body.products[0]?.unit_price;

async function givenList({ office, customer, box }: Shop, more = {}): Promise<number> {
  const { id } = await office.prices.create({ name: 'Hotelet', ...more });
  await office.prices.setListPrices({ id, prices: [{ productId: box, priceE4: 8_0000 }] });
  await office.users.update({ userId: customer.id, priceListId: id });
  return id;
}

test('what is the same for many is made once, and packed once', async () => {
  const { world, guest, buyer } = await openShop();
  for (let number = 0; number < 10; number += 1) givenProduct(world);
  const other = await loginAs(world, null);
  const read = vi.spyOn(world.handle.db, 'select');
  for (const url of [SHELF, CALL]) {
    const first = await guest.get(url);
    const before = read.mock.calls.length;
    const second = await other.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(read.mock.calls.length).toBe(before);
    expect(second.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(JSON.parse(brotliDecompressSync(second.rawPayload).toString())).toEqual(first.body);
    expect(first.headers['content-type']).toBe(second.headers['content-type']);
    expect(await other.get(url, { 'if-none-match': String(first.headers['etag']) })).toMatchObject({
      status: 304,
    });
    expect((await buyer.get(url)).status).toBe(200);
  }
});

test('whoever has an answer is told so, also when it was made anew and came out the same', async () => {
  const { box, guest, office } = await openShop();
  const tag = String((await guest.get(SHELF)).headers['etag']);
  const ask = () => guest.get(SHELF, { 'if-none-match': tag });
  await office.products.update({ id: box, priceE4: 12_0000 });
  expect(await ask()).toMatchObject({ status: 200, body: { products: [{ unit_price: 12 }] } });
  await office.products.update({ id: box, priceE4: 10_0000 });
  const same = await ask();
  expect(same).toMatchObject({ status: 304, headers: { etag: tag, 'cache-control': 'private, no-cache' } });
  expect(same.headers).not.toHaveProperty('content-type');
});

test('what goes wrong is not cached, nor what depends on orders or on the person', async () => {
  const { world, customer, box, guest, buyer } = await openShop();
  const wrong = '/api/products/category/nothing?page=1&limit=20';
  expect([(await guest.get(wrong)).status, (await guest.get(wrong)).status]).toEqual([404, 404]);
  const recommended = await guest.get('/api/products/recommendations');
  expect(recommended.headers['cache-control']).toBe('no-store');
  const mixed = CALL.replace(
    'byCategory',
    'byCategory,public.catalog.recommendations,customer.cart.list',
  ).replace('?', '?batch=1&');
  const cart = async () => JSON.stringify((await buyer.get(mixed)).body[2]);
  const before = await cart();
  await world.call(customer).customer.cart.add({ productId: box, quantity: 3 });
  expect(await cart()).not.toBe(before);
});

test('whoever asks for a packing that was not asked for before gets that one, and everybody else theirs', async () => {
  const { world, guest } = await openShop();
  for (let number = 0; number < 10; number += 1) givenProduct(world);
  const packingOf = async (accepted: string) =>
    (await guest.app.inject({ url: SHELF, headers: { 'accept-encoding': accepted } })).headers[
      'content-encoding'
    ];
  for (const [accepted, packing] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    expect([await packingOf(accepted), await packingOf(accepted), await packingOf('br')]).toEqual([
      packing,
      packing,
      'br',
    ]);
  }
});

const CHANGES: readonly {
  readonly of: string;
  readonly act: (shop: Shop) => unknown;
  readonly guest: number | null | undefined;
  readonly buyer: number | null | undefined;
}[] = [
  {
    of: 'a price',
    act: ({ office, box }) => office.products.update({ id: box, priceE4: 12_0000 }),
    guest: 12,
    buyer: 12,
  },
  {
    of: 'a discount',
    act: ({ office, box }) => office.products.setDiscount({ id: box, discountBasisPoints: 1000 }),
    guest: 9,
    buyer: 9,
  },
  { of: 'a list of prices', act: (shop) => givenList(shop), guest: 10, buyer: 8 },
  {
    of: 'a price that was agreed',
    act: ({ office, customer, box }) =>
      office.prices.setContractPrices({
        customerId: customer.id,
        prices: [{ productId: box, priceE4: 7_0000 }],
      }),
    guest: 10,
    buyer: 7,
  },
  {
    of: 'what a customer is allowed off',
    act: ({ office, customer }) => office.users.update({ userId: customer.id, discountBasisPoints: 500 }),
    guest: 10,
    buyer: 9.5,
  },
  {
    of: 'whether guests see prices',
    act: ({ office }) =>
      office.settings.update({ group: 'prices', values: { hidesPrices: true, needsApproval: false } }),
    guest: null,
    buyer: 10,
  },
  {
    of: 'the last box ordered',
    act: ({ world, customer, box }) =>
      world
        .call(customer)
        .customer.orders.place({ products: [{ productId: box, quantity: 50 }], deliverDate: '2026-11-19' }),
    guest: undefined,
    buyer: undefined,
  },
  {
    of: 'a product taken out',
    act: ({ office, box }) => office.products.remove({ id: box }),
    guest: undefined,
    buyer: undefined,
  },
  {
    of: 'a region that does not get it',
    act: ({ world, customer, box }) =>
      world.handle.connection
        .prepare('UPDATE products SET region_ids = ? WHERE id = ?')
        .run(`,${customer.regionId + 1},`, box),
    guest: 10,
    buyer: undefined,
  },
];

test.for(CHANGES)('after a change of $of the very next call is right', async ({ act, guest, buyer }) => {
  const shop = await openShop();
  expect([await priceOn(shop.guest), await priceOn(shop.buyer)]).toEqual([10, 10]);
  expect([await priceOn(shop.guest), await priceOn(shop.buyer)]).toEqual([10, 10]);
  await act(shop);
  expect([await priceOn(shop.guest), await priceOn(shop.buyer)]).toEqual([guest, buyer]);
});

test('a list of prices that begins tomorrow holds from midnight on', async () => {
  const shop = await openShop();
  await givenList(shop, { validFrom: '2026-11-19' });
  expect(await priceOn(shop.buyer)).toBe(10);
  shop.world.advance(DAY_MS);
  const buyer = await loginAs(shop.world, shop.customer);
  expect(await priceOn(buyer)).toBe(8);
});

test('what was being made while a price changed is not kept', async () => {
  const { world, box, guest } = await openShop();
  const select: (fields: SelectedFields) => ReturnType<typeof world.handle.db.select<SelectedFields>> =
    world.handle.db.select.bind(world.handle.db);
  const change = world.handle.connection.prepare('UPDATE products SET price_e4 = 200000 WHERE id = ?');
  const read = vi.spyOn(world.handle.db, 'select').mockImplementationOnce((fields) => {
    // The pending answer was requested before this change.
    change.run(box);
    return select(fields);
  });
  await guest.get(SHELF);
  const before = read.mock.calls.length;
  expect(await priceOn(guest)).toBe(20);
  expect(read.mock.calls.length).toBeGreaterThan(before);
});

test('two customers of different prices never share an answer, nor a guest theirs', async () => {
  const shop = await openShop();
  await givenList(shop);
  const other: Actor = givenUser(shop.world, 'customer', { email: 'tjeter@example.com' });
  const stranger = await loginAs(shop.world, other);
  const seen = [shop.buyer, stranger, shop.guest, shop.buyer, stranger, shop.guest];
  const prices: unknown[] = [];
  for (const client of seen) prices.push(await priceOn(client));
  expect(prices).toEqual([8, 10, 10, 8, 10, 10]);
});

test('customers never share an answer where their contract, discount or region differs', async () => {
  const { world, customer, box, buyer, office } = await openShop();
  const client = (values: object) => loginAs(world, givenUser(world, 'customer', values));
  const other = givenUser(world, 'customer');
  const clients = [
    buyer,
    await loginAs(world, other),
    await client({}),
    await client({ discountBasisPoints: 1000 }),
    await client({ regionId: 2 }),
  ];
  await office.prices.setContractPrices({
    customerId: customer.id,
    prices: [{ productId: box, priceE4: 7_0000 }],
  });
  await office.prices.setContractPrices({
    customerId: other.id,
    prices: [{ productId: box, priceE4: 6_0000 }],
  });
  await office.products.update({ id: box, regionIds: [1] });
  const prices: unknown[] = [];
  for (const one of [...clients, ...clients]) prices.push(await priceOn(one));
  expect(prices).toEqual([7, 6, 10, 9, undefined, 7, 6, 10, 9, undefined]);
});
