import { expect, test } from 'vitest';
import { findBrokenInvariants } from '#db/invariants.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { givenProduct } from '#testing/builders.ts';
import { openWorld } from '#testing/world.ts';
import { changeStock } from './change-stock.ts';
import { stockBandOf } from './stock-band.ts';

const BOUNDS = [1, 4, 16, 64, 256, 1024, 4096, 16_384];

test('the column of bands follows the stock, by the bounds that are asked for', () => {
  const world = openWorld();
  const { connection } = world.handle;
  const product = givenProduct(world, { stock: 0 });
  const read = connection.prepare<[number], { stock: number; band: number }>(
    'SELECT stock, stock_band AS band FROM products WHERE id = ?',
  );
  let before = 0;
  for (const stock of [...BOUNDS.flatMap((bound) => [bound - 1, bound]), 9_999_999, 3, 0]) {
    inTransaction(world.ctx, (tx) =>
      changeStock(tx, { productId: product, delta: stock - before, reason: 'counted' }),
    );
    before = stock;
    expect(read.get(product)).toEqual({ stock, band: stockBandOf(stock) });
    expect(findBrokenInvariants(connection)).toEqual([]);
  }
  connection.prepare('UPDATE products SET stock_band = 1 WHERE id = ?').run(product);
  expect(findBrokenInvariants(connection)).toEqual(['a stock lies in its band']);
});
