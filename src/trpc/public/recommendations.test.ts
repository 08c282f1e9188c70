import { expect, test } from 'vitest';
import type { Actor } from '#kernel/ctx.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { openWorld, type World } from '#testing/world.ts';

async function order(world: World, customer: Actor, ...productIds: number[]): Promise<number> {
  const products = productIds.map((productId) => ({ productId, quantity: 1 }));
  const placed = await world.call(customer).customer.orders.place({ products, deliverDate: '2026-11-19' });
  return placed.id;
}

async function recommended(world: World, viewer: Actor | null): Promise<number[]> {
  return (await world.call(viewer).public.catalog.recommendations()).map((product) => product.id);
}

test('guests are offered what is ordered most, as long as it can be bought', async () => {
  const world = openWorld();
  const [often, once, sold] = [givenProduct(world), givenProduct(world), givenProduct(world, { stock: 3 })];
  givenProduct(world);
  const customer = givenUser(world, 'customer');
  for (let times = 0; times < 3; times += 1) await order(world, customer, often, sold);
  await order(world, customer, once);
  expect(await recommended(world, null)).toEqual([often, once]);
});

test('a customer is offered what others bought together with their cart, without what is in it', async () => {
  const world = openWorld();
  const [cream, spoon, box, flour] = [1, 2, 3, 4].map(() => givenProduct(world)) as [
    number,
    number,
    number,
    number,
  ];
  const others = givenUser(world, 'customer');
  for (let times = 0; times < 3; times += 1) await order(world, others, box, flour);
  await order(world, others, cream, spoon);
  const customer = givenUser(world, 'customer');
  await world.call(customer).customer.cart.add({ productId: cream });
  expect(await recommended(world, customer)).toEqual([spoon, box, flour]);
});

test('with an empty cart the products bought before say what fits', async () => {
  const world = openWorld();
  const [cream, spoon, box] = [1, 2, 3].map(() => givenProduct(world)) as [number, number, number];
  const others = givenUser(world, 'customer');
  for (let times = 0; times < 3; times += 1) await order(world, others, box);
  await order(world, others, cream, spoon);
  const customer = givenUser(world, 'customer');
  await order(world, customer, cream);
  expect((await recommended(world, customer))[0]).toBe(spoon);
});

test('cancelled orders say nothing, and there are eight at most', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const cancelled = givenProduct(world);
  const orderId = await order(world, customer, cancelled);
  await world.call(givenUser(world, 'admin')).admin.orders.setStatus({ orderId, status: 'E Anuluar' });
  expect(await recommended(world, null)).toEqual([]);
  const many = Array.from({ length: 12 }, () => givenProduct(world));
  await order(world, customer, ...many);
  expect(await recommended(world, null)).toHaveLength(8);
});

test("what is not available in the customer's region is not offered", async () => {
  const world = openWorld();
  const elsewhere = givenProduct(world, { regionIds: [2] });
  await order(world, givenUser(world, 'customer', { regionId: 2 }), elsewhere);
  expect(await recommended(world, givenUser(world, 'customer', { regionId: 1 }))).toEqual([]);
});
