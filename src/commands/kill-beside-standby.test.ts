import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#db/client.ts';
import { closeDatabaseThread } from '#db/database-thread.ts';
import { fetchStandby } from '#db/standby/fetch-standby.ts';
import { findLitestream } from '#db/standby/litestream.ts';
import { givenProduct } from '#testing/builders.ts';
import { givenFolder } from '#testing/given-folder.ts';
import { givenShopFile, nextDeliveryDay } from '#testing/given-shop-file.ts';
import { lookThrough } from '#testing/look-through.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { type Running, runCommand } from '#testing/run-command.ts';

const KILLS = propertyRuns(1);
const CUSTOMERS = 4;
const MAX_LOST_MS = 2_000;
const ACCESS = { keyFile: null, hostKey: null, endpoint: null, environment: {} };

type Placed = { readonly id: number; readonly at: number };

afterAll(closeDatabaseThread);

// Needs Litestream, which the packages include for Linux x64.
test.skipIf(findLitestream().litestream === null)(
  'a computer that is gone in the middle of the day costs two seconds of orders, and the shop opens elsewhere',
  async () => {
    const [dataDir, place] = [givenFolder(), givenFolder()];
    const { customers } = await fillShop(dataDir);
    const placed: Placed[] = [];
    const lost: number[] = [];
    for (let round = 1; round <= KILLS; round += 1) {
      const shop = runCommand(['serve'], dataDir, { env: { STANDBY: place } });
      const url = await shop.url;
      await expect.poll(() => existsSync(join(place, 'newest')), { timeout: 30_000 }).toBe(true);
      const buying = customers.map((cookie) => buyUntilGone(url, cookie, placed));
      // A shop that was open for less cannot have lost more, however busy the machine.
      await wait(KILLS === 1 ? 1_200 : 2_500 + ((round * 137) % 1_000));
      endComputer(shop, dataDir);
      const goneAt = performance.now();
      await Promise.all([...buying, shop.exitCode]);
      lost.push(await msLost(place, placed, goneAt));
    }
    expect(placed.length).toBeGreaterThan(KILLS * CUSTOMERS);
    report(placed.length, lost);
    expect(Math.max(...lost)).toBeLessThanOrEqual(MAX_LOST_MS);
    await openElsewhere(place, placed.length);
  },
  60_000 + KILLS * 15_000,
);

async function fillShop(dataDir: string): Promise<{ customers: string[] }> {
  const shop = givenShopFile(dataDir);
  for (let product = 0; product < 5; product += 1) givenProduct(shop, { stock: 1_000_000 });
  const customers = [];
  for (let customer = 0; customer < CUSTOMERS; customer += 1)
    customers.push((await shop.givenLogin('customer')).cookie);
  await shop.givenLogin('admin', { passwordHash: 'never used' });
  shop.handle.connection.close();
  writeFileSync(join(dataDir, 'images', 'abc.webp'), 'picture');
  writeFileSync(join(dataDir, 'documents', 'def.pdf'), 'paper');
  return { customers };
}

const answer = z.object({ order: z.object({ id: z.number() }) });

async function buyUntilGone(url: string, cookie: string, placed: Placed[]): Promise<void> {
  const body = JSON.stringify({
    products: [{ product_id: 1, quantity: 1 }],
    deliver_date: nextDeliveryDay(),
  });
  for (;;) {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie };
    try {
      const response = await fetch(`${url}/api/orders/create-order`, { method: 'POST', headers, body });
      const text = await response.text();
      expect(response.status, text).toBe(201);
      placed.push({ id: answer.parse(JSON.parse(text)).order.id, at: performance.now() });
    } catch (thrown) {
      if (thrown instanceof TypeError) return;
      throw thrown;
    }
  }
}

function endComputer(shop: Running, dataDir: string): void {
  const rows = execFileSync('ps', ['-axo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const copying = rows.filter((row) => row.includes('replicate') && row.includes(`${dataDir}/`));
  expect(copying.length).toBeGreaterThan(0);
  shop.child.kill('SIGKILL');
  for (const row of copying) process.kill(Number.parseInt(row, 10), 'SIGKILL');
}

async function msLost(place: string, placed: readonly Placed[], goneAt: number): Promise<number> {
  const copy = givenFolder();
  await fetchStandby({ place: { kind: 'folder', path: place }, ...ACCESS }, copy);
  const file = join(copy, 'furnizo.sqlite');
  expect(lookThrough(file)).toBeNull();
  const { connection } = openDatabase(file, { readonly: true });
  const kept = new Set(connection.prepare('SELECT id FROM orders').pluck().all());
  connection.close();
  const missing = placed.filter(({ id }) => !kept.has(id));
  return Math.max(0, ...missing.map(({ at }) => goneAt - at));
}

async function openElsewhere(place: string, orders: number): Promise<void> {
  const dataDir = join(givenFolder(), 'data');
  mkdirSync(dataDir);
  const restored = runCommand(['restore', '--from', place], dataDir);
  expect(await restored.exitCode, restored.output()).toBe(0);
  const shop = runCommand(['serve'], dataDir, { env: { STANDBY: place } });
  const url = await shop.url;
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  shop.child.kill('SIGTERM');
  expect(await shop.exitCode, shop.output()).toBe(0);
  expect(shop.output()).not.toContain('standby waits');
  const { connection } = openDatabase(join(dataDir, 'furnizo.sqlite'), { readonly: true });
  const kept = Number(connection.prepare('SELECT COUNT(*) FROM orders').pluck().get());
  connection.close();
  expect(kept).toBeLessThanOrEqual(orders + CUSTOMERS);
  expect(kept).toBeGreaterThan(0);
}

function report(orders: number, lost: readonly number[]): void {
  if (KILLS === 1) return;
  const sorted = lost.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  process.stdout.write(`${orders} orders, ${KILLS} ends; lost: median ${at(0.5)} ms, most ${at(1)} ms\n`);
}
