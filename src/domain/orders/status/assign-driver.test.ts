import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const DAY = '2026-11-18';

async function givenOffice() {
  const world = openWorld();
  for (const driverCode of [3, 4]) givenUser(world, 'driver', { driverCode });
  const productId = givenProduct(world, { priceE4: 1000_00, stock: 20 });
  const orderId = await givenOrder(world, givenUser(world, 'customer'), [[productId, 6]]);
  const { admin, stocker } = world.call(givenUser(world, 'admin'));
  const readCash = async () => {
    const drivers = await stocker.cash.sheets({ date: DAY });
    return Object.fromEntries(
      drivers.map((cash) => [cash.driverCode, [cash.expectedCents, cash.receivedCents]]),
    );
  };
  return { world, orderId, orders: admin.orders, readCash };
}

test('a delivered order stays in the cash of the driver who delivered it', async () => {
  const { world, orderId, orders, readCash } = await givenOffice();
  await orders.setDriver({ orderId, driverCode: 3 });
  await orders.correctDelivery({ orderId, receiverName: 'Besa', amountReceivedCents: 5500 });
  expect(await readCash()).toEqual({ 3: [5500, 5500], 4: [0, 0], null: [0, 0] });
  expect(await rejectionOf(orders.setDriver({ orderId, driverCode: 4 }))).toMatchObject({
    code: 'order-delivered',
  });
  expect(await orders.bulkSetDriver({ orderIds: [orderId], driverCode: null })).toMatchObject({
    changed: [],
    rejected: [{ orderId }],
  });
  expectInvariants(world);
});

test('an order that was delivered without a driver was paid at the counter', async () => {
  const { world, orderId, orders, readCash } = await givenOffice();
  await orders.setStatus({ orderId, status: 'E Realizuar' });
  expect(await readCash()).toEqual({ 3: [0, 0], 4: [0, 0], null: [6000, 6000] });
  expectInvariants(world);
});

test('an order that is still on its way is in nobody’s cash, with any driver', async () => {
  const { orderId, orders, readCash } = await givenOffice();
  await orders.setDriver({ orderId, driverCode: 3 });
  await orders.setDriver({ orderId, driverCode: 4 });
  expect(await readCash()).toEqual({ 3: [0, 0], 4: [0, 0], null: [0, 0] });
});
