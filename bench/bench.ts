import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { syncToDisk } from '#db/backup/durable-files.ts';
import { openShop, type Shop, seedTemplate, serveFolder } from '#testing/e2e/shop-server.ts';
import { buildServerWhenStale } from '../scripts/server-bundle.ts';
import { buildWebWhenStale } from '../scripts/web-bundle.ts';
import {
  assertAnswers,
  bytesOnTheWay,
  CONNECTIONS,
  type Measured,
  measure,
  medianRound,
} from './parts/measure.ts';
import { type MixedDay, runMixedDay } from './parts/mixed-day.ts';
import { prepareShop } from './parts/prepare-shop.ts';
import { requestsOf } from './parts/requests.ts';
import { notPacked, type Scenario, toDay, toScenarios } from './parts/scenarios.ts';
import { medianBy, memoryOf } from './parts/server-figures.ts';
import { findDatabase, settle } from './parts/shop-database.ts';

/**
 * Speed of the shop as a ratio of a bare server in the same run on the same machine: reads against the same compressed
 * bytes without a shop, orders against one bare transaction. The ratio separates a change of the program from a slower
 * machine. Then a mixed day at a fixed rate. `npm run bench -- --seconds 2 --rounds 5 --products 5000 --customers 200
 * --orders 20000 --day 300 --rate 200`. `--only stocker` runs only scenarios of that name, `--data FOLDER` uses a
 * seeded shop, `--profile FOLDER` writes CPU profiles of the server, `--save FILE` writes the figures as JSON.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    products: { type: 'string', default: '5000' },
    customers: { type: 'string', default: '200' },
    orders: { type: 'string', default: '20000' },
    day: { type: 'string', default: '60' },
    rate: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
    data: { type: 'string' },
    profile: { type: 'string' },
    save: { type: 'string' },
  },
});
const SECONDS = Number(values.seconds);
const ROUNDS = Number(values.rounds);
const STARTS = 5;
const ENV = { LOG_LEVEL: 'info' };

type Reference = { readonly url: string; readonly child: ChildProcess };

await buildWebWhenStale();
await buildServerWhenStale();
const size = ['--products', values.products, '--customers', values.customers, '--orders', values.orders];
const template = values.data ?? (await seedTemplate(size));
if (!values.data) settle(template);
const readyMs = await measureStart(template);
const profiled = values.profile ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile}` } : {};
const shop = await openShop(template, { ...ENV, ...profiled }, 'bundle');
// Otherwise the disk would still be writing the copy of the shop while it is measured.
syncToDisk(path.join(shop.dataDir, 'furnizo.sqlite'));
const idleMb = memoryOf(shop.pid);
try {
  await run(shop);
} finally {
  await shop.close();
  if (!values.data) rmSync(template, { recursive: true, force: true });
}

/** Ms until the shop listens; the first start compiles the program. */
async function measureStart(dataDir: string): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start <= STARTS; start += 1) {
    const startedAt = performance.now();
    const started = await serveFolder(dataDir, ENV, 'bundle');
    if (start > 0) times.push(performance.now() - startedAt);
    await started.close();
  }
  return Math.round(medianBy(times, (time) => time));
}

async function run({ dataDir, url, pid }: Shop): Promise<void> {
  const requests = requestsOf(await prepareShop(findDatabase(dataDir)));
  const scenarios = toScenarios(requests).filter(({ name }) => name.includes(values.only));
  const reference = await openReference([
    await bytesOnTheWay(url, requests.category(0)),
    await bytesOnTheWay(url, notPacked(requests)),
  ]);
  const bare: readonly Scenario[] = [
    { name: 'bare bytes', make: () => ({ method: 'GET', path: '/bytes' }), against: 'bytes' },
    {
      name: 'bare bytes, not packed',
      make: () => ({ method: 'GET', path: '/bytes-not-packed' }),
      against: 'bytes, not packed',
    },
    { name: 'bare order', make: () => ({ method: 'POST', path: '/order' }), against: 'order' },
  ];
  const all = [...bare, ...scenarios];
  const rounds = new Map(all.map(({ name }) => [name, [] as Measured[]]));
  const urlOf = (scenario: Scenario) => (bare.includes(scenario) ? reference.url : url);
  const pidOf = (scenario: Scenario) => (bare.includes(scenario) ? reference.child.pid : pid);
  try {
    for (const scenario of all) {
      await assertAnswers(urlOf(scenario), scenario);
      await measure(urlOf(scenario), scenario, 1, pidOf(scenario));
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const scenario of all) {
        rounds.get(scenario.name)?.push(await measure(urlOf(scenario), scenario, SECONDS, pidOf(scenario)));
      }
    }
  } finally {
    reference.child.kill('SIGTERM');
  }
  const seconds = Number(values.day);
  const day =
    seconds > 0 ? await runMixedDay(url, toDay(requests), pid, { seconds, rate: Number(values.rate) }) : null;
  const medians = new Map([...rounds].map(([name, measured]) => [name, medianRound(measured)]));
  report(all, medians, day, memoryOf(pid));
}

function report(
  scenarios: readonly Scenario[],
  medians: ReadonlyMap<string, Measured>,
  day: MixedDay | null,
  afterMb: number,
): void {
  const figures = scenarios.flatMap(({ name, against }) => {
    const measured = medians.get(name);
    const reference = medians.get(`bare ${against}`);
    if (!measured || !reference) return [];
    return [{ name, against, ...measured, ratio: measured.perSecond / reference.perSecond }];
  });
  const rows = figures.map(({ name, against, perSecond, p99, cpuMs, ratio, failures }) => {
    const speed = Math.round(perSecond).toLocaleString('en');
    return `| ${name} | ${speed} | ${p99} | ${cpuMs.toFixed(2)} | ${ratio.toFixed(2)} of bare ${against} | ${failures} |`;
  });
  const ofDay = day
    ? [
        `A mixed day, ${day.rate} requests/s for ${day.seconds} s, ${day.total.toLocaleString('en')} in all: half within ${day.p50} ms, ` +
          `99 of 100 within ${day.p99} ms, the longest ${day.longest} ms, ${day.failures} failed${day.firstFailure && ` (${day.firstFailure})`}; memory from ${day.fromMb} to ${day.toMb} MB, ` +
          `${day.slopeMb.toFixed(2)} MB a minute, at most ${day.peakMb} MB.`,
        '',
      ]
    : [];
  const lines = [
    `${values.data ?? size.join(' ')}; ${cpus().length} cores, ${CONNECTIONS} connections,`,
    `medians of ${ROUNDS} rounds of ${SECONDS} s; load of the machine at the end ${loadavg()[0]?.toFixed(1)}.`,
    '',
    '| | requests/s | p99, ms | processor, ms each | ratio | failed |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    ...ofDay,
    `Ready after ${readyMs} ms; ${idleMb} MB idle, ${afterMb} MB after all this.`,
    '',
  ];
  process.stdout.write(lines.join('\n'));
  // Rejections are fast and would flatter the figure.
  if (day?.failures || figures.some(({ failures }) => failures > 0)) process.exitCode = 1;
  if (values.save) {
    writeFileSync(values.save, `${JSON.stringify({ figures, day, readyMs, idleMb, afterMb }, null, 2)}\n`);
  }
}

async function openReference(sizes: readonly number[]): Promise<Reference> {
  const child = spawn(process.execPath, ['bench/reference.ts', ...sizes.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', (line: string) => resolve(line.trim()));
    child.once('close', (code) => reject(new Error(`The reference ended with ${code}.`)));
  });
  return { url, child };
}
