import { describe, expect, it, test } from 'vitest';
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
  for (const driverCode of [3, 4]) givenUser(world, 'driver', { driverCode });
  const packer = world.call(givenUser(world, 'packer'));
  const stocker = world.call(givenUser(world, 'stocker'));
  const productId = givenProduct(world, { stock: 50, priceE4: 10_00_00 });
  const place = () => givenOrder(world, customer, [[productId, 5]]);
  return { world, office, customer, packer, stocker, productId, place };
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
      for (const act of acts) expect(await rejectionOf(act)).toBeDefined();
      const bulk = await office.admin.orders.bulkSetDriver({ orderIds: [orderId], driverCode: 4 });
      expect(bulk).toMatchObject({ changed: [], rejected: [{ orderId }] });
      expect(await office.admin.orders.get({ orderId })).toEqual(before);
      expectInvariants(world);
    },
  );
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
