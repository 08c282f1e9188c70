import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import { createAuth } from '#auth/auth.ts';
import { overConnection } from '#db/client.ts';
import { openDataFolder } from '#db/data-folder.ts';
import type { Actor } from '#kernel/ctx.ts';
import { seedShop } from '#seed/seed-shop.ts';
import { monthOf } from '#shared/dates/months.ts';
import { addDays, DEFAULT_TIME_ZONE, toLocalDate } from '#shared/dates/shop-dates.ts';
import type { Role } from '#shared/roles.ts';
import { HEALTHY } from '#shared/shop-health.ts';
import { type Caller, createCaller } from '#trpc/app-router.ts';
import { INTERNAL_FRAME } from '#trpc/context.ts';

/**
 * Runs every list of the shop over a data folder, prints the median time and SQLite's plan of each statement, and
 * fails when one of them scans a whole table. Without a folder it seeds a demo shop; no plan depends on the number of
 * rows (docs/decisions/006). Usage: node scripts/query-plans.ts [DATA_DIR] [--plans]
 */
const { values: options, positionals } = parseArgs({
  options: { plans: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const SMALL_SHOP_NOW = Date.UTC(2026, 10, 18, 9);
const SMALL_SHOP = { products: 245, customers: 12, orders: 200 };
const isOwnShop = positionals.length === 0;
const dataDir = positionals[0] ?? (await makeDemoShop());
const rounds = 9;
const smallTables = [
  'settings',
  'regions',
  'firm_revision',
  'categories',
  'subcategories',
  'units',
  'vans',
  'driver_vans',
];

const heard: string[] = [];
const connection = new Database(openDataFolder(dataDir).databaseFile, {
  readonly: true,
  verbose: (sql) => heard.push(String(sql)),
});
const { db } = overConnection(connection);
const clock = { now: () => (isOwnShop ? SMALL_SHOP_NOW : Date.now()) };
const today = toLocalDate(clock.now(), DEFAULT_TIME_ZONE);
const tomorrow = addDays(today, 1);

async function makeDemoShop(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'furnizo-plans-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { databaseFile, imagesFolder, documentsFolder } = openDataFolder(folder);
  const demoFolder = 'data/demo';
  await seedShop({
    ...SMALL_SHOP,
    databaseFile,
    imagesFolder,
    documentsFolder,
    demoFolder,
    seed: 1,
    nowMs: SMALL_SHOP_NOW,
  });
  return folder;
}

function callerFor(role: Role): Caller {
  const actor = connection
    .prepare<[string], Actor>(
      `SELECT users.id, role, users.name, coalesce(region_id, 1) AS regionId,
        coalesce(discount_basis_points, 0) AS discountBasisPoints, driver_code AS driverCode
        FROM users LEFT JOIN customers ON customers.id = users.customer_id WHERE role = ?
        ORDER BY (SELECT count(*) FROM orders WHERE customer_id = users.id)
          + (SELECT count(*) FROM orders WHERE driver_id = users.id) DESC, users.id LIMIT 1`,
    )
    .get(role);
  if (!actor) throw new Error(`The folder has no ${role}.`);
  return createCaller({
    db,
    actor,
    clock,
    emit: () => undefined,
    frame: INTERNAL_FRAME,
    auth: createAuth({ isThrottled: false }),
    loginId: null,
    ip: '127.0.0.1',
    userAgent: 'query-plans',
    idempotencyKey: null,
    cookies: { refreshToken: null, setLogin: () => undefined, clearLogin: () => undefined },
    events: { listen: async function* () {} },
    imagesFolder: '',
    documentsFolder: '',
    health: () => HEALTHY,
  });
}

const [customer, admin, stocker, driver, packer, agent] = (
  ['customer', 'admin', 'stocker', 'driver', 'packer', 'call_agent'] as const
).map(callerFor);
if (!customer || !admin || !stocker || !driver || !packer || !agent) throw new Error('No callers');

const day = { date: today, by: 'created' } as const;
const customerId = Number(
  connection
    .prepare('SELECT customer_id FROM orders GROUP BY customer_id ORDER BY count(*) DESC')
    .pluck()
    .get(),
);

const lists: Readonly<Record<string, () => Promise<unknown>>> = {
  'category page': () => customer.public.catalog.byCategory({ category: 'pasticeri' }),
  'category page, with totals': () =>
    customer.public.catalog.categoryPage({ category: 'pasticeri', limit: 20 }),
  'category page, filtered': () =>
    customer.public.catalog.categoryPage({
      category: 'paketime',
      subcategories: ['Pizza', 'Torte'],
      limit: 20,
    }),
  'featured products': () => customer.public.catalog.featured({}),
  recommendations: () => customer.public.catalog.recommendations(),
  'search, a common word': () => customer.public.catalog.search({ query: 'cokollate' }),
  'search, two letters': () => customer.public.catalog.search({ query: 'ku' }),
  'number of products': () => customer.public.catalog.count(),
  'look-up of codes': () => customer.customer.guide.lookUp({ codes: ['TF-014', '5901234123457'] }),
  'search, a code': () => customer.public.catalog.search({ query: 'TF-014' }),
  cart: () => customer.customer.cart.list(),
  "customer's orders": () => customer.customer.orders.list({}),
  'order guide': () => customer.customer.guide.list({ of: 'bought' }),
  notifications: () => customer.customer.notifications.list(),
  'own lists': () => customer.customer.lists.all(),
  "stocker's day": () => stocker.stocker.orders.byDay(day),
  "stocker's day, by delivery": () => stocker.stocker.orders.byDay({ date: tomorrow, by: 'delivery' }),
  'pending orders': () => stocker.stocker.orders.pending(),
  'count of pending orders': () => stocker.stocker.orders.countPending(),
  'search of orders, by customer': () => stocker.stocker.orders.find({ term: 'furra' }),
  'search of orders, by product': () => stocker.stocker.orders.find({ term: 'cokollate' }),
  'all agendas of a day': () => stocker.stocker.agenda.all({ date: today }),
  'stock, a page': () => stocker.stocker.stock.list({}),
  'low stock': () => stocker.stocker.stock.low({}),
  "driver's day": () => driver.driver.orders.byDay({ date: today, by: 'delivery' }),
  "driver's open orders": () => driver.driver.orders.countOpen(),
  "driver's days": () => driver.driver.orders.openDays(),
  'goods back from the vans': () => stocker.stocker.agenda.vanReturns({ date: today }),
  'issued documents': () => stocker.stocker.issuedDocuments.list({}),
  'issued documents of a month': () =>
    stocker.stocker.issuedDocuments.list({ from: addDays(today, -28), to: today }),
  'orders without their invoice': () => stocker.stocker.issuedDocuments.unissued(),
  "packer's day": () => packer.packer.orders.list({ day }),
  'customer search of the call centre': () => agent.callAgent.customers.search({ term: 'furra' }),
  'products of a region': () => agent.callAgent.products.list({ regionId: 1 }),
  'products of a caller': () =>
    agent.callAgent.products.list({ regionId: 1, customerId, isUsualFirst: true }),
  'usual basket': () => agent.callAgent.orders.usualBasket({ customerId }),
  'customers to call': () => agent.callAgent.customers.toCall(),
  'past orders of a customer': () => agent.callAgent.orders.history({ customerId }),
  'admin: orders, newest first': () => admin.admin.orders.list({}),
  'admin: orders by amount': () => admin.admin.orders.list({ sort: 'amount' }),
  'admin: delivered orders by amount': () =>
    admin.admin.orders.list({ status: 'E Realizuar', sort: 'amount' }),
  'admin: open orders of a region by amount': () =>
    admin.admin.orders.list({ statuses: ['E Procesuar', 'E Pergaditur'], regionId: 1, sort: 'amount' }),
  'admin: orders of a delivery day': () =>
    admin.admin.orders.list({ deliverFrom: today, deliverTo: tomorrow, sort: 'delivery' }),
  'admin: orders of a region without driver': () =>
    admin.admin.orders.list({ regionId: 1, driverCode: 'none', statuses: ['E Procesuar', 'E Pergaditur'] }),
  'admin: status counters': () => admin.admin.orders.counts(),
  'admin: products, newest first': () => admin.admin.products.list({}),
  'admin: products by price': () => admin.admin.products.list({ sort: 'price' }),
  'admin: people': () => admin.admin.users.list({}),
  'admin: turnover of 90 days': () => admin.admin.overview.sales({ days: 90 }),
  'admin: book of sales of a month': () =>
    admin.admin.books.get({ book: 'sales', month: monthOf(addDays(today, -28)) }),
  'admin: check of a month': () => admin.admin.books.check({ month: monthOf(addDays(today, -28)) }),
  'admin: audit log': () => admin.admin.audit.list({}),
};

const fullScans: string[] = [];
for (const [name, run] of Object.entries(lists)) {
  await run();
  heard.length = 0;
  await run();
  const statements = heard.filter((sql) => /^\s*(select|with)/i.test(sql));
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await run();
    times.push(performance.now() - startedAt);
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  console.log(`${median.toFixed(1).padStart(8)} ms  ${name}  (${statements.length} statements)`);
  for (const sql of new Set(statements)) explain(name, sql);
}
connection.close();
for (const found of fullScans) console.log(`FULL SCAN  ${found}`);
process.exitCode = fullScans.length > 0 ? 1 : 0;

function explain(name: string, sql: string): void {
  const plan = connection.prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all();
  const details = plan.map((row) => row.detail);
  const derived = details.flatMap((detail) => /^(?:CO-ROUTINE|MATERIALIZE) (\S+)/.exec(detail)?.[1] ?? []);
  // Reading in index order and stopping at the limit is not a full table scan.
  const stopsEarly =
    /\blimit (likely\()?\d+/i.test(sql) && !details.some((detail) => detail.startsWith('USE TEMP B-TREE'));
  for (const detail of details) {
    if (options.plans) console.log(`             ${detail}`);
    // Nearly every product has some stock.
    const scanned = /^SCAN (\w+)$|^SEARCH (products) USING INDEX products_stock \(stock>\?\)$/
      .exec(detail)
      ?.slice(1)
      .find((table) => table !== undefined);
    if (!scanned || stopsEarly || derived.includes(scanned) || smallTables.includes(scanned)) continue;
    fullScans.push(`${name}: ${detail}`);
  }
}
