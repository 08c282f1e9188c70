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
  const setStock = world.handle.connection.prepare('UPDATE products SET stock = ?');
  setStock.run(2);
  expect(await orders.reorder({ orderId: 1 })).toMatchObject({
    lines: [{ productId, quantity: 2, wantedQuantity: 3 }],
    message: null,
  });
  setStock.run(0);
  expect(await orders.reorder({ orderId: 1 })).toMatchObject({
    lines: [],
    message: 'Nuk ka produkte të disponueshme nga porosia e mëparshme',
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

function givenBasket() {
  const call = givenCall();
  const { world, customer, orders, productId: flour } = call;
  const other = () => givenProduct(world, { stock: 1000 });
  world.handle.connection.prepare('UPDATE products SET stock = 1000').run();
  const buy = async (daysAgo: number, ...lines: [productId: number, quantity: number][]) => {
    const orderId = await givenOrder(world, customer, lines);
    world.handle.connection
      .prepare("UPDATE orders SET created_day = date('2026-11-18', ?) WHERE id = ?")
      .run(`-${daysAgo} days`, orderId);
    return orderId;
  };
  const read = async () => {
    const { lines } = await orders.usualBasket({ customerId: customer.id });
    return lines.map(({ productId, wantedQuantity }) => [productId, wantedQuantity]);
  };
  return { ...call, flour, other, buy, read };
}

test('the usual basket is what was bought on three days of the last 90, with the quantity in the middle', async () => {
  const { flour, other, buy, read } = givenBasket();
  const [sugar, rare, old] = [other(), other(), other()];
  expect(await read()).toEqual([]);
  for (const daysAgo of [91, 95, 99]) await buy(daysAgo, [old, 5]);
  for (const [daysAgo, pieces] of [
    [90, 40],
    [80, 1],
    [70, 3],
    [60, 9],
    [50, 4],
  ] as const)
    await buy(daysAgo, [flour, pieces]);
  for (const daysAgo of [40, 30]) await buy(daysAgo, [sugar, 5], [rare, 1]);
  expect(await read()).toEqual([[flour, 4]]);
  await buy(20, [sugar, 8]);
  expect(await read()).toEqual([
    [flour, 4],
    [sugar, 5],
  ]);
});

test('add-on orders of a day count as one: they neither take the basket away nor make one', async () => {
  const { flour, other, buy, read } = givenBasket();
  const forgotten = other();
  for (const daysAgo of [30, 20, 10]) await buy(daysAgo, [flour, 10]);
  for (let times = 0; times < 6; times += 1) await buy(0, [forgotten, 1]);
  await buy(20, [flour, 2]);
  expect(await read()).toEqual([[flour, 10]]);
  await buy(10, [flour, 2]);
  expect(await read()).toEqual([[flour, 12]]);
});

test('of few days half make it usual, of many a quarter, and one of the latest six has to be among them', async () => {
  const { flour, other, buy, read } = givenBasket();
  const [second, seldom] = [other(), other()];
  await buy(89, [flour, 2], [second, 1]);
  expect(await read()).toEqual([
    [flour, 2],
    [second, 1],
  ]);
  for (let daysAgo = 60; daysAgo > 50; daysAgo -= 1) await buy(daysAgo, [second, 1]);
  for (let daysAgo = 40; daysAgo > 20; daysAgo -= 1) await buy(daysAgo, [flour, 2]);
  for (const daysAgo of [25, 24, 23]) await buy(daysAgo, [seldom, 1]);
  expect(await read()).toEqual([[flour, 2]]);
  for (const daysAgo of [26, 27, 28, 29, 30]) await buy(daysAgo, [seldom, 1]);
  expect(await read()).toEqual([
    [flour, 2],
    [seldom, 1],
  ]);
});

test('cancelled orders are not usual, and of the basket is offered what there is', async () => {
  const { world, customer, orders, flour, other, buy } = givenBasket();
  const [sugar, gone, never] = [other(), other(), other()];
  for (const daysAgo of [30, 20, 10]) {
    await buy(daysAgo, [flour, 3], [sugar, 5], [gone, 1]);
    const orderId = await buy(daysAgo, [never, 1]);
    await orders.setStatus({ orderId, status: 'E Anuluar' });
  }
  world.handle.connection.prepare('UPDATE products SET deleted_at = 1 WHERE id = ?').run(gone);
  world.handle.connection.prepare('UPDATE products SET stock = 4 WHERE id = ?').run(sugar);
  const usual = await orders.usualBasket({ customerId: customer.id });
  expect(usual.lines).toMatchObject([
    { productId: flour, quantity: 3 },
    { productId: sugar, quantity: 4, wantedQuantity: 5 },
  ]);
  expect(usual.leftOut).toMatchObject([{ productId: gone, reason: 'deleted' }]);
});
