import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { costEntriesOf, givenPurchasing, poolOf } from '#testing/given-costs.ts';
import { givenOrder, stockOf } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { loginAs } from '#testing/rest-client.ts';

async function givenShop() {
  const { world, seller } = await givenPurchasing();
  const office = await loginAs(world, seller);
  const flour = givenProduct(world, { name: 'Miell', stock: 0, priceE4: 18_8800 });
  const sugar = givenProduct(world, { name: 'Sheqer', stock: 0, priceE4: 11_8000 });
  const supplierId: number = (await office.post('/api/suppliers', { name: 'Mulliri' })).body.supplier.id;
  const receive = (lines: readonly object[], fields: object = {}) =>
    office.post('/api/purchasing/receipts', { supplier_id: supplierId, lines, ...fields });
  const giveBack = (lines: readonly object[], fields: object = {}) =>
    office.post('/api/purchasing/returns', { supplier_id: supplierId, lines, ...fields });
  const reverse = (id: number, key?: string) =>
    office.post(
      `/api/purchasing/receipts/${id}/reverse`,
      { reason: 'Gabim' },
      key ? { 'idempotency-key': key } : {},
    );
  const order = async (lines: readonly object[]) => {
    const { body } = await office.post('/api/purchasing/orders', { supplier_id: supplierId, lines });
    await office.post(`/api/purchasing/orders/${body.order.id}/send`);
    return body.order.id as number;
  };
  const sell = async (lines: Parameters<typeof givenOrder>[2]) => {
    const orderId = await givenOrder(world, givenUser(world, 'customer'), lines);
    await office.post('/api/documents/issue', { order_ids: [orderId] });
  };
  return { world, office, flour, sugar, supplierId, receive, giveBack, reverse, order, sell };
}

const OVER = { status: 409, body: { error: 'Over delivery' } };

test('lines of one product count together against what was ordered', async () => {
  const { flour, receive, order } = await givenShop();
  const order_id = await order([{ product_id: flour, quantity: 100 }]);
  const twice = (quantity: number) => [1, 2].map(() => ({ product_id: flour, quantity }));
  expect(await receive(twice(53), { order_id })).toMatchObject(OVER);
  expect((await receive(twice(52), { order_id })).status).toBe(201);
});

test.each([
  [0, 100, 101],
  [5, 105, 106],
  [12.5, 112, 113],
  [100, 200, 201],
])('with %d percent over, %i of a hundred are taken and %i are asked about', async (percent, most, over) => {
  const { office, flour, receive, order } = await givenShop();
  const set = await office.put('/api/admin/settings', { overDelivery: percent });
  expect(set.status).toBe(200);
  const order_id = await order([{ product_id: flour, quantity: 100 }]);
  expect(await receive([{ product_id: flour, quantity: over }], { order_id })).toMatchObject(OVER);
  expect((await receive([{ product_id: flour, quantity: most }], { order_id })).status).toBe(201);
});

test('the bound is 0 to 100, the least margin what the office says', async () => {
  const { office } = await givenShop();
  expect((await office.get('/api/admin/settings')).body.settings).toMatchObject({
    showExpected: false,
    overDelivery: 5,
    minMargin: 10,
  });
  for (const overDelivery of [-1, 101]) {
    expect((await office.put('/api/admin/settings', { overDelivery })).status).toBe(400);
  }
});

test('a closed or cancelled order takes no goods; one that has all takes some more by the bound', async () => {
  const { office, flour, receive, order } = await givenShop();
  const goods = [{ product_id: flour, quantity: 20 }];
  const refused = { status: 409, body: { error: 'Purchase order closed' } };
  const closed = await order(goods);
  await receive([{ product_id: flour, quantity: 1 }], { order_id: closed });
  await office.post(`/api/purchasing/orders/${closed}/close`, { reason: 'nuk vjen' });
  expect(await receive(goods, { order_id: closed })).toMatchObject(refused);
  const cancelled = await order(goods);
  await office.post(`/api/purchasing/orders/${cancelled}/cancel`, { reason: 'nuk vjen' });
  expect(await receive(goods, { order_id: cancelled })).toMatchObject(refused);
  const whole = await order(goods);
  await receive(goods, { order_id: whole });
  expect((await receive([{ product_id: flour, quantity: 1 }], { order_id: whole })).status).toBe(201);
  expect(await receive([{ product_id: flour, quantity: 1 }], { order_id: whole })).toMatchObject(OVER);
});

test('a receipt taken back is over, and so is the one that took it back', async () => {
  const { flour, receive, reverse } = await givenShop();
  const { id } = (await receive([{ product_id: flour, quantity: 2, net_cost: 1 }])).body.receipt;
  const first = await reverse(id, 'k1');
  expect(first.status).toBe(201);
  expect((await reverse(id, 'k1')).body).toEqual(first.body);
  for (const one of [id, first.body.receipt.id]) {
    expect(await reverse(one)).toMatchObject({ status: 409, body: { error: 'Receipt reversed' } });
  }
});

test('a receipt taken back takes no more value than is there; the rest is a price difference', async () => {
  const { world, flour, receive, reverse, sell } = await givenShop();
  await receive([{ product_id: flour, quantity: 4, net_cost: 1 }]);
  const dear = await receive([{ product_id: flour, quantity: 4, net_cost: 9 }]);
  await sell([[flour, 3]]);
  expect(poolOf(world, flour)).toMatchObject({ quantity: 5, valueE4: 25_0000 });
  expect((await reverse(dear.body.receipt.id)).status).toBe(201);
  expect(poolOf(world, flour)).toMatchObject({ quantity: 1, valueE4: 0 });
  expect(costEntriesOf(world, flour).at(-1)).toMatchObject({ valueE4: -25_0000, expenseE4: -11_0000 });
  expectInvariants(world);
});

test('taking back and returning are refused for the first line that free stock does not cover, and then nothing of it is done', async () => {
  const { world, flour, sugar, receive, giveBack, reverse, sell } = await givenShop();
  const goods = [flour, sugar].map((product_id) => ({ product_id, quantity: 5, net_cost: 2 }));
  const { id } = (await receive(goods)).body.receipt;
  await sell([[sugar, 1]]);
  const refused = await reverse(id);
  expect(refused).toMatchObject({ status: 409, body: { error: 'Insufficient stock' } });
  expect(refused.body.message).toBe('Kthimi nuk bëhet më: nga „Sheqer” janë të lira vetëm 4 copë, duhen 5.');
  const back = await giveBack([
    { product_id: flour, quantity: 1 },
    { product_id: sugar, quantity: 5 },
  ]);
  expect(back.body.message).toBe('Nga „Sheqer” janë të lira vetëm 4 copë, duhen 5.');
  expect([stockOf(world, flour), stockOf(world, sugar)]).toEqual([5, 4]);
});

test('goods without a cost come in at the last known average where none is left, else at the average', async () => {
  const { world, flour, receive, sell } = await givenShop();
  await receive([{ product_id: flour, quantity: 4, net_cost: 3 }]);
  await sell([[flour, 4]]);
  expect(poolOf(world, flour)).toEqual({ quantity: 0, valueE4: 0, averageE4: 3_0000 });
  await receive([{ product_id: flour, quantity: 2 }]);
  expect(poolOf(world, flour)).toMatchObject({ quantity: 2, valueE4: 6_0000 });
  await receive([{ product_id: flour, quantity: 2, net_cost: 5 }]);
  const unexpected = await receive([{ product_id: flour, quantity: 1 }]);
  expect(unexpected.body.receipt.lines[0].net_cost).toBeNull();
  expect(poolOf(world, flour)).toMatchObject({ quantity: 5, valueE4: 20_0000 });
});

test('numbers are gapless in each year of the day of receiving', async () => {
  const { flour, receive } = await givenShop();
  const number = async (received_on?: string) =>
    (await receive([{ product_id: flour, quantity: 1 }], { received_on })).body.receipt.number;
  expect(await number('2025-12-30')).toBe('FH-2025-000001');
  expect(await number()).toBe('FH-2026-000001');
  expect(await number('2025-12-31')).toBe('FH-2025-000002');
  expect(await number('2026-01-01')).toBe('FH-2026-000002');
});

test('receipts are found by supplier, day and whether they are billed, page by page', async () => {
  const { office, flour, supplierId, receive } = await givenShop();
  const goods = [{ product_id: flour, quantity: 1, net_cost: 1 }];
  for (const received_on of ['2026-11-10', '2026-11-12', '2026-11-14']) await receive(goods, { received_on });
  await receive(goods, { supplier_id: undefined });
  const found = async (query: string) => {
    const { body } = await office.get(`/api/purchasing/receipts?${query}`);
    return body.receipts.map((one: { id: number }) => one.id);
  };
  expect(await found('from=2026-11-12&to=2026-11-14')).toEqual([3, 2]);
  expect(await found(`supplier_id=${supplierId}&limit=2`)).toEqual([3, 2]);
  expect(await found(`supplier_id=${supplierId}&limit=2&page=2`)).toEqual([1]);
  expect(await found('unbilled=true')).toEqual([3, 2, 1]);
  expect(await found('unbilled=false')).toEqual([4]);
});

test('who waits for a product is told when it is received', async () => {
  const { world, flour, receive } = await givenShop();
  const waiting = givenUser(world, 'customer');
  const { guide } = world.call(waiting).customer;
  await guide.setWish({ productId: flour, isWished: true });
  await receive([{ product_id: flour, quantity: 5 }]);
  expect((await guide.marks()).wished).toEqual([]);
  expect(world.events).toContainEqual({ type: 'notice', customerId: waiting.id });
});

test('a return leaves the stock by its own reason, also to a deactivated supplier, once per key', async () => {
  const { world, office, flour, supplierId, receive, giveBack } = await givenShop();
  await receive([{ product_id: flour, quantity: 9, net_cost: 3 }]);
  await office.put(`/api/suppliers/${supplierId}`, { active: false });
  const body = { supplier_id: supplierId, lines: [{ product_id: flour, quantity: 4 }] };
  const give = (sent: object) => office.post('/api/purchasing/returns', sent, { 'idempotency-key': 'k1' });
  const first = await give(body);
  expect(first.status).toBe(201);
  expect((await give(body)).body).toEqual(first.body);
  expect((await give({ ...body, reason: 'tjetër' })).status).toBe(422);
  expect(stockOf(world, flour)).toBe(5);
  const moves = world.handle.connection
    .prepare("SELECT delta, note FROM stock_movements WHERE reason = 'supplier-returned'")
    .all();
  expect(moves).toEqual([{ delta: -4, note: 'KF-2026-000001' }]);
  expect((await giveBack([{ product_id: flour, quantity: 1 }])).body.return.number).toBe('KF-2026-000002');
  expectInvariants(world);
});

test('what cannot be returned is refused and writes nothing', async () => {
  const { world, giveBack } = await givenShop();
  for (const [what, fields, status] of [
    ['nothing', { lines: [] }, 400],
    ['quantity 0', { lines: [{ product_id: 1, quantity: 0 }] }, 400],
    ['half a piece', { lines: [{ product_id: 1, quantity: 0.5 }] }, 400],
    ['501 lines', { lines: Array.from({ length: 501 }, () => ({ product_id: 1, quantity: 1 })) }, 400],
    ['an unknown product', { lines: [{ product_id: 99, quantity: 1 }] }, 404],
    ['an unknown supplier', { supplier_id: 99 }, 404],
    ['more than is free', {}, 409],
  ] as const) {
    const lines = [{ product_id: 1, quantity: 1 }];
    expect.soft((await giveBack(lines, fields)).status, what).toBe(status);
    const returns = world.handle.connection.prepare('SELECT COUNT(*) FROM supplier_returns').pluck().get();
    expect.soft(returns, what).toBe(0);
  }
});

test('the calculation shows freight spread on a receipt, and what is below the least margin', async () => {
  const { world, office, flour, sugar, supplierId, receive } = await givenShop();
  const { id } = (
    await receive([
      { product_id: flour, quantity: 20, net_cost: 11.5 },
      { product_id: sugar, quantity: 10, net_cost: 7 },
    ])
  ).body.receipt;
  const customs = (await office.post('/api/suppliers', { name: 'Dogana' })).body.supplier.id;
  const booked = await office.post('/api/purchasing/bills', {
    kind: 'customs',
    supplier_id: customs,
    number: 'DUD-1',
    issued_on: '2026-11-18',
    lines: [{ description: 'Dogana', net: 30, rate: 0, spread: { receipt_ids: [id] } }],
    vat: [{ rate: 0, net: 30, vat: 0 }],
  });
  expect(booked).toMatchObject({ status: 201, body: { price_difference: 0 } });
  const { lines } = (await office.get(`/api/purchasing/receipts/${id}/calculation`)).body;
  expect(lines).toMatchObject([
    { product_id: flour, spread: 23, cost_after: 12.65, net_price: 16, margin_percentage: 20.94 },
    { product_id: sugar, spread: 7, cost_after: 7.7, net_price: 10, margin_percentage: 23 },
  ]);
  await office.put('/api/admin/settings', { minMargin: 22 });
  const { receipts } = world.call(givenUser(world, 'admin')).admin.purchasing;
  const shown = await receipts.calculation({ id });
  expect(shown.lines.map((line) => line.isBelowMinimum)).toEqual([true, false]);
  expect(supplierId).not.toBe(customs);
});

test('while purchasing is switched off costs go on being kept', async () => {
  const { world, office, flour, receive, sell } = await givenShop();
  await receive([{ product_id: flour, quantity: 10, net_cost: 3 }]);
  await office.put('/api/admin/settings', { purchasing: false });
  await sell([[flour, 2]]);
  const { stock } = world.call(givenUser(world, 'stocker')).stocker;
  await stock.receive({ lines: [{ productId: flour, quantity: 4 }] });
  await stock.adjust({ productId: flour, operation: 'remove', quantity: 1 });
  expect((await office.get('/api/purchasing/check')).body.error).toBe('Feature off');
  expect(poolOf(world, flour)).toMatchObject({ quantity: 11, valueE4: 33_0000 });
  await office.put('/api/admin/settings', { purchasing: true });
  expect((await office.get('/api/purchasing/check')).body).toEqual({ ok: true, value: 33, differences: [] });
  expect((await office.get('/api/purchasing/receipts')).body.receipts).toHaveLength(1);
  expectInvariants(world);
});
