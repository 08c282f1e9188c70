import { expect, test } from 'vitest';
import { getLeftToPick } from '#domain/documents/picking/get-picking-list-data.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const day = { date: THURSDAY, by: 'delivery' } as const;

async function givenPicking() {
  const world = openWorld();
  const flour = givenProduct(world, { name: 'Miell', shelfPlace: 'A-01', stock: 50 });
  const sugar = givenProduct(world, { name: 'Sheqer', shelfPlace: 'A-02', stock: 50 });
  const orderIds = [];
  for (const name of ['Arta', 'Blerim']) {
    const customer = givenUser(world, 'customer', { name });
    const wanted = [[flour, 3] as const, [sugar, 2] as const];
    orderIds.push(await givenOrder(world, customer, wanted));
  }
  const { orders, pickingList } = world.call(givenUser(world, 'stocker')).stocker;
  const list = async (withRest = false) => (await pickingList.get({ day, withRest })).orders;
  const linesOf = async (product: number) =>
    (await list(true)).flatMap((order) => order.lines).filter((line) => line.productId === product);
  return { world, orders, pickingList, orderIds, flour, sugar, list, linesOf };
}

test('what is prepared is no longer to be picked, and comes back when it is wanted', async () => {
  const { orders, orderIds, list } = await givenPicking();
  await orders.setStatus({ orderId: orderIds[0]!, status: 'E Pergaditur' });
  expect((await list()).map((order) => order.orderNumber)).toEqual([orderIds[1]]);
  expect((await list(true)).map((order) => order.orderNumber)).toEqual(orderIds);
});

test('a tick confirms the stock of every order that wants the product, and paper leaves it out', async () => {
  const { world, orders, pickingList, orderIds, flour, linesOf } = await givenPicking();
  const lines = await linesOf(flour);
  const { changed, left } = await pickingList.confirm({ lines, isConfirmed: true });
  expect([changed.length, left]).toEqual([2, []]);
  for (const orderId of orderIds) {
    const [first, second] = (await orders.details({ orderId })).lines;
    expect([first!.isStockConfirmed, second!.isStockConfirmed]).toEqual([true, false]);
  }
  const paper = getLeftToPick(world.ctx, { day, withRest: false });
  expect(paper.orders.flatMap((order) => order.lines).map((line) => line.name)).toEqual(['Sheqer', 'Sheqer']);
  await pickingList.confirm({ lines: [...changed], isConfirmed: false });
  expect((await linesOf(flour)).every((line) => !line.isPicked)).toBe(true);
  expectInvariants(world);
});

test('of two who tick at once the second changes nothing', async () => {
  const { pickingList, flour, linesOf } = await givenPicking();
  const lines = await linesOf(flour);
  await pickingList.confirm({ lines, isConfirmed: true });
  expect(await pickingList.confirm({ lines, isConfirmed: true })).toEqual({ changed: [], left: [] });
});

test('a line that wants more by now, or whose order is gone, is not ticked off', async () => {
  const { orders, pickingList, orderIds, flour, linesOf } = await givenPicking();
  const lines = await linesOf(flour);
  await orders.updateItem({ orderLineId: lines[0]!.orderLineId, quantity: 4 });
  const { changed, left } = await pickingList.confirm({ lines, isConfirmed: true });
  expect(changed.map((line) => line.orderLineId)).toEqual([lines[1]!.orderLineId]);
  expect(left).toEqual([lines[0]!.orderLineId]);
  await orders.setStatus({ orderId: orderIds[0]!, status: 'E Anuluar' });
  expect(await rejectionOf(pickingList.confirm({ lines: [lines[0]!], isConfirmed: true }))).toMatchObject({
    code: 'order-item-not-found',
  });
});
