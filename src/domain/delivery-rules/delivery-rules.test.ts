import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const DAY = { isOpen: true, cutoffHour: 12, cutoffDays: 0, window: '', capacity: null, driverId: null };

function givenShop() {
  const world = openWorld();
  const office = world.call(givenUser(world, 'admin')).admin.deliveryRules;
  const versionOf = async (regionId: 1 | 2) =>
    (await office.list()).find((region) => region.regionId === regionId)?.version ?? '';
  const save = async (
    day: { readonly window?: string; readonly capacity: number },
    closedDays: string[] = [],
    version?: string,
  ) =>
    office.save({
      regionId: 1,
      weekdays: Array.from({ length: 7 }, () => ({ ...DAY, ...day })),
      closedDays,
      version: version ?? (await versionOf(1)),
    });
  return { world, office, save, versionOf, product: givenProduct(world, { stock: 1000 }) };
}

test('fifty at once for three places: exactly three have one, and a cancelled order gives its place back', async () => {
  const { world, save, product } = givenShop();
  await save({ capacity: 3 });
  const customers = Array.from({ length: 50 }, () => givenUser(world, 'customer'));
  const placed = await Promise.allSettled(
    customers.map((customer) => givenOrder(world, customer, [[product, 1]])),
  );
  const orderIds = placed.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(orderIds).toHaveLength(3);
  const late = givenOrder(world, customers[9]!, [[product, 1]]);
  expect(await rejectionOf(late)).toMatchObject({ code: 'invalid-delivery-date', problem: 'full' });
  await world
    .call(givenUser(world, 'admin'))
    .admin.orders.setStatus({ orderId: orderIds[0]!, status: 'E Anuluar' });
  await givenOrder(world, customers[9]!, [[product, 1]]);
  // Capacity is counted per region.
  await givenOrder(world, givenUser(world, 'customer', { regionId: 2 }), [[product, 1]]);
  expectInvariants(world);
});

test('the call centre gets a full day with a reason, which stands in the order’s history', async () => {
  const { world, save, product } = givenShop();
  await save({ capacity: 0 });
  const agent = world.call(givenUser(world, 'call_agent')).callAgent.orders;
  const request = {
    customerId: givenUser(world, 'customer').id,
    products: [{ productId: product, quantity: 1 }],
    deliverDate: THURSDAY,
  };
  expect(await rejectionOf(agent.place(request))).toMatchObject({ problem: 'full' });
  expect((await agent.dayRules({ regionId: 1 })).fullDates).toContain(THURSDAY);
  expect((await agent.dayRules({ regionId: 2 })).fullDates).toEqual([]);
  const { orderId } = await agent.place({ ...request, overrideReason: 'Dasmë' });
  expect((await agent.events({ orderId }))[0]).toMatchObject({ kind: 'status', reason: 'Dasmë' });
});

test('other rules leave placed orders alone, and name those that now lie on a closed day', async () => {
  const { world, office, save, product } = givenShop();
  const orderId = await givenOrder(world, givenUser(world, 'customer'), [[product, 1]]);
  expect(await save({ window: '08–11', capacity: 20 }, [THURSDAY])).toMatchObject({
    stranded: [{ orderId, deliverDate: THURSDAY }],
  });
  expect(await office.stranded()).toHaveLength(1);
  const days = await world.call(null).public.shop.deliveryDays({ regionId: 1, days: 3 });
  expect(days).toMatchObject([
    {
      date: '2026-11-18',
      isOpen: true,
      window: '08–11',
      capacityLeft: 20,
      cutoffAt: Date.UTC(2026, 10, 18, 11),
    },
    { date: THURSDAY, isOpen: false, problem: 'closed-date', capacityLeft: 19 },
    { date: '2026-11-20', isOpen: true },
  ]);
  expect((await office.list())[0]).toMatchObject({
    regionName: 'Lipjan',
    closedDays: [THURSDAY],
    taken: [{ day: THURSDAY, count: 1 }],
  });
  expect(await rejectionOf(world.call(null).public.shop.deliveryDays({ regionId: 9 }))).toMatchObject({
    code: 'region-not-found',
  });
  const { orders } = world.call(givenUser(world, 'admin')).admin;
  await orders.setStatus({ orderId, status: 'E Anuluar' });
  expect(await office.stranded()).toEqual([]);
});

test('the later of two saves is told that the rules are others by now, and nothing is written over', async () => {
  const { office, save, versionOf } = givenShop();
  const seen = await versionOf(1);
  const { version } = await save({ window: '08–11', capacity: 20 });
  expect(await rejectionOf(save({ window: '14–16', capacity: 5 }, [], seen))).toMatchObject({
    code: 'delivery-rules-changed',
  });
  expect(await rejectionOf(office.reset({ regionId: 1, version: seen }))).toMatchObject({
    code: 'delivery-rules-changed',
  });
  expect((await office.list())[0]).toMatchObject({ version, weekdays: Array(7).fill({ window: '08–11' }) });
  await save({ window: '14–16', capacity: 5 }, [], version);
});

test('a region goes back to the shop’s rule, keeps its days without delivery, and changes no other region', async () => {
  const { office, save, versionOf } = givenShop();
  const shops = (await office.list())[0]!;
  const weekdays = Array.from({ length: 7 }, () => ({ ...DAY, window: '14–16' }));
  const before = await versionOf(2);
  const other = await office.save({ regionId: 2, weekdays, closedDays: [THURSDAY], version: before });
  const { version } = await save({ window: '08–11', capacity: 20 }, [THURSDAY]);
  expect((await office.list())[0]).toMatchObject({ isOwn: true });
  await office.reset({ regionId: 1, version });
  expect((await office.list())[0]).toMatchObject({
    isOwn: false,
    weekdays: shops.weekdays,
    closedDays: [THURSDAY],
  });
  expect(await versionOf(2)).toBe(other.version);
});
