/**
 * The margin report and stock value over a million invoiced lines, and the cost of an order with *Blerjet* off and on:
 * `node bench/purchasing.ts`, with a smaller number of documents: `node bench/purchasing.ts 10000`.
 */
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { placeMyOrder } from '#domain/orders/placement/place-order.ts';
import { checkCosts } from '#domain/purchasing/costs/check-costs.ts';
import { getMargin } from '#domain/purchasing/costs/margin.ts';
import { getStockValue } from '#domain/purchasing/costs/stock-value.ts';
import { updateSettings } from '#domain/settings/update-settings.ts';
import type { Actor, ActorCtx } from '#kernel/ctx.ts';
import { MARGIN_KEYS } from '#shared/list-choices.ts';

const DOCUMENTS = Number(process.argv[2] ?? 100_000);
const LINES_EACH = 10;
const PRODUCTS = 2_000;
const DAYS = 730;
const FIRST_DAY = Date.UTC(2024, 10, 19);
const DAY_MS = 86_400_000;
const RUNS = 5;
const ORDERS_A_ROUND = 150;
const ROUNDS = 12;

const file = join(tmpdir(), `furnizo-bench-purchasing-${process.pid}.db`);
const handle = openDatabase(file);
migrateDatabase(handle);
fill();

const actor = { name: 'Drita', regionId: 1, discountBasisPoints: 0, driverCode: null } as const;
const admin: Actor = { ...actor, id: 1, role: 'admin' };
const customer: Actor = { ...actor, id: 2, role: 'customer' };
const ctxOf = (of: Actor): ActorCtx => ({
  db: handle.db,
  actor: of,
  clock: { now: () => FIRST_DAY + DAYS * DAY_MS + 9 * 3_600_000 },
  emit: () => {},
});

const lines = (DOCUMENTS * LINES_EACH).toLocaleString('en');
for (const by of MARGIN_KEYS) {
  time(`margin of ${lines} lines by ${by}`, () =>
    getMargin(ctxOf(admin), { from: dayOf(0), to: dayOf(DAYS), by }),
  );
}
for (const [what, day] of [
  ['today', DAYS],
  ['a month ago', DAYS - 30],
  ['a year ago', DAYS - 365],
] as const) {
  time(`value of the stock, ${what}`, () => getStockValue(ctxOf(admin), { on: dayOf(day) }));
}
time('check of all costs', () => checkCosts(ctxOf(admin)));
handle.connection.exec(
  'DROP TRIGGER cost_entries_no_delete; DELETE FROM cost_entries WHERE product_id % 2 = 0',
);
handle.connection.exec('DELETE FROM cost_pools WHERE product_id % 2 = 0');
time('value of the stock, a year ago, half of it unknown', () =>
  getStockValue(ctxOf(admin), { on: dayOf(DAYS - 365) }),
);
compareOrders();
handle.connection.close();
for (const part of [file, `${file}-wal`, `${file}-shm`]) rmSync(part, { force: true });

function time(what: string, work: () => unknown): void {
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(cpuMs(work));
  write(what, `${median(runs).toFixed(1).padStart(8)} ms`);
}

/** CPU time, so that other programs on the machine don't count. */
function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function write(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(52)} ${figure}\n`);
}

/** Off and on alternately, over the same data and stock, so that neither has the warmer or larger database. */
function compareOrders(): void {
  const spent = { off: [] as number[], on: [] as number[] };
  let placed = 0;
  const place = () => {
    for (let order = 0; order < ORDERS_A_ROUND; order += 1) {
      placed += 1;
      const products = [0, 1, 2, 3, 4].map((at) => ({
        productId: 1 + ((placed * 7 + at * 401) % PRODUCTS),
        quantity: 1,
      }));
      placeMyOrder(ctxOf(customer), { products, deliverDate: dayOf(DAYS + 1), comment: '' });
    }
  };
  place();
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    const state = round % 2 === 0 ? 'off' : 'on';
    updateSettings(ctxOf(admin), { group: 'features', values: { purchasing: state === 'on' } });
    spent[state].push(cpuMs(place) / ORDERS_A_ROUND);
  }
  const [off, on] = [median(spent.off), median(spent.on)];
  write('an order of five lines, Blerjet off', `${off.toFixed(3).padStart(8)} ms`);
  write('an order of five lines, Blerjet on', `${on.toFixed(3).padStart(8)} ms`);
  write('  on beside off', `${((on / off - 1) * 100).toFixed(1).padStart(8)} %`);
}

function dayOf(offset: number): string {
  return new Date(FIRST_DAY + offset * DAY_MS).toISOString().slice(0, 10);
}

/** Every product is received once and sold continuously, each line at its cost, with sums as in the program. */
function fill(): void {
  const { connection } = handle;
  const count = (name: string, upTo: number) =>
    `WITH RECURSIVE ${name}(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM ${name} WHERE i < ${upTo})`;
  const day = (at: string) => `date('${dayOf(0)}', '+' || ((${at}) * ${DAYS} / ${DOCUMENTS + 1}) || ' days')`;
  const owned = DOCUMENTS * LINES_EACH + 100_000;
  connection.pragma('foreign_keys = OFF');
  connection.exec(`
    BEGIN;
    INSERT OR IGNORE INTO regions (id, name) VALUES (1, 'Lipjan');
    INSERT INTO customers (id, name, name_folded, region_id, created_at, updated_at)
      ${count('n', 500)} SELECT i + 1, 'Furra ' || i, 'furra ' || i, 1, 0, 0 FROM n;
    INSERT INTO users (id, name, name_folded, role, customer_id, created_at, updated_at) VALUES (1, 'Drita', 'drita', 'admin', NULL, 0, 0);
    INSERT INTO users (id, name, name_folded, role, customer_id, created_at, updated_at)
      SELECT id, name, name_folded, 'customer', id, 0, 0 FROM customers;
    INSERT INTO products (name, name_folded, code, code_folded, category, price_e4, vat_basis_points, stock, created_at, updated_at)
      ${count('n', PRODUCTS)} SELECT 'Kuti ' || i, 'kuti ' || i, 'K-' || i, 'k-' || i, 'paketime', 118000, 1800, 100000, 0, 0 FROM n;
    INSERT INTO orders (customer_id, placed_by_id, status, created_at, created_day, total_cents, region_id, buyer_name, updated_at)
      ${count('n', DOCUMENTS)} SELECT 2 + i % 500, 1, 'E Realizuar', ${FIRST_DAY} + i * 600000, ${day('i')}, 11800, 1, 'Furra', 0 FROM n;
    INSERT INTO documents (kind, series, year, sequence, number, order_id, customer_id, issued_on, issued_at, due_on, total_cents, content, sha256)
      SELECT 'invoice', 'FAT', CAST(substr(created_day, 1, 4) AS INTEGER), id, 'FAT-' || id, id, customer_id, created_day,
        created_at, created_day, total_cents, '{}', printf('%064x', id) FROM orders;
    UPDATE orders SET invoice_id = id;
    INSERT INTO document_lines (document_id, position, product_id, quantity, total_cents, vat_basis_points)
      ${count('n', LINES_EACH)} SELECT d.id, n.i, 1 + (d.id * 13 + n.i * 197) % ${PRODUCTS}, 1, 1180, 1800 FROM documents d, n;
    INSERT INTO document_vat (document_id, vat_basis_points, net_cents, vat_cents, gross_cents)
      SELECT id, 1800, 10000, 1800, 11800 FROM documents;
    INSERT INTO cost_entries (product_id, kind, day, quantity, value_e4, quantity_after, value_after_e4, created_at)
      SELECT id, 'receipt', '${dayOf(0)}', ${owned}, ${owned} * 80000, ${owned}, ${owned} * 80000, 0 FROM products;
    INSERT INTO cost_entries (product_id, kind, day, quantity, value_e4, quantity_after, value_after_e4, document_line_id, created_at)
      SELECT l.product_id, 'sale', d.issued_on, -1, -80000, 0, 0, l.id, 0
      FROM documents d CROSS JOIN document_lines l ON l.document_id = d.id ORDER BY d.id;
    INSERT INTO stock_movements (product_id, delta, balance_after, reason, order_id, created_at)
      SELECT l.product_id, -1, 100000, 'order-placed', d.order_id, d.issued_at
      FROM documents d CROSS JOIN document_lines l ON l.document_id = d.id;
    INSERT INTO cost_pools (product_id, quantity, value_e4, average_e4) SELECT id, 100000, 800000000, 80000 FROM products;
    INSERT INTO product_sales (day, product_id, net_cents, cost_e4, uncosted_cents)
      SELECT d.issued_on, l.product_id, SUM(1000), SUM(80000), 0
      FROM documents d JOIN document_lines l ON l.document_id = d.id GROUP BY 1, 2;
    INSERT INTO document_sales (document_id, day, net_cents, cost_e4, uncosted_cents)
      SELECT id, issued_on, 10000, 800000, 0 FROM documents;
    COMMIT;
    ANALYZE;`);
  connection.pragma('foreign_keys = ON');
}
