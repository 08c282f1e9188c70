import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#db/client.ts';
import { openShop, seedTemplate } from '#testing/e2e/shop-server.ts';
import { deliveryDay, logInAll, type People, send } from './crowd-scenes.ts';

const seconds = Number(process.argv[2] ?? 15);
const turns = Number(process.argv[3] ?? 4);
const CUSTOMERS = 2;
const READERS = 2;
const PAUSE_MS = 40;

type Times = { readonly orders: number[]; readonly reads: number[] };

async function turn(template: string, people: People, hasStandby: boolean): Promise<Times> {
  const place = mkdtempSync(join(tmpdir(), 'furnizo-standby-'));
  const shop = await openShop(template, hasStandby ? { STANDBY: place } : {}, 'bundle');
  const times: Times = { orders: [], reads: [] };
  try {
    await wait(3000);
    const until = performance.now() + seconds * 1000;
    const asLongAs = async (list: number[], act: () => Promise<number>, wanted: number) => {
      while (performance.now() < until) {
        const startedAt = performance.now();
        const status = await act();
        if (status !== wanted) throw new Error(`Answered ${status}`);
        list.push(performance.now() - startedAt);
        await wait(PAUSE_MS);
      }
    };
    const order = (cookie: string) => async () => {
      const body = { products: [{ product_id: 1, quantity: 1 }], deliver_date: deliveryDay() };
      const path = '/api/orders/create-order';
      const key = randomUUID();
      return (await send(shop, path, { cookie, method: 'POST', body, key })).status;
    };
    const read = async () =>
      (await send(shop, '/api/products/search?query=cokollate&page=1&limit=20')).status;
    await Promise.all([
      ...people.customers.slice(0, CUSTOMERS).map((cookie) => asLongAs(times.orders, order(cookie), 201)),
      ...Array.from({ length: READERS }, () => asLongAs(times.reads, read, 200)),
    ]);
    return times;
  } finally {
    await shop.close();
    rmSync(place, { recursive: true, force: true });
  }
}

function fillStock(dataDir: string): void {
  const { connection } = openDatabase(join(dataDir, 'furnizo.sqlite'));
  connection.exec(
    'UPDATE products SET stock = 1000000, region_ids = NULL, min_quantity = 1, order_step = 1 WHERE id = 1',
  );
  connection.close();
}

function at(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(share * (times.length - 1))] ?? 0;
}

function say(name: string, all: readonly Times[], of: (times: Times) => number[]): void {
  const each = all.map(of);
  const count = each.flat().length;
  const p99s = each.map((times) => at(times, 0.99));
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  console.log(
    `${name}: ${count}, p50 ${ms(at(each.flat(), 0.5))}, p99 ${ms(at(each.flat(), 0.99))}, median of the turns' p99 ${ms(at(p99s, 0.5))}`,
  );
}

const template = await seedTemplate(['--products', '2000', '--customers', '50', '--orders', '2000']);
try {
  const people = await logInAll(template);
  fillStock(template);
  const [without, withStandby]: [Times[], Times[]] = [[], []];
  for (let count = 0; count < turns; count += 1) {
    without.push(await turn(template, people, false));
    withStandby.push(await turn(template, people, true));
  }
  say('orders without', without, ({ orders }) => orders);
  say('orders with', withStandby, ({ orders }) => orders);
  say('reads without', without, ({ reads }) => reads);
  say('reads with', withStandby, ({ reads }) => reads);
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  rmSync(template, { recursive: true, force: true });
}
