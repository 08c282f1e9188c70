import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { serveWithoutSleep } from '#db/client.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenFolder } from '#testing/given-folder.ts';
import { stockOf } from '#testing/given-orders.ts';
import { openWorldInFile } from '#testing/world.ts';

test('an order placed while another program writes waits for it, and the shop goes on meanwhile', async () => {
  const file = join(givenFolder(), 'shop.db');
  const world = openWorldInFile(file);
  serveWithoutSleep(world.handle);
  const productId = givenProduct(world, { stock: 10 });
  const customer = givenUser(world, 'customer');
  const other = new Database(file);
  onTestFinished(() => void other.close());
  other.exec('BEGIN IMMEDIATE');
  const products = [{ productId, quantity: 3 }];
  const placing = world.call(customer).customer.orders.place({ products, deliverDate: '2026-11-19' });
  // Let the event loop turn: a blocked process would never let the other one finish.
  for (let turns = 0; turns < 10; turns += 1) await turn();
  expect(stockOf(world, productId)).toBe(10);
  other.exec('COMMIT');
  await placing;
  expect(stockOf(world, productId)).toBe(7);
});

test('another program that never lets go costs an answer, not the shop', async () => {
  const file = join(givenFolder(), 'shop.db');
  const world = openWorldInFile(file);
  serveWithoutSleep(world.handle);
  const productId = givenProduct(world, { stock: 10 });
  const customer = givenUser(world, 'customer');
  const other = new Database(file);
  onTestFinished(() => void other.close());
  other.exec('BEGIN IMMEDIATE');
  const products = [{ productId, quantity: 3 }];
  const placing = world.call(customer).customer.orders.place({ products, deliverDate: '2026-11-19' });
  await expect(placing).rejects.toMatchObject({ cause: { code: 'SQLITE_BUSY' } });
  expect(stockOf(world, productId)).toBe(10);
});
