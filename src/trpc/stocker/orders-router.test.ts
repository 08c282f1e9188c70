import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf, THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

async function givenWorkplace() {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { discountBasisPoints: 1000, regionId: 1 });
  const [flour, cream] = [
    givenProduct(world, { priceE4: 1000_00, stock: 10 }),
    givenProduct(world, { priceE4: 500_00, stock: 10 }),
  ];
  const orderId = await givenOrder(world, customer, [
    [flour, 2],
    [cream, 1],
  ]);
  const { orders } = world.call(givenUser(world, 'stocker')).stocker;
  return { world, customer, flour, cream, orderId, orders };
}

test('adding an item takes stock at once, onto the line that is there or as a new one at the price of this customer', async () => {
  const { world, flour, orderId, orders } = await givenWorkplace();
  await orders.confirmAll({ orderId });
  await orders.addItem({ orderId, productId: flour, quantity: 3 });
  const boxes = givenProduct(world, { priceE4: 200_00, stock: 10 });
  expect(await orders.addItem({ orderId, productId: boxes, quantity: 5 })).toMatchObject({
    totalCents: 5 * 900 + 450 + 5 * 180,
  });
  expect((await orders.details({ orderId })).lines).toMatchObject([
    { productId: flour, quantity: 5, isStockConfirmed: false },
    { quantity: 1, isStockConfirmed: true },
    { productId: boxes, quantity: 5, unitPriceE4: 180_00, isStockConfirmed: false },
  ]);
  expect([stockOf(world, flour), stockOf(world, boxes)]).toEqual([5, 5]);
  expectInvariants(world);
});

test('a quantity moves stock by the difference, and too little stock is told with the figures', async () => {
  const { world, flour, orderId, orders } = await givenWorkplace();
  const [line] = (await orders.details({ orderId })).lines;
  await orders.confirmAll({ orderId });
  await orders.updateItem({ orderLineId: line!.orderLineId, quantity: 1 });
  expect((await orders.details({ orderId })).lines[0]).toMatchObject({ isStockConfirmed: true });
  await orders.updateItem({ orderLineId: line!.orderLineId, quantity: 6 });
  expect((await orders.details({ orderId })).lines[0]).toMatchObject({ isStockConfirmed: false });
  expect(stockOf(world, flour)).toBe(4);
  expect(
    await rejectionOf(orders.updateItem({ orderLineId: line!.orderLineId, quantity: 11 })),
  ).toMatchObject({
    code: 'insufficient-stock',
    message: 'Insufficient stock! Available: 10, Requested: 11',
    productId: flour,
  });
  await expect(orders.updateItem({ orderLineId: line!.orderLineId, quantity: 0 })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  expectInvariants(world);
});

test.each([
  ['is withdrawn', { deletedAt: 1 }, 'product-not-found'],
  ['is not sold in the customer’s region', { regionIds: [2] }, 'product-not-in-region'],
])('nobody adds a product that %s', async (_why, product, code) => {
  const { world, orderId, orders } = await givenWorkplace();
  const productId = givenProduct(world, product);
  expect(await rejectionOf(orders.addItem({ orderId, productId, quantity: 1 }))).toMatchObject({ code });
  expect(stockOf(world, productId)).toBe(100);
});

test('the last item stays, the others can be taken out, and the history tells who did it', async () => {
  const { world, cream, orderId, orders } = await givenWorkplace();
  const [first, second] = (await orders.details({ orderId })).lines;
  expect(await orders.removeItem({ orderLineId: second!.orderLineId })).toMatchObject({ totalCents: 1800 });
  expect(stockOf(world, cream)).toBe(10);
  expect(await rejectionOf(orders.removeItem({ orderLineId: first!.orderLineId }))).toMatchObject({
    code: 'last-item',
  });
  expect(await rejectionOf(orders.removeItem({ orderLineId: second!.orderLineId }))).toMatchObject({
    code: 'order-item-not-found',
  });
  const history = await world.call(givenUser(world, 'admin')).admin.orders.history({ orderId });
  expect(history.at(-1)).toMatchObject({ kind: 'change', action: 'order.item-removed' });
  expectInvariants(world);
});

test.each(['E Nisur', 'E Realizuar', 'E Anuluar'])(
  'the items of an order that is %s stay as they are',
  async (status) => {
    const { world, flour, orderId, orders } = await givenWorkplace();
    const [line] = (await orders.details({ orderId })).lines;
    await world.call(givenUser(world, 'admin')).admin.orders.setStatus({ orderId, status });
    const orderLineId = line!.orderLineId;
    const attempts = [
      orders.addItem({ orderId, productId: flour, quantity: 1 }),
      orders.updateItem({ orderLineId, quantity: 1 }),
      orders.removeItem({ orderLineId }),
    ];
    for (const attempt of attempts) {
      expect(await rejectionOf(attempt)).toMatchObject({ code: 'order-not-editable' });
    }
    expectInvariants(world);
  },
);

test('of two stockers on the same order nothing is lost, and the slower one is told', async () => {
  const { world, flour, cream, orderId, orders } = await givenWorkplace();
  const other = world.call(givenUser(world, 'stocker')).stocker.orders;
  const { version: expectedVersion, lines } = await orders.details({ orderId });
  const outcomes = await Promise.allSettled([
    orders.updateItem({ orderLineId: lines[0]!.orderLineId, quantity: 5, expectedVersion }),
    other.updateItem({ orderLineId: lines[1]!.orderLineId, quantity: 4, expectedVersion }),
  ]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected']);
  expect(outcomes[1]).toMatchObject({ reason: { cause: { code: 'order-changed' } } });
  const { version } = await other.details({ orderId });
  await other.updateItem({ orderLineId: lines[1]!.orderLineId, quantity: 4, expectedVersion: version });
  expect([stockOf(world, flour), stockOf(world, cream)]).toEqual([5, 6]);
  expectInvariants(world);
});

test('stock is confirmed per product, taken back, and for the whole order at once', async () => {
  const { flour, orderId, orders } = await givenWorkplace();
  expect(await orders.toggleStock({ orderId, productId: flour })).toEqual({ isStockConfirmed: true });
  expect(await orders.toggleStock({ orderId, productId: flour })).toEqual({ isStockConfirmed: false });
  await orders.toggleStock({ orderId, productId: flour, isConfirmed: true });
  expect(await orders.toggleStock({ orderId, productId: flour, isConfirmed: true })).toEqual({
    isStockConfirmed: true,
  });
  expect(await orders.confirmAll({ orderId })).toEqual({ confirmed: 2 });
  expect(await rejectionOf(orders.toggleStock({ orderId, productId: 999 }))).toMatchObject({
    code: 'order-item-not-found',
  });
});

test('pieces that were added since the stocker looked are not confirmed with the others', async () => {
  const { flour, orderId, orders } = await givenWorkplace();
  const { version: expectedVersion, lines } = await orders.details({ orderId });
  await orders.updateItem({ orderLineId: lines[0]!.orderLineId, quantity: 5 });
  const seen = { orderId, expectedVersion };
  const changed = { code: 'order-changed' };
  expect(await rejectionOf(orders.confirmAll(seen))).toMatchObject(changed);
  const tick = { ...seen, productId: flour, isConfirmed: true };
  expect(await rejectionOf(orders.toggleStock(tick))).toMatchObject(changed);
  const now = await orders.details({ orderId });
  expect(now.lines.map((line) => line.isStockConfirmed)).toEqual([false, false]);
  expect(await orders.confirmAll({ orderId, expectedVersion: now.version })).toEqual({ confirmed: 2 });
});

test('an order goes to the driver of a number and back to nobody; a number without a driver is not found', async () => {
  const { world, orderId, orders } = await givenWorkplace();
  const driver = givenUser(world, 'driver', { driverCode: 4, name: 'Agron' });
  givenUser(world, 'driver', { driverCode: 5, isActive: false });
  expect(await orders.setDriver({ orderId, driverCode: 4 })).toMatchObject({
    driverId: driver.id,
    driverName: 'Agron',
  });
  expect(await orders.details({ orderId })).toMatchObject({ driverCode: 4, driverName: 'Agron' });
  expect(await rejectionOf(orders.setDriver({ orderId, driverCode: 5 }))).toMatchObject({
    code: 'driver-not-found',
  });
  expect(await orders.bulkSetDriver({ orderIds: [orderId, 77], driverCode: null })).toMatchObject({
    changed: [orderId],
    rejected: [{ orderId: 77 }],
  });
  expect(await orders.details({ orderId })).toMatchObject({ driverCode: null });
});

test('the lists of a day, of what is pending, and their count', async () => {
  const { world, customer, flour, orderId, orders } = await givenWorkplace();
  const later = await givenOrder(world, customer, [[flour, 1]], '2026-11-20');
  await orders.setStatus({ orderId: later, status: 'E Pergaditur' });
  const numbers = (list: readonly { orderId: number }[]) => list.map((order) => order.orderId);
  expect(numbers(await orders.byDay({ date: '2026-11-18', by: 'created' }))).toEqual([later, orderId]);
  expect(numbers(await orders.byDay({ date: THURSDAY, by: 'delivery' }))).toEqual([orderId]);
  expect(numbers(await orders.pending())).toEqual([orderId]);
  expect(await orders.countPending()).toEqual({ count: 1 });
  expect((await orders.byDay({ date: '2026-11-18', by: 'created' }))[1]?.lines).toHaveLength(2);
});

test('a long list comes whole or part by part, each part after the last order of the one before', async () => {
  const { world, customer, flour, orderId, orders } = await givenWorkplace();
  const second = await givenOrder(world, customer, [[flour, 1]]);
  const third = await givenOrder(world, customer, [[flour, 1]]);
  const idsOf = (found: readonly { orderId: number }[]) => found.map((order) => order.orderId);
  const day = { date: THURSDAY, by: 'delivery' } as const;
  expect(idsOf(await orders.byDay(day))).toEqual([third, second, orderId]);
  expect(idsOf(await orders.byDay({ ...day, limit: 2 }))).toEqual([third, second]);
  expect(idsOf(await orders.byDay({ ...day, limit: 2, cursor: second }))).toEqual([orderId]);
  expect(idsOf(await orders.pending())).toEqual([orderId, second, third]);
  expect(idsOf(await orders.pending({ limit: 2 }))).toEqual([orderId, second]);
  expect(idsOf(await orders.pending({ limit: 2, cursor: second }))).toEqual([third]);
});
