import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderEvents } from '#db/schema/order-events.ts';
import { readOrderEvent } from '#shared/order-events.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { readAudit } from '#testing/read-audit.ts';
import { openWorld, type World } from '#testing/world.ts';

async function givenOrderOfFlour() {
  const world = openWorld();
  const [customer, stocker] = [givenUser(world, 'customer'), givenUser(world, 'stocker', { name: 'Sara' })];
  const [flour, cups] = [givenProduct(world, { stock: 20 }), givenProduct(world, { stock: 20 })];
  const orderId = await givenOrder(world, customer, [
    [flour, 2],
    [cups, 3],
  ]);
  return { world, customer, stocker, orderId };
}

const eventsOf = (world: World) =>
  world.handle.db
    .select()
    .from(orderEvents)
    .orderBy(asc(orderEvents.id))
    .all()
    .map((row) => ({ ...row, event: readOrderEvent(row.kind, row.data) }));

test('placing writes one event and no entry of the audit log', async () => {
  const { world, customer, orderId } = await givenOrderOfFlour();
  expect(eventsOf(world)).toMatchObject([
    {
      orderId,
      actorId: customer.id,
      event: { type: 'order.placed', to: 'E Procesuar' },
      toldCustomerId: null,
    },
  ]);
  expect(readAudit(world).filter(({ entity }) => entity === 'order')).toEqual([]);
});

test('a change by staff is one event: history, customer and undo read the same row', async () => {
  const { world, customer, stocker, orderId } = await givenOrderOfFlour();
  const { orders } = world.call(stocker).stocker;
  const { lines, totalCents } = await orders.details({ orderId });
  const { removalId } = await orders.removeItem({ orderLineId: lines[0]!.orderLineId });
  const removed = eventsOf(world).at(-1);
  expect(removed).toMatchObject({
    id: removalId,
    kind: 'order.item-removed',
    toldCustomerId: customer.id,
    actorRole: 'stocker',
    oldTotalCents: totalCents,
  });
  expect((await orders.events({ orderId })).at(-1)).toMatchObject({
    kind: 'change',
    action: 'order.item-removed',
    actorName: 'Sara',
    details: { quantity: 2 },
  });
  const mine = await world.call(customer).customer.orders.get({ orderId });
  expect(mine.changes).toMatchObject([
    { id: removalId, kind: 'line-removed', from: '2', to: null, isUnseen: true },
  ]);
  await orders.restoreItem({ removalId });
  expect((await orders.details({ orderId })).totalCents).toBe(totalCents);
  expectInvariants(world);
});

test('an edit of several fields is one event, and a change of each to the customer', async () => {
  const { world, customer, stocker, orderId } = await givenOrderOfFlour();
  const { orders } = world.call(stocker).stocker;
  await orders.edit({ orderId, version: 1, comment: 'Pas orës 10', deliveryAddress: 'Rruga B' });
  expect(eventsOf(world).map(({ kind }) => kind)).toEqual(['order.placed', 'order.edited']);
  const mine = await world.call(customer).customer.orders.get({ orderId });
  expect(mine.changes.map(({ kind, to }) => [kind, to])).toEqual([
    ['comment-changed', 'Pas orës 10'],
    ['address-changed', 'Rruga B'],
  ]);
});

test('a customer is not told of their own change', async () => {
  const { world, customer, orderId } = await givenOrderOfFlour();
  await world.call(customer).customer.orders.cancel({ orderId, reason: 'Gabim' });
  expect(eventsOf(world).at(-1)).toMatchObject({ kind: 'order.status-changed', toldCustomerId: null });
  expect((await world.call(customer).customer.orders.get({ orderId })).changes).toEqual([]);
});

test('data that no version has written is refused', () => {
  expect(() => readOrderEvent('order.status-changed', '{"to":"E Humbur"}')).toThrow();
  expect(() => readOrderEvent('order.placed', 'null')).toThrow();
});
