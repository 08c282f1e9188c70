import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { argv } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { MAX_IMPORT_ROWS } from '#shared/inputs/import-inputs.ts';
import { openShop, type Shop, seedTemplate } from '#testing/e2e/shop-server.ts';
import { catchUp, logInAll, send } from './crowd-scenes.ts';
import { describeWait, startBystanders } from './parts/bystanders.ts';
import { memoryOf } from './parts/server-figures.ts';

/**
 * Cost of the largest tables for other users: the list of 200,000 orders with VAT as CSV and as a workbook, and an
 * import of 20,000 products, previewed and written. `node bench/tables.ts [DATA_DIR]` prints for each the duration,
 * the rise of the server's memory, and the longest wait of a bystander. Fails above the limits. A given data folder is
 * copied and has to contain a demo shop.
 */
const MEMORY_LIMIT_MB = 150;
const WAIT_LIMIT_MS = 50;
const SAMPLE_MS = 25;

async function measure(name: string, shop: Shop, work: () => Promise<string>): Promise<void> {
  const idle = memoryOf(shop.pid);
  let peak = idle;
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOf(shop.pid));
  }, SAMPLE_MS);
  const leave = startBystanders(shop);
  await wait(500);
  const startedAt = performance.now();
  const said = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  const { longest, longestWithCores } = await leave();
  clearInterval(sampling);
  const { ms, withoutCore } = longestWithCores;
  if (peak - idle > MEMORY_LIMIT_MB || ms - withoutCore > WAIT_LIMIT_MS) process.exitCode = 1;
  console.log(
    `${name}: ${said}, ${seconds.toFixed(1)} s; memory ${idle.toFixed(0)} MB +${(peak - idle).toFixed(0)}; longest wait ${describeWait(longest)}; with a core for each ${describeWait(longestWithCores)}`,
  );
}

type Office = { readonly shop: Shop; readonly cookie: string };

async function ask(office: Office, name: string, body: object, method: 'GET' | 'POST'): Promise<Status> {
  const { shop, cookie } = office;
  const input = method === 'GET' ? `?input=${encodeURIComponent(JSON.stringify(body))}` : '';
  const answer = await send(shop, `/trpc/admin.${name}${input}`, {
    cookie,
    method,
    ...(method === 'POST' ? { body } : {}),
  });
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.text.slice(0, 300)}`);
  return (JSON.parse(answer.text) as { result: { data: Status } }).result.data;
}

type Status = {
  readonly id: string;
  readonly phase: string;
  readonly done: number;
  readonly failure: string;
};

async function until(office: Office, name: string, id: string, phase: string): Promise<Status> {
  for (;;) {
    const status = await ask(office, `${name}.status`, { id }, 'GET');
    if (status.phase === phase) return status;
    if (status.phase === 'failed') throw new Error(`${name}: ${status.failure}`);
    await wait(200);
  }
}

async function exportSales(office: Office, format: 'csv' | 'xlsx'): Promise<string> {
  const request = { what: 'sales-book', format, from: '2015-01-01', to: '2035-12-31' };
  const { id } = await ask(office, 'exports.start', request, 'POST');
  const { done } = await until(office, 'exports', id, 'done');
  const file = await send(office.shop, `/api/admin/exports/${id}`, { cookie: office.cookie });
  return `${done} rows, ${file.status}, ${(file.text.length / 1024 / 1024).toFixed(0)} MB`;
}

async function startImport({ shop, cookie }: Office): Promise<string> {
  const lines = Array.from(
    { length: MAX_IMPORT_ROWS },
    (_, at) => `M-${at};Artikulli i matjes ${at};pasticeri;${1 + (at % 90)},50;18;100`,
  );
  const form = new FormData();
  form.set('kind', 'products');
  form.set('file', new File([['Kodi;Emri;Kategoria;Çmimi;TVSH;Sasia', ...lines].join('\n')], 'matja.csv'));
  const answer = await fetch(`${shop.url}/trpc-upload/admin.imports.start`, {
    method: 'POST',
    headers: { origin: shop.url, cookie },
    body: form,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text}`);
  const { result } = JSON.parse(text) as { result: { data: Status } };
  return result.data.id;
}

const given = argv[2];
const template =
  given ?? (await seedTemplate(['--products', '5000', '--customers', '2000', '--orders', '200000']));
try {
  if (given === undefined) catchUp(template);
  const { admin: cookie } = await logInAll(template);
  const shop = await openShop(template, {}, 'bundle');
  const office = { shop, cookie };
  try {
    // The first call compiles code, which is not measured here.
    for (let turn = 0; turn < 50; turn += 1) await send(shop, '/api/health', { cookie });
    await ask(office, 'overview.today', {}, 'GET');
    await wait(3000);
    await measure('nothing', shop, async () => wait(5000, 'nobody else'));
    await measure('sales as CSV', shop, () => exportSales(office, 'csv'));
    await measure('sales as a workbook', shop, () => exportSales(office, 'xlsx'));
    let id = '';
    await measure('import looked at', shop, async () => {
      id = await startImport(office);
      const { done } = await until(office, 'imports', id, 'ready');
      return `${done} rows`;
    });
    await measure('import written', shop, async () => {
      await ask(office, 'imports.confirm', { id }, 'POST');
      const { done } = await until(office, 'imports', id, 'done');
      return `${done} rows`;
    });
  } finally {
    await shop.close();
  }
} finally {
  if (given === undefined) rmSync(template, { recursive: true, force: true });
}
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
