import { expect, test } from 'vitest';
import { getLoadListData, getReturnListData } from '#domain/delivery/get-van-list-data.ts';
import { readPdfText } from '#pdf/testing/read-pdf.ts';
import { testFonts } from '#pdf/testing/test-fonts.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, THURSDAY } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';
import { composeLoadList, composeReturnList } from './compose-van-list.ts';
import { getDriverAgendaData } from './get-driver-agenda-data.ts';

async function givenVan() {
  const world = openWorld();
  const admin = await givenSeller(world);
  const driver = givenUser(world, 'driver', { driverCode: 3, name: 'Agron' });
  const flour = givenProduct(world, { name: 'Miell', shelfPlace: 'B-02', weightGrams: 25_000 });
  const cups = givenProduct(world, { name: 'Gota', shelfPlace: 'A-01', unit: 'COPE', packSize: 5 });
  const office = world.call(admin).admin.orders;
  const orderIds: number[] = [];
  const buyers: ReturnType<typeof givenUser>[] = [];
  const customers = { Arta: 2, Besa: 2, Drita: 4, Era: 4 } as const;
  for (const [name, regionId] of Object.entries(customers)) {
    const customer = givenUser(world, 'customer', { name, regionId });
    buyers.push(customer);
    const orderId = await givenOrder(world, customer, [
      [flour, 2],
      [cups, 3],
    ]);
    await office.setDriver({ orderId, driverCode: 3 });
    orderIds.push(orderId);
  }
  const day = { driverCode: 3, date: THURSDAY };
  return { world, admin, driver, office, orderIds, buyers, day };
}

test('a van is loaded by shelf, with its weight, the last stop first', async () => {
  const { world, admin, day } = await givenVan();
  const data = getLoadListData({ ...world.as(admin), actor: admin }, day);
  expect(data.products).toMatchObject([
    { name: 'Gota', shelfPlace: 'A-01', quantity: 12, weightGrams: null },
    { name: 'Miell', quantity: 8, weightGrams: 25_000 },
  ]);
  expect(data.stops.map((stop) => stop.customerName)).toEqual(['Era', 'Drita', 'Besa', 'Arta']);
  const text = await readPdfText(await composeLoadList(testFonts, data));
  expect(text).toContain('Lista e ngarkimit');
  expect(text).toContain('2 pako + 2 copë');
  expect(text).toContain('së paku 200,0 kg');
  expect(text.match(/Pejë|Ferizaj|Era|Drita|Besa|Arta/g)).toEqual([
    'Pejë',
    'Era',
    'Drita',
    'Ferizaj',
    'Besa',
    'Arta',
  ]);
});

test('two orders of one stop are one stop on the load list, as on the agenda', async () => {
  const { world, admin, office, buyers, day } = await givenVan();
  const flour = givenProduct(world);
  const orderId = await givenOrder(world, buyers[1]!, [[flour, 1]]);
  await office.setDriver({ orderId, driverCode: 3 });
  const data = getLoadListData({ ...world.as(admin), actor: admin }, day);
  expect(data.stops.map((stop) => stop.customerName)).toEqual(['Era', 'Drita', 'Besa', 'Besa', 'Arta']);
  const agenda = getDriverAgendaData({ ...world.as(admin), actor: admin }, day);
  expect(data.stopCount).toBe(new Set(agenda.stops.map((stop) => stop.stopNumber)).size);
  expect(await readPdfText(await composeLoadList(testFonts, data))).toMatch(/Ndalesa\s+4\s/);
});

test('the thousands of pieces and kilos of a van stand as everywhere else', async () => {
  const { world, admin, day } = await givenVan();
  const data = getLoadListData({ ...world.as(admin), actor: admin }, day);
  const stops = data.stops.map((stop) => ({ ...stop, pieceCount: 9215 }));
  const products = data.products.map((product) => ({ ...product, weightGrams: 100_000 }));
  const text = await readPdfText(await composeLoadList(testFonts, { ...data, stops, products }));
  expect(text).toContain('9.215');
  expect(text).toContain('1.200,0 kg');
});

test('in the evening everything that was not handed over is on the list, and nothing else', async () => {
  const { world, admin, driver, office, orderIds, day } = await givenVan();
  const drive = world.call(driver).driver.orders;
  world.advance(24 * 3_600_000);
  for (const orderId of orderIds) await office.setStatus({ orderId, status: 'E Nisur' });
  const [handed, tried, cancelled, open] = orderIds;
  const lines = (await office.get({ orderId: handed! })).lines;
  await drive.deliver({
    orderId: handed!,
    lines: [
      { orderLineId: lines[0]!.orderLineId, deliveredQuantity: 1, reason: 'refused' },
      { orderLineId: lines[1]!.orderLineId, deliveredQuantity: 2, reason: 'missing' },
    ],
  });
  await drive.attempt({ orderId: tried!, reason: 'closed' });
  await drive.setStatus({ orderId: cancelled!, status: 'E Anuluar' });
  const data = getReturnListData({ ...world.as(admin), actor: admin }, day);
  const pieces = data.lines.map((line) => [line.orderNumber, line.name, line.quantity, line.reason]);
  expect(pieces).toEqual([
    [tried, 'Miell', 2, 'attempted'],
    [tried, 'Gota', 3, 'attempted'],
    [cancelled, 'Miell', 2, 'cancelled'],
    [cancelled, 'Gota', 3, 'cancelled'],
    [open, 'Miell', 2, 'on-the-way'],
    [open, 'Gota', 3, 'on-the-way'],
    [handed, 'Miell', 1, 'refused'],
  ]);
  expect(await readPdfText(await composeReturnList(testFonts, data))).toContain(`Porosia #${handed} · Arta`);
});

test('a driver sees the lists of their own van alone', async () => {
  const { world, driver } = await givenVan();
  const stranger = givenUser(world, 'driver', { driverCode: 4 });
  const url = `/api/stock/load-list/pdf?driver_nr=3&date=${THURSDAY}`;
  const statuses = [];
  for (const actor of [driver, stranger, givenUser(world, 'packer')]) {
    statuses.push((await (await loginAs(world, actor)).get(url)).status);
  }
  expect(statuses).toEqual([200, 404, 403]);
});

test('two orders of one stop stay together, and every list counts the stops alike', async () => {
  const { world, admin, driver, office, orderIds, buyers, day } = await givenVan();
  const ctx = { ...world.as(admin), actor: admin };
  const flour = givenProduct(world, { name: 'Sheqer' });
  const again = await givenOrder(world, buyers[1]!, [[flour, 1]]);
  await office.setDriver({ orderId: again, driverCode: 3 });
  const loaded = () => getLoadListData(ctx, day).stops.map((stop) => [stop.stopNumber, stop.customerName]);
  expect(loaded()).toEqual([
    [4, 'Era'],
    [3, 'Drita'],
    [2, 'Besa'],
    [2, 'Besa'],
    [1, 'Arta'],
  ]);
  const numbersEverywhere = async () => {
    const drive = await world.call(driver).driver.orders.byDay({ date: THURSDAY, by: 'delivery' });
    const agenda = getDriverAgendaData(ctx, day).stops;
    return [
      drive.map((order) => [order.orderId, order.stopNumber]),
      agenda.map((stop) => [stop.orderNumber, stop.stopNumber]),
      getLoadListData(ctx, day).stops.map((stop) => [stop.orderNumber, stop.stopNumber]),
    ].map((list) => new Map(list as [number, number | null][]));
  };
  const expectNumbers = async (expected: readonly (readonly [number, number])[]) => {
    for (const numbers of await numbersEverywhere()) {
      for (const [orderId, stop] of expected) expect(numbers.get(orderId)).toBe(stop);
    }
  };
  const [arta, besa, drita, era] = orderIds as [number, number, number, number];
  await expectNumbers([
    [arta, 1],
    [besa, 2],
    [again, 2],
    [drita, 3],
    [era, 4],
  ]);
  // An order cancelled before departure: the numbers close up. One cancelled on the road: they stay as on the boxes.
  await office.setStatus({ orderId: arta, status: 'E Anuluar' });
  await expectNumbers([
    [besa, 1],
    [again, 1],
    [drita, 2],
    [era, 3],
  ]);
  await office.setStatus({ orderId: drita, status: 'E Nisur' });
  await world.call(driver).driver.orders.setStatus({ orderId: drita, status: 'E Anuluar' });
  await expectNumbers([
    [besa, 1],
    [again, 1],
    [era, 3],
  ]);
});
