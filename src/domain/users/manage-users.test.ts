import { expect, test } from 'vitest';
import { orders } from '#db/schema/orders.ts';
import type { Actor } from '#kernel/ctx.ts';
import { ORDER_STATUSES } from '#shared/order-status.ts';
import { givenUser } from '#testing/builders.ts';
import { openWorld } from '#testing/world.ts';
import { updateUser } from './manage-users.ts';

test('the buyer on open orders follows the account, on delivered and cancelled ones it stays', () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { name: 'Arta', address: 'Rr. e Vjetër 1' });
  const stranger = givenUser(world, 'customer', { name: 'Tjetër', address: 'Rr. e Vjetër 1' });
  const order = { createdAt: 0, createdDay: '2026-11-18', totalCents: 0, updatedAt: 0 };
  const place = (actor: Actor, status: (typeof ORDER_STATUSES)[number]) =>
    world.handle.db
      .insert(orders)
      .values({
        ...order,
        customerId: actor.id,
        placedById: actor.id,
        regionId: actor.regionId,
        buyerName: actor.name,
        buyerAddress: 'Rr. e Vjetër 1',
        status,
      })
      .run();
  for (const status of ORDER_STATUSES) place(customer, status);
  place(stranger, 'E Procesuar');
  const changes = { name: 'Arta e Re', address: 'Rr. e Re 5', vatNumber: '330' };
  const update = { userId: customer.id, changes, ownLoginId: null };
  updateUser({ ...world.ctx, actor: givenUser(world, 'admin') }, update);
  const buyers = world.handle.db
    .select({ name: orders.buyerName, address: orders.buyerAddress, vatNumber: orders.buyerVatNumber })
    .from(orders)
    .orderBy(orders.id)
    .all();
  const stored = { name: 'Arta', address: 'Rr. e Vjetër 1', vatNumber: '' };
  expect(buyers).toEqual([changes, changes, changes, stored, stored, { ...stored, name: 'Tjetër' }]);
  expect(world.events.filter((event) => event.type === 'order')).toHaveLength(3);
});
