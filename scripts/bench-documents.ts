import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { openShop, seedTemplate } from '#testing/e2e/shop-server.ts';

/**
 * How long a hundred invoices as one PDF take, and how long everybody else waits meanwhile: at most 5 s, and 99 of 100
 * other requests within 50 ms. Requests come at a fixed pace, whatever the answers take, as people do.
 */
const invoiceCount = 100;
const requestsPerSecond = 60;
const pdfLimitMs = 5000;
const p99LimitMs = 50;
const quietMs = 3000;
const busyMs = 10_000;

const others = [
  '/api/products/featured',
  '/api/products/search?query=cokollate&page=1&limit=20',
  '/api/orders/unready',
  '/api/orders/order-status',
  '/api/stock?page=1&limit=50',
] as const;

async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'stocker@furnizo.test', password: 'furnizo-demo' }),
  });
  if (!answer.ok) throw new Error(`Login answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Sends the other requests at their pace until told to stop; answers how long each took, in ms. */
function startLoad(url: string, cookie: string): () => Promise<number[]> {
  const times: Promise<number>[] = [];
  const timer = setInterval(() => {
    times.push(timed(`${url}${others[times.length % others.length]}`, cookie).then(({ ms }) => ms));
  }, 1000 / requestsPerSecond);
  return () => {
    clearInterval(timer);
    return Promise.all(times);
  };
}

async function timed(address: string, cookie: string): Promise<{ ms: number; bytes: number }> {
  const startedAt = performance.now();
  const answer = await fetch(address, { headers: { cookie } });
  const body = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return { ms: performance.now() - startedAt, bytes: body.byteLength };
}

function p99(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

const template = await seedTemplate();
const shop = await openShop(template);
try {
  const cookie = await logIn(shop.url);
  const address = (count: number) =>
    `${shop.url}/api/stock/invoices/pdf?orders=${Array.from({ length: count }, (_, index) => index + 1)}`;
  for (const path of others) await timed(`${shop.url}${path}`, cookie);
  const stopQuiet = startLoad(shop.url, cookie);
  await new Promise((resolve) => setTimeout(resolve, quietMs));
  const quiet = await stopQuiet();
  const stop = startLoad(shop.url, cookie);
  const documents: { ms: number; bytes: number }[] = [];
  const until = performance.now() + busyMs;
  while (performance.now() < until) documents.push(await timed(address(invoiceCount), cookie));
  const busy = await stop();
  const slowest = Math.max(...documents.map((document) => document.ms));
  const isGood = slowest <= pdfLimitMs && p99(busy) < p99LimitMs;
  console.log(
    `${isGood ? '✓' : '✗'} ${documents.length} PDFs of ${invoiceCount} invoices (${Math.round((documents[0]?.bytes ?? 0) / 1024)} KiB) ` +
      `one after the other: the first in ${Math.round(documents[0]?.ms ?? 0)} ms, the slowest in ${Math.round(slowest)} ms (at most ${pdfLimitMs})`,
  );
  console.log(
    `  ${busy.length} other requests meanwhile: p99 ${p99(busy).toFixed(1)} ms (below ${p99LimitMs}); without documents ${p99(quiet).toFixed(1)} ms`,
  );
  if (!isGood) process.exitCode = 1;
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await shop.close();
  rmSync(template, { recursive: true, force: true });
}
