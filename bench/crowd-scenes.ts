import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { zipSync } from 'fflate';
import { openDatabase } from '#db/client.ts';
import { MAX_BULK_ORDERS } from '#shared/bulk-orders.ts';
import { addDays, toLocalDate, weekdayOf } from '#shared/dates/shop-dates.ts';
import { MAX_ORDER_LINES } from '#shared/inputs/order-inputs.ts';
import type { Shop } from '#testing/e2e/shop-server.ts';
import { findDatabase, openCookie } from './parts/shop-database.ts';

const STREAMS_PER_PERSON = 8;

type Call = {
  readonly cookie?: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly key?: string;
};
type Answer = { readonly status: number; readonly text: string };

export function send(
  shop: Shop,
  path: string,
  { cookie = '', method = 'GET', body, key }: Call = {},
): Promise<Answer> {
  const keyed = key === undefined ? {} : { 'idempotency-key': key };
  const headers = { origin: shop.url, cookie, 'content-type': 'application/json', ...keyed };
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

export type People = Awaited<ReturnType<typeof logInAll>>;

export async function logInAll(dataDir: string) {
  const { db, connection } = openDatabase(findDatabase(dataDir));
  const users = connection
    .prepare<[], { id: number; role: string }>('SELECT id, role FROM users WHERE is_active ORDER BY id')
    .all();
  const byRole = new Map<string, string[]>();
  for (const { id, role } of users) {
    byRole.set(role, [...(byRole.get(role) ?? []), await openCookie(db, id)]);
  }
  connection.close();
  const of = (role: string) => byRole.get(role) ?? [];
  return {
    customers: of('customer'),
    staff: ['stocker', 'packer', 'driver'].flatMap(of),
    admin: of('admin')[0] ?? '',
    agent: of('call_agent')[0] ?? '',
    packer: of('packer')[0] ?? '',
  };
}

function readAll<T>(shop: Shop, sql: string): T[] {
  const { connection } = openDatabase(findDatabase(shop.dataDir), { readonly: true });
  const rows = connection.prepare<[], T>(sql).all();
  connection.close();
  return rows;
}

async function listen(shop: Shop, cookies: readonly string[], count: number) {
  let messages = 0;
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const open = Array.from({ length: count }, async (_, place) => {
    const cookie = cookies[Math.floor(place / STREAMS_PER_PERSON)] ?? '';
    const options: RequestOptions = { agent, headers: { cookie, accept: 'text/event-stream' } };
    const call = get(`${shop.url}/trpc/profile.live`, options);
    const [response]: IncomingMessage[] = await once(call, 'response');
    response?.on('data', () => (messages += 1)).on('error', () => undefined);
    return response?.statusCode === 200;
  });
  const opened = (await Promise.all(open)).filter(Boolean).length;
  await wait(2000);
  messages = 0;
  return { opened, messages: () => messages, close: () => agent.destroy() };
}

export function deliveryDay(): string {
  let day = addDays(toLocalDate(Date.now(), 'Europe/Belgrade'), 2);
  while ([0, 6].includes(weekdayOf(day))) day = addDays(day, 1);
  return day;
}

export type Scene = (shop: Shop, people: People, startWatching: () => Promise<void>) => Promise<string>;

export const scenes: Readonly<Record<string, Scene>> = {
  quiet: async (_shop, _people, startWatching) => {
    await startWatching();
    await wait(5000);
    return 'nobody else';
  },
  streams: async (shop, { customers, agent }, startWatching) => {
    const live = await listen(shop, customers, 1000);
    const [customer] = readAll<{ id: number; region: number }>(
      shop,
      `SELECT id, region_id AS region FROM customers WHERE is_staff = 0 ORDER BY id LIMIT 1`,
    );
    const products = readAll<{ product_id: number; quantity: number }>(
      shop,
      `SELECT id AS product_id, max(order_step, min_quantity) AS quantity FROM products
       WHERE deleted_at IS NULL AND stock >= max(order_step, min_quantity)
       AND (min_quantity <= order_step OR min_quantity % order_step = 0)
       AND (region_ids IS NULL OR instr(region_ids, ',${customer?.region},') > 0) ORDER BY id LIMIT ${MAX_ORDER_LINES}`,
    );
    await startWatching();
    const body = { user_id: customer?.id, deliver_date: deliveryDay(), products };
    const placed = await send(shop, '/api/callcenter/orders', { cookie: agent, method: 'POST', body });
    if (placed.status !== 201) throw new Error(`The order was answered ${placed.status}.`);
    await wait(2000);
    live.close();
    return `${live.opened} streams, order of ${products.length} lines: ${placed.status}, ${live.messages()} messages`;
  },
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
  suggestions: async (shop, _people, startWatching) => {
    const term = (place: number) => ({ query: `${'cokollate e bardhe me lajthi '.repeat(3)}${place}` });
    const batch = batchOf('public.catalog.suggestions', term);
    await startWatching();
    const batches = await Promise.all(Array.from({ length: 40 }, () => send(shop, batch)));
    return `40 batches of 20 suggestions: ${tally(batches)}`;
  },
  ranges: async (shop, { packer, admin }, startWatching) => {
    const range = () => ({ from: '2020-01-01', to: '2030-12-31', limit: 100 });
    const batch = batchOf('packer.orders.byDateRange', range);
    await startWatching();
    const batches = await Promise.all(Array.from({ length: 5 }, () => send(shop, batch, { cookie: packer })));
    const input = encodeURIComponent(JSON.stringify({ id: 'x' }));
    const file = await send(shop, `/trpc/admin.exports.file?input=${input}`, { cookie: admin });
    return `5 batches of 20 ranges: ${tally(batches)}; a file through the screens: ${file.status}`;
  },
  workbook: async (shop, { admin }, startWatching) => {
    await startWatching();
    const answers: number[] = [];
    for (const file of hostileWorkbooks()) answers.push(await upload(shop, admin, file));
    await wait(15_000);
    return `uploads: ${answers.join(', ')}`;
  },
  slow: async (shop, _people, startWatching) => {
    const { hostname, port } = new URL(shop.url);
    const sockets: Socket[] = [];
    await startWatching();
    for (let place = 0; place < 600; place += 1) {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      sockets.push(socket);
      if (place % 2 === 0) {
        socket.pause();
        socket.write(`GET /api/products HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`);
      } else {
        socket.write('GET /api/health HTTP/1.1\r\n');
      }
    }
    for (let second = 0; second < 35; second += 1) {
      await wait(1000);
      for (const socket of sockets) if (!socket.isPaused() && socket.writable) socket.write('x');
    }
    const open = sockets.filter((socket) => !socket.isPaused() && !socket.closed).length;
    for (const socket of sockets) socket.destroy();
    return `600 slow ones for 35 s, of the slow writers ${open} are still there`;
  },
};

function batchOf(procedure: string, input: (place: number) => object): string {
  const inputs = Object.fromEntries(Array.from({ length: 20 }, (_, place) => [place, input(place)]));
  const path = Array(20).fill(procedure).join(',');
  return `/trpc/${path}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
}

function hostileWorkbooks(): Uint8Array<ArrayBuffer>[] {
  const row = (number: number) => `<row r="${number}">${`<c r="A${number}"><v>1</v></c>`.repeat(60)}</row>`;
  const rows = Array.from({ length: 19_000 }, (_, place) => row(place + 1)).join('');
  return [
    `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    `<worksheet><sheetData><row r="1"><c r="A1"><v>${'&amp;'.repeat(200_000)}</v></c></row></sheetData></worksheet>`,
    `<worksheet><sheetData>${'<c '.repeat(5_000_000)}`,
  ].map((sheet) => new Uint8Array(zipSync({ 'xl/worksheets/sheet1.xml': new TextEncoder().encode(sheet) })));
}

async function upload(shop: Shop, cookie: string, file: Uint8Array<ArrayBuffer>): Promise<number> {
  const form = new FormData();
  form.set('kind', 'products');
  form.set('file', new File([file], 'lista.xlsx'));
  const url = `${shop.url}/trpc-upload/admin.imports.start`;
  const response = await fetch(url, { method: 'POST', headers: { cookie, origin: shop.url }, body: form });
  await response.arrayBuffer();
  return response.status;
}

function tally(answers: readonly Answer[]): string {
  const byStatus = Map.groupBy(answers, (answer) => answer.status);
  return [...byStatus].map(([status, ofStatus]) => `${ofStatus.length} × ${status}`).join(', ');
}
