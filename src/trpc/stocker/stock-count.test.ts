import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

test('a stock count posts the difference that the counter saw; what was sold meanwhile stays sold', async () => {
  const world = openWorld();
  const [a, b, same] = [10, 10, 10].map((stock) => givenProduct(world, { stock })) as [
    number,
    number,
    number,
  ];
  const { stock } = world.call(givenUser(world, 'stocker')).stocker;
  await stock.adjust({ productId: b, operation: 'remove', quantity: 4 });
  const lines = [
    { productId: a, counted: 8, expected: 10 },
    { productId: b, counted: 11, expected: 10 },
    { productId: same, counted: 10, expected: 10 },
  ];
  expect(await stock.count({ lines })).toMatchObject([
    { productId: a, difference: -2, stock: 8 },
    { productId: b, difference: 1, stock: 7 },
    { productId: same, difference: 0, stock: 10 },
  ]);
  expect((await stock.movements({ productId: a })).movements[0]).toMatchObject({
    reason: 'counted',
    note: 'Numëruar: 8',
  });
  expect((await stock.movements({ productId: same })).movements).toHaveLength(1);
  expectInvariants(world);
});

test('what orders have taken still lies on the shelf: counting it makes no stock', async () => {
  const world = openWorld();
  const productId = givenProduct(world, { name: 'Kapak', stock: 52 });
  const customer = givenUser(world, 'customer');
  const { stock, orders } = world.call(givenUser(world, 'stocker')).stocker;
  const orderId = await givenOrder(world, customer, [[productId, 52]]);
  const figures = { free: 0, taken: 52, shelf: 52 };
  expect((await stock.list({})).items).toMatchObject([{ stock: 0, ...figures }]);
  expect((await stock.low({})).items).toMatchObject([figures]);
  expect(await stock.movements({ productId })).toMatchObject(figures);
  const lines = [{ productId, counted: 52, expected: 52 }];
  expect(await stock.previewCount({ lines })).toMatchObject([
    { name: 'Kapak', difference: 0, freeAfter: 0, problem: null, ...figures },
  ]);
  expect(await stock.count({ lines })).toMatchObject([{ difference: 0, ...figures }]);
  expect(stockOf(world, productId)).toBe(0);
  const received = await stock.receive({ lines: [{ productId, quantity: 8 }] });
  expect(received).toMatchObject([{ stock: 8, free: 8, taken: 52, shelf: 60 }]);
  await orders.setStatus({ orderId, status: 'E Anuluar' });
  expect(await stock.all({})).toMatchObject([{ free: 60, taken: 0, shelf: 60 }]);
  expectInvariants(world);
});

test('an order that comes in while counting makes no difference', async () => {
  const world = openWorld();
  const productId = givenProduct(world, { stock: 20 });
  const { stock } = world.call(givenUser(world, 'stocker')).stocker;
  await givenOrder(world, givenUser(world, 'customer'), [[productId, 5]]);
  const counted = await stock.count({ lines: [{ productId, counted: 19, expected: 20 }] });
  expect(counted).toMatchObject([{ difference: -1, free: 14, taken: 5, shelf: 19 }]);
  expectInvariants(world);
});

test('fewer pieces than orders hold are named, and nothing is posted', async () => {
  const world = openWorld();
  const productId = givenProduct(world, { name: 'Kapak', stock: 8 });
  const { stock } = world.call(givenUser(world, 'stocker')).stocker;
  await givenOrder(world, givenUser(world, 'customer'), [[productId, 8]]);
  const lines = [{ productId, counted: 5, expected: 8 }];
  expect(await stock.previewCount({ lines })).toMatchObject([{ problem: 'promised', freeAfter: -3 }]);
  expect(await rejectionOf(stock.count({ lines }))).toMatchObject({
    code: 'insufficient-stock',
    message: 'Kapak: u numëruan 5, por porositë kanë marrë 8. Hiqni 3 nga porositë, pastaj postojeni.',
  });
  expectInvariants(world);
});

test('a product is low at its own reorder point, or at the limit of the shop', async () => {
  const world = openWorld();
  givenProduct(world, { name: 'Miell', stock: 40, reorderPoint: 50 });
  givenProduct(world, { name: 'Qirinj', stock: 3, reorderPoint: 2 });
  givenProduct(world, { name: 'Vaj', stock: 10, shelfPlace: 'A-03-2' });
  const caller = world.call(givenUser(world, 'admin'));
  const low = await caller.stocker.stock.low({});
  expect(low.items.map((item) => item.name)).toEqual(['Vaj', 'Miell']);
  expect(low).toMatchObject({ totalItems: 2, items: [{ shelfPlace: 'A-03-2' }, { reorderPoint: 50 }] });
  expect((await caller.stocker.stock.list({ onlyLow: true })).totalItems).toBe(2);
  expect((await caller.admin.products.counts()).lowStock).toBe(2);
  expect(await caller.admin.overview.lowStock()).toHaveLength(2);
});

test('a count that would leave less than nothing is rejected as a whole, a product counted twice too', async () => {
  const world = openWorld();
  const [a, b] = [givenProduct(world, { stock: 5 }), givenProduct(world, { stock: 1 })];
  const { stock } = world.call(givenUser(world, 'stocker')).stocker;
  const tooLow = [
    { productId: a, counted: 4, expected: 5 },
    { productId: b, counted: 0, expected: 5 },
  ];
  expect(await rejectionOf(stock.count({ lines: tooLow }))).toMatchObject({
    code: 'shelf-changed',
    productId: b,
  });
  expect(stockOf(world, a)).toBe(5);
  const twice = [tooLow[0]!, tooLow[0]!];
  expect(await rejectionOf(stock.count({ lines: twice }))).toMatchObject({ code: 'product-counted-twice' });
});

test('two who count the same product at once correct it once, and are told where they differ', async () => {
  const world = openWorld();
  const productId = givenProduct(world, { stock: 50 });
  const { stock } = world.call(givenUser(world, 'stocker')).stocker;
  const [seen] = (await stock.list({})).items;
  const count = (counted: number) => ({
    lines: [{ productId, counted, expected: seen!.shelf, seenCountId: seen!.lastCountId }],
  });
  await stock.count(count(52));
  expect(await stock.count(count(52))).toMatchObject([{ difference: 0, stock: 52 }]);
  expect(await stock.previewCount(count(51))).toMatchObject([{ problem: 'counted', shelf: 52 }]);
  expect(await rejectionOf(stock.count(count(51)))).toMatchObject({ code: 'shelf-changed' });
  expect(stockOf(world, productId)).toBe(52);
  const [again] = (await stock.list({})).items;
  const lines = [{ productId, counted: 51, expected: 52, seenCountId: again!.lastCountId }];
  expect(await stock.count({ lines })).toMatchObject([{ difference: -1, stock: 51 }]);
  expectInvariants(world);
});
