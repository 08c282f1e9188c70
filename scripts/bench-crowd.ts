import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createAuth } from '#auth/auth.ts';
import { openLogin } from '#auth/open-login.ts';
import { openDatabase } from '#db/client.ts';
import { MAX_BULK_ORDERS } from '#shared/bulk-orders.ts';
import { MAX_ORDER_LINES } from '#shared/order-inputs.ts';
import { addDays, toLocalDate, weekdayOf } from '#shared/shop-dates.ts';
import { openShop, type Shop, seedTemplate } from '#testing/e2e/shop-server.ts';

/**
 * How long a bystander waits while many listen and something large happens, and while a stranger asks for all there is.
 * `node scripts/bench-crowd.ts [SCENE]` makes a shop of 20,000 products for each scene and prints, for each, what was
 * answered, the longest that anybody else waited, and the server's memory before and after. Fails above the limits.
 */
const WAIT_LIMIT_MS = 250;
const MEMORY_LIMIT_MB = 100;
const STREAMS_PER_PERSON = 8;

type Call = { readonly cookie?: string; readonly method?: string; readonly body?: unknown };
type Answer = { readonly status: number; readonly text: string };

/** Sends one call; what the server hangs up on is status 0. */
function send(shop: Shop, path: string, { cookie = '', method = 'GET', body }: Call = {}): Promise<Answer> {
  const headers = { origin: shop.url, cookie, 'content-type': 'application/json' };
  return new Promise((resolve) => {
    const call = request(shop.url + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: `${Buffer.concat(chunks)}` }),
      );
      response.on('error', () => resolve({ status: 0, text: '' }));
    });
    call.on('error', () => resolve({ status: 0, text: '' }));
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Cookies of people who have logged in. */
type People = {
  readonly customers: readonly string[];
  readonly staff: readonly string[];
  readonly admin: string;
  readonly agent: string;
};

/** Logs people in without asking for their passwords, which would take a minute. */
async function logInAll(dataDir: string): Promise<People> {
  const handle = openDatabase(databaseOf(dataDir));
  const ctx = { db: handle.db, actor: null, clock: { now: () => Date.now() }, emit: () => undefined };
  const auth = createAuth({ isThrottled: false });
  const users = handle.connection
    .prepare<[], { id: number; role: string }>('SELECT id, role FROM users WHERE is_active ORDER BY id')
    .all();
  const byRole = new Map<string, string[]>();
  for (const { id, role } of users) {
    const login = await openLogin({ ...ctx, auth, loginId: null, ip: '127.0.0.1', userAgent: 'bench' }, id);
    byRole.set(role, [...(byRole.get(role) ?? []), `furnizo_session=${login.sessionToken}`]);
  }
  handle.connection.close();
  const of = (role: string) => byRole.get(role) ?? [];
  return {
    customers: of('customer'),
    staff: ['stocker', 'packer', 'driver'].flatMap(of),
    admin: of('admin')[0] ?? '',
    agent: of('call_agent')[0] ?? '',
  };
}

function databaseOf(dataDir: string): string {
  const file = readdirSync(dataDir).find((name) => name.endsWith('.sqlite'));
  if (!file) throw new Error(`No database in ${dataDir}`);
  return join(dataDir, file);
}

function readAll<T>(shop: Shop, sql: string): T[] {
  const { connection } = openDatabase(databaseOf(shop.dataDir), { readonly: true });
  const rows = connection.prepare<[], T>(sql).all();
  connection.close();
  return rows;
}

/** Opens live streams, several for each person; answers how many are open and what to call to count the messages. */
async function listen(shop: Shop, cookies: readonly string[], count: number) {
  let messages = 0;
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const open = Array.from({ length: count }, async (_, place) => {
    const cookie = cookies[Math.floor(place / STREAMS_PER_PERSON)] ?? '';
    const options: RequestOptions = { agent, headers: { cookie, accept: 'text/event-stream' } };
    const call = get(`${shop.url}/trpc/account.live`, options);
    const [response]: IncomingMessage[] = await once(call, 'response');
    response?.on('data', () => (messages += 1)).on('error', () => undefined);
    return response?.statusCode === 200;
  });
  const opened = (await Promise.all(open)).filter(Boolean).length;
  await wait(2000);
  messages = 0;
  return { opened, messages: () => messages, close: () => agent.destroy() };
}

function deliveryDay(): string {
  let day = addDays(toLocalDate(Date.now(), 'Europe/Belgrade'), 2);
  while ([0, 6].includes(weekdayOf(day))) day = addDays(day, 1);
  return day;
}

type Scene = (shop: Shop, people: People, startWatching: () => Promise<void>) => Promise<string>;

const scenes: Readonly<Record<string, Scene>> = {
  /** An order of 200 lines while a thousand listen. */
  streams: async (shop, { customers, agent }, startWatching) => {
    const live = await listen(shop, customers, 1000);
    const [customer] = readAll<{ id: number; region: number }>(
      shop,
      `SELECT id, region_id AS region FROM users WHERE role = 'customer' ORDER BY id LIMIT 1`,
    );
    const products = readAll<{ product_id: number; quantity: number }>(
      shop,
      `SELECT id AS product_id, 1 AS quantity FROM products WHERE deleted_at IS NULL AND stock > 0
       AND region_mask & (1 << (${customer?.region} - 1)) ORDER BY id LIMIT ${MAX_ORDER_LINES}`,
    );
    await startWatching();
    const body = { user_id: customer?.id, deliver_date: deliveryDay(), products };
    const placed = await send(shop, '/api/callcenter/orders', { cookie: agent, method: 'POST', body });
    await wait(2000);
    live.close();
    return `${live.opened} streams, order of ${products.length} lines: ${placed.status}, ${live.messages()} messages`;
  },
  /** Five hundred orders cancelled at once while sixty of the staff listen. */
  cancel: async (shop, { staff, admin }, startWatching) => {
    const live = await listen(shop, staff, 60);
    const orderIds = readAll<{ id: number }>(
      shop,
      `SELECT id FROM orders WHERE status NOT IN ('E Anuluar', 'E Realizuar') ORDER BY id DESC LIMIT ${MAX_BULK_ORDERS}`,
    ).map(({ id }) => id);
    await startWatching();
    const body = { orderIds, status: 'E Anuluar', reason: 'matje' };
    const done = await send(shop, '/trpc/admin.orders.bulkSetStatus', {
      cookie: admin,
      method: 'POST',
      body,
    });
    await wait(2000);
    live.close();
    return `${live.opened} streams, ${orderIds.length} orders cancelled: ${done.status}, ${live.messages()} messages`;
  },
  /** Forty times twenty whole pages, and forty whole lists, asked for by a stranger. */
  reads: async (shop, _people, startWatching) => {
    const path = Array(20).fill('public.catalog.list').join(',');
    const inputs = Object.fromEntries(Array.from({ length: 20 }, (_, place) => [place, { limit: 100 }]));
    const batch = `/trpc/${path}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
    await startWatching();
    const batches = await Promise.all(Array.from({ length: 40 }, () => send(shop, batch)));
    const lists = await Promise.all(Array.from({ length: 40 }, () => send(shop, '/api/products')));
    await wait(2000);
    return `40 batches of 20 lists: ${tally(batches)}; 40 whole lists: ${tally(lists)}`;
  },
};

function tally(answers: readonly Answer[]): string {
  const byStatus = Map.groupBy(answers, (answer) => answer.status);
  return [...byStatus].map(([status, ofStatus]) => `${ofStatus.length} × ${status}`).join(', ');
}

/** Somebody else begins to ask; answers how to send them away and learn how long they have waited at most. */
function stand(shop: Shop): () => Promise<number> {
  const workerData = `${shop.url}/api/health`;
  const bystander = new Worker(new URL('./bystander.ts', import.meta.url), { workerData });
  return async () => {
    bystander.postMessage('leave');
    const [longest] = await once(bystander, 'message');
    return Number(longest);
  };
}

function memoryOf(shop: Shop): number {
  const status = readFileSync(`/proc/${shop.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

async function play(name: string, scene: Scene, template: string, people: People): Promise<void> {
  // The stranger meets the limits of requests; the thousand who listen come from one address here.
  const shop = await openShop(template, { RATE_LIMIT: name === 'reads' ? 'on' : 'off' });
  try {
    await send(shop, '/api/products?page=1&limit=20');
    const before = memoryOf(shop);
    let leave = async () => 0;
    const said = await scene(shop, people, async () => {
      leave = stand(shop);
      await wait(500);
    });
    const longest = await leave();
    await wait(3000);
    const grown = memoryOf(shop) - before;
    const isHeld = longest <= WAIT_LIMIT_MS && grown <= MEMORY_LIMIT_MB;
    if (!isHeld) process.exitCode = 1;
    console.log(
      `${name}: ${said}; longest wait ${longest.toFixed(0)} ms; memory ${before} MB ${grown < 0 ? '' : '+'}${grown}`,
    );
  } finally {
    await shop.close();
  }
}

const wanted = process.argv[2];
const template = await seedTemplate(['--products', '20000', '--customers', '200', '--orders', '9000']);
try {
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
