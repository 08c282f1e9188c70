import { expect, test } from 'vitest';
import { readPdfText } from '#pdf/testing/read-pdf.ts';
import { givenUser } from '#testing/builders.ts';
import { givenHeldOrder, THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { loginAs } from '#testing/rest-client.ts';

const DELIVERY = { date: THURSDAY, by: 'delivery' } as const;
const VAN = { driverCode: 3, date: THURSDAY };

async function givenHeldOnVan() {
  const given = await givenHeldOrder();
  const { admin, free, held } = given;
  await admin.orders.bulkSetDriver({ orderIds: [free, held], driverCode: 3 });
  return given;
}

test('no list of work names an order that waits for the office, until it is let go', async () => {
  const { world, admin, driver, free, held } = await givenHeldOnVan();
  const { stocker } = world.call(givenUser(world, 'stocker'));
  const { packer } = world.call(givenUser(world, 'packer'));
  const drive = world.call(driver).driver.orders;
  const lists = async () => ({
    picking: (await stocker.pickingList.get({ day: DELIVERY, withRest: true })).orders.map(
      (order) => order.orderNumber,
    ),
    chosen: (await stocker.pickingList.get({ orderIds: [free, held], withRest: true })).orders.map(
      (order) => order.orderNumber,
    ),
    agenda: (await stocker.agenda.driver(VAN)).orders.map((order) => order.orderId),
    agendas: (await stocker.agenda.all({ date: THURSDAY })).flatMap(({ orders }) =>
      orders.map((order) => order.orderId),
    ),
    packing: (await packer.orders.list({ day: DELIVERY })).map((order) => order.orderId),
    packed: (await packer.orders.list({ day: DELIVERY, withDelivered: true })).map((order) => order.orderId),
    day: (await drive.byDay(DELIVERY)).map((order) => order.orderId),
  });
  const counts = async () => [
    (await packer.orders.stats({ day: DELIVERY })).total,
    (await drive.countOpen()).count,
    (await drive.openDays())[0]?.count,
  ];
  for (const [list, ids] of Object.entries(await lists())) expect(ids, list).toEqual([free]);
  expect(await counts()).toEqual([1, 1, 1]);
  await admin.orders.release({ orderId: held, reason: 'Klient i mirë' });
  for (const [list, ids] of Object.entries(await lists()))
    expect(new Set(ids), list).toEqual(new Set([free, held]));
  expect(await counts()).toEqual([2, 2, 2]);
  expectInvariants(world);
});

test('nor does one that nobody drives yet, with whom it would be in the pool without a driver', async () => {
  const { world, free } = await givenHeldOrder();
  const { stocker } = world.call(givenUser(world, 'stocker'));
  expect((await stocker.agenda.unassigned({ date: THURSDAY })).map((order) => order.orderId)).toEqual([free]);
  expect(await stocker.agenda.countUnassigned({ date: THURSDAY })).toEqual({ count: 1 });
  expect((await stocker.orders.unassigned({ date: THURSDAY })).map((order) => order.orderId)).toEqual([free]);
});

test('no paper of the warehouse and the van names it, and there are no labels of it', async () => {
  const { world, driver, free, held } = await givenHeldOnVan();
  const { stocker } = world.call(givenUser(world, 'stocker'));
  const { packer } = world.call(givenUser(world, 'packer'));
  const road = world.call(driver).driver.documents;
  const documents = {
    picking: await stocker.documents.pickingList({ day: DELIVERY, withRest: true }),
    agenda: await stocker.documents.agenda(VAN),
    day: await stocker.documents.dayAgenda({ date: THURSDAY }),
    load: await stocker.documents.loadList(VAN),
    ownLoad: await road.loadList(VAN),
  };
  for (const [name, { bytes }] of Object.entries(documents)) {
    const text = await readPdfText(Buffer.from(bytes));
    expect(text, name).toMatch(/^2$/m);
    expect(text, name).not.toMatch(/^(9|11)$/m);
  }
  const labels = (orderId: number) =>
    packer.orders.labels({ format: 'a4', orders: [{ orderId, boxes: 1, contents: [] }] });
  await labels(free);
  expect(await rejectionOf(labels(held))).toMatchObject({ code: 'order-not-found' });
});

test('the REST API leaves it out of the same lists, and names it as held where it stands', async () => {
  const { world, seller, free, held } = await givenHeldOnVan();
  const office = await loginAs(world, seller);
  const idsOf = async (url: string) => {
    const { orders } = (await office.get(url)).body as { orders: { order_id: number; on_hold?: boolean }[] };
    return orders.map((order) => order.order_id);
  };
  const lists = [
    `/api/stock/orders/driver/3?date=${THURSDAY}`,
    '/api/package/all',
    '/api/package/filter?start_date=2026-11-18&end_date=2026-11-18',
  ];
  for (const url of lists) expect(await idsOf(url), url).toEqual([free]);
  expect((await office.get(`/api/orders/unassigned?deliver_date=${THURSDAY}`)).body.orders).toEqual([]);
  expect((await office.get('/api/package/stats')).body).toMatchObject({ stats: { total: 1 } });
  const { orders } = (await office.get('/api/orders/unready')).body;
  expect(orders).toMatchObject([
    { order_id: free, on_hold: false },
    { order_id: held, on_hold: true },
  ]);
});

test('many at once: those that wait stay, each with the reason, the others go on', async () => {
  const { world, seller, admin, free, held } = await givenHeldOnVan();
  const both = { orderIds: [free, held], status: 'E Pergaditur' };
  expect(await admin.orders.bulkSetStatus(both)).toEqual({
    moved: [free],
    left: [{ orderId: held, status: 'E Procesuar', reason: 'Porosia është në pritje të aprovimit.' }],
  });
  const office = await loginAs(world, seller);
  const answer = await office.put('/api/orders/update-status', {
    order_id: held,
    delivery_status: 'E Pergaditur',
  });
  expect(answer).toMatchObject({ status: 409, body: { error: 'Order on hold' } });
  expectInvariants(world);
});

test('the office is told at once, counts it, finds it and reads why', async () => {
  const { world, admin, free, held } = await givenHeldOrder();
  expect(world.events.filter(({ type }) => type === 'held')).toEqual([{ type: 'held', orderId: held }]);
  expect(await admin.overview.waiting()).toMatchObject({ held: 1 });
  const ids = async (isHeld: boolean) => (await admin.orders.list({ isHeld })).orders.map((o) => o.orderId);
  expect([await ids(true), await ids(false)]).toEqual([[held], [free]]);
  expect((await admin.orders.list({ isHeld: true })).total).toBe(1);
  const agent = world.call(givenUser(world, 'call_agent')).callAgent;
  const why = { cause: 'limit', exposureCents: 11_000, limitCents: 10_000 };
  expect(await admin.orders.hold({ orderId: held })).toMatchObject(why);
  expect(await agent.orders.hold({ orderId: held })).toMatchObject(why);
  expect(await admin.orders.hold({ orderId: free })).toBeNull();
});
