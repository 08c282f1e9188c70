import { expect, test } from 'vitest';
import { suggestQuantity } from '#shared/purchasing/suggest-quantity.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenReceived } from '#testing/given-purchasing.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

const FACTS = {
  free: 22,
  onOrder: 0,
  reorderPoint: 40,
  reorderTo: null,
  leadDays: 14,
  packSize: 24,
  soldPieces: 244,
};

test('free 22, point 40, 30,5 a week, 14 days: up to 132 in packs of 24 are 5 packs', () => {
  expect(suggestQuantity(FACTS)).toEqual({ weeklyTenths: 305, target: 132, quantity: 120, packs: 5 });
});

test.each([
  [{ reorderTo: 60 }, { target: 60, quantity: 48, packs: 2 }],
  [{ onOrder: 110 }, { target: 132, quantity: 0, packs: 0 }],
  [{ soldPieces: 0 }, { target: 40, quantity: 24, packs: 1 }],
  [{ soldPieces: -8 }, { weeklyTenths: 0, target: 40 }],
  [{ packSize: 1 }, { quantity: 110, packs: 110 }],
  [{ reorderTo: 10 }, { target: 10, quantity: 0 }],
])('suggested of %o is %o', (change, suggested) => {
  expect(suggestQuantity({ ...FACTS, ...change })).toMatchObject(suggested);
});

async function givenOffice() {
  const world = openWorld();
  const owner = await givenSeller(world);
  const admin = await loginAs(world, owner);
  await admin.put('/api/admin/settings', { purchasing: true });
  await admin.post('/api/suppliers', { name: 'Çelik', lead_days: 14, minimum_order: 100 });
  const suggested = async (query = '') =>
    (await admin.get(`/api/purchasing/suggestions${query}`)).body.suggestions;
  return { world, owner, admin, suggested };
}

test('what is sold, free and on order decides; what is above its point is not listed', async () => {
  const { world, owner, admin, suggested } = await givenOffice();
  const flour = givenProduct(world, { name: 'Miell', stock: 60 });
  givenProduct(world, { name: 'Plot', stock: 500 });
  const alone = givenProduct(world, { name: 'Aroma', stock: 3 });
  const customer = givenUser(world, 'customer', { fiscalNumber: '600000001' });
  const orderId = await givenOrder(world, customer, [[flour, 40]]);
  await admin.put('/api/orders/update-status', { order_id: orderId, delivery_status: 'E Nisur' });
  await admin.put(`/api/products/${flour}`, { reorder_point: 20 });
  await admin.put('/api/suppliers/1/products', {
    products: [{ product_id: flour, pack_size: 24, net_price: 11.5 }],
  });
  const row = {
    product_id: flour,
    free: 20,
    on_order: 0,
    reorder_point: 20,
    weekly_mean: 5,
    target: 35,
    quantity: 24,
    packs: 1,
    supplier_id: 1,
    net_price: 11.5,
  };
  const bare = {
    product_id: alone,
    free: 3,
    reorder_point: 10,
    weekly_mean: 0,
    target: 10,
    quantity: 7,
    packs: 7,
    supplier_id: null,
    net_price: null,
  };
  expect(await suggested()).toMatchObject([row, bare]);
  expect((await suggested('?supplier_id=1'))[0]).toEqual(row);
  const { orders } = world.call(owner).admin.purchasing;
  const drafts = await orders.draftSuggested({
    orders: [{ supplierId: 1, lines: [{ productId: flour, quantity: 24 }] }],
  });
  expect(drafts).toMatchObject([{ status: 'draft', lines: [{ quantity: 24, netPriceE4: 11_5000 }] }]);
  expect(await suggested('?supplier_id=1')).toHaveLength(1);
  await admin.post('/api/purchasing/orders/1/send', {});
  expect(await suggested('?supplier_id=1')).toEqual([]);
  givenReceived(world, 1, flour, 23);
  expect(await suggested('?supplier_id=1')).toEqual([]);
  await admin.post('/api/purchasing/orders/1/close', { reason: 'mbaroi' });
  expect(await suggested('?supplier_id=1')).toMatchObject([{ on_order: 0 }]);
  await admin.put('/api/suppliers/1', { active: false });
  expect(await suggested()).toMatchObject([{ supplier_id: null }, { supplier_id: null }]);
});

test('reorder point and target are fields of a product, null empties them', async () => {
  const { world, owner, admin, suggested } = await givenOffice();
  const made = await admin.post('/api/products', {
    name: 'Miell',
    category: 'pasticeri',
    quantity: 5,
    price: 10,
    vat_rate_percentage: 18,
    reorder_point: 6,
    reorder_to: 50,
  });
  expect(made.status).toBe(201);
  expect(await suggested()).toMatchObject([{ reorder_point: 6, target: 50, quantity: 45 }]);
  const { id } = made.body.product;
  await admin.put(`/api/products/${id}`, { reorder_to: null, reorder_point: null });
  expect(await suggested()).toMatchObject([{ reorder_point: 10, target: 10, quantity: 5 }]);
  const { products } = world.call(owner).admin;
  expect(await products.get({ id })).toMatchObject({ reorderPoint: null, reorderTo: null });
  expect((await admin.put(`/api/products/${id}`, { reorder_to: -1 })).status).toBe(400);
});

test('the day on which a sold-out product is expected is shown where the shop wants it, late orders never', async () => {
  const { world, admin } = await givenOffice();
  const id = givenProduct(world, { stock: 0 });
  const { catalog } = world.call(null).public;
  for (const expectedOn of ['2026-12-09', '2026-12-04']) {
    const lines = [{ product_id: id, quantity: 5 }];
    const { order } = (
      await admin.post('/api/purchasing/orders', { supplier_id: 1, expected_on: expectedOn, lines })
    ).body;
    expect(await catalog.expected({ id })).toEqual({ expectedOn: null });
    await admin.post(`/api/purchasing/orders/${order.id}/send`, {});
  }
  await admin.put('/api/admin/settings', { showExpected: true });
  expect(await catalog.expected({ id })).toEqual({ expectedOn: '2026-12-04' });
  for (const role of ['driver', 'packer'] as const) {
    const { public: seen } = world.call(givenUser(world, role));
    expect(await seen.catalog.expected({ id })).toEqual({ expectedOn: null });
  }
  givenReceived(world, 2, id, 5);
  expect(await catalog.expected({ id })).toEqual({ expectedOn: '2026-12-09' });
  world.advance(30 * 86_400_000);
  expect(await catalog.expected({ id })).toEqual({ expectedOn: null });
  await admin.put('/api/admin/settings', { purchasing: false });
  expect(await catalog.expected({ id })).toEqual({ expectedOn: null });
});
