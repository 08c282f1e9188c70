import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function givenShop(today?: number) {
  const world = openWorld();
  const now = today ?? world.ctx.clock.now();
  world.setNow(now - 60 * DAY_MS);
  const admin = givenUser(world, 'admin');
  const customer = givenUser(world, 'customer');
  world.setNow(now);
  const office = await loginAs(world, admin);
  const pay = (body: object) =>
    office.post('/api/payments', { customer_id: customer.id, amount: 30, method: 'cash_counter', ...body });
  return { world, office, customer, pay };
}

test('cash of a closed day names the day on which it counts, and so does its taking back', async () => {
  const { world, office, pay } = await givenShop();
  const first = await pay({ received_on: '2026-11-16' });
  for (const date of ['2026-11-16', '2026-11-18']) await office.post('/api/cash/close', { date });
  const paid = await pay({ received_on: '2026-11-17' });
  expect(paid).toMatchObject({
    status: 201,
    body: { payment: { received_on: '2026-11-17', cash_day: '2026-11-19' } },
  });
  expect(paid.body.message).toContain('paratë numërohen më 19.11.2026');
  const back = await office.post(`/api/payments/${first.body.payment.id}/reverse`, { reason: 'Gabim' });
  expect(back.body.message).toContain('Paratë dalin nga arka më 19.11.2026');
  const sheets = (await office.get('/api/cash?date=2026-11-17')).body.sheets;
  expect(sheets.at(-1)).toMatchObject({ driver_nr: null, received: 0, expected: 30 });
  expectInvariants(world);
});

async function givenDriver(today?: number) {
  const shop = await givenShop(today);
  const { world, customer } = shop;
  const driver = givenUser(world, 'driver', { driverCode: 1 });
  await givenOrder(world, customer, [[givenProduct(world), 1]]);
  world.handle.connection.exec(`UPDATE orders SET driver_id = ${driver.id}`);
  const road = await loginAs(world, driver);
  const collect = (received_on: string, reason?: string) =>
    road.post('/api/payments', {
      customer_id: customer.id,
      amount: 1,
      method: 'cash_driver',
      received_on,
      reference: 'KB-77',
      reason,
    });
  return { ...shop, collect };
}

test('what a driver collects keeps the day and reference that a program gives it', async () => {
  const { world, collect } = await givenDriver();
  expect(await collect('2026-11-16')).toMatchObject({
    status: 201,
    body: { payment: { received_on: '2026-11-16', reference: 'KB-77', method: 'cash_driver' } },
  });
  expect((await collect('2027-11-16')).status).toBe(400);
  expectInvariants(world);
});

test('a driver dates cash at most seven days back', async () => {
  const { world, collect } = await givenDriver();
  expect((await collect('2026-11-11')).status).toBe(201);
  expect(await collect('2026-11-10', 'Harrova')).toMatchObject({
    status: 400,
    body: { error: 'Validation failed', message: expect.stringContaining('11.11.2026') },
  });
  expectInvariants(world);
});

test('a driver who dates cash into a closed month says why', async () => {
  const { world, office, customer, collect } = await givenDriver(Date.UTC(2026, 10, 3, 9));
  await office.post('/api/admin/books/close', { month: '2026-10' });
  expect(await collect('2026-10-31')).toMatchObject({ status: 400, body: { error: 'Reason required' } });
  expect((await collect('2026-10-31', 'Telefoni ishte prishur')).status).toBe(201);
  const { admin } = world.call(givenUser(world, 'admin'));
  const { changedSince } = await admin.receivables.ageing({ on: '2026-10-31' });
  expect(changedSince?.list).toMatchObject([{ customerId: customer.id, reason: 'Telefoni ishte prishur' }]);
  expectInvariants(world);
});

test('a payment of a closed month needs a reason; one of before the shop is refused', async () => {
  const { world, office, pay } = await givenShop();
  await office.post('/api/admin/books/close', { month: '2026-10' });
  const old = { method: 'bank', received_on: '2026-10-15' };
  expect(await pay(old)).toMatchObject({ status: 400, body: { error: 'Reason required' } });
  expect((await pay({ ...old, reason: 'Ekstrakti erdhi vonë' })).status).toBe(201);
  expect(await pay({ ...old, received_on: '1900-01-01', reason: 'x' })).toMatchObject({
    status: 400,
    body: { error: 'Validation failed' },
  });
  expect((await office.post('/api/cash/close', { date: '1990-01-01' })).status).toBe(400);
  const ageing = (await office.get('/api/accounts/ageing?on=2026-10-31')).body;
  expect(ageing).toMatchObject({
    totals: { total: -30 },
    changed_since: { closed_on: '2026-11-18', entries: 1, amount: -30 },
  });
  const closing = await office.get('/api/accounts/ageing?on=2026-10-31&known=closing');
  expect(closing.body.totals.total).toBe(0);
  expectInvariants(world);
});

test('a statement of a closed month says what came after its closing, to the customer too', async () => {
  const { world, office, customer, pay } = await givenShop();
  await pay({ method: 'bank', received_on: '2026-10-10' });
  await office.post('/api/admin/books/close', { month: '2026-10' });
  const own = await loginAs(world, customer);
  const address = `/api/accounts/${customer.id}/statement?from=2026-10-01&to=2026-10-31`;
  expect((await own.get(address)).body).toMatchObject({ closing: -30, changed_since: null });
  await pay({ method: 'card', received_on: '2026-10-15', reason: 'Vetëm për zyrën' });
  const changed = await own.get(address);
  expect(changed.body).toMatchObject({ closing: -60, changed_since: { entries: 1, amount: -30 } });
  expect(JSON.stringify(changed.body)).not.toContain('zyrën');
  expect((await own.get(`${address}&known=closing`)).body).toMatchObject({ closing: -30 });
});
