import { afterAll, expect, test } from 'vitest';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenPurchasing, poolOf } from '#testing/given-costs.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { loginAs } from '#testing/rest-client.ts';

afterAll(closeSheets);

const DAY = '2026-11-18';
const DAYS = `from=${DAY}&to=${DAY}`;
const A_DAY = 24 * 60 * 60 * 1000;

async function givenShop() {
  const { world, seller } = await givenPurchasing();
  const session = await loginAs(world, seller);
  const admin = { ...session };
  /** A login does not last until the next day. */
  const nextDay = async () => {
    world.advance(A_DAY);
    Object.assign(admin, await loginAs(world, seller));
  };
  const customer = givenUser(world, 'customer', { name: 'Arta' });
  const flour = givenProduct(world, { name: 'Miell', code: 'M1', stock: 10, priceE4: 18_8800 });
  const sugar = givenProduct(world, { name: 'Sheqer', code: 'S1', stock: 10, priceE4: 11_8000 });
  const sell = async (lines: readonly (readonly [number, number])[]) => {
    const orderId = await givenOrder(world, customer, lines);
    const { body } = await admin.post('/api/documents/issue', { order_ids: [orderId] });
    return body.issued[0];
  };
  return { world, admin, customer, flour, sugar, sell, nextDay };
}

test('reports of last year name the region that has gone, and not where its customers went', async () => {
  const { world, admin, customer, flour, sell, nextDay } = await givenShop();
  world.handle.connection.exec(`UPDATE customers SET region_id = 4 WHERE id = ${customer.id}`);
  await sell([[flour, 1]]);
  world.handle.connection.exec("UPDATE orders SET status = 'E Realizuar'");
  const regions = async () => {
    const { body } = await admin.get(`/api/admin/reports/margin?${DAYS}&by=region`);
    return body.rows.map((row: { region_id: number; name: string }) => [row.region_id, row.name]);
  };
  const orders = `/api/orders/adm-all?region_id=4&from=${DAY}&to=${DAY}`;
  const seen = [await regions(), (await admin.get(orders)).body.orders.length];
  expect(seen).toEqual([[[4, 'Pejë']], 1]);
  await admin.post('/api/admin/regions/4/move', { to_region_id: 1 });
  expect((await admin.put('/api/admin/regions/4', { active: false })).status).toBe(200);
  world.advance(364 * A_DAY);
  await nextDay();
  expect([await regions(), (await admin.get(orders)).body.orders.length]).toEqual(seen);
  expect((await admin.get(orders)).body.orders).toMatchObject([{ region_id: 4, region: 'Pejë' }]);
});

test('a first cost is taken for all that is owned, once', async () => {
  const { world, admin, flour, customer } = await givenShop();
  await givenOrder(world, customer, [[flour, 4]]);
  const put = (net_cost: number) => admin.put(`/api/products/${flour}/cost`, { net_cost });
  expect((await put(-1)).status).toBe(400);
  expect((await put(1.00001)).status).toBe(400);
  expect(await put(10.5)).toMatchObject({ status: 200, body: { product_id: flour, owned: 10, value: 105 } });
  expect(await put(11)).toMatchObject({ status: 409, body: { error: 'Cost already known' } });
  expect((await admin.put('/api/products/999/cost', { net_cost: 1 })).status).toBe(404);
  const none = givenProduct(world, { stock: 0 });
  expect((await admin.put(`/api/products/${none}/cost`, { net_cost: 7 })).body).toMatchObject({ value: 0 });
  expect(poolOf(world, none)).toEqual({ quantity: 0, valueE4: 0, averageE4: 7_0000 });
  expectInvariants(world);
});

test('example 5: the margin of what was sold, and beside it what was sold at an unknown cost', async () => {
  const { world, admin, flour, sugar, sell, nextDay } = await givenShop();
  await admin.put(`/api/products/${flour}/cost`, { net_cost: 11 });
  const invoice = await sell([
    [flour, 5],
    [sugar, 1],
  ]);
  const report = async (by: string) => (await admin.get(`/api/admin/reports/margin?${DAYS}&by=${by}`)).body;
  const ofFlour = { net: 80, cost: 55, margin: 25, margin_percentage: 31.25, without_cost: 0 };
  const ofSugar = { net: 10, cost: 0, margin: 0, margin_percentage: null, without_cost: 10 };
  const all = { net: 90, cost: 55, margin: 25, margin_percentage: 27.78, without_cost: 10 };
  expect(await report('product')).toEqual({
    rows: [
      { product_id: flour, name: 'Miell', ...ofFlour },
      { product_id: sugar, name: 'Sheqer', ...ofSugar },
    ],
    totals: all,
    without_cost: 10,
    rounding: 0,
  });
  for (const by of ['customer', 'category', 'region', 'driver', 'month']) {
    const { rows, totals } = await report(by);
    expect(rows, by).toEqual([{ [`${by}_id`]: rows[0][`${by}_id`], name: rows[0].name, ...all }]);
    expect(totals, by).toEqual(all);
  }
  expect((await admin.get(`/api/admin/reports/margin?${DAYS}&by=color`)).status).toBe(400);
  for (const report of ['margin?by=month&', 'losses?']) {
    const turned = await admin.get(`/api/admin/reports/${report}from=2026-11-30&to=2026-11-01`);
    expect(turned).toMatchObject({ status: 400, body: { issues: [{ path: 'to' }] } });
  }
  await nextDay();
  const line = invoice.lines[0].line_id ?? 1;
  await admin.post(`/api/documents/${invoice.id}/credit`, {
    reason: 'Kthim',
    lines: [{ line_id: line, quantity: 2, goods: 'stock' }],
  });
  expect((await report('product')).rows[0]).toEqual({ product_id: flour, name: 'Miell', ...ofFlour });
  const both = await admin.get(`/api/admin/reports/margin?from=${DAY}&to=2026-11-19&by=product`);
  expect(both.body.rows[0]).toMatchObject({ net: 48, cost: 33, margin: 15 });
  expectInvariants(world);
});

test('before any cost is known all sales are without one, and the first cost changes none of them', async () => {
  const { world, admin, flour, sell } = await givenShop();
  await sell([[flour, 5]]);
  const report = () => admin.get(`/api/admin/reports/margin?${DAYS}&by=product`);
  const before = await report();
  expect(before.body.totals).toMatchObject({ net: 80, cost: 0, margin_percentage: null, without_cost: 80 });
  await admin.put(`/api/products/${flour}/cost`, { net_cost: 11 });
  expect((await report()).body).toEqual(before.body);
  expectInvariants(world);
});

test('the net of rows and the rounding are the documents’ own net', async () => {
  const { world, admin, sell } = await givenShop();
  const odd = [1_0100, 1_0300, 1_0700].map((priceE4) => givenProduct(world, { priceE4 }));
  await sell(odd.map((productId) => [productId, 1] as const));
  const { rows, totals, rounding } = (await admin.get(`/api/admin/reports/margin?${DAYS}&by=product`)).body;
  const net = rows.reduce((sum: number, row: { net: number }) => sum + row.net, 0);
  expect(Math.round((net + rounding) * 100)).toBe(Math.round(totals.net * 100));
});

test('the value of the stock at the end of a day stays what it was, and is what the check finds', async () => {
  const { admin, flour, sugar, sell, nextDay } = await givenShop();
  await admin.put(`/api/products/${flour}/cost`, { net_cost: 11 });
  const value = async (on: string) => (await admin.get(`/api/admin/reports/stock-value?on=${on}`)).body;
  const today = await value(DAY);
  expect(today).toEqual({
    rows: [
      {
        product_id: flour,
        product_code: 'M1',
        product_name: 'Miell',
        category: 'Pastiçeri',
        owned: 10,
        value: 110,
      },
      {
        product_id: sugar,
        product_code: 'S1',
        product_name: 'Sheqer',
        category: 'Pastiçeri',
        owned: 10,
        value: null,
      },
    ],
    total: 110,
  });
  await nextDay();
  await sell([
    [flour, 4],
    [sugar, 3],
  ]);
  await admin.patch('/api/stock/managment', { id: sugar, quantity: 20 });
  expect(await value(DAY)).toEqual(today);
  const now = await value('2026-11-19');
  expect(now.rows.map(({ owned, value: worth }: { owned: number; value: number }) => [owned, worth])).toEqual(
    [
      [6, 66],
      [20, null],
    ],
  );
  expect((await admin.get('/api/purchasing/check')).body).toEqual({ ok: true, value: 66, differences: [] });
});

test('a past day knows a first cost given while nothing was owned, and none where only freight was booked', async () => {
  const { world, admin, flour, sugar, nextDay } = await givenShop();
  await admin.patch('/api/stock/managment', { id: flour, quantity: 0 });
  await admin.put(`/api/products/${flour}/cost`, { net_cost: 3.5 });
  const supplier = (await admin.post('/api/suppliers', { name: 'Mulliri' })).body.supplier.id;
  const received = await admin.post('/api/purchasing/receipts', {
    supplier_id: supplier,
    lines: [{ product_id: sugar, quantity: 1 }],
  });
  const spread = { receipt_ids: [received.body.receipt.id], by: 'quantity' };
  await admin.post('/api/purchasing/bills', {
    ...{ kind: 'domestic', supplier_id: supplier, number: 'T-1', issued_on: DAY },
    lines: [{ description: 'Transport', net: 3, rate: 0, spread }],
    vat: [{ rate: 0, net: 3, vat: 0 }],
  });
  const values = async () => {
    const { rows } = (await admin.get(`/api/admin/reports/stock-value?on=${DAY}`)).body;
    return rows.map(({ owned, value }: { owned: number; value: number | null }) => [owned, value]);
  };
  const today = await values();
  expect(today).toEqual([
    [0, 0],
    [11, null],
  ]);
  await nextDay();
  expect(await values()).toEqual(today);
  expectInvariants(world);
});

test('the cost of all is the same by whatever its rows are summed', async () => {
  const { admin, flour, sell } = await givenShop();
  await admin.put(`/api/products/${flour}/cost`, { net_cost: 3.3333 });
  for (let sold = 0; sold < 3; sold += 1) await sell([[flour, 1]]);
  const totals = await Promise.all(
    ['product', 'customer', 'region', 'month'].map(async (by) => {
      const { body } = await admin.get(`/api/admin/reports/margin?${DAYS}&by=${by}`);
      return body.totals;
    }),
  );
  expect(totals[0]).toMatchObject({ cost: 10 });
  expect(new Set(totals.map((each) => JSON.stringify(each))).size).toBe(1);
});

test('losses by reason are at what the pieces had cost, and what is found lowers them', async () => {
  const { world, admin, flour } = await givenShop();
  await admin.put(`/api/products/${flour}/cost`, { net_cost: 11 });
  const { stock } = world.call(givenUser(world, 'stocker')).stocker;
  await stock.adjust({ productId: flour, operation: 'remove', quantity: 2 });
  await stock.count({ lines: [{ productId: flour, counted: 9, expected: 8 }] });
  const { body } = await admin.get(`/api/admin/reports/losses?${DAYS}`);
  expect(body).toEqual({
    rows: [
      { reason: 'adjusted', quantity: 2, value: 22 },
      { reason: 'counted', quantity: -1, value: -11 },
    ],
    total: 11,
  });
});

test('each report is a table too, and none is anybody’s but the admin’s', async () => {
  const { world, admin } = await givenShop();
  const urls = [`margin?${DAYS}&by=product`, `stock-value?on=${DAY}`, `losses?${DAYS}`];
  for (const url of urls) {
    const file = await admin.get(`/api/admin/reports/${url}&format=xlsx`);
    expect(String(file.headers['content-type']), url).toContain('spreadsheetml');
  }
  for (const role of ['stocker', 'driver', 'packer', 'call_agent', 'customer'] as const) {
    const other = await loginAs(world, givenUser(world, role));
    for (const url of urls) expect((await other.get(`/api/admin/reports/${url}`)).status, role).toBe(403);
  }
});

test('goods received without a supplier are a receipt, and taking them back is one', async () => {
  const { world, admin, flour } = await givenShop();
  await admin.put(`/api/products/${flour}/cost`, { net_cost: 11 });
  const { stock } = world.call(givenUser(world, 'stocker')).stocker;
  const [received] = await stock.receive({ lines: [{ productId: flour, quantity: 5 }], note: 'Tregu' });
  const { receipts } = (await admin.get('/api/purchasing/receipts')).body;
  expect(receipts).toMatchObject([{ number: 'FH-2026-000001', supplier_id: null, note: 'Tregu' }]);
  expect(poolOf(world, flour)).toMatchObject({ quantity: 15, valueE4: 165_0000 });
  expect(await stock.undo({ changeId: received!.changeId })).toMatchObject([{ productId: flour, stock: 10 }]);
  expect((await admin.get('/api/purchasing/receipts/1')).body.receipt.reversed).toBe(true);
  expectInvariants(world);
});
