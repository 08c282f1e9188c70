import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

async function givenCall() {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { address: 'Rr. Agimi 1' });
  const agent = world.call(givenUser(world, 'call_agent')).callAgent;
  const [flour, sugar] = ['Miell', 'Sheqer'].map((name) => givenProduct(world, { name, priceE4: 100_00 }));
  const orderId = await givenOrder(world, customer, [[flour!, 5]]);
  const own = world.call(customer).customer.orders;
  const first = async () => (await own.list({})).orders[0]!;
  return { world, customer, agent, sugar: sugar!, orderId, own, first };
}

test('the customer sees what the shop changed, what it came to before, and a mark until they looked', async () => {
  const { world, agent, sugar, orderId, own, first } = await givenCall();
  expect(await first()).toMatchObject({ changes: [], oldTotalCents: null, hasUnseenChanges: false });
  await agent.orders.addItem({ orderId, productId: sugar, quantity: 2 });
  const [flourLine, sugarLine] = (await agent.orders.details({ orderId })).lines;
  await agent.orders.updateItem({ orderLineId: flourLine!.orderLineId, quantity: 3 });
  await agent.orders.removeItem({ orderLineId: sugarLine!.orderLineId });
  expect(await first()).toMatchObject({
    totalCents: 300,
    oldTotalCents: 500,
    hasUnseenChanges: true,
    changes: [
      { kind: 'line-added', productName: 'Sheqer', to: '2', actorRole: 'call_agent' },
      { kind: 'quantity-changed', productName: 'Miell', from: '5', to: '3', oldTotalCents: 700 },
      { kind: 'line-removed', productName: 'Sheqer', from: '2' },
    ],
  });
  expect(await own.unread()).toEqual({ count: 1 });
  const { changes } = await first();
  await agent.orders.setStatus({ orderId, status: 'E Anuluar', reason: 'Pa mall' });
  expect(await own.markSeen({ upToChangeId: changes.at(-1)!.id })).toEqual({ count: 1 });
  expect(await own.markSeen({})).toEqual({ count: 0 });
  const seen = await first();
  expect(seen.hasUnseenChanges).toBe(false);
  expect(seen.changes.at(-1)).toMatchObject({ kind: 'cancelled', reason: 'Pa mall' });
  expectInvariants(world);
});

test('the agent changes comment and address while the caller is on the line', async () => {
  const { agent, orderId, first } = await givenCall();
  const { version } = await agent.orders.details({ orderId });
  const edit = { orderId, comment: 'Pas orës 10', deliveryAddress: 'Te depoja' };
  const edited = await agent.orders.edit({ ...edit, version });
  expect(edited).toMatchObject({
    comment: 'Pas orës 10',
    buyerAddress: 'Te depoja',
    version: version + 1,
  });
  expect((await first()).changes.map((change) => change.kind)).toEqual([
    'comment-changed',
    'address-changed',
  ]);
  expect(await rejectionOf(agent.orders.edit({ ...edit, comment: 'x', version }))).toMatchObject({
    code: 'order-changed',
  });
  expect((await agent.orders.events({ orderId })).at(-1)).toMatchObject({ action: 'order.edited' });
});

test('an order that has departed is edited no more', async () => {
  const { world, agent, orderId } = await givenCall();
  const office = world.call(givenUser(world, 'admin')).admin.orders;
  await office.setStatus({ orderId, status: 'E Nisur' });
  const { version } = await agent.orders.details({ orderId });
  const late = agent.orders.edit({ orderId, comment: 'x', version });
  expect(await rejectionOf(late)).toMatchObject({ code: 'order-not-editable' });
});

test('the agent corrects a customer, open orders follow except an address of their own', async () => {
  const { world, customer, agent, orderId, sugar } = await givenCall();
  const second = await givenOrder(world, customer, [[sugar, 1]], THURSDAY);
  const { version } = await agent.orders.details({ orderId });
  await agent.orders.edit({ orderId, deliveryAddress: 'Te depoja', version });
  const customerId = customer.id;
  await agent.customers.update({ customerId, name: 'Furra e Re', address: 'Rr. Agimi 2' });
  expect(await agent.orders.details({ orderId })).toMatchObject({
    buyerName: 'Furra e Re',
    buyerAddress: 'Te depoja',
  });
  expect(await agent.orders.details({ orderId: second })).toMatchObject({ buyerAddress: 'Rr. Agimi 2' });
  const other = givenUser(world, 'customer', { phone: '049 555 444' });
  const taken = agent.customers.update({ customerId, phone: '+383 49 555 444' });
  expect(await rejectionOf(taken)).toMatchObject({
    code: 'phone-registered',
    customerId: other.id,
  });
  const staff = agent.customers.update({ customerId: givenUser(world, 'admin').id, name: 'X' });
  expect(await rejectionOf(staff)).toMatchObject({ code: 'customer-not-found' });
});

test('what was not accepted at the door is told with its reason, until the office corrects it', async () => {
  const { world, sugar, customer, own, first } = await givenCall();
  const orderId = await givenOrder(world, customer, [[sugar, 10]], THURSDAY);
  givenUser(world, 'driver', { driverCode: 3 });
  const office = world.call(givenUser(world, 'admin')).admin.orders;
  await office.setDriver({ orderId, driverCode: 3 });
  await office.setStatus({ orderId, status: 'E Nisur' });
  const { orderLineId } = (await office.get({ orderId })).lines[0]!;
  const lines = (deliveredQuantity: number) => [
    { orderLineId, deliveredQuantity, reason: 'refused' as const },
  ];
  const change = { kind: 'quantity-changed', productId: sugar, from: '10', to: '8', reason: 'refused' };
  await office.correctDelivery({ orderId, lines: lines(8), receiverName: 'Besa' });
  expect(await first()).toMatchObject({
    totalCents: 800,
    oldTotalCents: 1000,
    hasUnseenChanges: true,
    changes: [change],
  });
  expect(await own.unread()).toEqual({ count: 1 });
  await office.correctDelivery({ orderId, lines: lines(10), receiverName: 'Besa' });
  expect(await first()).toMatchObject({ totalCents: 1000, oldTotalCents: null });
  expectInvariants(world);
});

test('what was cancelled, changed or taken out and then undone leaves no mark on the customer’s orders', async () => {
  const { world, agent, orderId, own, first } = await givenCall();
  const { orderLineId } = (await agent.orders.details({ orderId })).lines[0]!;
  await agent.orders.updateItem({ orderLineId, quantity: 3 });
  await agent.orders.setStatus({ orderId, status: 'E Anuluar', reason: 'Gabim' });
  expect(await own.unread()).toEqual({ count: 1 });
  const office = world.call(givenUser(world, 'admin')).admin.orders;
  await office.setStatus({ orderId, status: 'E Procesuar', reason: 'U kthye' });
  expect(await own.unread()).toEqual({ count: 1 });
  await agent.orders.updateItem({ orderLineId, quantity: 5 });
  expect(await own.unread()).toEqual({ count: 0 });
  expect(await first()).toMatchObject({ hasUnseenChanges: false, oldTotalCents: null });
  expect(await own.markSeen({})).toEqual({ count: 0 });
});
