import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

async function givenUsedPieces() {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const customerId = customer.id;
  const productId = givenProduct(world, { stock: 20 });
  const orderId = await givenOrder(world, customer, [[productId, 5]]);
  const { stocker } = world.call(givenUser(world, 'stocker', { name: 'Arben' }));
  const { customStock } = world.call(givenUser(world, 'packer')).packer;
  const { lines } = await stocker.orders.details({ orderId });
  const orderLineId = lines[0]!.orderLineId;
  await customStock.add({ customerId, productId, quantity: 10 });
  await customStock.use({ orderLineId, quantity: 3 });
  const setStatus = (status: 'E Anuluar' | 'E Procesuar') => stocker.orders.setStatus({ orderId, status });
  return { world, customerId, productId, orderId, orderLineId, customStock, setStatus, stocker };
}

test('pieces used for an order that is cancelled come back once, and are used again when it is reopened', async () => {
  const { world, customerId, productId, orderId, customStock, setStatus } = await givenUsedPieces();
  await setStatus('E Anuluar');
  await setStatus('E Anuluar');
  expect(await customStock.list({ customerId })).toMatchObject([{ productId, quantity: 10 }]);
  expect(await customStock.history({ customerId })).toMatchObject([
    { delta: 3, reason: 'returned', orderId, note: `Porosia #${orderId} u anulua`, actorName: 'Arben' },
    { delta: -3, reason: 'used' },
    { delta: 10, reason: 'added' },
  ]);
  await setStatus('E Procesuar');
  expect(await customStock.list({ customerId })).toMatchObject([{ productId, quantity: 7 }]);
  await setStatus('E Anuluar');
  expect(await customStock.list({ customerId })).toMatchObject([{ productId, quantity: 10 }]);
  expectInvariants(world);
});

test('pieces that went elsewhere keep no order from being reopened; it has what is left', async () => {
  const { world, customerId, productId, orderLineId, customStock, setStatus } = await givenUsedPieces();
  await setStatus('E Anuluar');
  await customStock.correct({ customerId, productId, quantity: 1, reason: 'u përdorën për të tjerë' });
  await setStatus('E Procesuar');
  expect(await customStock.list({ customerId })).toMatchObject([{ productId, quantity: 0 }]);
  expect(await customStock.usableLines({ customerId, productId })).toMatchObject([
    { orderLineId, used: 1, left: 4 },
  ]);
  await setStatus('E Anuluar');
  await customStock.correct({ customerId, productId, quantity: 0, reason: 'u dëmtuan' });
  await setStatus('E Procesuar');
  expect(await customStock.usableLines({ customerId, productId })).toMatchObject([{ used: 0, left: 5 }]);
  expectInvariants(world);
});

test('pieces that a line no longer asks for come back, the others stay used', async () => {
  const { world, customerId, productId, orderId, orderLineId, customStock, setStatus, stocker } =
    await givenUsedPieces();
  await stocker.orders.updateItem({ orderLineId, quantity: 4 });
  expect(await customStock.list({ customerId })).toMatchObject([{ productId, quantity: 7 }]);
  await stocker.orders.updateItem({ orderLineId, quantity: 1 });
  expect(await customStock.list({ customerId })).toMatchObject([{ productId, quantity: 9 }]);
  expect((await customStock.history({ customerId }))[0]).toMatchObject({
    delta: 2,
    reason: 'returned',
    orderId,
    note: `Porosia #${orderId} tani kërkon 1 copë`,
  });
  await setStatus('E Anuluar');
  await setStatus('E Procesuar');
  expect(await customStock.list({ customerId })).toMatchObject([{ productId, quantity: 9 }]);
  expectInvariants(world);
});

test('a shortage that is taken back uses the pieces again that it had given back, and no others', async () => {
  const { world, customerId, productId, orderId, orderLineId, customStock, stocker } =
    await givenUsedPieces();
  const short = (missing: number) => stocker.orders.shortShip({ orderLineId, missing, reason: 'missing' });
  const ownPieces = async () => (await customStock.list({ customerId }))[0]?.quantity;
  const { changeId } = await short(4);
  expect(await ownPieces()).toBe(9);
  await stocker.orders.takeBackShortage({ changeId: changeId!, productId });
  expect(await ownPieces()).toBe(7);
  expect((await customStock.history({ customerId }))[0]).toMatchObject({
    delta: -2,
    reason: 'used',
    orderId,
    note: `Porosia #${orderId}, u kthye`,
  });
  await stocker.orders.updateItem({ orderLineId, quantity: 2 });
  await stocker.orders.updateItem({ orderLineId, quantity: 5 });
  const untouched = await short(3);
  await stocker.orders.takeBackShortage({ changeId: untouched.changeId!, productId });
  expect(await ownPieces()).toBe(8);
  const sold = await short(4);
  await customStock.correct({ customerId, productId, quantity: 0, reason: 'u dëmtuan' });
  await stocker.orders.takeBackShortage({ changeId: sold.changeId!, productId });
  expect(await ownPieces()).toBe(0);
  expectInvariants(world);
});

test('a line with pieces of the customer’s own is not taken out of the order', async () => {
  const { world, customerId, productId, orderId, orderLineId, customStock, stocker } =
    await givenUsedPieces();
  await stocker.orders.addItem({ orderId, productId: givenProduct(world), quantity: 1 });
  const removed = stocker.orders.removeItem({ orderLineId });
  expect(await rejectionOf(removed)).toMatchObject({ code: 'item-with-history' });
  expect(await customStock.list({ customerId })).toMatchObject([{ productId, quantity: 7 }]);
});
