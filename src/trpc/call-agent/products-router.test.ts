import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const names = (list: readonly { readonly name: string }[]) => list.map((product) => product.name);

test("the agent sees the region's products by name at the caller's price, and what is out of stock", async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { regionId: 2, discountBasisPoints: 1000 });
  givenProduct(world, { name: 'Vaj', priceE4: 1000_00 });
  givenProduct(world, { name: 'Arra', stock: 0 });
  givenProduct(world, { name: 'Vetëm Lipjan', regionIds: [1] });
  const { products } = world.call(givenUser(world, 'call_agent')).callAgent;
  const { products: list } = await products.list({ regionId: 2, customerId: customer.id });
  expect(names(list)).toEqual(['Arra', 'Vaj']);
  expect(list[1]).toMatchObject({ unitPriceE4: 900_00, priceE4: 1000_00 });
  expect((await products.all({ regionId: 2 }))[1]).toMatchObject({ unitPriceE4: 1000_00 });
  expect(names((await products.list({ regionId: 1 })).products)).toEqual(['Arra', 'Vaj', 'Vetëm Lipjan']);
});

test('the list goes on page by page, is searched, and is narrowed to what was ordered before', async () => {
  const world = openWorld();
  const ids = ['A krem', 'B krem', 'C vaj'].map((name) => givenProduct(world, { name }));
  const { products } = world.call(givenUser(world, 'call_agent')).callAgent;
  const first = await products.list({ regionId: 1, limit: 2 });
  expect(names(first.products)).toEqual(['A krem', 'B krem']);
  const second = await products.list({ regionId: 1, limit: 2, cursor: first.nextCursor });
  expect(names(second.products)).toEqual(['C vaj']);
  expect(second.nextCursor).toBeNull();
  expect(names((await products.list({ regionId: 1, query: 'krem', limit: 1 })).products)).toEqual(['A krem']);
  expect(names((await products.list({ regionId: 1, ids: [ids[2]!, 999_999] })).products)).toEqual(['C vaj']);
});

test('the number of all that can be sold is told with each page, and of a search what was found', async () => {
  const world = openWorld();
  for (const name of ['A krem', 'B krem', 'C vaj']) givenProduct(world, { name });
  givenProduct(world, { name: 'Vetëm Pejë', regionIds: [4] });
  const { products } = world.call(givenUser(world, 'call_agent')).callAgent;
  const isTotalExact = true;
  expect(await products.list({ regionId: 1, limit: 1, cursor: 2 })).toMatchObject({ total: 3, isTotalExact });
  expect(await products.list({ regionId: 4 })).toMatchObject({ total: 4, isTotalExact });
  expect(await products.list({ regionId: 4, query: 'krem', limit: 1 })).toMatchObject({
    total: 2,
    isTotalExact,
  });
});

test('a search that leads to a sold-out product offers what is in stock of its subcategory, the likest first', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { regionId: 2, discountBasisPoints: 1000 });
  const boxes = { category: 'kuti', subcategory: 'Kuti torte' } as const;
  givenProduct(world, { name: 'Kuti e bardhë 26 cm', code: 'KT-26', stock: 0, ...boxes });
  givenProduct(world, { name: 'Arkë torte', ...boxes });
  givenProduct(world, { name: 'Bazë torte', ...boxes });
  givenProduct(world, { name: 'Kapak torte', ...boxes });
  givenProduct(world, { name: 'Kuti e bardhë 32 cm', priceE4: 1000_00, ...boxes });
  givenProduct(world, { name: 'Kuti e bardhë 40 cm', stock: 0, ...boxes });
  givenProduct(world, { name: 'Kuti e bardhë 28 cm', regionIds: [1], ...boxes });
  givenProduct(world, { name: 'Kuti e bardhë me kapak', category: 'kuti', subcategory: 'Kuti dhuratash' });
  const { products } = world.call(givenUser(world, 'call_agent')).callAgent;
  const search = { regionId: 2, customerId: customer.id, query: 'KT-26' };
  const { products: found, total, substitutes } = await products.list(search);
  expect([names(found), total]).toEqual([['Kuti e bardhë 26 cm'], 1]);
  expect(names(substitutes)).toEqual(['Kuti e bardhë 32 cm', 'Arkë torte', 'Bazë torte']);
  expect(substitutes[0]).toMatchObject({ unitPriceE4: 900_00, reasons: { lastPaid: null } });
  expect((await products.list({ ...search, query: 'Arkë' })).substitutes).toEqual([]);
  expect((await products.list({ ...search, query: '' })).substitutes).toEqual([]);
});

test('pasted codes find their products in any case, at the price of the caller, in the region of the caller', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { regionId: 2, discountBasisPoints: 5000 });
  givenProduct(world, { name: 'Kuti', code: 'KUTI-Ç1', priceE4: 300_00 });
  givenProduct(world, { name: 'Kuti e madhe', code: 'KUTI-Ç10' });
  givenProduct(world, { name: 'Vetëm Lipjan', code: 'L-1', regionIds: [1] });
  givenProduct(world, { name: 'Pa kod', code: '' });
  const { products } = world.call(givenUser(world, 'call_agent')).callAgent;
  const codes = [' kuti-c1', 'L-1', 'NUK-KA', ''];
  const found = await products.byCode({ regionId: 2, customerId: customer.id, codes });
  expect(found).toMatchObject([{ name: 'Kuti', unitPriceE4: 150_00 }]);
  expect(names(await products.byCode({ regionId: 1, codes }))).toEqual(['Kuti', 'Vetëm Lipjan']);
  expect(await rejectionOf(products.byCode({ regionId: 9, codes }))).toMatchObject({
    code: 'region-not-found',
  });
});

test('unknown regions and customers are rejected', async () => {
  const world = openWorld();
  const staff = givenUser(world, 'driver');
  const { products } = world.call(givenUser(world, 'call_agent')).callAgent;
  expect(await rejectionOf(products.list({ regionId: 5 }))).toMatchObject({ code: 'region-not-found' });
  for (const customerId of [staff.id, 999_999]) {
    expect(await rejectionOf(products.all({ regionId: 1, customerId }))).toMatchObject({
      code: 'customer-not-found',
    });
  }
});

test("the stocker's search finds what the customer's region has, best match first", async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { regionId: 3, discountBasisPoints: 5000 });
  givenProduct(world, { name: 'Me krem', priceE4: 200_00 });
  givenProduct(world, { name: 'Krem', priceE4: 100_00 });
  givenProduct(world, { name: 'Krem Lipjan', regionIds: [1] });
  const { products } = world.call(givenUser(world, 'stocker')).stocker;
  const { products: found } = await products.search({ query: 'krem', customerId: customer.id });
  expect(found.map((product) => [product.name, product.unitPriceE4])).toEqual([
    ['Krem', 50_00],
    ['Me krem', 100_00],
  ]);
  expect(await products.search({ query: 'krem' })).toMatchObject({ total: 3 });
  expect(names((await products.search({ regionId: 3 })).products)).toEqual(['Krem', 'Me krem']);
});

test('what a caller usually buys comes first, on every page; the rest follows by name, nothing twice', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const [, , , d, e] = ['A', 'B', 'C', 'D', 'E'].map((name) => givenProduct(world, { name }));
  givenProduct(world, { name: 'Vetëm Pejë', regionIds: [4] });
  await givenOrder(world, customer, [[d!, 1]]);
  await givenOrder(world, customer, [
    [d!, 2],
    [e!, 1],
  ]);
  const { products } = world.call(givenUser(world, 'call_agent')).callAgent;
  const pages = async (limit: number) => {
    const request = { regionId: 1, customerId: customer.id, isUsualFirst: true, limit };
    const all: string[] = [];
    for (let cursor: number | null = 1; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof products.list>> = await products.list({ ...request, cursor });
      all.push(...names(page.products));
      cursor = page.nextCursor;
    }
    return all;
  };
  for (const limit of [1, 2, 3, 50]) expect(await pages(limit)).toEqual(['D', 'E', 'A', 'B', 'C']);
  expect(names((await products.list({ regionId: 1, customerId: customer.id })).products)[0]).toBe('A');
  const found = await products.list({ regionId: 1, customerId: customer.id, isUsualFirst: true, query: 'b' });
  expect(names(found.products)).toEqual(['B']);
});
