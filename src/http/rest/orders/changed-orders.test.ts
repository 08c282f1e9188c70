import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

async function givenOrders() {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { phone: '044111111' });
  const driver = givenUser(world, 'driver', { driverCode: 3 });
  const [flour, cream] = [givenProduct(world, { stock: 50 }), givenProduct(world, { stock: 50 })];
  const orderId = await givenOrder(world, customer, [[flour, 2]]);
  await givenOrder(world, givenUser(world, 'customer', { phone: '044222222' }), [[flour, 1]]);
  const admin = await loginAs(world, await givenSeller(world));
  return { world, admin, customer, driver, flour, cream, orderId };
}

type Given = Awaited<ReturnType<typeof givenOrders>>;

const lineOf = async ({ admin, orderId }: Given) =>
  (await admin.get(`/api/orders/details/${orderId}`)).body.order.products[0].order_product_id;

const ACTS: readonly (readonly [name: string, act: (given: Given) => Promise<unknown>])[] = [
  [
    'a status',
    ({ admin, orderId }) =>
      admin.put('/api/orders/update-status', {
        order_id: orderId,
        delivery_status: 'E Anuluar',
        reason: 'x',
      }),
  ],
  [
    'a driver',
    ({ admin, orderId }) => admin.put('/api/orders/update-driver', { order_id: orderId, driver_nr: 3 }),
  ],
  [
    'a day',
    ({ admin, orderId }) =>
      admin.put('/api/orders/deliver-date', { order_ids: [orderId], deliver_date: '2026-11-23' }),
  ],
  [
    'an item',
    ({ admin, orderId, cream }) =>
      admin.post('/api/orders/add-item', { order_id: orderId, product_id: cream, quantity: 1 }),
  ],
  [
    'a quantity',
    async (given) =>
      given.admin.put('/api/orders/update-item', { order_item_id: await lineOf(given), quantity: 5 }),
  ],
  [
    'a confirmed item',
    ({ admin, orderId, flour }) =>
      admin.patch('/api/orders/order-item/toggle-stock', { order_id: orderId, product_id: flour }),
  ],
  [
    'a produced item',
    async (given) =>
      given.admin.put('/api/package/update-status', {
        order_product_id: await lineOf(given),
        is_produced: true,
      }),
  ],
  ['an invoice', ({ admin, orderId }) => admin.post('/api/documents/issue', { order_ids: [orderId] })],
  ['the buyer', ({ admin, customer }) => admin.put(`/api/admin/users/${customer.id}`, { name: 'Emri i ri' })],
  ['the terms', ({ admin, customer }) => admin.put(`/api/accounts/${customer.id}/terms`, { terms_days: 15 })],
  [
    'a comment',
    ({ world, orderId }) =>
      world
        .call(givenUser(world, 'stocker'))
        .stocker.orders.edit({ orderId, version: 1, comment: 'pas orës 10' }),
  ],
];

test.each(ACTS)('an order of which %s changed is among those that changed', async (_name, act) => {
  const given = await givenOrders();
  const { world, admin, orderId } = given;
  const list = async () => (await admin.get('/api/orders/adm-all')).body.orders;
  const before = await list();
  world.advance(60_000);
  const since = new Date(world.ctx.clock.now()).toISOString();
  const changed = async () => (await admin.get(`/api/orders/adm-all?updated_since=${since}`)).body;
  expect(await changed()).toEqual({ orders: [], total: 0, next_cursor: null });
  world.advance(1000);
  await act(given);
  const after = await list();
  expect(after).not.toEqual(before);
  const wanted = after.filter((order: { order_id: number }) => order.order_id === orderId);
  expect(await changed()).toEqual({ orders: wanted, total: 1, next_cursor: null });
});

test('changes come oldest first, in pages, and of a status alone', async () => {
  const { world, admin, orderId, flour } = await givenOrders();
  const customer = givenUser(world, 'customer', { phone: '044333333' });
  world.advance(1000);
  const later = await givenOrder(world, customer, [[flour, 1]]);
  world.advance(1000);
  await admin.put('/api/orders/update-status', { order_id: orderId, delivery_status: 'E Pergaditur' });
  const read = async (query: string) => {
    const { body } = await admin.get(`/api/orders/adm-all?updated_since=2026-01-01T00:00:00Z&${query}`);
    return { ...body, orders: body.orders.map(({ order_id }: { order_id: number }) => order_id) };
  };
  const first = await read('limit=2');
  expect(first).toMatchObject({ orders: [2, later], total: 3 });
  expect(await read(`limit=2&cursor=${first.next_cursor}`)).toMatchObject({
    orders: [orderId],
    next_cursor: null,
  });
  expect(await read('status=E%20Pergaditur')).toMatchObject({ orders: [orderId], total: 1 });
});
