import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openShop, type Shop, seedTemplate } from '#testing/e2e/shop-server.ts';
import { logInAll, send } from './crowd-scenes.ts';
import { describeWait, startBystanders } from './parts/bystanders.ts';
import { largestFiles } from './parts/largest-files.ts';
import { memoryOf, untilAtRest } from './parts/server-figures.ts';

/**
 * Cost of the largest tables for other users: each importer's largest file, previewed and (products) written, and the
 * exports of the shop. `node bench/tables.ts [--only WORD] [DATA_DIR]` prints for each the duration, the rise of the
 * server's memory and the longest wait of a bystander. Fails above the limits. A given data folder is copied and has to
 * contain a demo shop; without one a small one is created, and the whole run takes less than three minutes.
 */
const MEMORY_LIMIT_MB = 150;
const WAIT_LIMIT_MS = 50;
const SAMPLE_MS = 25;

async function measure(name: string, shop: Shop, work: () => Promise<string>): Promise<void> {
  await untilAtRest(shop.pid);
  const idle = memoryOf(shop.pid);
  let peak = idle;
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOf(shop.pid));
  }, SAMPLE_MS);
  const leave = startBystanders(shop);
  const startedAt = performance.now();
  const said = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  const { longest, longestWithCores } = await leave();
  clearInterval(sampling);
  const { ms, withoutCore } = longestWithCores;
  const isOver = peak - idle > MEMORY_LIMIT_MB || ms - withoutCore > WAIT_LIMIT_MS;
  if (isOver) process.exitCode = 1;
  console.log(
    `${isOver ? '✗' : '✓'} ${name}: ${said}, ${seconds.toFixed(1)} s; memory ${idle.toFixed(0)} MB +${(peak - idle).toFixed(0)}; longest wait ${describeWait(longest)}; with a core for each ${describeWait(longestWithCores)}`,
  );
}

type Office = { readonly shop: Shop; readonly cookie: string };

async function ask<T>(
  { shop, cookie }: Office,
  name: string,
  body: object,
  method: 'GET' | 'POST',
): Promise<T> {
  const input = method === 'GET' ? `?input=${encodeURIComponent(JSON.stringify(body))}` : '';
  const answer = await send(shop, `/trpc/admin.${name}${input}`, {
    cookie,
    method,
    ...(method === 'POST' ? { body } : {}),
  });
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.text.slice(0, 300)}`);
  return (JSON.parse(answer.text) as { result: { data: T } }).result.data;
}

type Status = {
  readonly id: string;
  readonly phase: string;
  readonly done: number;
  readonly failure: string;
};

async function until(
  office: Office,
  name: string,
  id: string,
  ...phases: readonly string[]
): Promise<Status> {
  for (;;) {
    const status = await ask<Status>(office, `${name}.status`, { id }, 'GET');
    if (phases.includes(status.phase)) return status;
    if (status.phase === 'failed') throw new Error(`${name}: ${status.failure}`);
    await wait(100);
  }
}

async function exportSales(office: Office, format: 'csv' | 'xlsx'): Promise<string> {
  const request = { what: 'sales-book', format, from: '2015-01-01', to: '2035-12-31' };
  const { id } = await ask<Status>(office, 'exports.start', request, 'POST');
  const { done } = await until(office, 'exports', id, 'done');
  const file = await send(office.shop, `/api/admin/exports/${id}`, { cookie: office.cookie });
  return `${done} rows, ${file.status}, ${(file.text.length / 1024 / 1024).toFixed(1)} MB`;
}

type Upload = { readonly ok: boolean; readonly said: string; readonly id: string };

async function upload({ shop, cookie }: Office, name: string, form: FormData): Promise<Upload> {
  const answer = await fetch(`${shop.url}/trpc-upload/admin.${name}.start`, {
    method: 'POST',
    headers: { origin: shop.url, cookie },
    body: form,
  });
  const { result, error } = JSON.parse(await answer.text()) as {
    readonly result?: { readonly data: { readonly id: string } };
    readonly error?: { readonly message: string };
  };
  return { ok: answer.ok, said: error?.message ?? '', id: result?.data.id ?? '' };
}

async function look(office: Office, kind: string, bytes: Uint8Array<ArrayBuffer>): Promise<Status> {
  const form = new FormData();
  form.set('file', new File([bytes], 'matja'));
  if (kind === 'bank') {
    const { ok, said, id } = await upload(office, 'bankImport', form);
    if (!ok) return { id, phase: 'failed', done: 0, failure: said };
    type Preview = {
      readonly columns: object;
      readonly isRead: boolean;
      readonly counts: Record<string, number>;
    };
    const preview = await ask<Preview>(office, 'bankImport.preview', { id }, 'GET');
    if (!preview.isRead) await ask(office, 'bankImport.setColumns', { id, columns: preview.columns }, 'POST');
    const { counts } = await ask<Preview>(office, 'bankImport.preview', { id }, 'GET');
    return {
      id,
      phase: 'ready',
      done: Object.values(counts).reduce((sum, count) => sum + count, 0),
      failure: '',
    };
  }
  form.set('kind', kind);
  if (kind === 'prices') {
    const list = await ask<{ readonly id: number }>(
      office,
      'prices.create',
      { name: `Matja ${Date.now()}` },
      'POST',
    );
    form.set('priceListId', String(list.id));
  }
  const { ok, said, id } = await upload(office, 'imports', form);
  if (!ok) return { id, phase: 'failed', done: 0, failure: said };
  return until(office, 'imports', id, 'ready', 'columns', 'failed').catch((error: unknown) => ({
    ...{ id, phase: 'failed', done: 0, failure: String(error) },
  }));
}

const {
  values: { only = '' },
  positionals: [given],
} = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const wanted = largestFiles().filter(({ name }) => name.includes(only));
const template = given ?? (await seedTemplate(['--products', '300', '--customers', '60', '--orders', '300']));
try {
  const { admin: cookie } = await logInAll(template);
  const shop = await openShop(template, {}, 'bundle');
  const office = { shop, cookie };
  try {
    // The first call compiles code, which is not measured here.
    for (let turn = 0; turn < 20; turn += 1) await send(shop, '/api/health', { cookie });
    await ask(office, 'overview.today', {}, 'GET');
    if (only === '') {
      await measure('sales as CSV', shop, () => exportSales(office, 'csv'));
      await measure('sales as a workbook', shop, () => exportSales(office, 'xlsx'));
    }
    let products = '';
    for (const { name, kind, make } of wanted) {
      const bytes = await make();
      let looked = '';
      await measure(`${name}, ${(bytes.length / 1024 / 1024).toFixed(1)} MB`, shop, async () => {
        const { id, done, phase, failure } = await look(office, kind, bytes);
        looked = id;
        return phase === 'ready' ? `${done} rows` : failure;
      });
      if (name === 'products.csv') products = looked;
      // A preview is stored for a while, and would count in the next figure.
      else if (looked !== '')
        await ask(office, `${kind === 'bank' ? 'bankImport' : 'imports'}.cancel`, { id: looked }, 'POST');
    }
    if (products !== '')
      await measure('products written', shop, async () => {
        await ask(office, 'imports.confirm', { id: products }, 'POST');
        const { done } = await until(office, 'imports', products, 'done');
        return `${done} rows`;
      });
  } finally {
    await shop.close();
  }
} finally {
  if (given === undefined) rmSync(template, { recursive: true, force: true });
}
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
