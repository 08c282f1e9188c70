import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf } from '#testing/given-orders.ts';
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

test('items become produced one by one or all at once, those of cancelled orders don’t', async () => {
  const { world, customer, box, orders, lineId } = await givenTable();
  const second = await givenOrder(world, customer, [[box, 2]]);
  await orders.setProduced({ orderLineId: lineId, isProduced: true });
  expect(await orders.stats(TODAY)).toEqual({ total: 3, produced: 1, notProduced: 2 });
  const [later, earlier] = await orders.list(TODAY);
  const wanted = { orderLineIds: earlier!.lines.map((line) => line.orderLineId), isProduced: true };
  expect(await orders.setLinesProduced(wanted)).toEqual({ changed: [earlier!.lines[1]!.orderLineId] });
  expect(await orders.stats(TODAY)).toMatchObject({ produced: 2 });
  await world
    .call(givenUser(world, 'admin'))
    .admin.orders.setStatus({ orderId: second, status: 'E Anuluar' });
  expect(await orders.stats(TODAY)).toEqual({ total: 2, produced: 2, notProduced: 0 });
  const gone = later!.lines.map((line) => line.orderLineId);
  expect(await rejectionOf(orders.setLinesProduced({ orderLineIds: gone, isProduced: true }))).toMatchObject({
    code: 'order-cancelled-meanwhile',
  });
  expect(await orders.setLinesProduced({ orderLineIds: [...gone, lineId], isProduced: false })).toEqual({
    changed: [lineId],
  });
  expect(
    await rejectionOf(orders.setLinesProduced({ orderLineIds: [9999], isProduced: true })),
  ).toMatchObject({ code: 'order-item-not-found' });
  expectInvariants(world);
});

test('an item of which more is wanted after it was made is to be made again, one of which less is wanted is not', async () => {
  const { world, orders } = await givenTable();
  const made = (await orders.list(TODAY))[0]!.lines.map((line) => line.orderLineId);
  await orders.setLinesProduced({ orderLineIds: made, isProduced: true });
  const stocker = world.call(givenUser(world, 'stocker')).stocker.orders;
  const [first, second] = (await orders.list(TODAY))[0]!.lines;
  await stocker.updateItem({ orderLineId: first!.orderLineId, quantity: first!.quantity - 1 });
  expect(await orders.stats(TODAY)).toMatchObject({ produced: 2 });
  await stocker.updateItem({ orderLineId: second!.orderLineId, quantity: second!.quantity + 1 });
  expect((await orders.list(TODAY))[0]?.lines.map((line) => line.isProduced)).toEqual([true, false]);
  expectInvariants(world);
});

test('pieces of one customer’s own are neither shown on another’s line nor used for it', async () => {
  const { world, customer, box, lid, orders, customStock, lineId } = await givenTable();
  const other = givenUser(world, 'customer', { name: 'Besa' });
  await givenOrder(world, other, [[lid, 1]]);
  await customStock.add({ customerId: other.id, productId: box, quantity: 4 });
  expect((await orders.list(TODAY)).at(-1)?.lines[0]).toMatchObject({
    customStockLeft: 0,
    customStockUsed: 0,
  });
  expect(await customStock.usableLines({ customerId: other.id, productId: box })).toEqual([]);
  expect(await rejectionOf(customStock.use({ orderLineId: lineId, quantity: 1 }))).toMatchObject({
    code: 'insufficient-custom-stock',
    available: 0,
  });
  expect(await customStock.history({ customerId: customer.id })).toEqual([]);
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

test('custom stock is offered for open orders of its customer and product that are not held, as far as their lines still take any', async () => {
  const { world, customer, box, lid, orderId, customStock, lineId } = await givenTable();
  const piece = { customerId: customer.id, productId: box };
  const delivered = await givenOrder(world, customer, [[box, 5]]);
  await givenOrder(world, givenUser(world, 'customer'), [[box, 5]]);
  const { orders, receivables } = world.call(givenUser(world, 'admin')).admin;
  await orders.setStatus({ orderId: delivered, status: 'E Realizuar' });
  await receivables.setTerms({ customerId: customer.id, limitCents: 1 });
  await givenOrder(world, customer, [[box, 5]]);
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
  expect(await customers.search({ search: 'arta' })).toMatchObject([
    { id: customer.id, name: 'Arta', ownPieces: 0 },
  ]);
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

test('delivered work is not on the table unless it is wanted', async () => {
  const { world, orderId, orders } = await givenTable();
  const admin = world.call(givenUser(world, 'admin')).admin.orders;
  await admin.setStatus({ orderId, status: 'E Realizuar' });
  expect(await orders.list(TODAY)).toEqual([]);
  expect(await orders.stats(TODAY)).toMatchObject({ total: 0 });
  expect(await orders.count(TODAY)).toEqual({ count: 0 });
  expect(await orders.list({ ...TODAY, withDelivered: true })).toMatchObject([{ orderId }]);
});

test('the table says who brings an order, and at which stop of the day', async () => {
  const { world, customer, box, orders } = await givenTable();
  const other = givenUser(world, 'customer', { name: 'Besa' });
  const third = await givenOrder(world, other, [[box, 1]]);
  const fourth = await givenOrder(world, customer, [[box, 1]]);
  const free = await givenOrder(world, other, [[box, 1]]);
  givenUser(world, 'driver', { name: 'Agron', driverCode: 4 });
  const { stocker } = world.call(givenUser(world, 'stocker'));
  const [first] = (await orders.list(TODAY)).toReversed();
  for (const orderId of [first!.orderId, third, fourth])
    await stocker.orders.setDriver({ orderId, driverCode: 4 });
  const stops = (await orders.list(TODAY)).map((order) => [
    order.orderId,
    order.driverName,
    order.stopNumber,
  ]);
  expect(stops).toEqual([
    [free, null, null],
    [fourth, 'Agron', 1],
    [third, 'Agron', 2],
    [first!.orderId, 'Agron', 1],
  ]);
});

test('who has own pieces comes first among the customers, with how many', async () => {
  const { world, customer, box, lid, customStock } = await givenTable();
  givenUser(world, 'customer', { name: 'Agimi' });
  await customStock.add({ customerId: customer.id, productId: box, quantity: 2 });
  await customStock.add({ customerId: customer.id, productId: lid, quantity: 5 });
  const { customers } = world.call(givenUser(world, 'packer')).packer;
  expect((await customers.search({ search: '' })).map(({ name, ownPieces }) => [name, ownPieces])).toEqual([
    ['Arta', 7],
    ['Agimi', 0],
  ]);
});

test('the packer finds an order by its number, customer or product, without its money and what is cancelled', async () => {
  const { world, customer, box, orderId, orders } = await givenTable();
  const cancelled = await givenOrder(world, customer, [[box, 1]]);
  const { admin } = world.call(givenUser(world, 'admin'));
  await admin.orders.setStatus({ orderId: cancelled, status: 'E Anuluar' });
  for (const term of [`${orderId}`, `#${orderId}`, 'arta', 'kuti']) {
    const found = await orders.find({ term });
    expect(found, term).toEqual([
      expect.objectContaining({ orderId, buyerName: 'Arta', status: 'E Procesuar' }),
    ]);
    expect(Object.keys(found[0]!)).not.toContain('totalCents');
  }
  expect(await orders.find({ term: `#${cancelled}` })).toEqual([]);
});
