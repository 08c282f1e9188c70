import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

function givenCall() {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { discountBasisPoints: 2000, email: null });
  const agent = givenUser(world, 'call_agent', { name: 'Agjentja' });
  const productId = givenProduct(world, { priceE4: 1000_00, stock: 10 });
  const { orders } = world.call(agent).callAgent;
  const body = { customerId: customer.id, products: [{ productId, quantity: 1 }], deliverDate: THURSDAY };
  return { world, customer, agent, productId, orders, body };
}

test('an agent orders for a customer at the price of that customer, from tomorrow on', async () => {
  const { world, orders, body, customer } = givenCall();
  expect(await orders.place({ ...body, deliverDate: '2026-11-22' })).toMatchObject({
    orderId: 1,
    customerId: customer.id,
    totalCents: 800,
    buyerEmail: '',
  });
  expect(await rejectionOf(orders.place({ ...body, deliverDate: '2026-11-18' }))).toMatchObject({
    code: 'invalid-delivery-date',
  });
  expectInvariants(world);
});

test('nobody orders for staff, strangers or a deactivated customer', async () => {
  const { world, agent, orders, body } = givenCall();
  for (const customerId of [agent.id, 999]) {
    expect(await rejectionOf(orders.place({ ...body, customerId }))).toMatchObject({
      code: 'customer-not-found',
    });
  }
  const gone = givenUser(world, 'customer', { isActive: false });
  expect(await rejectionOf(orders.place({ ...body, customerId: gone.id }))).toMatchObject({
    code: 'customer-deactivated',
  });
});

test('two agents with the same customer at once: each key is one order, nothing is mixed', async () => {
  const { world, orders, body, productId } = givenCall();
  const other = world.call(givenUser(world, 'call_agent')).callAgent.orders;
  const placed = await Promise.all([
    orders.place({ ...body, idempotencyKey: 'a' }),
    other.place({ ...body, idempotencyKey: 'a', comment: 'tjetra' }),
    orders.place({ ...body, idempotencyKey: 'a' }),
  ]);
  expect(placed.map((order) => order.orderId)).toEqual([1, 2, 1]);
  expect(placed.map((order) => order.comment)).toEqual(['', 'tjetra', '']);
  expect(await orders.boughtBefore({ customerId: body.customerId })).toMatchObject([
    { productId, timesOrdered: 2, lastQuantity: 1, unitPriceE4: 800_00, stock: 8 },
  ]);
  expectInvariants(world);
});

test('past and open orders of a caller, and what of an old one can be had again', async () => {
  const { world, customer, orders, productId } = givenCall();
  for (let n = 0; n < 3; n += 1) await givenOrder(world, customer, [[productId, 3]]);
  await orders.setStatus({ orderId: 2, status: 'E Anuluar' });
  const page = await orders.history({ customerId: customer.id, limit: 2 });
  expect(page).toMatchObject({ orders: [{ orderId: 3 }, { orderId: 2 }], nextCursor: 2 });
  expect((await orders.open({ customerId: customer.id })).map((order) => order.orderId)).toEqual([3, 1]);
  expect(await orders.reorder({ orderId: 1 })).toMatchObject({
    customerId: customer.id,
    lines: [{ productId, quantity: 3, stock: 4, unitPriceE4: 800_00 }],
  });
  expect((await orders.pending()).map((order) => order.orderId)).toEqual([1, 3]);
  expect(await orders.countPending()).toEqual({ count: 2 });
  expect(await orders.byDay({ date: THURSDAY, by: 'delivery' })).toHaveLength(3);
  expect(await rejectionOf(orders.open({ customerId: 999 }))).toMatchObject({ code: 'customer-not-found' });
});

test('past orders leave out what is still open, so that nothing stands in two lists', async () => {
  const { world, customer, orders, productId } = givenCall();
  for (let n = 0; n < 3; n += 1) await givenOrder(world, customer, [[productId, 1]]);
  await orders.setStatus({ orderId: 2, status: 'E Anuluar' });
  const numbers = async (isPast: boolean) =>
    (await orders.history({ customerId: customer.id, isPast })).orders.map((order) => order.orderId);
  expect(await numbers(true)).toEqual([2]);
  expect(await numbers(false)).toEqual([3, 2, 1]);
});

test('the usual basket is what at least half of the last six orders had, in the quantity in the middle', async () => {
  const { world, customer, orders, productId: flour } = givenCall();
  const [sugar, rare, gone] = [30, 100, 100].map((stock) => givenProduct(world, { stock }));
  world.handle.connection.prepare('UPDATE products SET stock = 1000 WHERE id = ?').run(flour);
  expect(await orders.usualBasket({ customerId: customer.id })).toMatchObject({ lines: [], leftOut: [] });
  for (const pieces of [40, 1, 2, 9, 3]) await givenOrder(world, customer, [[flour, pieces]]);
  await givenOrder(world, customer, [
    [sugar!, 5],
    [gone!, 1],
    [flour, 2],
  ]);
  await givenOrder(world, customer, [
    [gone!, 1],
    [sugar!, 5],
  ]);
  const last = await givenOrder(world, customer, [
    [gone!, 1],
    [rare!, 1],
    [sugar!, 8],
  ]);
  const cancelled = await givenOrder(world, customer, [[rare!, 50]]);
  await orders.setStatus({ orderId: cancelled, status: 'E Anuluar' });
  world.handle.connection.prepare('UPDATE products SET deleted_at = 1 WHERE id = ?').run(gone);
  world.handle.connection.prepare('UPDATE products SET stock = 4 WHERE id = ?').run(sugar);
  const usual = await orders.usualBasket({ customerId: customer.id });
  expect(last).toBe(8);
  expect(usual.lines).toMatchObject([
    { productId: flour, quantity: 3 },
    { productId: sugar, quantity: 4, wantedQuantity: 5 },
  ]);
  expect(usual.leftOut).toMatchObject([{ productId: gone, reason: 'deleted' }]);
});
