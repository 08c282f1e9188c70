import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { openWorld } from '#testing/world.ts';

test('the bell tells what the shop did, and what was read is read up to what was shown', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const other = givenUser(world, 'customer');
  const { notifications } = world.call(customer).customer;
  const { admin, stocker } = world.call(givenUser(world, 'admin'));
  const [flour, sugar] = [givenProduct(world, { stock: 50 }), givenProduct(world, { stock: 50 })];
  const changed = await givenOrder(world, customer, [
    [flour, 5],
    [sugar, 5],
  ]);
  const cancelled = await givenOrder(world, customer, [[flour, 1]]);
  await givenOrder(world, other, [[flour, 1]]);
  expect(await notifications.list()).toEqual({ items: [], unread: 0 });
  const order = await admin.orders.get({ orderId: changed });
  await stocker.orders.removeItem({ orderLineId: order.lines[0]!.orderLineId });
  world.advance(1000);
  await admin.orders.setStatus({ orderId: cancelled, status: 'E Anuluar', reason: 'Pa stok' });
  world.advance(1000);
  await admin.orders.setStatus({ orderId: changed, status: 'E Nisur' });
  const { items, unread } = await notifications.list();
  expect(items).toMatchObject([
    { kind: 'order-departed', orderId: changed },
    { kind: 'order-cancelled', orderId: cancelled, reason: 'Pa stok' },
    { kind: 'order-changed', orderId: changed, lines: 1 },
  ]);
  expect(unread).toBe(3);
  expect((await notifications.markSeen({ upTo: items[1]!.toldAt })).unread).toBe(1);
  expect((await notifications.markSeen({ upTo: items[2]!.toldAt })).unread).toBe(1);
  expect(await notifications.markSeen({ upTo: Number.MAX_SAFE_INTEGER })).toMatchObject({
    unread: 0,
    items: [{}, {}, {}],
  });
  world.advance(1000);
  await admin.orders.setStatus({ orderId: changed, status: 'E Realizuar' });
  expect(await notifications.list()).toMatchObject({
    unread: 1,
    items: [{ kind: 'order-delivered' }, {}, {}],
  });
  expect((await world.call(other).customer.notifications.list()).items).toEqual([]);
  world.advance(31 * 24 * 3_600_000);
  expect((await notifications.list()).items).toEqual([]);
});
