import { expect, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { setTerms } from '#domain/ledger/customer-terms.ts';
import { enterOpening } from '#domain/ledger/office-entries.ts';
import { placeOrder } from '#domain/orders/placement/place-order.ts';
import { assignDriver } from '#domain/orders/status/assign-driver.ts';
import { setOrderStatus } from '#domain/orders/status/set-order-status.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { addDays, toLocalDate } from '#shared/dates/shop-dates.ts';
import { centsToE4 } from '#shared/prices/unit-price.ts';
import { givenProduct } from '#testing/builders.ts';
import { givenFolder } from '#testing/given-folder.ts';
import { givenShopFile, nextDeliveryDay } from '#testing/given-shop-file.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { runCommand } from '#testing/run-command.ts';

const ROUNDS = 4;
const STOPS = 6;
const PRICE_CENTS = 1000;
const HOUR_MS = 60 * 60 * 1000;

test('two payments, two orders at the limit, and a closing beside deliveries at once: exactly what each alone would be', async () => {
  const dataDir = givenFolder();
  const people = await fillShop(dataDir);
  const shop = runCommand(['serve'], dataDir);
  const url = await shop.url;
  const office = personOf(url, people.admin);
  const driver = personOf(url, people.driver);

  for (const { id, cookie } of people.debtors) await payTwice(office, id, cookie);
  for (const { id, cookie } of people.buyers) await orderTwice(office, personOf(url, cookie), id);
  for (const { id, cookie } of people.late) await payAndOrder(office, personOf(url, cookie), id);
  await deliverLate(office, personOf(url, people.lateDriver), people.away);
  await closeBesideDeliveries(office, driver, personOf(url, people.rich.cookie));

  expect((await office('GET', '/api/accounts/check')).body).toMatchObject({ ok: true, differences: [] });
  shop.child.kill('SIGTERM');
  await shop.exitCode;
  const handle = openDatabase(people.databaseFile, { readonly: true });
  expectInvariants({ handle });
  handle.connection.close();
});

async function fillShop(dataDir: string) {
  const shop = givenShopFile(dataDir);
  givenProduct(shop, { priceE4: centsToE4(PRICE_CENTS), stock: 100_000 });
  const admin = await shop.givenLogin('admin', { passwordHash: 'never used' });
  const driver = await shop.givenLogin('driver', { driverCode: 1 });
  const actor = { id: admin.id, role: 'admin', name: 'Drita', regionId: 1, discountBasisPoints: 0 } as const;
  const ctx = { ...shop.ctx, actor: { ...actor, driverCode: null } };
  const customers = async () =>
    Promise.all(Array.from({ length: ROUNDS }, () => shop.givenLogin('customer')));
  const [debtors, buyers, late] = [await customers(), await customers(), await customers()];
  const owe = (customerId: number, amountCents: number) =>
    enterOpening(ctx, { customerId, amountCents, day: '2026-01-01', number: 'F-1' });
  for (const { id } of debtors) owe(id, 10_000);
  for (const { id } of buyers) setTerms(ctx, { customerId: id, limitCents: PRICE_CENTS });
  for (const { id } of late) {
    owe(id, 5000);
    setTerms(ctx, { customerId: id, limitCents: 5000 });
  }
  const rich = await shop.givenLogin('customer');
  const lateDriver = await shop.givenLogin('driver', { driverCode: 2 });
  const away = departEarlier(ctx, rich.id, 2);
  shop.handle.connection.close();
  const { databaseFile } = shop;
  const cookies = { admin: admin.cookie, driver: driver.cookie, lateDriver: lateDriver.cookie };
  return { databaseFile, ...cookies, debtors, buyers, late, rich, away };
}

function departEarlier(ctx: ActorCtx, customerId: number, driverCode: number) {
  const at = Date.now() - 30 * HOUR_MS;
  const then = { ...ctx, clock: { now: () => at } };
  const products = [{ productId: 1, quantity: 1 }];
  const wish = { customerId, deliverDate: nextDeliveryDay(), products, comment: '' };
  const orderIds = Array.from({ length: STOPS }, () => {
    const orderId = placeOrder(then, { ...wish, channel: 'call_agent_with_reason', overrideReason: 'Vonë' });
    assignDriver(then, { orderId, driverCode });
    setOrderStatus(then, { orderId, status: 'E Nisur' });
    return orderId;
  });
  return { at, orderIds };
}

type Person = ReturnType<typeof personOf>;

function personOf(url: string, cookie: string) {
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    // biome-ignore lint/suspicious/noExplicitAny: the test that reads the answer knows its type
    return { status: response.status, body: (await response.json()) as any };
  };
}

async function payTwice(office: Person, customerId: number, reference: string): Promise<void> {
  const payment = { customer_id: customerId, amount: 60, method: 'card' };
  const pay = (more: object, key?: string) =>
    office('POST', '/api/payments', { ...payment, ...more }, key ? { 'idempotency-key': key } : {});
  const both = await Promise.all([pay({}), pay({})]);
  const shares = both.map(({ body }) => body.allocations[0].amount).toSorted();
  expect([both.map(({ status }) => status), shares]).toEqual([
    [201, 201],
    [40, 60],
  ]);
  const bank = { method: 'bank', amount: 5, reference };
  const twins = await Promise.all([pay(bank), pay(bank), pay(bank)]);
  expect(twins.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(twins.find(({ status }) => status === 409)?.body.error).toBe('Payment already booked');
  const [one, other] = await Promise.all([pay({ amount: 1 }, reference), pay({ amount: 1 }, reference)]);
  expect([one.status, other]).toEqual([201, one]);
  const account = (await office('GET', `/api/accounts/${customerId}`)).body;
  expect([account.balance, account.open]).toEqual([100 - 120 - 5 - 1, []]);
  const paid = one.body.payment.id;
  const back = () => office('POST', `/api/payments/${paid}/reverse`, { reason: 'Gabim' });
  const backs = await Promise.all([back(), back()]);
  expect(backs.map(({ status }) => status).toSorted()).toEqual([201, 409]);
}

async function order(buyer: Person): Promise<number> {
  const wish = { products: [{ product_id: 1, quantity: 1 }], deliver_date: nextDeliveryDay() };
  const placed = await buyer('POST', '/api/orders/create-order', wish);
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  return placed.body.order.id;
}

async function isHeld(office: Person, orderId: number): Promise<boolean> {
  const { body } = await office('POST', '/api/orders/all', { deliver_date: nextDeliveryDay() });
  const found = body.orders.find((one: { order_id: number }) => one.order_id === orderId);
  return found.on_hold;
}

async function orderTwice(office: Person, buyer: Person, customerId: number): Promise<void> {
  const [one = 0, other = 0] = (await Promise.all([order(buyer), order(buyer)])).toSorted((a, b) => a - b);
  expect([await isHeld(office, one), await isHeld(office, other)]).toEqual([false, true]);
  const prepare = { order_id: other, delivery_status: 'E Pergaditur' };
  expect(await office('PUT', '/api/orders/update-status', prepare)).toMatchObject({
    status: 409,
    body: { error: 'Order on hold' },
  });
  expect((await office('GET', `/api/accounts/${customerId}`)).body.balance).toBe(0);
}

async function payAndOrder(office: Person, buyer: Person, customerId: number): Promise<void> {
  const payment = { customer_id: customerId, amount: 50, method: 'card' };
  const [orderId] = await Promise.all([order(buyer), office('POST', '/api/payments', payment)]);
  expect(await isHeld(office, orderId)).toBe(false);
}

async function closeBesideDeliveries(office: Person, driver: Person, buyer: Person): Promise<void> {
  const orderIds = await Promise.all(Array.from({ length: STOPS }, () => order(buyer)));
  for (const order_id of orderIds) {
    await office('PUT', '/api/orders/update-driver', { order_id, driver_nr: 1 });
    await office('PUT', '/api/orders/update-status', { order_id, delivery_status: 'E Nisur' });
  }
  const date = toLocalDate(Date.now(), 'Europe/Belgrade');
  const deliver = (order_id: number) =>
    driver('PUT', '/api/orders/update-status', { order_id, delivery_status: 'E Realizuar' });
  const close = () => office('POST', '/api/cash/close', { date, driver_nr: 1 });
  const half = STOPS / 2;
  const [before, closings, after] = await Promise.all([
    Promise.all(orderIds.slice(0, half).map(deliver)),
    Promise.all([close(), close()]),
    Promise.all(orderIds.slice(half).map(deliver)),
  ]);
  expect([...before, ...after].map(({ status }) => status)).toEqual(Array(STOPS).fill(200));
  expect(closings.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(closings.find(({ status }) => status === 409)?.body.error).toBe('Day closed');
  const sheetOf = async (day: string) => (await office('GET', `/api/cash?date=${day}`)).body.sheets[0];
  const today = await sheetOf(date);
  const tomorrow = await sheetOf(addDays(date, 1));
  const closed = closings.find(({ status }) => status === 200)?.body.sheet;
  expect(today).toEqual(closed);
  const euros = (PRICE_CENTS / 100) * STOPS;
  expect(today.received + tomorrow.received).toBeCloseTo(euros, 5);
  const late = await driver('POST', '/api/cash/count', { date, amount: today.expected });
  expect(late).toMatchObject({ status: 409, body: { error: 'Day closed' } });
}

async function deliverLate(
  office: Person,
  driver: Person,
  { at, orderIds }: ReturnType<typeof departEarlier>,
): Promise<void> {
  const date = toLocalDate(at, 'Europe/Belgrade');
  const deliver = (order_id: number) => {
    const door = { order_id, amount_received: PRICE_CENTS / 100, occurred_at: new Date(at).toISOString() };
    const tell = () => driver('POST', '/api/orders/deliver', door, { 'idempotency-key': `late-${order_id}` });
    return Promise.all([tell(), tell()]);
  };
  const close = (driver_nr: number | null) => office('POST', '/api/cash/close', { date, driver_nr });
  const half = STOPS / 2;
  const [before, ofDriver, ofCounter, after] = await Promise.all([
    Promise.all(orderIds.slice(0, half).map(deliver)),
    Promise.all([close(2), close(2)]),
    Promise.all([close(null), close(null)]),
    Promise.all(orderIds.slice(half).map(deliver)),
  ]);
  for (const [told, again] of [...before, ...after]) expect([told.status, again]).toEqual([200, told]);
  for (const closings of [ofDriver, ofCounter])
    expect(closings.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const closedOf = (closings: typeof ofDriver) => closings.find(({ status }) => status === 200)?.body.sheet;
  const sheetsOf = async (day: string) => (await office('GET', `/api/cash?date=${day}`)).body.sheets;
  const sheetOf = async (day: string, nr: number | null) =>
    (await sheetsOf(day)).find(({ driver_nr }: { driver_nr: number | null }) => driver_nr === nr);
  const next = addDays(date, 1);
  expect([await sheetOf(date, 2), await sheetOf(date, null)]).toEqual([
    closedOf(ofDriver),
    closedOf(ofCounter),
  ]);
  const received = closedOf(ofDriver).received + (await sheetOf(next, 2)).received;
  expect(received).toBeCloseTo((PRICE_CENTS / 100) * STOPS, 5);
  expect((await sheetOf(next, null)).expected).toBe(closedOf(ofDriver).expected);
}
