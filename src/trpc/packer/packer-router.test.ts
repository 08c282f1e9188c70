import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf } from '#testing/given-order.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const TODAY = { day: { date: '2026-11-18', by: 'created' as const } };

async function givenTable() {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { name: 'Arta' });
  const [box, lid] = [givenProduct(world, { name: 'Kuti' }), givenProduct(world, { name: 'Mbulesë' })];
  const orderId = await givenOrder(world, customer, [
    [box, 3],
    [lid, 1],
  ]);
  const { orders, customStock } = world.call(givenUser(world, 'packer', { name: 'Paketuesi' })).packer;
  const [order] = await orders.list(TODAY);
  const lineId = order!.lines[0]!.orderLineId;
  return { world, customer, box, lid, orderId, orders, customStock, lineId };
}

test('items become produced one by one or all at once, and the day is summed per product', async () => {
  const { world, customer, box, orderId, orders, lineId } = await givenTable();
  const second = await givenOrder(world, customer, [[box, 2]]);
  await orders.setProduced({ orderLineId: lineId, isProduced: true });
  expect(await orders.stats(TODAY)).toEqual({ total: 3, produced: 1, notProduced: 2 });
  expect(await orders.summary(TODAY)).toMatchObject([
    { productName: 'Kuti', orderCount: 2, quantity: 5, producedQuantity: 3, leftQuantity: 2 },
    { productName: 'Mbulesë', quantity: 1, leftQuantity: 1 },
  ]);
  expect(await orders.setOrderProduced({ orderId, isProduced: true })).toMatchObject({ items: 2 });
  expect(await orders.stats(TODAY)).toMatchObject({ produced: 2 });
  await world
    .call(givenUser(world, 'admin'))
    .admin.orders.setStatus({ orderId: second, status: 'E Anuluar' });
  expect(await orders.stats(TODAY)).toEqual({ total: 2, produced: 2, notProduced: 0 });
  expect(await rejectionOf(orders.setOrderProduced({ orderId: second, isProduced: true }))).toMatchObject({
    code: 'order-cancelled-meanwhile',
  });
  expectInvariants(world);
});

test('an item of which more is wanted after it was made is to be made again, one of which less is wanted is not', async () => {
  const { world, orders, orderId } = await givenTable();
  await orders.setOrderProduced({ orderId, isProduced: true });
  const stocker = world.call(givenUser(world, 'stocker')).stocker.orders;
  const [first, second] = (await orders.list(TODAY))[0]!.lines;
  await stocker.updateItem({ orderLineId: first!.orderLineId, quantity: first!.quantity - 1 });
  expect(await orders.stats(TODAY)).toMatchObject({ produced: 2 });
  await stocker.updateItem({ orderLineId: second!.orderLineId, quantity: second!.quantity + 1 });
  expect((await orders.list(TODAY))[0]?.lines.map((line) => line.isProduced)).toEqual([true, false]);
  expectInvariants(world);
});

test('custom stock taken by an order is recorded on it, and never more than the line or the stock has', async () => {
  const { world, customer, box, orderId, orders, customStock, lineId } = await givenTable();
  const stock = stockOf(world, box);
  await customStock.add({ customerId: customer.id, productId: box, quantity: 2, note: 'me logo' });
  expect(await rejectionOf(customStock.use({ orderLineId: lineId, quantity: 3 }))).toMatchObject({
    code: 'insufficient-custom-stock',
    available: 2,
    requested: 3,
  });
  await customStock.add({ customerId: customer.id, productId: box, quantity: 8 });
  expect(await rejectionOf(customStock.use({ orderLineId: lineId, quantity: 4 }))).toMatchObject({
    code: 'pieces-beyond-line',
  });
  expect(await customStock.use({ orderLineId: lineId, quantity: 2 })).toMatchObject({ quantity: 8 });
  expect(await rejectionOf(customStock.use({ orderLineId: lineId, quantity: 2 }))).toMatchObject({
    code: 'pieces-beyond-line',
    message: 'Për këtë artikull mund të përdoren edhe 1 copë.',
  });
  expect((await orders.list(TODAY))[0]?.lines[0]).toMatchObject({ customStockLeft: 8, customStockUsed: 2 });
  expect(await customStock.history({ customerId: customer.id })).toMatchObject([
    { delta: -2, balanceAfter: 8, reason: 'used', orderId, actorName: 'Paketuesi' },
    { delta: 8, reason: 'added' },
    { delta: 2, reason: 'added', note: 'me logo' },
  ]);
  expect(stockOf(world, box)).toBe(stock);
  expectInvariants(world);
});

test('custom stock is offered for open orders of its customer and product, as far as their lines still take any', async () => {
  const { world, customer, box, lid, orderId, customStock, lineId } = await givenTable();
  const piece = { customerId: customer.id, productId: box };
  const delivered = await givenOrder(world, customer, [[box, 5]]);
  await givenOrder(world, givenUser(world, 'customer'), [[box, 5]]);
  const admin = world.call(givenUser(world, 'admin')).admin.orders;
  await admin.setStatus({ orderId: delivered, status: 'E Realizuar' });
  await customStock.add({ ...piece, quantity: 9 });
  await customStock.use({ orderLineId: lineId, quantity: 1 });
  expect(await customStock.usableLines(piece)).toEqual([
    { orderLineId: lineId, orderId, deliverDate: expect.any(String), quantity: 3, used: 1, left: 2 },
  ]);
  await customStock.use({ orderLineId: lineId, quantity: 2 });
  expect(await customStock.usableLines(piece)).toEqual([]);
  expect(await customStock.usableLines({ ...piece, productId: lid })).toHaveLength(1);
  expect(await rejectionOf(customStock.usableLines({ ...piece, customerId: 999 }))).toMatchObject({
    code: 'customer-not-found',
  });
});

test('the table finds customers and products, and opens no account but those of customers', async () => {
  const { world, customer, box } = await givenTable();
  const packer = givenUser(world, 'packer');
  const { customers, products } = world.call(packer).packer;
  expect(await customers.search({ search: 'arta' })).toMatchObject([{ id: customer.id, name: 'Arta' }]);
  expect(await customers.get({ customerId: customer.id })).toEqual({
    id: customer.id,
    name: 'Arta',
    phone: expect.any(String),
    address: expect.any(String),
  });
  expect(await rejectionOf(customers.get({ customerId: packer.id }))).toMatchObject({
    code: 'customer-not-found',
  });
  expect(await products.search({ search: 'kuti' })).toMatchObject([{ id: box }]);
  expect(await products.search({ search: '' })).toHaveLength(2);
});

test('a correction keeps its reason, and is rejected when the figure has changed meanwhile', async () => {
  const { world, customer, box, lid, customStock } = await givenTable();
  const item = { customerId: customer.id, productId: box };
  await customStock.add({ ...item, quantity: 10 });
  expect(await customStock.correct({ ...item, quantity: 7, expected: 10, reason: 'numërim' })).toMatchObject({
    quantity: 7,
  });
  expect(
    await rejectionOf(customStock.correct({ ...item, quantity: 9, expected: 10, reason: 'numërim' })),
  ).toMatchObject({ code: 'stock-changed', stock: 7 });
  await expect(customStock.correct({ ...item, quantity: 9, reason: '  ' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  expect(
    await rejectionOf(customStock.correct({ ...item, productId: lid, quantity: 9, reason: 'x' })),
  ).toMatchObject({ code: 'product-not-found' });
  expect((await customStock.history(item))[0]).toMatchObject({
    delta: -3,
    reason: 'corrected',
    note: 'numërim',
  });
  expectInvariants(world);
});

test('two packers at the same order at once: nothing mixed, nothing lost', async () => {
  const { world, customer, box, orders, customStock, lineId } = await givenTable();
  await customStock.add({ customerId: customer.id, productId: box, quantity: 3 });
  const colleague = world.call(givenUser(world, 'packer')).packer;
  const outcomes = await Promise.allSettled([
    customStock.use({ orderLineId: lineId, quantity: 2 }),
    colleague.customStock.use({ orderLineId: lineId, quantity: 2 }),
    orders.setProduced({ orderLineId: lineId, isProduced: true }),
    colleague.orders.setProduced({ orderLineId: lineId, isProduced: true }),
  ]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(await customStock.list({ customerId: customer.id })).toMatchObject([{ quantity: 1 }]);
  expectInvariants(world);
});
