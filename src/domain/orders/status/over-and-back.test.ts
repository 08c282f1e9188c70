import { describe, expect, it, test } from 'vitest';
import { addDays } from '#shared/dates/shop-dates.ts';
import { STATUS } from '#shared/order-status.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

async function givenShop() {
  const world = openWorld();
  const office = world.call(await givenSeller(world));
  const customer = givenUser(world, 'customer', { name: 'Arta' });
  const drivers = [3, 4].map((driverCode) => givenUser(world, 'driver', { driverCode }));
  const packer = world.call(givenUser(world, 'packer'));
  const stocker = world.call(givenUser(world, 'stocker'));
  const productId = givenProduct(world, { stock: 50, priceE4: 10_00_00 });
  const place = () => givenOrder(world, customer, [[productId, 5]]);
  return { world, office, customer, drivers, packer, stocker, productId, place };
}

describe('an order that is over', () => {
  test.each(['E Anuluar', 'E Realizuar'] as const)(
    '(%s) takes no mark and no driver, single or all',
    async (status) => {
      const { world, office, packer, stocker, productId, place } = await givenShop();
      const orderId = await place();
      await office.admin.orders.setDriver({ orderId, driverCode: 3 });
      await office.admin.orders.setStatus({ orderId, status, reason: 'x' });
      const [line] = (await office.admin.orders.get({ orderId })).lines;
      const orderLineId = line!.orderLineId;
      const before = await office.admin.orders.get({ orderId });
      const acts = [
        stocker.stocker.orders.toggleStock({ orderId, productId }),
        stocker.stocker.orders.toggleStock({ orderId, productId, isConfirmed: true }),
        stocker.stocker.orders.confirmAll({ orderId }),
        office.admin.orders.setDriver({ orderId, driverCode: 4 }),
        office.admin.orders.setDriver({ orderId, driverCode: null }),
        packer.packer.orders.setProduced({ orderLineId, isProduced: true }),
        packer.packer.orders.setLinesProduced({ orderLineIds: [orderLineId], isProduced: true }),
      ];
      for (const act of acts) {
        expect((await rejectionOf(act))['code']).toMatch(/^order-(over|delivered|cancelled-meanwhile)$/);
      }
      const bulk = await office.admin.orders.bulkSetDriver({ orderIds: [orderId], driverCode: 4 });
      expect(bulk).toMatchObject({ changed: [], rejected: [{ orderId }] });
      expect(await office.admin.orders.get({ orderId })).toEqual(before);
      expectInvariants(world);
    },
  );
});

describe('an order that is over is changed by nobody', () => {
  test.each(['E Anuluar', 'E Realizuar'] as const)('(%s)', async (status) => {
    const { world, office, packer, stocker, customer, drivers, productId, place } = await givenShop();
    const other = givenProduct(world, { stock: 20, priceE4: 5_00_00 });
    const agent = world.call(givenUser(world, 'call_agent')).callAgent.orders;
    const orderId = await place();
    await office.admin.orders.setDriver({ orderId, driverCode: 3 });
    const added = await agent.addItem({ orderId, productId: other, quantity: 4 });
    const order = await office.admin.orders.get({ orderId });
    const [line, second] = order.lines;
    const orderLineId = line!.orderLineId;
    const short = await stocker.stocker.orders.shortShip({
      orderLineId: second!.orderLineId,
      missing: 1,
      reason: 'damaged',
    });
    const removal = await agent.removeItem({ orderLineId: second!.orderLineId });
    await office.admin.orders.setStatus({ orderId, status, reason: 'x' });
    const before = await office.admin.orders.get({ orderId });
    const { version, deliverDate } = before;
    const day = addDays(deliverDate!, 7);
    const driver = world.call(drivers[0]!).driver.orders;
    const mine = world.call(customer).customer.orders;
    const acts: Readonly<Record<string, () => Promise<unknown>>> = {
      add: () => agent.addItem({ orderId, productId: other, quantity: 1 }),
      addByStocker: () => stocker.stocker.orders.addItem({ orderId, productId: other, quantity: 1 }),
      raise: () => agent.updateItem({ orderLineId, quantity: 9 }),
      lower: () => stocker.stocker.orders.updateItem({ orderLineId, quantity: 1 }),
      remove: () => agent.removeItem({ orderLineId }),
      restore: () => agent.restoreItem({ removalId: removal.removalId }),
      edit: () => agent.edit({ orderId, comment: 'x', version }),
      editByStocker: () => stocker.stocker.orders.edit({ orderId, deliveryAddress: 'Rr. tjetër 1', version }),
      short: () => stocker.stocker.orders.shortShip({ orderLineId, missing: 1, reason: 'damaged' }),
      shortByPacker: () => packer.packer.orders.shortShip({ orderLineId, missing: 1, reason: 'damaged' }),
      takeBack: () => stocker.stocker.orders.takeBackShortage({ changeId: short.changeId, productId: other }),
      release: () => office.admin.orders.release({ orderId, reason: 'x' }),
      attempt: () => office.admin.orders.attempt({ orderId, reason: 'closed' }),
      attemptByDriver: () => driver.attempt({ orderId, reason: 'closed' }),
      departByDriver: () => driver.setStatus({ orderId, status: STATUS.departed }),
      cancelByCustomer: () => mine.cancel({ orderId }),
      changeByCustomer: () =>
        mine.change({ orderId, version, lines: [{ productId, quantity: 1 }], expectedTotalCents: 1 }),
    };
    const codes: Record<string, unknown> = {};
    for (const [name, act] of Object.entries(acts)) codes[name] = (await rejectionOf(act()))['code'];
    const isInvoiced = status === 'E Realizuar';
    const locked = isInvoiced ? 'invoice-issued' : 'order-not-editable';
    expect(codes).toEqual({
      ...Object.fromEntries(Object.keys(acts).map((name) => [name, locked])),
      takeBack: 'order-changed',
      release: 'order-not-held',
      attempt: 'status-change-not-possible',
      attemptByDriver: 'status-change-not-possible',
      departByDriver: 'status-change-not-possible',
      cancelByCustomer: isInvoiced ? 'order-not-editable' : undefined,
      changeByCustomer: 'order-not-editable',
    });
    expect(await stocker.stocker.orders.move({ orderIds: [orderId], deliverDate: day })).toMatchObject({
      changed: [],
      rejected: [{ orderId }],
    });
    expect(await agent.move({ orderIds: [orderId], deliverDate: day, reason: 'x' })).toMatchObject({
      changed: [],
      rejected: [{ orderId }],
    });
    const together = await office.admin.orders.bulkSetStatus({ orderIds: [orderId], status: 'E Pergaditur' });
    expect(together).toMatchObject({ moved: [], left: [{ orderId }] });
    expect(await office.admin.orders.get({ orderId })).toEqual(before);
    expect(added).toBeDefined();
    expectInvariants(world);
  });
});

describe('a cancelled order that comes back', () => {
  async function givenCancelled() {
    const shop = await givenShop();
    const orderId = await shop.place();
    await shop.office.admin.orders.setStatus({ orderId, status: 'E Anuluar', reason: 'x' });
    const back = (reason?: string) =>
      shop.office.admin.orders.setStatus({ orderId, status: 'E Procesuar', ...(reason ? { reason } : {}) });
    const { deliverDate } = await shop.office.admin.orders.get({ orderId });
    return { ...shop, orderId, back, day: deliverDate! };
  }

  it('takes its stock again, or stays', async () => {
    const { world, back, orderId, productId, customer, office } = await givenCancelled();
    await givenOrder(world, customer, [[productId, 46]]);
    expect(await rejectionOf(back())).toMatchObject({ code: 'insufficient-stock' });
    expect(await office.admin.orders.get({ orderId })).toMatchObject({ status: 'E Anuluar' });
    expect(stockOf(world, productId)).toBe(4);
    expectInvariants(world);
  });

  test.each([
    ['closed', { isOpen: true, capacity: null }, true, 'closed-date'],
    ['a weekday without delivery', { isOpen: false, capacity: null }, false, 'closed-weekday'],
    ['full', { isOpen: true, capacity: 0 }, false, 'full'],
  ] as const)(
    'on a day that is %s needs a reason, alone and together',
    async (_what, rule, isClosed, problem) => {
      const { world, office, back, day, orderId } = await givenCancelled();
      const { version } = (await office.admin.deliveryRules.list()).find((region) => region.regionId === 1)!;
      const weekday = { cutoffHour: 24, cutoffDays: 0, window: '', driverId: null, ...rule };
      const weekdays = Array.from({ length: 7 }, () => weekday);
      await office.admin.deliveryRules.save({
        regionId: 1,
        weekdays,
        closedDays: isClosed ? [day] : [],
        version,
      });
      expect(await rejectionOf(back())).toMatchObject({ code: 'invalid-delivery-date', problem });
      const together = { orderIds: [orderId], status: 'E Procesuar' };
      expect(await office.admin.orders.bulkSetStatus(together)).toMatchObject({
        moved: [],
        left: [{ orderId }],
      });
      await back('Marrëveshje me klientin');
      expect(await office.admin.orders.get({ orderId })).toMatchObject({ status: 'E Procesuar' });
      expectInvariants(world);
    },
  );

  it('is no order of an account that was closed meanwhile', async () => {
    const { office, back, customer } = await givenCancelled();
    await office.admin.users.setActive({ userId: customer.id, isActive: false });
    expect(await rejectionOf(back())).toMatchObject({ code: 'customer-deactivated' });
  });

  it('is held beyond the credit limit', async () => {
    const { office, back, customer, orderId } = await givenCancelled();
    await office.admin.receivables.setTerms({ customerId: customer.id, termsDays: 7, limitCents: 100 });
    await back();
    expect(await office.admin.orders.get({ orderId })).toMatchObject({ heldAt: expect.anything() });
  });
});

test.each([
  ['E Pergaditur', null],
  ['E Procesuar', expect.anything()],
] as const)(
  'a delivered order beyond the limit that goes back to %s is held only where it can be',
  async (status, heldAt) => {
    const { world, office, customer, place } = await givenShop();
    const orderId = await place();
    await office.admin.orders.setDriver({ orderId, driverCode: 3 });
    await office.admin.orders.setStatus({ orderId, status: 'E Realizuar' });
    await office.admin.receivables.setTerms({ customerId: customer.id, termsDays: 7, limitCents: 100 });
    await office.admin.orders.setStatus({ orderId, status, reason: 'Gabim' });
    expect(await office.admin.orders.get({ orderId })).toMatchObject({ status, heldAt });
    expectInvariants(world);
  },
);
