import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenFolder } from '#testing/given-folder.ts';
import { stockOf } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorldInFile, WEDNESDAY_MORNING, type World } from '#testing/world.ts';

const BUYER = fileURLToPath(new URL('../../../testing/order-from-another-process.ts', import.meta.url));

type Outcome = { readonly placed: number; readonly short: number };

function listenTo(buyer: ChildProcess) {
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    buyer.stdout?.on('data', (text) => {
      said += String(text);
      if (said.startsWith('ready')) resolve();
    });
    buyer.once('exit', (code) => reject(new Error(`ended before it was ready: ${code}`)));
  });
  return { ready, result: () => JSON.parse(said.replace('ready\n', '')) as Outcome };
}

async function race(file: string, world: World, productId: number) {
  const buyers = [1, 2].map(() => {
    const customer = givenUser(world, 'customer');
    const words = [BUYER, file, customer.id, productId, 20, WEDNESDAY_MORNING].map(String);
    return spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  });
  const started = buyers.map(listenTo);
  await Promise.all(started.map((buyer) => buyer.ready));
  for (const buyer of buyers) buyer.stdin?.end('go\n');
  await Promise.all(buyers.map((buyer) => once(buyer, 'close')));
  const results = started.map((buyer) => buyer.result());
  const sum = (what: keyof Outcome) => results.reduce((total, result) => total + result[what], 0);
  return { placed: sum('placed'), short: sum('short') };
}

test('two processes race for the last boxes: each box is sold once, and stock is never below zero', async () => {
  const file = join(givenFolder(), 'shop.db');
  const world = openWorldInFile(file);
  const productId = givenProduct(world, { stock: 25 });
  expect(await race(file, world, productId)).toEqual({ placed: 25, short: 15 });
  expect(stockOf(world, productId)).toBe(0);
  expectInvariants(world);
});

test('two processes race for the last places of a day: each place is taken once', async () => {
  const file = join(givenFolder(), 'shop.db');
  const world = openWorldInFile(file);
  const productId = givenProduct(world, { stock: 100 });
  const day = { isOpen: true, cutoffHour: 24, cutoffDays: 0, capacity: 7 };
  const rules = world.call(givenUser(world, 'admin')).admin.deliveryRules;
  const version = (await rules.list())[0]?.version ?? '';
  await rules.save({ regionId: 1, weekdays: Array.from({ length: 7 }, () => day), version });
  expect(await race(file, world, productId)).toEqual({ placed: 7, short: 33 });
  expect(stockOf(world, productId)).toBe(93);
  expectInvariants(world);
});
