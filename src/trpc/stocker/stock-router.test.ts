import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { issueOf, rejectionOf } from '#testing/rejection-of.ts';
import { openWorld, type World } from '#testing/world.ts';

function stockOf(world: World, productId: number): number {
  const row = world.handle.connection.prepare<[number], { stock: number }>(
    'SELECT stock FROM products WHERE id = ?',
  );
  return row.get(productId)!.stock;
}

test('stock is added and removed by an amount, with a reason in the ledger and in the audit', async () => {
  const world = openWorld();
  const stocker = givenUser(world, 'stocker', { name: 'Arben' });
  const productId = givenProduct(world, { stock: 10 });
  const { stock } = world.call(stocker).stocker;
  expect(await stock.adjust({ productId, operation: 'add', quantity: 5 })).toMatchObject({
    productId,
    stock: 15,
  });
  await stock.adjust({ productId, operation: 'remove', quantity: 3, note: 'Dëmtuar' });
  expect(await stock.movements({ productId })).toMatchObject({
    stock: 12,
    movements: [
      { delta: -3, balanceAfter: 12, reason: 'adjusted', note: 'Dëmtuar', actorName: 'Arben' },
      { delta: 5, balanceAfter: 15, reason: 'adjusted', note: '' },
      { delta: 10, balanceAfter: 10, reason: 'opening', actorName: null },
    ],
    nextCursor: null,
  });
  const audit = world.handle.connection.prepare(
    "SELECT actor_name FROM audit_log WHERE action = 'stock.adjusted'",
  );
  expect(audit.all()).toEqual([{ actor_name: 'Arben' }, { actor_name: 'Arben' }]);
  expect(world.events).toContainEqual({ type: 'stock', productIds: [productId] });
  expectInvariants(world);
});

test('more than there is cannot be removed', async () => {
  const world = openWorld();
  const productId = givenProduct(world, { stock: 2 });
  const { stock } = world.call(givenUser(world, 'stocker')).stocker;
  expect(await rejectionOf(stock.adjust({ productId, operation: 'remove', quantity: 3 }))).toMatchObject({
    code: 'insufficient-stock',
    message: 'Nuk mund të hiqet më shumë se stock-i aktual',
    available: 2,
    requested: 3,
  });
  expect(stockOf(world, productId)).toBe(2);
});

test.each([0, -1, 1.5, Number.NaN])('an amount of %d is told to be a positive number', async (quantity) => {
  const world = openWorld();
  const productId = givenProduct(world);
  const { stock } = world.call(givenUser(world, 'stocker')).stocker;
  const { message } = await issueOf(stock.adjust({ productId, operation: 'add', quantity }));
  expect(message).toBe('Ju lutemi vendosni një numër pozitiv');
});

test('an absolute figure is set only while the figure that was shown is still true', async () => {
  const world = openWorld();
  const productId = givenProduct(world, { stock: 10 });
  const { stock } = world.call(givenUser(world, 'stocker')).stocker;
  expect(await stock.set({ productId, quantity: 7, expected: 10 })).toMatchObject({ productId, stock: 7 });
  expect(await rejectionOf(stock.set({ productId, quantity: 9, expected: 10 }))).toMatchObject({
    code: 'stock-changed',
    expected: 10,
    stock: 7,
  });
  expect(await stock.set({ productId, quantity: 7 })).toMatchObject({ productId, stock: 7 });
  expect((await stock.movements({ productId })).movements.map((row) => row.delta)).toEqual([-3, 10]);
  expectInvariants(world);
});

test('goods come in several products at once, the same product twice is added up, or nothing at all', async () => {
  const world = openWorld();
  const [a, b] = [givenProduct(world, { stock: 1 }), givenProduct(world, { stock: 0 })];
  const { stock } = world.call(givenUser(world, 'stocker')).stocker;
  const lines = [
    { productId: a, quantity: 5 },
    { productId: b, quantity: 2 },
    { productId: a, quantity: 4 },
  ];
  expect(await stock.receive({ lines, note: 'Fletëdërgesa 12' })).toMatchObject([
    { productId: a, stock: 10 },
    { productId: b, stock: 2 },
  ]);
  const broken = stock.receive({ lines: [...lines, { productId: 999_999, quantity: 1 }] });
  expect(await rejectionOf(broken)).toMatchObject({ code: 'product-not-found' });
  expect([stockOf(world, a), stockOf(world, b)]).toEqual([10, 2]);
  expect((await stock.movements({ productId: a })).movements[0]).toMatchObject({
    reason: 'received',
    note: 'Fletëdërgesa 12',
    delta: 9,
  });
  expectInvariants(world);
});

test('the ledger of a product is read in pieces, newest first, and holds nothing of another one', async () => {
  const world = openWorld();
  const [a, b] = [givenProduct(world, { stock: 1 }), givenProduct(world, { stock: 1 })];
  const { stock } = world.call(givenUser(world, 'stocker')).stocker;
  for (const quantity of [2, 3, 4]) {
    await stock.adjust({ productId: a, operation: 'add', quantity });
    await stock.adjust({ productId: b, operation: 'add', quantity: quantity * 10 });
  }
  const first = await stock.movements({ productId: a, limit: 3 });
  expect(first.movements.map((row) => row.delta)).toEqual([4, 3, 2]);
  const cursor = first.nextCursor ?? 0;
  const rest = await stock.movements({ productId: a, limit: 3, cursor });
  expect(rest).toMatchObject({ movements: [{ delta: 1, balanceAfter: 1 }], nextCursor: null });
  const others = await stock.movements({ productId: b, limit: 3, cursor });
  expect(others.movements.map((row) => row.balanceAfter)).toEqual([1]);
  expectInvariants(world);
});

test('the table goes by name, finds by search, and shows the emptiest first when only low ones are asked for', async () => {
  const world = openWorld();
  givenProduct(world, { name: 'Vaj', stock: 11 });
  givenProduct(world, { name: 'Çokollatë', stock: 10 });
  givenProduct(world, { name: 'Arra', stock: 0 });
  givenProduct(world, { name: 'Hequr', stock: 0, deletedAt: 1 });
  const { stock } = world.call(givenUser(world, 'stocker')).stocker;
  const names = async (input: Parameters<typeof stock.list>[0]) =>
    (await stock.list(input)).items.map((item) => item.name);
  expect(await names({})).toEqual(['Arra', 'Çokollatë', 'Vaj']);
  expect(await names({ onlyLow: true })).toEqual(['Arra', 'Çokollatë']);
  expect(await names({ query: 'cokoll' })).toEqual(['Çokollatë']);
  expect(await names({ query: 'vaj', onlyLow: true })).toEqual([]);
  expect(await stock.list({ limit: 2 })).toMatchObject({
    totalItems: 3,
    totalPages: 2,
    lowStockThreshold: 10,
  });
  expect(await names({ limit: 2, page: 2 })).toEqual(['Vaj']);
  expect(await stock.low({})).toMatchObject({
    totalItems: 2,
    items: [{ name: 'Arra' }, { name: 'Çokollatë' }],
  });
  expect(await stock.all({})).toHaveLength(3);
  expect(await stock.all({ limit: 2, page: 2 })).toMatchObject([{ name: 'Vaj' }]);
});

test('the ledger is read in pieces, newest first', async () => {
  const world = openWorld();
  const productId = givenProduct(world, { stock: 1 });
  const { stock } = world.call(givenUser(world, 'stocker')).stocker;
  for (let step = 0; step < 4; step += 1) await stock.adjust({ productId, operation: 'add', quantity: 1 });
  const first = await stock.movements({ productId, limit: 3 });
  const second = await stock.movements({ productId, limit: 3, cursor: first.nextCursor });
  const balances = [...first.movements, ...second.movements].map((row) => row.balanceAfter);
  expect(balances).toEqual([5, 4, 3, 2, 1]);
  expect(second.nextCursor).toBeNull();
  expect(await rejectionOf(stock.movements({ productId: 999_999 }))).toMatchObject({
    code: 'product-not-found',
  });
});

test('any sequence of stock work keeps stock equal to the ledger and never below zero', async () => {
  const figure = fc.integer({ min: 0, max: 30 });
  const amount = fc.integer({ min: 1, max: 30 });
  const product = fc.integer({ min: 0, max: 2 });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), product, quantity: amount }),
    fc.record({ kind: fc.constant('remove' as const), product, quantity: amount }),
    fc.record({ kind: fc.constant('set' as const), product, quantity: figure }),
    fc.record({ kind: fc.constant('form' as const), product, quantity: figure }),
    fc.record({ kind: fc.constant('receive' as const), product, quantity: amount }),
    fc.record({ kind: fc.constant('count' as const), product, quantity: figure, expected: figure }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const world = openWorld();
      const ids = [0, 5, 20].map((stock) => givenProduct(world, { stock }));
      const caller = world.call(givenUser(world, 'admin'));
      const { stock } = caller.stocker;
      for (const next of steps) {
        const productId = ids[next.product]!;
        const before = stockOf(world, productId);
        const { quantity } = next;
        const run = {
          add: () => stock.adjust({ productId, operation: 'add', quantity }),
          remove: () => stock.adjust({ productId, operation: 'remove', quantity }),
          set: () => stock.set({ productId, quantity }),
          form: () => caller.admin.products.update({ id: productId, quantity }),
          receive: () => stock.receive({ lines: [{ productId, quantity }] }),
          count: () =>
            stock.count({
              lines: [{ productId, counted: quantity, expected: 'expected' in next ? next.expected : 0 }],
            }),
        }[next.kind];
        const isRejected = (await rejectionOf(run()))['code'] !== undefined;
        if (isRejected) expect(stockOf(world, productId)).toBe(before);
      }
      expectInvariants(world);
    }),
    { numRuns: propertyRuns(40) },
  );
});

test('who counts goes along the shelves, products without a place last, and looks at what is counted', async () => {
  const world = openWorld();
  const ids = [
    givenProduct(world, { name: 'Arra', shelfPlace: '' }),
    givenProduct(world, { name: 'Biskota', shelfPlace: 'B-02' }),
    givenProduct(world, { name: 'Cokollatë', shelfPlace: 'A-01' }),
  ];
  const { stock } = world.call(givenUser(world, 'stocker')).stocker;
  const namesOf = async (input: Parameters<typeof stock.list>[0]) =>
    (await stock.list(input)).items.map((item) => item.name);
  expect(await namesOf({ sort: 'place' })).toEqual(['Cokollatë', 'Biskota', 'Arra']);
  expect(await namesOf({})).toEqual(['Arra', 'Biskota', 'Cokollatë']);
  const counted = { sort: 'place' as const, productIds: [ids[0]!, ids[2]!] };
  expect(await stock.list(counted)).toMatchObject({ totalItems: 2 });
  expect(await namesOf(counted)).toEqual(['Cokollatë', 'Arra']);
  expect(await namesOf({ productIds: [] })).toEqual([]);
});
