import { request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

const batchOf = (...names: string[]) => {
  const inputs = names.map((name, index) => [
    index,
    name === 'public.catalog.byCategory' ? { category: 'pasticeri', subcategories: [] } : {},
  ]);
  return `/trpc/${names.join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(Object.fromEntries(inputs)))}`;
};

const CATALOGUE = batchOf('public.catalog.byCategory', 'public.catalog.featured');
const SINGLE = `/trpc/public.catalog.byCategory?input=${encodeURIComponent('{"category":"pasticeri","subcategories":[]}')}`;
const REST = '/api/products/category/pasticeri?page=1&limit=20';
const PAGE = '/category/pasticeri';
const ORDERS = batchOf('customer.orders.list', 'customer.orders.unread');

/** Every request header that tRPC, Fastify or compression reads, with values that change their answer. */
const HEADERS: readonly Record<string, string>[] = [
  { accept: 'application/jsonl' },
  { accept: 'text/html, application/jsonl;q=0.1, application/jsonl' },
  { accept: 'text/event-stream' },
  { accept: 'application/x-ndjson' },
  { accept: '*/*' },
  { 'trpc-accept': 'application/jsonl' },
  { 'trpc-accept': 'application/json' },
  { 'trpc-accept': 'text/event-stream' },
  { accept: 'application/jsonl', 'content-type': 'multipart/form-data; boundary=x' },
  { accept: 'application/jsonl', 'content-type': 'application/octet-stream' },
  { accept: 'application/jsonl', 'content-type': 'application/json' },
  { 'content-type': 'text/plain' },
  { 'content-length': '0' },
  { 'accept-encoding': 'br' },
  { 'accept-encoding': 'gzip' },
  { 'accept-encoding': 'identity' },
  { 'accept-encoding': 'br;q=0, gzip;q=0' },
  { 'accept-encoding': '*' },
  { 'accept-encoding': 'zstd, deflate' },
  { 'accept-encoding': 'identity;q=0' },
  { 'x-no-compression': '1' },
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"x", *' },
  { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  { range: 'bytes=0-9' },
  { 'last-event-id': '7' },
  { 'idempotency-key': 'x y' },
  { 'idempotency-key': 'a-key' },
  { 'trpc-batch-mode': 'stream' },
  { 'x-trpc-source': 'somewhere' },
  { 'content-encoding': 'gzip' },
  { 'x-http-method-override': 'POST' },
  { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
  { host: 'evil.test' },
  { 'cache-control': 'no-cache' },
  { connection: 'close' },
  { te: 'trailers' },
];

async function openShop() {
  const world = openWorld();
  for (let number = 0; number < 12; number += 1) {
    givenProduct(world, { stock: 5, description: `Përshkrim ${'ë'.repeat(300)}` });
  }
  const customer = givenUser(world, 'customer');
  const clients = [await loginAs(world, null), await loginAs(world, customer)];
  const change = () => givenProduct(world, { stock: 5 });
  return { world, clients, change };
}

test.each(HEADERS)('nobody else is answered otherwise after a request with %j', async (headers) => {
  const { clients, change } = await openShop();
  for (const client of clients) {
    for (const url of [CATALOGUE, SINGLE, REST, PAGE, ORDERS]) {
      change();
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      await client.app.inject({ url, headers: { ...headers, cookie } });
      const after = await client.get(url);
      change();
      const fresh = await client.get(url);
      expect(after.status, url).toBe(fresh.status);
      expect(after.headers['content-type'], url).toBe(fresh.headers['content-type']);
      expect(typeof after.body, url).toBe(typeof fresh.body);
      expect(Array.isArray(after.body), url).toBe(Array.isArray(fresh.body));
    }
  }
});

test('an answer has one length, whatever its request asks for', async () => {
  const { world, change } = await openShop();
  const { app } = await loginAs(world, null);
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const readLengths = (path: string, headers: Record<string, string>) =>
    new Promise<readonly string[]>((resolve, reject) => {
      const asked = sendRequest({ port, path, headers, host: '127.0.0.1' }, (answer) => {
        const names = answer.rawHeaders
          .filter((_, index) => index % 2 === 0)
          .map((name) => name.toLowerCase());
        answer.resume().on('end', () => resolve(names.filter((name) => LENGTHS.includes(name))));
      });
      asked.on('error', reject).end();
    });
  for (const headers of HEADERS) {
    for (const path of [CATALOGUE, SINGLE, REST, PAGE]) {
      change();
      for (const attempt of ['made', 'cached']) {
        const lengths = await readLengths(path, headers);
        expect(lengths.length, `${attempt} ${path} ${JSON.stringify(headers)}`).toBeLessThanOrEqual(1);
      }
    }
  }
});

const LENGTHS = ['content-length', 'transfer-encoding'];

test('a guard of calls with files answers before anything cached does', async () => {
  const { world } = await openShop();
  const upload = CATALOGUE.replace('/trpc/', '/trpc-upload/');
  const [admin, stocker] = [givenUser(world, 'admin'), givenUser(world, 'stocker')];
  expect((await (await loginAs(world, admin)).get(upload)).status).toBe(200);
  expect((await (await loginAs(world, stocker)).get(upload)).status).toBe(403);
});
