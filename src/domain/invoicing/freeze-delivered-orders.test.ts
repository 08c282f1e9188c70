import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-order.ts';
import { givenSeller } from '#testing/given-seller.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorld } from '#testing/world.ts';
import { freezeDeliveredOrders } from './freeze-delivered-orders.ts';

test('what was delivered before there were papers has its invoice under its order’s number', async () => {
  const world = openWorld();
  const office = world.call(givenUser(world, 'admin'));
  const customer = givenUser(world, 'customer', { name: 'Arta' });
  const product = givenProduct(world, { priceCents: 118 });
  const orderIds: number[] = [];
  for (let count = 0; count < 3; count += 1) orderIds.push(await givenOrder(world, customer, [[product, 1]]));
  const [first, open, last] = orderIds;
  // Without a seller nothing is issued: the shop as it stood before.
  for (const orderId of [first!, last!]) {
    await office.admin.orders.setStatus({ orderId, status: 'E Realizuar' });
    world.handle.connection.prepare('INSERT INTO document_backlog VALUES (?)').run(orderId);
  }
  await givenSeller(world);
  world.advance(40 * 24 * 3_600_000);
  expect(freezeDeliveredOrders(world.ctx)).toBe(2);
  expect(freezeDeliveredOrders(world.ctx)).toBe(0);
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
