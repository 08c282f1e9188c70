import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorld } from '#testing/world.ts';
import { freezeDeliveredOrders, freezeRest } from './freeze-delivered-orders.ts';

test('what was delivered before there were papers has its invoice under its order’s number', async () => {
  const world = openWorld();
  const office = world.call(givenUser(world, 'admin'));
  const customer = givenUser(world, 'customer', { name: 'Arta' });
  const product = givenProduct(world, { priceE4: 118_00 });
  const orderIds: number[] = [];
  for (let count = 0; count < 3; count += 1) orderIds.push(await givenOrder(world, customer, [[product, 1]]));
  const [first, open, last] = orderIds;
  // Without a seller nothing is issued, as in a database from before invoicing.
  for (const orderId of [first!, last!]) {
    await office.admin.orders.setStatus({ orderId, status: 'E Realizuar' });
    world.handle.connection.prepare('INSERT INTO document_backlog VALUES (?)').run(orderId);
  }
  await givenSeller(world);
  world.advance(40 * 24 * 3_600_000);
  freezeDeliveredOrders(world.ctx);
  freezeDeliveredOrders(world.ctx);
  const { documents } = await office.stocker.issuedDocuments.list({});
  expect(documents.toReversed()).toMatchObject([
    { kind: 'invoice', series: 'MIG', number: `MIG-${first}`, issuedOn: '2026-11-18', totalCents: 118 },
    { series: 'MIG', number: `MIG-${last}`, buyer: { name: 'Arta' } },
  ]);
  expect(await office.admin.documents.check({})).toMatchObject([{ series: 'MIG', missing: [], chain: 'ok' }]);
  await office.admin.orders.setStatus({ orderId: open!, status: 'E Nisur' });
  expect((await office.stocker.issuedDocuments.list({ limit: 1 })).documents[0]).toMatchObject({
    number: 'FAT-2026-000001',
    issuedOn: '2026-12-28',
  });
  expectInvariants(world);
});

test('a shop with more of them than fit into its start opens, and freezes them meanwhile', async () => {
  const world = openWorld();
  const office = world.call(givenUser(world, 'admin'));
  const customer = givenUser(world, 'customer');
  const product = givenProduct(world, { priceE4: 118_00 });
  const orderIds: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    const orderId = await givenOrder(world, customer, [[product, 1]]);
    await office.admin.orders.setStatus({ orderId, status: 'E Realizuar' });
    orderIds.push(orderId);
  }
  const [reopened, ...delivered] = orderIds;
  world.handle.connection.exec('INSERT INTO document_backlog SELECT id FROM orders');
  await givenSeller(world);
  freezeDeliveredOrders(world.ctx, 0);
  const { issuedDocuments } = office.stocker;
  expect(await issuedDocuments.unissued()).toEqual([]);
  expect(await office.admin.overview.waiting()).toMatchObject({ unissued: 0 });
  expect(await issuedDocuments.issue({ orderIds: [delivered[0]!] })).toMatchObject({
    issued: [],
    refused: [{ error: 'Invoice issued' }],
  });
  await office.admin.orders.setStatus({ orderId: reopened!, status: 'E Procesuar', reason: 'Gabim' });
  const stop = freezeRest(world.ctx);
  await expect
    .poll(async () => (await issuedDocuments.list({})).documents.map(({ number }) => number), POLLED)
    .toEqual(delivered.toReversed().map((orderId) => `MIG-${orderId}`));
  stop();
  expect(await office.admin.documents.check({})).toMatchObject([{ series: 'MIG', chain: 'ok' }]);
  expectInvariants(world);
});

const POLLED = { timeout: 20_000, interval: 5 };
