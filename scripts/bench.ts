import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import autocannon, { type Request } from 'autocannon';
import { openDatabase } from '#db/client.ts';
import { freezeDeliveredOrders } from '#domain/invoicing/freeze-delivered-orders.ts';
import { openShop, type Shop, seedTemplate } from '#testing/e2e/shop-server.ts';
import { prepareShop, type Scenario, toScenarios } from './bench/scenarios.ts';

/**
 * How much of a bare server's speed the shop reaches, in the same run on the same machine: reads against the same
 * number of bytes without a shop, orders against one bare transaction. The ratio tells a change of the program from a
 * slower machine. `npm run bench -- --seconds 2 --rounds 5 --products 5000 --customers 200 --orders 20000`. With
 * `--only stocker` only the scenarios of that name, `--data FOLDER` a shop that was seeded before, `--profile FOLDER`
 * where the server's time goes.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    products: { type: 'string', default: '5000' },
    customers: { type: 'string', default: '200' },
    orders: { type: 'string', default: '20000' },
    only: { type: 'string', default: '' },
    data: { type: 'string' },
    profile: { type: 'string' },
  },
});
const CONNECTIONS = 10;
const SECONDS = Number(values.seconds);
const ROUNDS = Number(values.rounds);
const MS_PER_TICK = 10;

type Measured = {
  readonly perSecond: number;
  readonly p99: number;
  readonly failures: number;
  /** What one request takes of the server's processor; unlike all else hardly touched by what else the machine does. */
  readonly cpuMs: number;
};

type Reference = { readonly url: string; readonly child: ChildProcess };

const size = ['--products', values.products, '--customers', values.customers, '--orders', values.orders];
const template = values.data ?? (await seedTemplate(size));
if (!values.data) settle(template);
const startedAt = performance.now();
const profiled = values.profile ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile}` } : {};
const shop = await openShop(template, { LOG_LEVEL: 'info', MALLOC_ARENA_MAX: '', ...profiled }, 'bundle');
const readyMs = performance.now() - startedAt;
const idleMb = memoryOf(shop);
try {
  await run(shop);
} finally {
  await shop.close();
  if (!values.data) rmSync(template, { recursive: true, force: true });
}

/**
 * What a shop of many years makes up for beside its first day is done beforehand: it would be measured with all else.
 */
function settle(dataDir: string): void {
  const handle = openDatabase(findDatabase(dataDir));
  freezeDeliveredOrders({
    db: handle.db,
    actor: null,
    clock: { now: () => Date.now() },
    emit: () => undefined,
  });
  handle.connection.close();
}

async function run(opened: Shop): Promise<void> {
  const { handle, people } = await prepareShop(findDatabase(opened.dataDir));
  handle.connection.close();
  const scenarios = toScenarios(opened.url, people).filter(({ name }) => name.includes(values.only));
  const category = await fetch(`${opened.url}/api/products/category/pasticeri?page=1&limit=20`);
  const reference = await openReference((await category.arrayBuffer()).byteLength);
  const all: readonly Scenario[] = [
    { name: 'bare bytes', url: `${reference.url}/bytes`, against: 'bytes' },
    { name: 'bare order', url: `${reference.url}/order`, method: 'POST', against: 'order' },
    ...scenarios,
  ];
  const results = new Map(all.map((scenario) => [scenario.name, [] as Measured[]]));
  const pidOf = ({ url }: Scenario) => (url.startsWith(reference.url) ? reference.child.pid : opened.pid);
  try {
    for (const scenario of all) {
      await assertAnswers(scenario);
      await measure(scenario, 1, pidOf(scenario));
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const scenario of all) {
        results.get(scenario.name)?.push(await measure(scenario, SECONDS, pidOf(scenario)));
      }
    }
  } finally {
    reference.child.kill('SIGTERM');
  }
  const medians = new Map([...results].map(([name, measured]) => [name, medianOf(measured)]));
  print(all, medians, memoryOf(opened));
}

/** A figure of rejections would be a fine one: whatever is measured has to be answered first. */
async function assertAnswers({ name, url, method = 'GET', headers = {}, requests }: Scenario): Promise<void> {
  const asked: readonly Request[] = requests?.() ?? [{ method, path: '', headers }];
  for (const request of asked) {
    const { path: at = '', method: how = method, headers: sent = {}, body } = request;
    const answer = await fetch(url + at, {
      method: how,
      headers: {
        ...headers,
        ...Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, `${value}`])),
      },
      ...(body === undefined ? {} : { body: `${body}` }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text.slice(0, 300)}`);
  }
}

function measure(scenario: Scenario, duration: number, pid: number | undefined): Promise<Measured> {
  const { url, method = 'GET', headers = {}, requests } = scenario;
  const cpuBefore = processorMs(pid);
  return new Promise((resolve, reject) => {
    autocannon(
      {
        url,
        method,
        headers: { accept: 'application/json, text/html', 'accept-encoding': 'br, gzip', ...headers },
        connections: CONNECTIONS,
        duration,
        ...(requests ? { requests: requests() } : {}),
      },
      (error: unknown, result) => {
        if (error) return reject(error instanceof Error ? error : new Error(String(error)));
        const failures = result.errors + result.non2xx;
        const cpuMs = (processorMs(pid) - cpuBefore) / Math.max(result.requests.total, 1);
        resolve({ perSecond: result.requests.average, p99: result.latency.p99, failures, cpuMs });
      },
    );
  });
}

function medianOf(measured: readonly Measured[]): Measured {
  const sorted = measured.toSorted((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return { ...middle, failures: measured.reduce((sum, { failures }) => sum + failures, 0) };
}

function print(
  scenarios: readonly Scenario[],
  medians: ReadonlyMap<string, Measured>,
  afterMb: number,
): void {
  const rows = scenarios.flatMap(({ name, against }) => {
    const measured = medians.get(name);
    const reference = medians.get(`bare ${against}`);
    if (!measured || !reference) return [];
    const perSecond = Math.round(measured.perSecond).toLocaleString('en');
    const ratio = (measured.perSecond / reference.perSecond).toFixed(2);
    const cpu = measured.cpuMs.toFixed(2);
    return `| ${name} | ${perSecond} | ${measured.p99} | ${cpu} | ${ratio} of bare ${against} | ${measured.failures} |`;
  });
  const lines = [
    `${values.products} products, ${values.customers} customers, ${values.orders} orders; ${cpus().length} cores, ${CONNECTIONS} connections,`,
    `medians of ${ROUNDS} rounds of ${SECONDS} s; load of the machine at the end ${loadavg()[0]?.toFixed(1)}.`,
    '',
    '| | requests/s | p99, ms | processor, ms each | ratio | failed |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    `Ready after ${Math.round(readyMs)} ms; ${idleMb} MB idle, ${afterMb} MB after all this.`,
    '',
  ];
  process.stdout.write(lines.join('\n'));
}

async function openReference(bytes: number): Promise<Reference> {
  const child = spawn(process.execPath, ['scripts/bench-reference.ts', `${bytes}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', (line: string) => resolve(line.trim()));
    child.once('close', (code) => reject(new Error(`The reference ended with ${code}.`)));
  });
  return { url, child };
}

function findDatabase(dataDir: string): string {
  const file = readdirSync(dataDir).find((name) => name.endsWith('.sqlite'));
  if (!file) throw new Error(`No database in ${dataDir}.`);
  return path.join(dataDir, file);
}

/** What the server's process holds, in MB; Linux alone says so. */
function memoryOf({ pid }: Shop): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** What a process has taken of the processor so far; Linux alone says so. */
function processorMs(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return 0;
  }
}
