import { expect, test } from 'vitest';
import type { Actor } from '#kernel/ctx.ts';
import { DEFAULT_TIME_ZONE, toLocalDate } from '#shared/dates/shop-dates.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const DAY_MS = 86_400_000;

const celesi = { name: 'Furra Çelësi', phone: '044 123-456', address: 'Rr. Agim Ramadani 3', regionId: 4 };

function givenAgent() {
  const world = openWorld();
  const agent = givenUser(world, 'call_agent', { name: 'Agjentja' });
  return { world, callAgent: world.call(agent).callAgent };
}

test('a caller is registered without e-mail and password, and nobody can log in to that account', async () => {
  const { world, callAgent } = givenAgent();
  const customer = await callAgent.customers.register(celesi);
  expect(customer).toMatchObject({ ...celesi, role: 'customer', email: null, fiscalNumber: '' });
  expect(world.logins).toEqual([]);
  const attempt = world.call(null).public.auth.login({ email: 'null', password: 'null' });
  await expect(attempt).rejects.toMatchObject({ cause: { code: 'invalid-credentials' } });
});

test.each(['044 123-456', '044123456', '+383 44 123 456', '0038344123456', '+383 (0) 44 123 456'])(
  'the customer is found by %s, and that number cannot be registered again',
  async (phone) => {
    const { callAgent } = givenAgent();
    const { id } = await callAgent.customers.register(celesi);
    expect(await callAgent.customers.findByPhone({ phone })).toMatchObject({ id });
    await expect(
      callAgent.customers.register({ ...celesi, name: 'Dikush tjetër', phone }),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Ky numër telefoni është i regjistruar tashmë për Furra Çelësi.',
      cause: { code: 'phone-registered', data: { customerId: id, customerName: 'Furra Çelësi' } },
    });
  },
);

test('nobody is found by an unknown number, by none, or by that of the staff', async () => {
  const { world, callAgent } = givenAgent();
  givenUser(world, 'driver', { phone: '049 111 222' });
  for (const phone of ['044 999 999', '', 'abc', '049111222']) {
    expect(await callAgent.customers.findByPhone({ phone })).toBeNull();
  }
});

test('customers are found by part of name, phone or fiscal number, whose number it is first; staff never', async () => {
  const { world, callAgent } = givenAgent();
  givenUser(world, 'customer', { name: 'Arta 044123456', phone: '049 1' });
  givenUser(world, 'driver', { name: 'Çelës Shoferi' });
  const { id } = await callAgent.customers.register({ ...celesi, fiscalNumber: '810456789' });
  const search = async (term: string) => (await callAgent.customers.search({ term })).map((user) => user.id);
  expect(await search('celes')).toEqual([id]);
  expect(await search('81045')).toEqual([id]);
  expect((await search('044 123 456'))[0]).toBe(id);
  expect(await search('  ')).toEqual([]);
});

test('a call that is opened again shows its customer; staff and strangers are no customers', async () => {
  const { world, callAgent } = givenAgent();
  const { id: customerId } = await callAgent.customers.register(celesi);
  expect(await callAgent.customers.get({ customerId })).toMatchObject({ ...celesi, isActive: true });
  for (const nobody of [givenUser(world, 'stocker').id, 999_999]) {
    await expect(callAgent.customers.get({ customerId: nobody })).rejects.toMatchObject({
      cause: { code: 'customer-not-found' },
    });
  }
});

test('notes about a customer are outstanding until somebody ticks them off', async () => {
  const { world, callAgent } = givenAgent();
  const { id: customerId } = await callAgent.customers.register(celesi);
  const first = await callAgent.customers.addNote({ customerId, text: 'Kërkon faturë të veçantë' });
  world.advance(1000);
  await callAgent.customers.addNote({ customerId, text: ' Thirre nesër ' });
  expect(await callAgent.customers.notes({ customerId })).toMatchObject([
    { text: 'Thirre nesër', authorName: 'Agjentja' },
    { id: first.id, text: 'Kërkon faturë të veçantë' },
  ]);
  await callAgent.customers.resolveNote({ noteId: first.id });
  expect(await callAgent.customers.notes({ customerId })).toHaveLength(1);
  await expect(callAgent.customers.resolveNote({ noteId: first.id })).rejects.toMatchObject({
    cause: { code: 'note-not-found' },
  });
  const packer = givenUser(world, 'packer');
  await expect(callAgent.customers.addNote({ customerId: packer.id, text: 'Shënim' })).rejects.toMatchObject({
    cause: { code: 'customer-not-found' },
  });
});

test('the drivers of the dropdown are the active ones with a number, each once, by number', async () => {
  const { world, callAgent } = givenAgent();
  givenUser(world, 'driver', { name: 'Blerim', driverCode: 7 });
  givenUser(world, 'driver', { name: 'Agim', driverCode: 10 });
  givenUser(world, 'driver', { name: 'Cen', driverCode: 2, phone: '044 222 333' });
  givenUser(world, 'driver', { name: 'Pa numër' });
  givenUser(world, 'driver', { name: 'Ish shofer', driverCode: 2, isActive: false });
  const drivers = await callAgent.drivers.list();
  expect(drivers.map((driver) => driver.driverCode)).toEqual([2, 7, 10]);
  expect(drivers[0]).toMatchObject({ name: 'Cen', phone: '044 222 333' });
  const stocker = world.call(givenUser(world, 'stocker')).stocker;
  expect(await stocker.drivers.list()).toEqual(drivers);
});

test('the regions are the four of the specification', async () => {
  const { callAgent } = givenAgent();
  expect((await callAgent.regions.list()).map((region) => region.name)).toEqual([
    'Lipjan',
    'Ferizaj',
    'Dragondan',
    'Pejë',
  ]);
});

test('the call centre corrects all particulars of a caller, and what is left out stays', async () => {
  const { callAgent } = givenAgent();
  const { id: customerId } = await callAgent.customers.register(celesi);
  const numbers = { fiscalNumber: '810456789', vatNumber: '330123456' };
  expect(await callAgent.customers.update({ customerId, regionId: 2, ...numbers })).toMatchObject({
    ...celesi,
    regionId: 2,
    ...numbers,
  });
  await callAgent.customers.update({ customerId, name: 'Furra Çelësi 2' });
  expect(await callAgent.customers.get({ customerId })).toMatchObject({ name: 'Furra Çelësi 2', ...numbers });
});

test('to be called are those whose weekday it is and those who fell silent, until they order', async () => {
  const { world, callAgent } = givenAgent();
  const productId = givenProduct(world);
  const [faithful, sometimes, silent] = ['Besniku', 'Ndonjëherë', 'E heshtura'].map((name) =>
    givenUser(world, 'customer', { name }),
  );
  const today = world.ctx.clock.now();
  const orderIn = async (customer: Actor, weeksAgo: number) => {
    world.setNow(today - weeksAgo * 7 * DAY_MS);
    const deliverDate = toLocalDate(world.ctx.clock.now() + DAY_MS, DEFAULT_TIME_ZONE);
    await givenOrder(world, customer, [[productId, 1]], deliverDate);
    world.setNow(today);
  };
  for (const weeksAgo of [7, 6, 5]) await orderIn(silent!, weeksAgo);
  for (const weeksAgo of [4, 2, 1]) await orderIn(faithful!, weeksAgo);
  for (const weeksAgo of [3, 1]) await orderIn(sometimes!, weeksAgo);
  const { due, silent: quiet } = await callAgent.customers.toCall();
  expect(due).toMatchObject([{ name: 'Besniku', weeks: 3, lastOrderDay: '2026-11-11' }]);
  expect(quiet).toMatchObject([{ name: 'E heshtura', lastOrderDay: '2026-10-14' }]);
  const colleague = world.call(givenUser(world, 'call_agent', { name: 'Teuta' })).callAgent;
  await colleague.customers.setCalled({ customerId: silent!.id, isCalled: true });
  await callAgent.customers.setCalled({ customerId: silent!.id, isCalled: true });
  expect(world.events.at(-1)).toEqual({ type: 'call', customerId: silent!.id });
  const ticked = { callerName: 'Teuta', calledAt: today };
  expect(await callAgent.customers.toCall()).toMatchObject({
    due: [{ call: null }],
    silent: [{ call: ticked }],
  });
  await callAgent.customers.setCalled({ customerId: silent!.id, isCalled: false });
  expect(await callAgent.customers.toCall()).toMatchObject({ silent: [{ call: null }] });
  for (const customer of [faithful!, silent!]) await orderIn(customer, 0);
  expect(await callAgent.customers.toCall()).toEqual({ short: [], due: [], silent: [] });
});

test('whose order goes short is to be called: again for each shortage, once for all, and not if it was put right', async () => {
  const { world, callAgent } = givenAgent();
  const customer = givenUser(world, 'customer', { name: 'Furra Dielli' });
  const products = ['Miell', 'Sheqer'].map((name) => givenProduct(world, { name, stock: 50 }));
  const orderId = await givenOrder(
    world,
    customer,
    products.map((id) => [id, 5] as const),
    '2026-11-20',
  );
  const { orders } = world.call(givenUser(world, 'stocker')).stocker;
  const [flour, sugar] = (await orders.details({ orderId })).lines.map((line) => line.orderLineId);
  const short = async () => (await callAgent.customers.toCall()).short;
  expect(await short()).toEqual([]);
  await orders.shortShip({ orderLineId: flour!, missing: 2, reason: 'missing' });
  expect(world.events.filter(({ type }) => type === 'short')).toEqual([{ type: 'short', orderId }]);
  const miell = { orderId, productName: 'Miell', from: 5, to: 3 };
  expect(await short()).toMatchObject([{ name: 'Furra Dielli', shortages: [miell], call: null }]);
  world.advance(60_000);
  const called = () => callAgent.customers.setCalled({ customerId: customer.id, isCalled: true });
  await called();
  expect(await short()).toMatchObject([{ call: { calledAt: world.ctx.clock.now() } }]);
  world.advance(60_000);
  const { changeId } = await orders.shortShip({ orderLineId: sugar!, missing: 5, reason: 'damaged' });
  const sheqer = { orderId, productName: 'Sheqer', from: 5, to: 0 };
  expect(await short()).toMatchObject([{ shortages: [miell, sheqer], call: null }]);
  await orders.takeBackShortage({ changeId: changeId!, productId: products[1]! });
  expect(await short()).toMatchObject([{ shortages: [miell] }]);
  await called();
  world.advance(DAY_MS);
  expect(await short()).toEqual([]);
});

test('a tick on the list of calls is good for its day, and only for customers', async () => {
  const { world, callAgent } = givenAgent();
  const { id: customerId } = givenUser(world, 'customer');
  const ticks = () => world.handle.connection.prepare('SELECT day, customer_id FROM customer_calls').all();
  await callAgent.customers.setCalled({ customerId, isCalled: true });
  world.advance(DAY_MS);
  const { id: another } = givenUser(world, 'customer');
  await callAgent.customers.setCalled({ customerId: another, isCalled: true });
  expect(ticks()).toHaveLength(2);
  world.advance(8 * DAY_MS);
  await callAgent.customers.setCalled({ customerId: another, isCalled: true });
  expect(ticks()).toEqual([{ day: '2026-11-27', customer_id: another }]);
  const driver = givenUser(world, 'driver', { driverCode: 1 });
  expect(
    await rejectionOf(callAgent.customers.setCalled({ customerId: driver.id, isCalled: true })),
  ).toMatchObject({
    code: 'customer-not-found',
  });
});
