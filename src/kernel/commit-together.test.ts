import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { products } from '#db/schema/catalog.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { stockOf, THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorld } from '#testing/world.ts';
import { commitTogether } from './commit-together.ts';
import type { Ctx } from './ctx.ts';
import { DomainError } from './domain-error.ts';

function givenShelf() {
  const world = openWorld();
  const ctx = world.as(null);
  const flour = givenProduct(world, { stock: 0 });
  const commits = vi.spyOn(world.handle.db, 'transaction');
  const setStock = (tx: Ctx, stock: number) => {
    tx.db.update(products).set({ stock }).where(eq(products.id, flour)).run();
    tx.emit({ type: 'stock', productIds: [flour] });
    return stock;
  };
  const raise = (tx: Ctx) => setStock(tx, Number(stockOf(world, flour)) + 1);
  return { world, ctx, flour, commits, setStock, raise };
}

test('who writes in the same moment shares a commit, and sees what those before did', async () => {
  const { world, ctx, flour, commits, raise } = givenShelf();
  const answers = await Promise.all([1, 2, 3].map(() => commitTogether(ctx, raise)));
  expect(answers).toEqual([1, 2, 3]);
  expect(stockOf(world, flour)).toBe(3);
  expect(commits).toHaveBeenCalledTimes(1);
  expect(world.events).toHaveLength(3);
});

test('twenty-five at once are three commits', async () => {
  const { world, ctx, flour, commits, raise } = givenShelf();
  await Promise.all(Array.from({ length: 25 }, () => commitTogether(ctx, raise)));
  expect(stockOf(world, flour)).toBe(25);
  expect(commits).toHaveBeenCalledTimes(3);
});

test('nobody hears of it, and nobody is answered, before all of it stands', async () => {
  const { world, ctx, raise } = givenShelf();
  const heard = () => world.events.length;
  const seen = await Promise.all([
    commitTogether(ctx, (tx) => [raise(tx), heard()] as const),
    commitTogether(ctx, (tx) => [raise(tx), heard()] as const),
  ]);
  expect(seen).toEqual([
    [1, 0],
    [2, 0],
  ]);
  expect(heard()).toBe(2);
});

test('a listener that fails keeps nobody else from their answer', async () => {
  const { ctx, flour, world, raise } = givenShelf();
  const deaf = {
    ...ctx,
    emit: () => {
      throw new Error('deaf');
    },
  };
  const outcomes = await Promise.allSettled([commitTogether(deaf, raise), commitTogether(ctx, raise)]);
  expect(outcomes).toMatchObject([{ reason: { message: 'deaf' } }, { value: 2 }]);
  expect(stockOf(world, flour)).toBe(2);
});

test('a rejection takes back its own and nothing else', async () => {
  const { world, ctx, flour, commits, raise, setStock } = givenShelf();
  const outcomes = await Promise.allSettled([
    commitTogether(ctx, raise),
    commitTogether(ctx, (tx) => {
      setStock(tx, 90);
      throw new DomainError('product-not-found');
    }),
    commitTogether(ctx, raise),
  ]);
  expect(outcomes).toMatchObject([{ value: 1 }, { reason: { code: 'product-not-found' } }, { value: 2 }]);
  expect(stockOf(world, flour)).toBe(2);
  expect(commits).toHaveBeenCalledTimes(1);
  expect(world.events).toHaveLength(2);
});

test('after a fault everybody is served by themselves, and the faulty one fails', async () => {
  const { world, ctx, flour, raise, setStock } = givenShelf();
  const outcomes = await Promise.allSettled([
    commitTogether(ctx, raise),
    commitTogether(ctx, (tx) => {
      setStock(tx, 90);
      throw new Error('broken');
    }),
    commitTogether(ctx, raise),
  ]);
  expect(outcomes).toMatchObject([{ value: 1 }, { reason: { message: 'broken' } }, { value: 2 }]);
  expect(stockOf(world, flour)).toBe(2);
  expect(world.events).toHaveLength(2);
});

test('where nothing can be stored all fail, and nothing is tried again', async () => {
  const { world, ctx, flour, commits, raise } = givenShelf();
  commits.mockImplementationOnce(() => {
    throw new Error('the disk is full');
  });
  const outcomes = await Promise.allSettled([commitTogether(ctx, raise), commitTogether(ctx, raise)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(commits).toHaveBeenCalledTimes(1);
  expect(stockOf(world, flour)).toBe(0);
});

test('the last box goes to one of two who order it at once, and an order sent twice at once is one', async () => {
  const world = openWorld();
  const box = givenProduct(world, { stock: 1 });
  const sugar = givenProduct(world, { stock: 10 });
  const [one, other] = [givenUser(world, 'customer'), givenUser(world, 'customer')].map(
    (actor) => world.call(actor).customer,
  );
  const wish = (productId: number, idempotencyKey?: string) => ({
    products: [{ productId, quantity: 1 }],
    deliverDate: THURSDAY,
    idempotencyKey,
  });
  const outcomes = await Promise.allSettled([
    one?.orders.place(wish(box)),
    other?.orders.place(wish(box)),
    one?.orders.place(wish(sugar, 'the-same-key-twice')),
    one?.orders.place(wish(sugar, 'the-same-key-twice')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect((await one?.orders.list({ limit: 10 }))?.orders).toHaveLength(2);
  expect([stockOf(world, box), stockOf(world, sugar)]).toEqual([0, 9]);
  expectInvariants(world);
});
