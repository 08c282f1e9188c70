import { expect, test } from 'vitest';
import { givenClock } from '#testing/given-clock.ts';
import { givenHeldOrder, stockOf } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { expireHolds } from './release-order.ts';

const HOUR_MS = 60 * 60 * 1000;

test('an order that nobody lets go is cancelled after the hours of the setting, and its stock is sold again', async () => {
  const { world, admin, customer, product, free, held } = await givenHeldOrder();
  expect(stockOf(world, product)).toBe(89);
  world.advance(48 * HOUR_MS);
  expect(expireHolds(world.ctx)).toEqual([]);
  world.advance(1);
  expect(expireHolds(world.ctx)).toEqual([held]);
  expect(expireHolds(world.ctx)).toEqual([]);
  expect(stockOf(world, product)).toBe(98);
  expect(await admin.orders.get({ orderId: held })).toMatchObject({ status: 'E Anuluar', heldAt: null });
  expect(await admin.orders.get({ orderId: free })).toMatchObject({ status: 'E Procesuar' });
  expect(await admin.orders.hold({ orderId: held })).toBeNull();
  const reason = 'Pa aprovim brenda 48 orëve';
  const seenByCustomer = await world.call(customer).customer.orders.get({ orderId: held });
  expect(seenByCustomer).toMatchObject({ hasUnseenChanges: true });
  expect(seenByCustomer.changes).toMatchObject([{ kind: 'cancelled', actorRole: 'admin', reason }]);
  expect((await admin.orders.history({ orderId: held })).slice(1)).toMatchObject([
    { kind: 'hold', event: 'held', cause: 'limit', actorName: customer.name },
    { kind: 'status', from: 'E Procesuar', to: 'E Anuluar', reason, actorName: null },
    { kind: 'hold', event: 'expired', reason, actorName: null },
  ]);
  const { entries } = await admin.audit.list({ entity: 'order', entityId: held });
  expect(entries).toMatchObject([
    { action: 'order.status-changed', actorId: null, actorName: '', details: { to: 'E Anuluar', reason } },
  ]);
  expectInvariants(world);
});

test('the office decides for how long; what was let go in time stays', async () => {
  const { world, admin, held } = await givenHeldOrder();
  const { money } = await admin.settings.get();
  await admin.settings.update({ group: 'money', values: { ...money, holdHours: 2 } });
  const { heldAt, reservedUntil: keptUntil } = (await admin.orders.hold({ orderId: held })) ?? {
    heldAt: 0,
    reservedUntil: 0,
  };
  expect(keptUntil - heldAt).toBe(2 * HOUR_MS);
  await admin.orders.release({ orderId: held, reason: 'Klient i mirë' });
  world.advance(3 * HOUR_MS);
  expect(expireHolds(world.ctx)).toEqual([]);
  expect(await admin.orders.history({ orderId: held })).toMatchObject([
    { kind: 'status' },
    { kind: 'hold', event: 'held' },
    { kind: 'hold', event: 'released', reason: 'Klient i mirë' },
  ]);
  expectInvariants(world);
});

test('an order waits on while the date is in doubt, and no longer once it is right again', async () => {
  const { world, held } = await givenHeldOrder();
  const machine = givenClock(world);
  machine.pass(40 * HOUR_MS);
  machine.leap(60 * 24 * HOUR_MS);
  expect(expireHolds(machine.ctx)).toEqual([]);
  machine.restart();
  machine.pass(9 * HOUR_MS);
  expect(expireHolds(machine.ctx)).toEqual([]);
  machine.leap(-60 * 24 * HOUR_MS);
  expect(expireHolds(machine.ctx)).toEqual([held]);
});

test('a date that is confirmed at once takes nothing from what an order has left', async () => {
  const { world, seller, held } = await givenHeldOrder();
  const machine = givenClock(world);
  machine.pass(40 * HOUR_MS);
  machine.leap(60 * 24 * HOUR_MS);
  await machine.call(seller).admin.overview.confirmClock({ date: '2027-01-19' });
  machine.pass(8 * HOUR_MS);
  expect(expireHolds(machine.ctx)).toEqual([]);
  machine.pass(1);
  expect(expireHolds(machine.ctx)).toEqual([held]);
});
