import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { openShop, type Shop, seedTemplate } from '#testing/e2e/shop-server.ts';
import { logInAll, type People, type Scene, scenes, send } from './crowd-scenes.ts';
import type { Wait, Waits } from './parts/bystander.ts';
import { describeWait, startBystanders } from './parts/bystanders.ts';
import { memoryOf } from './parts/server-figures.ts';
import { settle } from './parts/shop-database.ts';

const WAIT_LIMIT_MS = 250;
const MEMORY_LIMIT_MB = 100;
const MAX_COLLECTING_S = 30;

const STRANGERS = new Set(['reads', 'suggestions', 'slow']);

async function warmUp(shop: Shop): Promise<void> {
  for (let page = 1; page <= 60; page += 1) await send(shop, `/api/products?page=${page}&limit=100`);
  await send(shop, '/api/products');
}

async function memoryAfter(shop: Shop, before: number): Promise<number> {
  for (let waited = 0; waited < MAX_COLLECTING_S; waited += 1) {
    if (memoryOf(shop.pid) - before <= MEMORY_LIMIT_MB) break;
    await wait(1000);
  }
  return memoryOf(shop.pid);
}

const NO_WAIT: Wait = { ms: 0, worked: 0, withoutCore: 0 };

async function play(name: string, scene: Scene, template: string, people: People): Promise<void> {
  // The shop's own limits apply to the stranger; the thousand listeners share one address here.
  const limits = { RATE_LIMIT: STRANGERS.has(name) ? 'on' : 'off' };
  const shop = await openShop(template, limits, 'bundle');
  try {
    await warmUp(shop);
    const before = memoryOf(shop.pid);
    let leave = async (): Promise<Waits> => ({ longest: NO_WAIT, longestWithCores: NO_WAIT });
    const said = await scene(shop, people, async () => {
      leave = startBystanders(shop);
      await wait(500);
    });
    const { longest, longestWithCores } = await leave();
    const grown = (await memoryAfter(shop, before)) - before;
    const { ms, withoutCore } = longestWithCores;
    const isHeld = ms - withoutCore <= WAIT_LIMIT_MS && grown <= MEMORY_LIMIT_MB;
    if (!isHeld) process.exitCode = 1;
    console.log(
      `${name}: ${said}; longest wait ${describeWait(longest)}; with a core for each ${describeWait(longestWithCores)}; memory ${before} MB ${grown < 0 ? '' : '+'}${grown}`,
    );
  } finally {
    await shop.close();
  }
}

const wanted = process.argv[2];
const template = await seedTemplate(['--products', '20000', '--customers', '200', '--orders', '9000']);
try {
  settle(template);
  const people = await logInAll(template);
  for (const [name, scene] of Object.entries(scenes)) {
    if (wanted === undefined || wanted === name) await play(name, scene, template, people);
  }
  console.log(
    `load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
} finally {
  rmSync(template, { recursive: true, force: true });
}
