import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

function givenWarehouse() {
  const world = openWorld();
  const productId = givenProduct(world, { name: 'Miell', stock: 10 });
  const { stock } = world.call(givenUser(world, 'stocker')).stocker;
  const ledger = async () =>
    (await stock.movements({ productId })).movements.map(({ delta, reason, note }) => [delta, reason, note]);
  return { world, productId, stock, ledger };
}

test('an adjustment, a receipt and a count are taken back by opposite movements with their reason', async () => {
  const { world, productId, stock, ledger } = givenWarehouse();
  const other = givenProduct(world, { stock: 3 });
  const adjusted = await stock.adjust({ productId, operation: 'remove', quantity: 4, note: 'Dëmtuar' });
  expect(await stock.undo(adjusted)).toMatchObject([{ productId, stock: 10 }]);
  const lines = [productId, other].map((each) => ({ productId: each, quantity: 7 }));
  const [received] = await stock.receive({ lines });
  expect(await stock.undo(received!)).toMatchObject([{ stock: 10 }, { productId: other, stock: 3 }]);
  const [counted] = await stock.count({ lines: [{ productId, counted: 12, expected: 10 }] });
  expect(await stock.undo(counted!)).toMatchObject([{ productId, stock: 10 }]);
  expect(await ledger()).toEqual([
    [-2, 'counted', 'U kthye'],
    [2, 'counted', 'Numëruar: 12'],
    [-7, 'received', 'U kthye'],
    [7, 'received', ''],
    [4, 'adjusted', 'U kthye'],
    [-4, 'adjusted', 'Dëmtuar'],
    [10, 'opening', ''],
  ]);
  expectInvariants(world);
});

test('what was taken back once, counted since, sold, grown old or another’s is not taken back, and it is said why', async () => {
  const { world, productId, stock } = givenWarehouse();
  const reasonOf = async (changed: { readonly changeId: number } | undefined) => {
    const { message } = await rejectionOf(stock.undo(changed!));
    return message;
  };
  const twice = await stock.adjust({ productId, operation: 'add', quantity: 1 });
  const { stock: others } = world.call(givenUser(world, 'stocker')).stocker;
  expect(await rejectionOf(others.undo(twice))).toMatchObject({ code: 'undo-not-found' });
  await stock.undo(twice);
  expect(await reasonOf(twice)).toBe('Ky ndryshim është kthyer tashmë.');
  const [before] = await stock.receive({ lines: [{ productId, quantity: 5 }] });
  world.advance(1000);
  await others.count({ lines: [{ productId, counted: 14, expected: 15 }] });
  expect(await reasonOf(before)).toBe('Kthimi nuk bëhet më: „Miell” u ndryshua përsëri ndërkohë.');
  const [sold] = await stock.receive({ lines: [{ productId, quantity: 5 }] });
  await givenOrder(world, givenUser(world, 'customer'), [[productId, 16]]);
  expect(await reasonOf(sold)).toBe('Kthimi nuk bëhet më: nga „Miell” janë të lira vetëm 3 copë, duhen 5.');
  world.advance(61_000);
  expect(await reasonOf(sold)).toBe('Kthimi nuk bëhet më: ka kaluar më shumë se një minutë.');
  expect(stockOf(world, productId)).toBe(3);
  expectInvariants(world);
});
