import { expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { givenFlourAndSugar, givenOrder, stockOf } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';

async function givenRemoval() {
  const { orders, orderId, ...given } = await givenFlourAndSugar();
  await orders.confirmAll({ orderId });
  const [line] = (await orders.details({ orderId })).lines;
  const { removalId } = await orders.removeItem({ orderLineId: line!.orderLineId });
  return { ...given, orders, orderId, line: line!, removalId };
}

test('what was removed comes back at its price and with its tick, and the customer is not notified', async () => {
  const { world, customer, orders, orderId, flour, line, removalId } = await givenRemoval();
  await world.call(givenUser(world, 'admin')).admin.products.update({ id: flour, priceE4: 900_00 });
  expect(stockOf(world, flour)).toBe(10);
  expect(await orders.restoreItem({ removalId })).toMatchObject({ totalCents: 900 });
  expect(stockOf(world, flour)).toBe(5);
  const { orderLineId: _id, ...asItWas } = line;
  expect((await orders.details({ orderId })).lines).toContainEqual(expect.objectContaining(asItWas));
  expect(await world.call(customer).customer.orders.unread()).toEqual({ count: 0 });
  expect((await orders.events({ orderId })).at(-1)).toMatchObject({ action: 'order.item-restored' });
  expect(await rejectionOf(orders.restoreItem({ removalId }))).toMatchObject({ code: 'undo-overtaken' });
  expectInvariants(world);
});

test('what is sold meanwhile, too old, or another’s is not put back, and it is said why', async () => {
  const { world, customer, orders, orderId, flour, removalId } = await givenRemoval();
  const other = world.call(givenUser(world, 'stocker')).stocker.orders;
  expect(await rejectionOf(other.restoreItem({ removalId }))).toMatchObject({ code: 'undo-not-found' });
  const sold = await givenOrder(world, customer, [[flour, 6]]);
  expect(await rejectionOf(orders.restoreItem({ removalId }))).toMatchObject({
    code: 'insufficient-stock',
    message: 'Kthimi nuk bëhet më: nga „Miell” janë të lira vetëm 4 copë, duhen 5.',
  });
  await orders.setStatus({ orderId: sold, status: 'E Anuluar', reason: 'x' });
  await orders.setStatus({ orderId, status: 'E Anuluar', reason: 'x' });
  expect(await rejectionOf(orders.restoreItem({ removalId }))).toMatchObject({ code: 'order-not-editable' });
  world.advance(61_000);
  expect(await rejectionOf(orders.restoreItem({ removalId }))).toMatchObject({ code: 'undo-too-late' });
  expectInvariants(world);
});
