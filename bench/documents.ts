import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { openShop, type Shop, seedTemplate } from '#testing/e2e/shop-server.ts';

type Timed = { readonly ms: number; readonly bytes: Buffer };

const invoiceCount = 200;
const requestsPerSecond = 60;
const limitMs = 10_000;
const p99LimitMs = 50;
const quietMs = 3000;

const others = [
  '/api/products/featured',
  '/api/products/search?query=cokollate&page=1&limit=20',
  '/api/orders/unready',
  '/api/orders/order-status',
  '/api/stock?page=1&limit=50',
] as const;

async function logIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password: 'furnizo-demo' }),
  });
  if (!answer.ok) throw new Error(`Login answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Sends bystanders' requests at a fixed rate until stopped; returns each duration in ms. */
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

async function timed(address: string, cookie: string, body?: unknown, method = 'POST'): Promise<Timed> {
  const startedAt = performance.now();
  const json = { 'content-type': 'application/json', origin: new URL(address).origin };
  const answer = await fetch(address, {
    headers: { cookie, ...(body === undefined ? {} : json) },
    ...(body === undefined ? {} : { method, body: JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${bytes}`);
  return { ms: performance.now() - startedAt, bytes };
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the address answers.
async function askFor(address: string, cookie: string, body?: unknown): Promise<any> {
  return JSON.parse((await timed(address, cookie, body)).bytes.toString());
}

async function measure(
  name: string,
  shop: Shop,
  cookie: string,
  work: () => Promise<Timed>,
): Promise<boolean> {
  const stop = startLoad(shop.url, cookie);
  const { ms, bytes } = await work();
  const waits = await stop();
  const isGood = ms <= limitMs && p99(waits) < p99LimitMs;
  console.log(
    `${isGood ? '✓' : '✗'} ${name}: ${Math.round(ms)} ms (${Math.round(bytes.length / 1024)} KiB); ` +
      `${waits.length} other requests meanwhile: p99 ${p99(waits).toFixed(1)} ms (below ${p99LimitMs})`,
  );
  return isGood;
}

async function placeOrders(shop: Shop): Promise<number[]> {
  const stocker = await logIn(shop.url, 'stocker@furnizo.test');
  const customer = await logIn(shop.url, 'customer1@furnizo.test');
  const { products } = await askFor(`${shop.url}/api/products?page=1&limit=40`, customer);
  const wanted: readonly { id: number }[] = products.slice(0, 12);
  for (const { id } of wanted) {
    const stock = { id, quantity: 5000 };
    await timed(`${shop.url}/api/stock/managment`, stocker, stock, 'PATCH');
  }
  const orders: number[] = [];
  while (orders.length < invoiceCount) {
    const lines = wanted.map(({ id }) => ({ product_id: id, quantity: 1 + (orders.length % 7) }));
    const order = { products: lines, deliver_date: dayNextWeek() };
    const placed = await askFor(`${shop.url}/api/orders/create-order`, customer, order);
    orders.push(placed.order.id);
  }
  return orders;
}

function dayNextWeek(): string {
  const day = new Date(Date.now() + 6 * 86_400_000);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

function p99(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

const template = await seedTemplate();
const shop = await openShop(template);
try {
  const orders = await placeOrders(shop);
  const cookie = await logIn(shop.url, 'stocker@furnizo.test');
  for (const path of others) await timed(`${shop.url}${path}`, cookie);
  const stopQuiet = startLoad(shop.url, cookie);
  await new Promise((resolve) => setTimeout(resolve, quietMs));
  console.log(`  without documents: p99 ${p99(await stopQuiet()).toFixed(1)} ms`);
  const issue = () => timed(`${shop.url}/api/documents/issue`, cookie, { order_ids: orders });
  const together = () => timed(`${shop.url}/api/stock/invoices/pdf?orders=${orders}`, cookie);
  const results = [
    await measure('issued', shop, cookie, issue),
    await measure('drawn, kept and in one PDF', shop, cookie, together),
    await measure('kept ones in one PDF', shop, cookie, together),
  ];
  if (!results.every(Boolean)) process.exitCode = 1;
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await shop.close();
  rmSync(template, { recursive: true, force: true });
}
