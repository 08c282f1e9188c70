import { expect, test } from 'vitest';
import { accountApprovals } from '#db/schema/prices.ts';
import { MAX_ORDER_LINES } from '#shared/inputs/order-inputs.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenCustomerOrder, givenOrder, setGroup, stockOf } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

test('a customer makes less of one thing, more of another and adds a third: stock, total and history follow', async () => {
  const { world, flour, sugar, orderId, orders, desk, change } = await givenCustomerOrder();
  const cream = givenProduct(world, { name: 'Krem', priceE4: 125_00, stock: 5 });
  const changed = await change(
    [
      [flour, 1],
      [sugar, 5],
      [cream, 2],
    ],
    { comment: 'Hyrja nga oborri' },
  );
  expect(changed).toMatchObject({ totalCents: 200 + 1500 + 250, comment: 'Hyrja nga oborri' });
  expect(changed.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Miell', 1],
    ['Sheqer', 5],
    ['Krem', 2],
  ]);
  expect([flour, sugar, cream].map((id) => stockOf(world, id))).toEqual([9, 5, 3]);
  expect(await orders.unread()).toEqual({ count: 0 });
  expect(world.events).toContainEqual(expect.objectContaining({ type: 'order', orderId }));
  const seen = await desk.details({ orderId });
  expect(seen.customerChangedAt).toBe(world.ctx.clock.now());
  const actions = (await desk.events({ orderId })).flatMap((event) =>
    event.kind === 'change' ? [event.action] : [],
  );
  expect(actions.toSorted()).toEqual([
    'order.edited',
    'order.item-added',
    'order.item-changed',
    'order.item-changed',
  ]);
  expectInvariants(world);
});

test('what is left out of the change is taken out, but never the last', async () => {
  const { world, flour, sugar, orderId, orders, change } = await givenCustomerOrder();
  expect(await change([[flour, 4]])).toMatchObject({ totalCents: 800, lines: [{ name: 'Miell' }] });
  expect(stockOf(world, sugar)).toBe(10);
  const cream = givenProduct(world, { priceE4: 100_00 });
  expect(await change([[cream, 1]])).toMatchObject({ totalCents: 100, lines: [{ productId: cream }] });
  const none = orders.previewChange({ orderId, version: 3, lines: [] });
  expect(await rejectionOf(none)).toMatchObject({ code: 'BAD_REQUEST' });
  expectInvariants(world);
});

test('looking at a change leaves nothing behind', async () => {
  const { world, flour, orderId, orders } = await givenCustomerOrder();
  const before = world.events.length;
  const lines = [{ productId: flour, quantity: 9 }];
  expect(await orders.previewChange({ orderId, version: 1, lines })).toMatchObject({ totalCents: 1800 });
  expect(await orders.get({ orderId })).toMatchObject({ totalCents: 1400, version: 1 });
  expect(world.events.length).toBe(before);
  expect(stockOf(world, flour)).toBe(6);
  expectInvariants(world);
});

test('a price that changed meanwhile is shown before it is paid; what was ordered keeps its own', async () => {
  const { world, flour, sugar, orderId, orders } = await givenCustomerOrder();
  const cream = givenProduct(world, { name: 'Krem', priceE4: 100_00 });
  const asked = {
    orderId,
    version: 1,
    lines: [flour, sugar, cream].map((productId) => ({ productId, quantity: 4 })),
  };
  const shown = await orders.previewChange(asked);
  expect(shown.totalCents).toBe(800 + 1200 + 400);
  world.handle.connection.exec(`UPDATE products SET price_e4 = price_e4 + 5000`);
  const change = orders.change({ ...asked, expectedTotalCents: shown.totalCents });
  expect(await rejectionOf(change)).toMatchObject({ code: 'order-total-changed', totalCents: 2600 });
  expect(await orders.get({ orderId })).toMatchObject({ totalCents: 1400 });
  const again = await orders.change({ ...asked, expectedTotalCents: 2600 });
  expect(again.lines.map((line) => line.unitPriceE4)).toEqual([200_00, 300_00, 150_00]);
  expectInvariants(world);
});

test('what was sold out meanwhile is named, and nothing is changed', async () => {
  const { world, flour, sugar, orderId, orders, change } = await givenCustomerOrder();
  await givenOrder(world, givenUser(world, 'customer'), [[sugar, 7]]);
  const rejected = await rejectionOf(
    change([
      [flour, 1],
      [sugar, 4],
    ]),
  );
  expect(rejected).toMatchObject({ code: 'insufficient-stock', productName: 'Sheqer', available: 3 });
  expect(await orders.get({ orderId })).toMatchObject({ totalCents: 1400, version: 1 });
  expect(await change([[sugar, 3]])).toMatchObject({ totalCents: 900 });
  expectInvariants(world);
});

test('packs and minimums hold as at placement', async () => {
  const { world, sugar, flour, change } = await givenCustomerOrder();
  world.handle.connection.prepare('UPDATE products SET order_step = 4 WHERE id = ?').run(flour);
  const rejected = await rejectionOf(
    change([
      [flour, 6],
      [sugar, 2],
    ]),
  );
  expect(rejected).toMatchObject({ code: 'quantity-not-allowed', nearest: [4, 8] });
  setGroup(world, 'shop', { minimumOrderCents: 1000 });
  expect(await rejectionOf(change([[flour, 4]]))).toMatchObject({ code: 'below-minimum-order' });
  setGroup(world, 'prices', { belowMinimum: 'transport', transportCents: 250 });
  expect(await change([[flour, 4]])).toMatchObject({ transportCents: 250, totalCents: 1050 });
  expect(await change([[flour, 8]])).toMatchObject({ transportCents: 0, totalCents: 1600 });
  expectInvariants(world);
});

test('what a change adds counts for a new customer’s bound; less is always possible', async () => {
  const { world, flour, sugar, change } = await givenCustomerOrder();
  setGroup(world, 'shop', { newCustomerLimitCents: 1400 });
  const more = change([
    [flour, 4],
    [sugar, 3],
  ]);
  expect(await rejectionOf(more)).toMatchObject({ code: 'above-new-customer-limit' });
  setGroup(world, 'shop', { newCustomerLimitCents: 500 });
  expect(await change([[flour, 4]])).toMatchObject({ totalCents: 800 });
});

test('a customer whose account waits for the office adds nothing to an order, and takes less', async () => {
  const { world, customer, flour, sugar, change } = await givenCustomerOrder();
  world.handle.db.insert(accountApprovals).values({ customerId: customer.id, requestedAt: 0 }).run();
  const more = change([
    [flour, 5],
    [sugar, 2],
  ]);
  expect(await rejectionOf(more)).toMatchObject({ code: 'account-not-approved' });
  expect(await change([[flour, 4]])).toMatchObject({ totalCents: 800 });
});

test('an order that has all its lines takes no other product', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const ids = Array.from({ length: MAX_ORDER_LINES + 1 }, () => givenProduct(world));
  const [other = 0, ...ordered] = ids;
  const orderId = await givenOrder(
    world,
    customer,
    ordered.map((id) => [id, 1]),
  );
  const { stocker } = world.call(givenUser(world, 'stocker'));
  const added = stocker.orders.addItem({ orderId, productId: other, quantity: 1 });
  expect(await rejectionOf(added)).toMatchObject({ code: 'order-full' });
});
