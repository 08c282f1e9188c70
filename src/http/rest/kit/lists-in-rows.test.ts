import type Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { loginAs, type RestClient } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

type Rows = { readonly id?: number; readonly order_id?: number }[];

/** Follows the header until it is absent, as a client would. */
async function readPages(client: RestClient, url: string, read: (body: Record<string, Rows>) => Rows) {
  const ids: (number | undefined)[] = [];
  const totals = new Set<unknown>();
  const cursors: unknown[] = [];
  for (let next: string | undefined = url, pages = 0; next !== undefined; pages += 1) {
    expect(pages).toBeLessThan(10);
    const { status, body, headers } = await client.get(next);
    expect(status, next).toBe(200);
    ids.push(...read(body).map((row) => row.order_id ?? row.id));
    totals.add(headers['x-total-count']);
    cursors.push(body.next_cursor);
    next = /^<(.+)>; rel="next"$/.exec(String(headers['link'] ?? ''))?.[1];
  }
  return { ids, totals: [...totals], cursors };
}

test('each long list is read whole page by page, and says how many there are in all', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { phone: '044111111' });
  const products = Array.from({ length: 5 }, (_, at) =>
    givenProduct(world, { name: `Krem ${5 - at}`, stock: 50 }),
  );
  const orders: number[] = [];
  for (let placed = 0; placed < 5; placed += 1) {
    world.advance(60_000);
    orders.push(await givenOrder(world, customer, [[products[0] ?? 0, 1]]));
  }
  const admin = await loginAs(world, await givenSeller(world));
  const own = await loginAs(world, customer);
  await admin.post('/api/documents/issue', { order_ids: orders });
  const newest = orders.toReversed();
  const lists: readonly [RestClient, string, (body: Record<string, Rows>) => Rows, readonly number[]][] = [
    [admin, '/api/products?limit=2', (body) => body['products'] ?? [], products],
    [admin, '/api/stock?limit=2', (body) => body['data'] ?? [], products.toReversed()],
    [admin, '/api/orders/adm-all?limit=2', (body) => body['orders'] ?? [], newest],
    [admin, '/api/orders/adm-all?limit=2&status=E%20Procesuar', (body) => body['orders'] ?? [], newest],
    [admin, '/api/documents?limit=2', (body) => body['documents'] ?? [], newest],
  ];
  for (const [client, url, read, wanted] of lists) {
    const { ids, totals, cursors } = await readPages(client, url, read);
    expect(ids, url).toEqual(wanted);
    expect(totals, url).toEqual(['5']);
    if (!url.includes('documents'))
      expect(cursors, url).toEqual([expect.any(String), expect.any(String), null]);
  }
  const mine = await readPages(own, '/api/orders/order?limit=2', (body) => body['orders'] ?? []);
  expect(mine).toMatchObject({ ids: newest, cursors: ['4', '2', null] });
  const history = `/api/callcenter/users/${customer.id}/orders?limit=2`;
  expect((await readPages(admin, history, (body) => body['orderHistory'] ?? [])).ids).toEqual(newest);
  const found = '/api/products/search?query=krem&limit=2';
  expect((await readPages(admin, found, (body) => body['searchProducts'] ?? [])).ids.toSorted()).toEqual(
    products,
  );
  const category = '/api/products/category/pasticeri?limit=2';
  expect(await readPages(admin, category, (body) => body['products'] ?? [])).toMatchObject({
    ids: products,
    totals: ['5'],
  });
});

test('what comes in between is neither skipped nor read twice', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const flour = givenProduct(world, { stock: 50 });
  const place = () => givenOrder(world, customer, [[flour, 1]]);
  const ids = [await place(), await place(), await place()];
  const admin = await loginAs(world, givenUser(world, 'admin'));
  const first = (await admin.get('/api/orders/adm-all?limit=2')).body;
  await place();
  const second = (await admin.get(`/api/orders/adm-all?limit=2&cursor=${first.next_cursor}`)).body;
  const read = [...first.orders, ...second.orders].map(({ order_id }: { order_id: number }) => order_id);
  expect(read).toEqual(ids.toReversed());
  expect(second).toMatchObject({ total: 4, next_cursor: null });
});

test('whether a page comes after one with a number is known from the total, without reading it', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const flour = givenProduct(world, { stock: 50 });
  for (let placed = 0; placed < 5; placed += 1) await givenOrder(world, customer, [[flour, 1]]);
  const admin = await loginAs(world, givenUser(world, 'admin'));
  const statement: Database.Statement = Object.getPrototypeOf(world.handle.connection.prepare('SELECT 1'));
  const reads = [vi.spyOn(statement, 'all'), vi.spyOn(statement, 'get')];
  onTestFinished(() => void vi.restoreAllMocks());
  const read = async (page: number, limit: number) => {
    for (const spy of reads) spy.mockClear();
    const { body } = await admin.get(`/api/orders/adm-all?page=${page}&limit=${limit}`);
    return {
      cursor: body.next_cursor,
      statements: reads.reduce((all, spy) => all + spy.mock.calls.length, 0),
    };
  };
  await read(1, 2);
  const last = await read(3, 2);
  expect(last.cursor).toBeNull();
  expect(await read(1, 2)).toEqual({ cursor: '4', statements: last.statements });
  expect((await read(1, 5)).cursor).toBeNull();
});

test('a bare list and one that is always whole say in a header how many there are, and their bodies stay', async () => {
  const world = openWorld();
  givenProduct(world, { isFeatured: true });
  const admin = await loginAs(world, givenUser(world, 'admin'));
  for (const url of ['/api/admin/users', '/api/products/featured', '/api/products']) {
    expect((await admin.get(url)).headers, url).toMatchObject({ 'x-total-count': '1' });
  }
  expect((await admin.get('/api/orders/adm-all')).body).toEqual({ orders: [] });
  expect((await admin.get('/api/stock')).body).toEqual({ data: [expect.any(Object)] });
  // From the cache as well.
  expect((await admin.get('/api/products/featured')).headers).toMatchObject({ 'x-total-count': '1' });
  expect((await admin.get('/api/auth/profile')).headers).not.toHaveProperty('x-total-count');
});

test('a cursor that no answer gave is refused', async () => {
  const world = openWorld();
  const admin = await loginAs(world, givenUser(world, 'admin'));
  for (const cursor of ['', 'x', '1-', '-1', '1.5']) {
    expect((await admin.get(`/api/products?cursor=${cursor}`)).status, cursor).toBe(400);
  }
});

test('products that changed since a time: fields, stock, and which are gone for whom', async () => {
  const world = openWorld();
  const guest = await loginAs(world, null);
  const admin = await loginAs(world, givenUser(world, 'admin'));
  const [flour, cream, sugar, salt] = [1, 2, 3, 4].map((n) =>
    givenProduct(world, { name: `P${n}`, stock: 5 }),
  );
  world.advance(60_000);
  const since = new Date(world.ctx.clock.now()).toISOString();
  const read = async (client: RestClient, rest = '') => {
    const { body } = await client.get(`/api/products?updated_since=${since}${rest}`);
    return { ...body, products: body.products.map(({ id }: { id: number }) => id) };
  };
  expect(await read(guest)).toEqual({ products: [], removed: [], total: 0, next_cursor: null });
  await admin.put(`/api/products/${cream}`, { description: 'me vaj' });
  world.advance(1000);
  await admin.patch('/api/stock/managment', { id: flour, quantity: 0 });
  world.advance(1000);
  await admin.delete(`/api/products/${sugar}`);
  expect(await read(admin)).toMatchObject({ products: [cream, flour], removed: [sugar], total: 3 });
  expect(await read(guest)).toMatchObject({ products: [cream], removed: [flour, sugar] });
  const first = await read(guest, '&limit=2');
  expect(first).toMatchObject({ products: [cream], removed: [flour] });
  const second = await read(guest, `&limit=2&cursor=${first.next_cursor}`);
  expect(second).toMatchObject({ products: [], removed: [sugar], next_cursor: null });
  expect(salt).toBeDefined();
});
