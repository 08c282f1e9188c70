import { readdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { type APIRequestContext, type Locator, type Page, request } from 'playwright-core';
import { expect } from 'vitest';
import { EDITABLE_STATUSES } from '#shared/order-status.ts';
import type { Shop } from './shop-server.ts';

export type Asker = { readonly request: APIRequestContext };

export async function asPerson<T>(shop: Shop, email: string, act: (person: Asker) => Promise<T>): Promise<T> {
  const context = await request.newContext({ baseURL: shop.url });
  try {
    const person = { request: context };
    await logInAs(person, shop, email);
    return await act(person);
  } finally {
    await context.dispose();
  }
}

/** As from a known device: the notice of a new one would move the page under a click. */
export function logInAs(asker: Asker, shop: Shop, email: string): Promise<void> {
  changeShop(shop, (db) => db.exec('DELETE FROM known_devices'));
  return logInAnew(asker, shop, email);
}

export async function logInAnew(asker: Asker, shop: Shop, email: string): Promise<void> {
  const answer = await asker.request.post('/api/auth/login', {
    data: { email, password: 'furnizo-demo' },
    headers: { origin: shop.url },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Sets up the shop through the REST API. */
export async function send(
  asker: Asker,
  shop: Shop,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  url: string,
  data?: unknown,
  // biome-ignore lint/suspicious/noExplicitAny: the journey that reads the answer knows its type
): Promise<any> {
  const answer = await asker.request.fetch(url, {
    method,
    headers: { origin: shop.url },
    ...(data === undefined ? {} : { data }),
  });
  expect(answer.ok(), `${method} ${url}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

export type GivenOrder = { readonly orderId: number; readonly products: readonly GivenProduct[] };

export type GivenProduct = {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly stock: number;
};

export function tomorrow(): string {
  return dayAfter(1);
}

export function dayAfter(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Belgrade' }).format(
    Date.now() + days * 86_400_000,
  );
}

export function typed(date: string): string {
  return date.split('-').reverse().join('.');
}

export function placeOrders(
  shop: Shop,
  { customers, products, date = tomorrow() }: OrdersToPlace,
): Promise<GivenOrder[]> {
  return asPerson(shop, 'agent@furnizo.test', async (agent) => {
    const placed: GivenOrder[] = [];
    for (const customer of customers) placed.push(await placeOrder(agent, shop, customer, products, date));
    return placed;
  });
}

type OrdersToPlace = {
  readonly customers: readonly number[];
  readonly products: number;
  readonly date?: string;
};

async function placeOrder(
  agent: Asker,
  shop: Shop,
  customer: number,
  products: number,
  date: string,
): Promise<GivenOrder> {
  const { id, regionId } = readShop(shop, (db) =>
    db
      .prepare(
        'SELECT c.id, region_id AS regionId FROM customers c JOIN users u ON u.id = c.id WHERE email = ?',
      )
      .get(`customer${customer}@furnizo.test`),
  ) as { id: number; regionId: number };
  const listed = await send(agent, shop, 'GET', `/api/callcenter/products?region_id=${regionId}`);
  const chosen = listed.filter((product: Listed) => product.stock_quantity >= 40).slice(0, products);
  const { order } = await send(agent, shop, 'POST', '/api/callcenter/orders', {
    user_id: id,
    deliver_date: date,
    products: chosen.map((product: Listed) => ({ product_id: product.id, quantity: 3 })),
  });
  return {
    orderId: order.order_id ?? order.id,
    products: chosen.map((product: Listed) => ({
      id: product.id,
      name: product.name,
      code: product.code,
      stock: product.stock_quantity - 3,
    })),
  };
}

type Listed = {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly stock_quantity: number;
};

export function readShop<T>(shop: Shop, look: (db: Database.Database) => T): T {
  return openFile(shop, { readonly: true }, look);
}

/** As a nightly import would. */
export function changeShop(shop: Shop, change: (db: Database.Database) => void): void {
  openFile(shop, { timeout: 10_000 }, (db) => db.transaction(() => change(db))());
}

function openFile<T>(shop: Shop, options: Database.Options, use: (db: Database.Database) => T): T {
  const file = readdirSync(shop.dataDir).find((name) => name.endsWith('.sqlite'));
  if (!file) throw new Error(`No database in ${shop.dataDir}`);
  const db = new Database(path.join(shop.dataDir, file), options);
  try {
    return use(db);
  } finally {
    db.close();
  }
}

export function stockOf(shop: Shop, productId: number): number {
  const row = readShop(shop, (db) => db.prepare('SELECT stock FROM products WHERE id = ?').get(productId));
  return (row as { stock: number }).stock;
}

export function takenOf(shop: Shop, productId: number): number {
  const row = readShop(shop, (db) =>
    db
      .prepare(
        `SELECT COALESCE(SUM(l.stock_taken), 0) AS n FROM order_lines l JOIN orders o ON o.id = l.order_id
           WHERE l.product_id = ? AND o.status IN (SELECT value FROM json_each(?))`,
      )
      .get(productId, JSON.stringify(EDITABLE_STATUSES)),
  ) as { n: number };
  return row.n;
}

export function statusOf(shop: Shop, orderId: number): string {
  const row = readShop(shop, (db) => db.prepare('SELECT status FROM orders WHERE id = ?').get(orderId));
  return (row as { status: string }).status;
}

export function dayOf(shop: Shop, orderId: number): string {
  const query = 'SELECT deliver_date AS day FROM orders WHERE id = ?';
  return (readShop(shop, (db) => db.prepare(query).get(orderId)) as { day: string }).day;
}

export function closedDay(): string {
  const days = [2, 3, 4, 5, 6, 7, 8].map(dayAfter);
  return days.find((day) => new Date(day).getUTCDay() === 6)!;
}

export function driverName(shop: Shop, driverCode: number): string {
  const query = 'SELECT name FROM users WHERE driver_code = ?';
  return (readShop(shop, (db) => db.prepare(query).get(driverCode)) as { name: string }).name;
}

export function driverOf(shop: Shop, orderId: number): string | undefined {
  const query = 'SELECT users.name FROM orders JOIN users ON users.id = driver_id WHERE orders.id = ?';
  const row = readShop(shop, (db) => db.prepare(query).get(orderId));
  return (row as { name: string } | undefined)?.name;
}

export function orderOf(page: Page, orderId: number): Locator {
  return page.getByRole('article', { name: `Porosia ${orderId}`, exact: true });
}

export async function tick(page: Page, orders: readonly { readonly orderId: number }[]): Promise<void> {
  for (const { orderId } of orders) {
    await page.getByRole('checkbox', { name: `Zgjidh porosinë ${orderId}`, exact: true }).check();
  }
}

export function statusChip(shown: Locator, orderId: number): Locator {
  return shown.getByRole('button', { name: `Statusi i porosisë ${orderId}:` });
}

export function driverChip(shown: Locator, orderId: number): Locator {
  return shown.getByRole('button', { name: `Shoferi i porosisë ${orderId}:` });
}

export async function chooseStatus(shown: Locator, orderId: number, status: string): Promise<void> {
  await statusChip(shown, orderId).click();
  await shown.page().getByRole('menuitem', { name: status }).click();
}

export async function chooseDriver(shown: Locator, orderId: number, driverCode: number): Promise<void> {
  const chip = driverChip(shown, orderId);
  // At the bottom of a window its menu would scroll into view before it opens upwards, and lose its chip.
  await chip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await chip.click();
  await shown
    .page()
    .getByRole('option', { name: new RegExp(`^${driverCode} · `) })
    .click();
}

export async function openPanel(page: Page, orderId: number): Promise<Locator> {
  await page.locator(`[data-order="${orderId}"] a`).first().click();
  const panel = page.getByRole('dialog', { name: 'Detajet e Porosisë' });
  await panel.getByRole('heading', { name: `Porosia ${orderId}` }).waitFor();
  return panel;
}

export function expectBooksBalance(shop: Shop): void {
  const wrong = readShop(shop, (db) =>
    db
      .prepare(
        `SELECT 'stock of ' || id AS what FROM products p
           WHERE stock <> (SELECT COALESCE(SUM(delta), 0) FROM stock_movements m WHERE m.product_id = p.id)
         UNION ALL
         SELECT 'total of ' || id FROM orders o
           WHERE total_cents <> (SELECT SUM(total_cents) FROM order_lines l WHERE l.order_id = o.id)`,
      )
      .all(),
  );
  expect(wrong).toEqual([]);
}

/** The worker caches the page's code a moment after it is shown; before that, nothing opens offline. */
export const untilCodeIsStored = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const code = performance
          .getEntriesByType('resource')
          .map((entry) => entry.name)
          .filter((name) => new URL(name).pathname.startsWith('/assets/'));
        const stored = await Promise.all(code.map((name) => caches.match(name)));
        return code.length > 0 && stored.every((answer) => answer !== undefined);
      }),
    )
    .toBe(true);

export async function holdNextAnswer(page: Page, call: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(
    `**/trpc/*${call}*`,
    async (route) => {
      const response = await route.fetch();
      await held.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return held.resolve;
}
