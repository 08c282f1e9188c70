import { expect, test } from 'vitest';
import type { Actor } from '#kernel/ctx.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, THURSDAY } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

async function givenAgenda() {
  const world = openWorld();
  const driver = givenUser(world, 'driver', { driverCode: 1, name: 'Agron' });
  givenUser(world, 'driver', { driverCode: 2, name: 'Besim' });
  const productId = givenProduct(world, { priceE4: 1000_00, category: 'paketime', subcategory: 'Pizza' });
  const customers = ['Arta', 'Blerim', 'Cen'].map((name) => givenUser(world, 'customer', { name }));
  const { agenda, orders, documents, pickingList } = world.call(givenUser(world, 'stocker')).stocker;
  const order = async (customer: Actor, date = THURSDAY) => {
    const orderId = await givenOrder(world, customer, [[productId, 2]], date);
    await orders.setDriver({ orderId, driverCode: 1 });
    return orderId;
  };
  return { world, driver, customers, productId, agenda, orders, documents, pickingList, order };
}

test('the agenda of all drivers on a day has their stops and sums, cancelled orders left out', async () => {
  const { customers, agenda, orders, order } = await givenAgenda();
  const [first, second] = [await order(customers[0]!), await order(customers[1]!)];
  await order(customers[2]!, '2026-11-20');
  await orders.setStatus({ orderId: second, status: 'E Anuluar' });
  expect(await agenda.all({ date: THURSDAY })).toMatchObject([
    {
      driver: { driverCode: 1, name: 'Agron' },
      orders: [{ orderId: first, buyerName: 'Arta', productCount: 2 }],
      totalOrderCount: 1,
      totalAmountCents: 2000,
      totalProductCount: 2,
    },
    { driver: { driverCode: 2 }, orders: [], totalOrderCount: 0 },
  ]);
});

test('an agenda says what is to be collected: what is still owed for an order, nothing of customers who pay later', async () => {
  const { world, driver, customers, agenda, order } = await givenAgenda();
  const { admin } = world.call(await givenSeller(world));
  const [paid, short, later] = [
    await order(customers[0]!),
    await order(customers[1]!),
    await order(customers[2]!),
  ];
  await admin.receivables.setTerms({ customerId: customers[2]!.id, termsDays: 30 });
  await admin.receivables.bookPayment({
    customerId: customers[0]!.id,
    amountCents: 500,
    method: 'bank',
    orderId: paid,
  });
  for (const orderId of [short, later]) {
    await admin.orders.setStatus({ orderId, status: 'E Nisur' });
    const amountReceivedCents = orderId === short ? 1200 : 0;
    await world.call(driver).driver.orders.deliver({ orderId, amountReceivedCents });
  }
  expect(await agenda.driver({ driverCode: 1, date: THURSDAY })).toMatchObject({
    orders: [
      { orderId: paid, collectCents: 1500, termsDays: 0 },
      { orderId: short, collectCents: 800 },
      { orderId: later, collectCents: 0, termsDays: 30 },
    ],
    totalAmountCents: 2300,
  });
});

test('what no driver has stands before all, orders of one address together, and leaves when it is given', async () => {
  const { world, customers, productId, agenda, orders } = await givenAgenda();
  const [arta, blerim] = customers as [Actor, Actor];
  const placed = [];
  for (const customer of [arta, blerim, arta])
    placed.push(await givenOrder(world, customer, [[productId, 1]]));
  const [first, second, third] = placed;
  const waiting = async () => (await agenda.unassigned({ date: THURSDAY })).map((order) => order.orderId);
  expect(await waiting()).toEqual([first, third, second]);
  expect(await agenda.countUnassigned({ date: THURSDAY })).toEqual({ count: 3 });
  await orders.bulkSetDriver({ orderIds: [first!, third!], driverCode: 1 });
  await orders.setStatus({ orderId: second!, status: 'E Anuluar' });
  expect(await waiting()).toEqual([]);
  expect(await agenda.countUnassigned({ date: THURSDAY })).toEqual({ count: 0 });
});

test('on a day without vans it is already said what nobody drives on the next with some, and on those between', async () => {
  const { world, customers, productId, agenda } = await givenAgenda();
  const [friday, sunday, monday, tuesday] = ['2026-11-20', '2026-11-22', '2026-11-23', '2026-11-24'];
  const order = (day: string) => givenOrder(world, customers[0]!, [[productId, 1]], day);
  await order(friday!);
  for (const day of [monday!, monday!, tuesday!]) await order(day);
  world.handle.connection
    .prepare('UPDATE orders SET deliver_date = ? WHERE id = ?')
    .run(sunday, await order(monday!));
  world.setNow(Date.parse('2026-11-20T10:00:00+01:00'));
  expect(await agenda.unassignedDays()).toEqual([
    { date: friday, count: 1 },
    { date: sunday, count: 1 },
    { date: monday, count: 2 },
  ]);
  world.setNow(Date.parse('2026-11-22T10:00:00+01:00'));
  expect(await agenda.unassignedDays()).toEqual([
    { date: sunday, count: 1 },
    { date: monday, count: 2 },
  ]);
});

test('who usually drives to the region on that weekday is proposed, unless they have left the list', async () => {
  const { world, driver, customers, productId, agenda } = await givenAgenda();
  await givenOrder(world, customers[0]!, [[productId, 1]]);
  const day = { isOpen: true, cutoffHour: 12, cutoffDays: 0, capacity: null };
  const weekdays = Array.from({ length: 7 }, (_, weekday) => ({
    ...day,
    driverId: weekday === 4 ? driver.id : null,
  }));
  const rules = world.call(givenUser(world, 'admin')).admin.deliveryRules;
  const { version } = (await rules.list())[0]!;
  await rules.save({ regionId: 1, weekdays, version });
  const proposed = async () => (await agenda.unassigned({ date: THURSDAY }))[0]?.usualDriverId;
  expect(await proposed()).toBe(driver.id);
  world.handle.connection.prepare('UPDATE users SET is_active = 0 WHERE id = ?').run(driver.id);
  expect(await proposed()).toBe(null);
});

test('a driver who has left the list still shows with the orders of that day', async () => {
  const { world, driver, customers, agenda, order } = await givenAgenda();
  await order(customers[0]!);
  world.handle.connection.prepare('UPDATE users SET is_active = 0 WHERE id = ?').run(driver.id);
  const all = await agenda.all({ date: THURSDAY });
  expect(all.map((entry) => entry.driver.name)).toEqual(['Besim', 'Agron']);
  expect(await agenda.all({ date: THURSDAY, onlyFormer: true })).toEqual([all[1]]);
  expect(await rejectionOf(agenda.driver({ driverCode: 1, date: THURSDAY }))).toMatchObject({
    code: 'driver-not-found',
  });
});

test('the route is remembered per customer for the next time, on the screen, for the driver and on paper', async () => {
  const { world, driver, customers, agenda, documents, order } = await givenAgenda();
  const [arta, blerim, cen] = customers.map((customer) => customer.id) as [number, number, number];
  for (const customer of customers) await order(customer);
  await agenda.saveRoute({ driverCode: 1, customerIds: [cen, arta, blerim] });
  const names = async (date: string) =>
    (await agenda.driver({ driverCode: 1, date })).orders.map((stop) => stop.buyerName);
  expect(await names(THURSDAY)).toEqual(['Cen', 'Arta', 'Blerim']);
  await order(customers[1]!, '2026-11-20');
  await order(customers[0]!, '2026-11-20');
  expect(await names('2026-11-20')).toEqual(['Arta', 'Blerim']);
  await agenda.saveRoute({ driverCode: 1, customerIds: [blerim, arta] });
  expect(await names(THURSDAY)).toEqual(['Cen', 'Blerim', 'Arta']);
  const own = await world.call(driver).driver.orders.byDay({ date: THURSDAY, by: 'delivery' });
  expect(own.map((stop) => stop.buyerName)).toEqual(['Cen', 'Blerim', 'Arta']);
  expect(await documents.agenda({ driverCode: 1, date: THURSDAY })).toMatchObject({
    fileName: `Driver_Agron_Agenda_${THURSDAY}.pdf`,
    bytes: expect.any(Uint8Array),
  });
  const day = await documents.dayAgenda({ date: THURSDAY });
  expect(day).toMatchObject({ fileName: `Agjenda_${THURSDAY}.pdf`, bytes: expect.any(Uint8Array) });
  expect(await rejectionOf(agenda.saveRoute({ driverCode: 1, customerIds: [driver.id] }))).toMatchObject({
    code: 'customer-not-found',
  });
});

test('an older try that arrives late does not undo a newer route; the same one twice is no conflict', async () => {
  const { customers, agenda, order } = await givenAgenda();
  const expected = customers.map((customer) => customer.id);
  const [arta, blerim, cen] = expected as [number, number, number];
  for (const customer of customers) await order(customer);
  const older = { driverCode: 1, customerIds: [blerim, arta, cen], expected };
  const newer = { driverCode: 1, customerIds: [cen, arta, blerim], expected };
  await agenda.saveRoute(newer);
  await agenda.saveRoute(newer);
  expect(await rejectionOf(agenda.saveRoute(older))).toMatchObject({ code: 'route-changed' });
  const { orders } = await agenda.driver({ driverCode: 1, date: THURSDAY });
  expect(customerIdsOf(orders)).toEqual([cen, arta, blerim]);
  await agenda.saveRoute({ ...older, expected: [cen, arta, blerim] });
});

test('a van of more than five hundred stops keeps the order it is given', async () => {
  const { world, agenda } = await givenAgenda();
  const customerIds = Array.from({ length: 501 }, () => givenUser(world, 'customer').id).reverse();
  expect(await agenda.saveRoute({ driverCode: 1, customerIds })).toEqual({ driverCode: 1, customerIds });
});

test('the picking list sums per product, and lists the orders as their van is loaded', async () => {
  const { world, customers, productId, orders, pickingList, documents, order } = await givenAgenda();
  const [first, second] = [await order(customers[0]!), await order(customers[1]!)];
  const gone = await order(customers[2]!);
  await world.call(givenUser(world, 'admin')).admin.orders.setStatus({ orderId: gone, status: 'E Nisur' });
  const day = { date: THURSDAY, by: 'delivery' as const };
  expect(await pickingList.get({ day })).toMatchObject({
    scope: { kind: 'delivery-date', date: THURSDAY },
    orders: [
      { orderNumber: second, stopNumber: 2 },
      { orderNumber: first, stopNumber: 1, driverName: 'Agron' },
    ],
    shelves: [{ category: 'paketime', subcategory: 'Pizza', products: [{ productId, quantity: 4 }] }],
  });
  await orders.setStatus({ orderId: first, status: 'E Anuluar' });
  expect(await pickingList.get({ orderIds: [first, gone], withRest: true })).toMatchObject({
    scope: { kind: 'selected' },
    orders: [{ orderNumber: gone }],
  });
  expect((await documents.pickingList({ day })).fileName).toBe(`Lista_e_mbledhjes_${THURSDAY}.pdf`);
  expect(await rejectionOf(documents.invoices({ orderIds: [first, 99] }))).toMatchObject({
    code: 'order-not-found',
  });
});

const customerIdsOf = (orders: readonly { readonly customerId: number }[]) => orders.map((o) => o.customerId);

async function givenRegions() {
  const { world, agenda, orders, productId } = await givenAgenda();
  const inRegion = (name: string, regionId: number) => givenUser(world, 'customer', { name, regionId });
  const place = async (customer: Actor) => {
    const orderId = await givenOrder(world, customer, [[productId, 2]]);
    await orders.setDriver({ orderId, driverCode: 1 });
  };
  const stops = async () => customerIdsOf((await agenda.all({ date: THURSDAY }))[0]!.orders);
  return { agenda, inRegion, place, stops };
}

test('a driver without a route goes region by region', async () => {
  const { inRegion, place, stops } = await givenRegions();
  const [lipjan, peja, other] = [inRegion('Arta', 1), inRegion('Pal', 4), inRegion('Blerim', 1)];
  for (const customer of [lipjan, peja, other]) await place(customer);
  expect(await stops()).toEqual([lipjan.id, other.id, peja.id]);
});

test('a new stop follows the last one of its region in the stored route, one of a new region the last of all', async () => {
  const { agenda, inRegion, place, stops } = await givenRegions();
  const [peja, lipjan] = [inRegion('Pal', 4), inRegion('Arta', 1)];
  for (const customer of [peja, lipjan]) await place(customer);
  await agenda.saveRoute({ driverCode: 1, customerIds: [peja.id, lipjan.id] });
  const [new1, new4, new2] = [inRegion('Cen', 1), inRegion('Petrit', 4), inRegion('Fatmir', 2)];
  for (const customer of [new2, new1, new4]) await place(customer);
  expect(await stops()).toEqual([peja.id, new4.id, lipjan.id, new1.id, new2.id]);
});

test('who gives an order away sees the stops and the weight of each driver on that day', async () => {
  const { world, driver, customers, orders } = await givenAgenda();
  const heavy = givenProduct(world, { weightGrams: 2500, stock: 100 });
  const [arta, blerim] = customers as [Actor, Actor, Actor];
  const place = async (customer: Actor, date = THURSDAY) => {
    const orderId = await givenOrder(world, customer, [[heavy, 4]], date);
    await orders.setDriver({ orderId, driverCode: 1 });
    return orderId;
  };
  for (const customer of [arta, arta, blerim]) await place(customer);
  await place(arta, '2026-11-20');
  await orders.setStatus({ orderId: await place(blerim), status: 'E Anuluar' });
  const loads = [{ driverId: driver.id, stops: 2, weightGrams: 30_000 }];
  const { stocker } = world.call(givenUser(world, 'stocker'));
  const { callAgent } = world.call(givenUser(world, 'call_agent'));
  expect(await stocker.drivers.loads({ date: THURSDAY })).toEqual(loads);
  expect(await callAgent.drivers.loads({ date: THURSDAY })).toEqual(loads);
});
