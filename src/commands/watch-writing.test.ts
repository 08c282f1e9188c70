import { statSync } from 'node:fs';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { closeDatabaseThread } from '#db/database-thread.ts';
import { readStoredNumbers } from '#db/last-numbers.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenDataFolder } from '#testing/given-folder.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { openWorldInFile } from '#testing/world.ts';
import { watchWriting } from './watch-writing.ts';

afterAll(closeDatabaseThread);

test('the last numbers are stored at once, and the log is taken in when writing pauses', async () => {
  const folder = givenDataFolder();
  const world = openWorldInFile(folder.databaseFile);
  const customer = givenUser(world, 'customer');
  const product = givenProduct(world, { stock: 100, priceE4: 1000_00 });
  const log = { error: vi.fn(), warn: vi.fn() };
  onTestFinished(watchWriting({ folder, handle: world.handle, log, mayCheckpoint: true }));
  expect(readStoredNumbers(folder.databaseFile)).toMatchObject({ lastOrder: 0 });
  const orderId = await givenOrder(world, customer, [[product, 2]]);
  await vi.waitFor(
    () => expect(readStoredNumbers(folder.databaseFile)).toMatchObject({ lastOrder: orderId }),
    5_000,
  );
  await vi.waitFor(() => expect(statSync(`${folder.databaseFile}-wal`).size).toBe(0), 30_000);
});
