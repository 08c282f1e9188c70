import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { openWorld } from '#testing/world.ts';

async function givenOrders() {
  const world = openWorld();
  const bakery = givenUser(world, 'customer', { name: 'Furra Çelësi', phone: '044 123 456' });
  const shop = givenUser(world, 'customer', { name: 'Dyqani Drita', phone: '049 777 888' });
  const flour = givenProduct(world, { name: 'Miell për brumëra', code: 'MB-001' });
  const sugar = givenProduct(world, { name: 'Sheqer pluhur', code: 'SP-002' });
  await givenOrder(world, bakery, [[flour, 1]]);
  await givenOrder(world, shop, [[sugar, 2]]);
  await givenOrder(world, bakery, [
    [flour, 1],
    [sugar, 1],
  ]);
  const { orders } = world.call(givenUser(world, 'stocker')).stocker;
  const numbers = async (term: string) => (await orders.find({ term })).map((order) => order.orderId);
  return { world, orders, numbers, bakery, flour };
}

test('an order is found by number, customer, phone in any notation, product and code, newest first', async () => {
  const { numbers } = await givenOrders();
  expect((await numbers('2'))[0]).toBe(2);
  expect(await numbers('#3')).toEqual([3]);
  expect(await numbers('furra celesi')).toEqual([3, 1]);
  for (const phone of ['044123456', '+383 44 123 456', '044/123-456']) {
    expect(await numbers(phone)).toEqual([3, 1]);
  }
  expect(await numbers('miell')).toEqual([3, 1]);
  expect(await numbers('sp-002')).toEqual([3, 2]);
  expect(await numbers('askund')).toEqual([]);
  expect(await numbers('  ')).toEqual([]);
  expect(await numbers('" OR *')).toEqual([]);
});

test('each row says why it was found, and cancelled orders and deleted products are found too', async () => {
  const { world, orders, flour } = await givenOrders();
  const office = world.call(givenUser(world, 'admin')).admin;
  await office.orders.setStatus({ orderId: 3, status: 'E Anuluar' });
  await office.products.remove({ id: flour });
  expect(await orders.find({ term: 'miell' })).toMatchObject([
    { orderId: 3, matchedBy: 'product', status: 'E Anuluar', buyerName: 'Furra Çelësi' },
    { orderId: 1, matchedBy: 'product' },
  ]);
  expect(await orders.find({ term: '#1' })).toMatchObject([{ orderId: 1, matchedBy: 'number' }]);
});

test('at most 20 are found, the newest, and the one with the very number before all', async () => {
  const { world, numbers, bakery, flour } = await givenOrders();
  for (let n = 0; n < 22; n += 1) await givenOrder(world, bakery, [[flour, 1]]);
  const found = await numbers('mb-001');
  expect(found).toHaveLength(20);
  expect(found[0]).toBe(25);
  expect((await numbers('1'))[0]).toBe(1);
});

test('an order stays found by its product when its quantity changes, and not by one that it has no more', async () => {
  const { world, numbers, bakery } = await givenOrders();
  const agent = world.call(givenUser(world, 'call_agent')).callAgent;
  const egg = givenProduct(world, { name: 'Vezë', code: 'VZ-003' });
  await agent.orders.addItem({ orderId: 1, productId: egg, quantity: 2 });
  await givenOrder(world, bakery, [[egg, 1]]);
  expect(await numbers('vz-003')).toEqual([4, 1]);
  const { lines } = await agent.orders.details({ orderId: 1 });
  const orderLineId = lines.find((line) => line.productId === egg)?.orderLineId ?? 0;
  await agent.orders.updateItem({ orderLineId, quantity: 1 });
  expect(await numbers('vz-003')).toEqual([4, 1]);
  await agent.orders.removeItem({ orderLineId });
  expect(await numbers('vz-003')).toEqual([4]);
});
