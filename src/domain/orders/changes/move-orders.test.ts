import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf, THURSDAY } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorld } from '#testing/world.ts';

const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';

async function givenDay(count: number) {
  const world = openWorld();
  const admin = await givenSeller(world);
  const customer = givenUser(world, 'customer');
  givenUser(world, 'driver', { driverCode: 3 });
  const product = givenProduct(world);
  const orderIds: number[] = [];
  for (let at = 0; at < count; at += 1) orderIds.push(await givenOrder(world, customer, [[product, 1]]));
  const desk = world.call(admin).stocker.orders;
  return { world, customer, product, orderIds, desk, office: world.call(admin).admin.orders };
}

test('an order moves with its number and stock, without its driver, and its customer is notified', async () => {
  const { world, customer, product, orderIds, desk, office } = await givenDay(1);
  await office.setDriver({ orderId: orderIds[0]!, driverCode: 3 });
  expect(await desk.move({ orderIds, deliverDate: FRIDAY })).toEqual({ changed: orderIds, rejected: [] });
  expect(await office.get({ orderId: orderIds[0]! })).toMatchObject({
    deliverDate: FRIDAY,
    driverCode: null,
  });
  expect(stockOf(world, product)).toBe(99);
  const [order] = (await world.call(customer).customer.orders.list({})).orders;
  expect(order?.changes).toMatchObject([{ kind: 'day-changed', from: THURSDAY, to: FRIDAY }]);
  expectInvariants(world);
});

test('a closed day needs a reason, the past is never possible', async () => {
  const { orderIds, desk } = await givenDay(1);
  const refused = { changed: [], rejected: [{ error: 'Invalid delivery date' }] };
  expect(await desk.move({ orderIds, deliverDate: SATURDAY })).toMatchObject(refused);
  expect(await desk.move({ orderIds, deliverDate: '2026-11-17', reason: 'x' })).toMatchObject(refused);
  expect(await desk.move({ orderIds, deliverDate: SATURDAY, reason: 'Dasmë' })).toMatchObject({
    rejected: [],
  });
});

test('a cancelled order whose day is past gets a new one, and comes back on it', async () => {
  const { world, product, orderIds, desk, office } = await givenDay(1);
  const orderId = orderIds[0]!;
  await office.setStatus({ orderId, status: 'E Anuluar' });
  world.advance(3 * 24 * 60 * 60 * 1000);
  const back = () => office.setStatus({ orderId, status: 'E Procesuar' });
  await expect(back()).rejects.toThrow('Dita e dorëzimit ka kaluar. Caktoni së pari një datë të re.');
  const day = { orderIds, deliverDate: '2026-11-26' };
  expect(await desk.move(day)).toEqual({ changed: orderIds, rejected: [] });
  expect(await desk.move(day)).toMatchObject({ rejected: [{ error: 'Order cannot be changed' }] });
  await back();
  expect(await office.get({ orderId })).toMatchObject({ status: 'E Procesuar', deliverDate: '2026-11-26' });
  expect(stockOf(world, product)).toBe(99);
  expectInvariants(world);
});

test('what is on its way, final, invoiced or unknown stays, and the others move', async () => {
  const { world, orderIds, desk, office } = await givenDay(5);
  const [departed, delivered, invoiced, cancelled, free] = orderIds;
  await office.setStatus({ orderId: departed!, status: 'E Nisur' });
  await office.setStatus({ orderId: delivered!, status: 'E Realizuar' });
  await office.setStatus({ orderId: cancelled!, status: 'E Anuluar' });
  await world.call(givenUser(world, 'admin')).stocker.issuedDocuments.issue({ orderIds: [invoiced!] });
  expect(await desk.move({ orderIds: [...orderIds, 99], deliverDate: FRIDAY })).toMatchObject({
    changed: [free],
    rejected: [
      {
        orderId: departed,
        error: 'Order cannot be changed',
        message: 'Data e kësaj porosie nuk mund të ndryshohet më.',
      },
      { orderId: delivered, error: 'Order cannot be changed' },
      { orderId: invoiced, error: 'Invoice issued' },
      { orderId: cancelled, error: 'Order cannot be changed' },
      { orderId: 99, error: 'Order not found' },
    ],
  });
  expectInvariants(world);
});
