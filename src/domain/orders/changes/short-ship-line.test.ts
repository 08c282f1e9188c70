import { expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { givenFlourAndSugar, stockOf } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';

async function givenPicking() {
  const { world, customer, orders, orderId, flour, sugar } = await givenFlourAndSugar();
  const { orders: table } = world.call(givenUser(world, 'packer')).packer;
  const { orders: own } = world.call(customer).customer;
  const { lines } = await orders.details({ orderId });
  const [flourLine, sugarLine] = lines.map((line) => line.orderLineId);
  return { world, orders, table, own, orderId, flour, sugar, flourLine: flourLine!, sugarLine: sugarLine! };
}

test('missing pieces leave the order and the shelf, and never become sellable', async () => {
  const { world, orders, table, orderId, flour, flourLine } = await givenPicking();
  await orders.shortShip({ orderLineId: flourLine, missing: 1, reason: 'missing' });
  const edited = await table.shortShip({ orderLineId: flourLine, missing: 1, reason: 'damaged' });
  expect(edited).toMatchObject({ orderId, totalCents: 3 * 100 + 2 * 200 });
  expect(stockOf(world, flour)).toBe(5);
  const ledger = world.handle.connection
    .prepare('SELECT reason, delta FROM stock_movements WHERE product_id = ? ORDER BY id DESC LIMIT 4')
    .all(flour);
  expect(ledger).toEqual([
    { reason: 'damaged', delta: -1 },
    { reason: 'short-shipped', delta: 1 },
    { reason: 'missing', delta: -1 },
    { reason: 'short-shipped', delta: 1 },
  ]);
  expect((await orders.events({ orderId })).at(-1)).toMatchObject({
    action: 'order.short-shipped',
    details: { productName: 'Miell', from: 4, to: 3, missing: 1, reason: 'damaged' },
  });
  expectInvariants(world);
});

test('a line of which nothing is left goes, the last one doesn’t: such an order is cancelled', async () => {
  const { world, orders, own, orderId, sugar, flourLine, sugarLine } = await givenPicking();
  await orders.shortShip({ orderLineId: sugarLine, missing: 2, reason: 'damaged' });
  expect((await orders.details({ orderId })).lines).toMatchObject([{ productName: 'Miell' }]);
  expect(stockOf(world, sugar)).toBe(8);
  const last = orders.shortShip({ orderLineId: flourLine, missing: 5, reason: 'missing' });
  expect(await rejectionOf(last)).toMatchObject({ code: 'last-item' });
  const tooMany = orders.shortShip({ orderLineId: flourLine, missing: 6, reason: 'missing' });
  expect(await rejectionOf(tooMany)).toMatchObject({ code: 'missing-beyond-line' });
  expect((await own.get({ orderId })).changes).toMatchObject([
    { kind: 'short-shipped', productName: 'Sheqer', from: '2', to: '0', reason: 'damaged' },
  ]);
  expectInvariants(world);
});

test('what has left the house is short-shipped no more', async () => {
  const { world, orders, orderId, flourLine } = await givenPicking();
  const office = world.call(givenUser(world, 'admin')).admin.orders;
  await office.setStatus({ orderId, status: 'E Nisur' });
  const late = orders.shortShip({ orderLineId: flourLine, missing: 1, reason: 'missing' });
  expect(await rejectionOf(late)).toMatchObject({ code: 'order-not-editable' });
});

test('a shortage entered by mistake is taken back whole, price and shelf included', async () => {
  const { world, orders, own, orderId, flour, sugar, flourLine, sugarLine } = await givenPicking();
  const part = await orders.shortShip({ orderLineId: flourLine, missing: 2, reason: 'missing' });
  const whole = await orders.shortShip({ orderLineId: sugarLine, missing: 2, reason: 'damaged' });
  const late = orders.takeBackShortage({ changeId: part.changeId!, productId: flour });
  expect(await rejectionOf(late)).toMatchObject({ code: 'order-changed' });
  const other = orders.takeBackShortage({ changeId: whole.changeId!, productId: flour });
  expect(await rejectionOf(other)).toMatchObject({ code: 'order-changed' });
  await orders.takeBackShortage({ changeId: whole.changeId!, productId: sugar });
  const twice = orders.takeBackShortage({ changeId: whole.changeId!, productId: sugar });
  expect(await rejectionOf(twice)).toMatchObject({ code: 'order-changed' });
  expect(await own.get({ orderId })).toMatchObject({
    totalCents: 3 * 100 + 2 * 200,
    lines: [
      { name: 'Miell', quantity: 3 },
      { name: 'Sheqer', quantity: 2 },
    ],
  });
  expect([stockOf(world, flour), stockOf(world, sugar)]).toEqual([5, 8]);
  expectInvariants(world);
});

test('a shortage is taken back also where the quantity was an exception to the product’s rule', async () => {
  const { world, orders, own, orderId, flour, sugar, flourLine, sugarLine } = await givenPicking();
  const { products } = world.call(givenUser(world, 'admin')).admin;
  await products.update({ id: flour, orderStep: 4 });
  await products.update({ id: sugar, orderStep: 4 });
  const part = await orders.shortShip({ orderLineId: flourLine, missing: 1, reason: 'missing' });
  await orders.takeBackShortage({ changeId: part.changeId!, productId: flour });
  const whole = await orders.shortShip({ orderLineId: sugarLine, missing: 2, reason: 'damaged' });
  await orders.takeBackShortage({ changeId: whole.changeId!, productId: sugar });
  expect((await own.get({ orderId })).lines).toMatchObject([{ quantity: 5 }, { quantity: 2 }]);
  expect([stockOf(world, flour), stockOf(world, sugar)]).toEqual([5, 8]);
  expectInvariants(world);
});

test('a line that was missing whole comes back as it was, also where the price has changed since', async () => {
  const { world, orders, own, orderId, sugar, sugarLine } = await givenPicking();
  await orders.toggleStock({ orderId, productId: sugar, isConfirmed: true });
  const { products } = world.call(givenUser(world, 'admin')).admin;
  await products.update({ id: sugar, priceE4: 250_00, name: 'Sheqer i imët' });
  const whole = await orders.shortShip({ orderLineId: sugarLine, missing: 2, reason: 'damaged' });
  await orders.takeBackShortage({ changeId: whole.changeId!, productId: sugar });
  const sugarAgain = { name: 'Sheqer', quantity: 2, unitPriceE4: 200_00 };
  expect(await own.get({ orderId })).toMatchObject({ totalCents: 900, lines: [{}, sugarAgain] });
  expect((await orders.details({ orderId })).lines[1]).toMatchObject({ isStockConfirmed: true });
  expect(stockOf(world, sugar)).toBe(8);
  expectInvariants(world);
});

test('a shortage is taken back only by who entered it, within a minute', async () => {
  const { world, orders, table, flour, flourLine } = await givenPicking();
  const { changeId } = await orders.shortShip({ orderLineId: flourLine, missing: 5, reason: 'missing' });
  const taken = { changeId: changeId!, productId: flour };
  expect(await rejectionOf(table.takeBackShortage(taken))).toMatchObject({ code: 'order-item-not-found' });
  world.advance(61_000);
  expect(await rejectionOf(orders.takeBackShortage(taken))).toMatchObject({ code: 'order-changed' });
  expect(stockOf(world, flour)).toBe(5);
});
