import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { openWorld, WEDNESDAY_MORNING } from '#testing/world.ts';

const month = '2026-11';

async function givenTour() {
  const world = openWorld();
  const office = world.call(await givenSeller(world));
  const customer = givenUser(world, 'customer', { name: 'Furra', businessNumber: '811234567' });
  const driver = world.call(givenUser(world, 'driver', { driverCode: 1 })).driver;
  const cups = givenProduct(world, { priceE4: 236_00, vatBasisPoints: 1800 });
  const flour = givenProduct(world, { priceE4: 108_00, vatBasisPoints: 800 });
  const orderId = await givenOrder(world, customer, [
    [cups, 10],
    [flour, 5],
  ]);
  await office.admin.orders.setDriver({ orderId, driverCode: 1 });
  const depart = () => office.admin.orders.setStatus({ orderId, status: 'E Nisur' });
  return { world, office, driver, orderId, depart };
}

test('what is refused at the door stands in the book of purchases, the invoice whole in that of sales', async () => {
  const { office, driver, orderId, depart } = await givenTour();
  await depart();
  const [cups] = (await office.admin.orders.get({ orderId })).lines;
  const refused = { orderLineId: cups!.orderLineId, deliveredQuantity: 8, reason: 'refused' } as const;
  await driver.orders.deliver({ orderId, lines: [refused] });
  const [sales, purchases] = [
    await office.admin.books.get({ book: 'sales', month }),
    await office.admin.books.get({ book: 'purchases', month }),
  ];
  expect(sales.rows).toMatchObject([{ number: 'FAT-2026-000001', name: 'Furra', identity: '811234567' }]);
  expect(sales.totals).toEqual({ '12': 2000, K1: 360, '14': 500, K2: 40, '30': 400 });
  expect(purchases.rows).toMatchObject([{ number: 'NK-2026-000001', identity: '811234567' }]);
  expect(purchases.totals).toEqual({ '53': 400, K1: 72, '67': 72 });
  const report = await office.admin.overview.sales({ days: 30 });
  expect(report.days.at(-1)).toEqual({ day: '2026-11-18', invoices: 1, revenueCents: 2428 });
  expect(report.notInvoiced).toEqual({ orders: 0, totalCents: 0 });
});

test('into a closed month nothing is issued: the order goes on, and is named by the check', async () => {
  const { world, office, orderId, depart } = await givenTour();
  world.setNow(Date.UTC(2026, 11, 1, 8));
  await office.admin.books.close({ month });
  // The clock had been set ahead.
  world.setNow(WEDNESDAY_MORNING);
  await depart();
  expect(await office.admin.books.get({ book: 'sales', month })).toMatchObject({ totals: {} });
  const { notInvoiced } = await office.admin.books.check({ month });
  expect(notInvoiced).toMatchObject({ count: 1, first: [{ orderId, status: 'E Nisur', totalCents: 2900 }] });
  const { issued, refused } = await office.stocker.issuedDocuments.issue({ orderIds: [orderId] });
  expect([issued, refused]).toMatchObject([[], [{ orderId, error: 'Month closed' }]]);
});
