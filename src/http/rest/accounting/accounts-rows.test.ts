import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { loginAs, type RestClient } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

async function givenDebt() {
  const world = openWorld();
  const office = await loginAs(world, await givenSeller(world));
  const customer = givenUser(world, 'customer');
  const driver = givenUser(world, 'driver', { driverCode: 3 });
  const cups = givenProduct(world, { priceE4: 236_00, stock: 500 });
  await office.put(`/api/accounts/${customer.id}/terms`, { terms_days: 10 });
  const deliver = async (body = {}) => {
    const orderId = await givenOrder(world, customer, [[cups, 10]]);
    await office.put('/api/orders/update-driver', { order_id: orderId, driver_nr: 3 });
    await office.put('/api/orders/update-status', { order_id: orderId, delivery_status: 'E Nisur' });
    await office.put('/api/orders/update-status', {
      order_id: orderId,
      delivery_status: 'E Realizuar',
      ...body,
    });
    return orderId;
  };
  const orderId = await deliver();
  return { world, office, customer, driver, drive: await loginAs(world, driver), deliver, orderId };
}

test('an empty sum is none: no limit, never cash only, and nothing is counted or taken as paid', async () => {
  const { office, customer, deliver } = await givenDebt();
  const terms = `/api/accounts/${customer.id}/terms`;
  await office.put(terms, { limit: 100 });
  expect((await office.put(terms, { limit: '' })).body).toMatchObject({ limit: null });
  expect((await office.put(terms, { limit: '0' })).body).toMatchObject({ limit: 0 });
  const refused = (path: string) => ({
    status: 400,
    body: { error: 'Validation failed', issues: [{ path, message: 'Kjo fushë është e detyrueshme.' }] },
  });
  await office.put(terms, { limit: null });
  const orderId = await deliver({ amount_received: '' });
  const { body } = await office.get(`/api/orders/details/${orderId}`);
  expect(body.order.delivery_status).toBe('E Nisur');
  const handed = { order_id: orderId, amount_received: ' ' };
  expect(await office.post('/api/orders/deliver', handed)).toMatchObject(refused('amount_received'));
  const count = { date: '2026-11-18', driver_nr: 3, amount: '' };
  expect(await office.post('/api/cash/count', count)).toMatchObject(refused('amount'));
});

test('terms, an account, a payment and its taking back, as other programs do them', async () => {
  const { world, office, customer } = await givenDebt();
  const account = `/api/accounts/${customer.id}`;
  expect((await office.put(`${account}/terms`, { limit: 100 })).body).toEqual({ terms_days: 10, limit: 100 });
  expect((await office.get(account)).body).toMatchObject({
    balance: 23.6,
    overdue: 0,
    limit: 100,
    available: 76.4,
    terms_days: 10,
    open: [
      { number: 'FAT-2026-000001', issued_on: '2026-11-18', due_on: '2026-11-28', total: 23.6, open: 23.6 },
    ],
    entries: [{ day: '2026-11-18', kind: 'invoice', debit: 23.6, credit: 0, balance: 23.6 }],
    pagination: { currentPage: 1, totalPages: 1, totalEntries: 1 },
  });
  const [{ document_id }] = (await office.get(account)).body.open;
  const transfer = {
    customer_id: customer.id,
    amount: 20,
    method: 'bank',
    reference: 'RRN 1',
    allocations: [{ document_id, amount: 15 }],
  };
  const paid = await office.post('/api/payments', transfer, { 'idempotency-key': 'k1' });
  expect(paid).toMatchObject({
    status: 201,
    body: {
      payment: { amount: 20, method: 'bank' },
      allocations: [{ document_id, amount: 15 }],
      balance: 3.6,
    },
  });
  expect((await office.post('/api/payments', transfer, { 'idempotency-key': 'k1' })).body).toEqual(paid.body);
  expect(await office.post('/api/payments', transfer)).toMatchObject({
    status: 409,
    body: { error: 'Payment already booked' },
  });
  const reverse = `/api/payments/${paid.body.payment.id}/reverse`;
  expect(await office.post(reverse, { reason: 'Gabim' })).toMatchObject({
    status: 201,
    body: { payment: { reversed: true }, balance: 23.6 },
  });
  expect(await office.post(reverse, { reason: 'Gabim' })).toMatchObject({ status: 409 });
  const statement = await office.get(`${account}/statement?from=2026-11-01&to=2026-11-30`);
  expect(statement.body).toMatchObject({ opening: 0, closing: 23.6 });
  expect(statement.body.entries.map((entry: { kind: string }) => entry.kind)).toEqual([
    'invoice',
    'payment',
    'reversal',
  ]);
  expect((await office.get('/api/accounts/ageing')).body).toMatchObject({
    rows: [{ customer_id: customer.id, total: 23.6, not_due: 23.6 }],
    totals: { total: 23.6, not_due: 23.6, d30: 0, d60: 0, d90: 0, over_90: 0 },
  });
  expect((await office.get('/api/accounts/check')).body).toMatchObject({ ok: true, control_total: 23.6 });
  expectInvariants(world);
});

test('how an order was paid can be said as it is delivered; else the terms say it', async () => {
  const { office, customer, deliver } = await givenDebt();
  const balance = async () => (await office.get(`/api/accounts/${customer.id}`)).body.balance;
  expect(await balance()).toBe(23.6);
  await deliver({ payment_method: 'Para', amount_received: 13.6 });
  expect(await balance()).toBe(33.6);
  await deliver({ payment_method: 'bank' });
  expect(await balance()).toBe(33.6);
  await office.put(`/api/accounts/${customer.id}/terms`, { terms_days: 0 });
  await deliver();
  expect(await balance()).toBe(33.6);
  await deliver({ payment_method: 'Me afat' });
  expect(await balance()).toBe(57.2);
});

test('a driver collects cash from customers of their own stops, and sees the balance and what is open only', async () => {
  const { world, drive, customer, office } = await givenDebt();
  const seen = await drive.get(`/api/accounts/${customer.id}`);
  expect(Object.keys(seen.body).toSorted()).toEqual(['balance', 'open']);
  const cash = { customer_id: customer.id, amount: 3.6, method: 'cash_driver' };
  expect(await drive.post('/api/payments', cash)).toMatchObject({ status: 201, body: { balance: 20 } });
  expect(await drive.post('/api/payments', { ...cash, method: 'bank' })).toMatchObject({ status: 403 });
  const stranger = givenUser(world, 'customer');
  expect(await drive.post('/api/payments', { ...cash, customer_id: stranger.id })).toMatchObject({
    status: 404,
    body: { error: 'Customer not found' },
  });
  expect((await drive.get('/api/cash')).body.sheets).toMatchObject([
    { driver_nr: 3, expected: 3.6, received: 3.6, closed: false },
  ]);
  expect((await office.get('/api/cash')).body.sheets).toMatchObject([
    { driver_nr: 3, expected: 3.6 },
    { driver_nr: null, expected: 0 },
  ]);
});

test('a day is counted, closed and opened again; a closed one is said to be closed', async () => {
  const { world, drive, office } = await givenDebt();
  const date = '2026-11-18';
  expect(await drive.post('/api/cash/count', { date, amount: 5 })).toMatchObject({
    status: 201,
    body: { sheet: { driver_count: 5, office_count: null, difference: 5 } },
  });
  const key = { 'idempotency-key': 'count-1' };
  for (const _attempt of [1, 2]) {
    expect(await drive.post('/api/cash/count', { date, driver_nr: 3, amount: 5 }, key)).toMatchObject({
      status: 201,
    });
    await office.post('/api/cash/count', { date, driver_nr: 3, amount: 0 }, key);
  }
  expect(await drive.post('/api/cash/count', { date, driver_nr: 4, amount: 5 })).toMatchObject({
    status: 404,
    body: { error: 'Driver not found' },
  });
  const counts = world.handle.connection.prepare('SELECT counted_by FROM cash_counts ORDER BY id').pluck();
  expect(counts.all()).toEqual(['driver', 'driver', 'office']);
  expect(await office.post('/api/cash/close', { date, driver_nr: 3, note: 'Pa kusur' })).toMatchObject({
    status: 200,
    body: { sheet: { closed: true, office_count: 0, difference: 0 } },
  });
  for (const again of [
    office.post('/api/cash/close', { date, driver_nr: 3 }),
    drive.post('/api/cash/count', { date, amount: 1 }),
  ]) {
    expect(await again).toMatchObject({ status: 409, body: { error: 'Day closed' } });
  }
  expect(await office.post('/api/cash/reopen', { date, driver_nr: 3 })).toMatchObject({ status: 400 });
  const reopened = await office.post('/api/cash/reopen', { date, driver_nr: 3, reason: 'Numërim i ri' });
  expect(reopened).toMatchObject({ status: 200, body: { sheet: { closed: false } } });
});

test('beyond the limit an order is placed and held, and refused to go on until it is released', async () => {
  const { world, office, customer } = await givenDebt();
  await office.put(`/api/accounts/${customer.id}/terms`, { limit: 30 });
  const [product] = (await (await loginAs(world, customer)).get('/api/products')).body.products;
  const placed = await (await loginAs(world, customer)).post('/api/orders', {
    products: [{ product_id: product.id, quantity: 3 }],
    deliver_date: '2026-11-19',
  });
  expect(placed.status).toBe(201);
  const orderId = placed.body.order.id;
  const prepare = { order_id: orderId, delivery_status: 'E Pergaditur' };
  expect(await office.put('/api/orders/update-status', prepare)).toMatchObject({
    status: 409,
    body: { error: 'Order on hold' },
  });
  const all = await office.post('/api/orders/all', { deliver_date: '2026-11-19' });
  expect(all.body.orders.find((order: { order_id: number }) => order.order_id === orderId)).toMatchObject({
    on_hold: true,
  });
  expect(await office.put(`/api/orders/${orderId}/release`, { reason: 'Klient i mirë' })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect(await office.put('/api/orders/update-status', prepare)).toMatchObject({ status: 200 });
});

test('every row is for those whom it is for', async () => {
  const { world, customer, driver } = await givenDebt();
  const account = `/api/accounts/${customer.id}`;
  const period = 'from=2026-11-01&to=2026-11-30';
  const rows: readonly (readonly [
    string,
    (roles: RestClient) => Promise<{ status: number }>,
    Record<string, number>,
  ])[] = [
    [
      'account',
      (roles) => roles.get(account),
      { customer: 200, stranger: 404, driver: 200, other: 404, agent: 200 },
    ],
    [
      'statement',
      (roles) => roles.get(`${account}/statement?${period}`),
      { customer: 200, stranger: 404, agent: 200 },
    ],
    ['terms', (roles) => roles.put(`${account}/terms`, { terms_days: 5 }), {}],
    ['payment', (roles) => roles.post('/api/payments', {}), { driver: 400, other: 400 }],
    ['reverse', (roles) => roles.post('/api/payments/1/reverse', { reason: 'x' }), {}],
    ['ageing', (roles) => roles.get('/api/accounts/ageing'), {}],
    ['check', (roles) => roles.get('/api/accounts/check'), {}],
    ['release', (roles) => roles.put('/api/orders/1/release', { reason: 'x' }), {}],
    ['cash', (roles) => roles.get('/api/cash'), { driver: 200, other: 200, stocker: 200 }],
    ['count', (roles) => roles.post('/api/cash/count', {}), { driver: 400, other: 400, stocker: 400 }],
    ['close', (roles) => roles.post('/api/cash/close', { date: '2026-11-18' }), {}],
    ['reopen', (roles) => roles.post('/api/cash/reopen', { date: '2026-11-18', reason: 'x' }), {}],
  ];
  const people = {
    customer,
    stranger: givenUser(world, 'customer'),
    driver,
    other: givenUser(world, 'driver', { driverCode: 4 }),
    stocker: givenUser(world, 'stocker'),
    packer: givenUser(world, 'packer'),
    agent: givenUser(world, 'call_agent'),
  };
  for (const [name, actor] of Object.entries(people)) {
    const client = await loginAs(world, actor);
    for (const [row, ask, answers] of rows) {
      expect([row, name, (await ask(client)).status]).toEqual([row, name, answers[name] ?? 403]);
    }
  }
  const guest = await loginAs(world, null);
  for (const [row, ask] of rows) expect([row, (await ask(guest)).status]).toEqual([row, 401]);
});
