import { expect, test } from 'vitest';
import { type DatabaseHandle, openDatabase } from '#db/client.ts';
import { findBrokenInvariants } from '#db/invariants.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { MIGRATIONS_FOLDER } from '#db/migrations-folder.ts';
import { freezeDeliveredOrders } from '#domain/invoicing/freeze-delivered-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { listMigrations, migrateAsFarAs } from '#testing/old-schema.ts';

const ALL = listMigrations().length;

const FIRST = 2;

const FIRST_SHOP = `
  INSERT INTO users (id, name, name_folded, email, number, number_normalized, address, region_id, role, driver_nr, password_hash, created_at, updated_at) VALUES
    (1, 'Zyra', 'zyra', 'zyra@example.com', '', NULL, '', 1, 'admin', NULL, 'x', 1, 1),
    (2, 'Ëmbëltore Đuro', 'embeltore duro', 'duro@example.com', '044 123 456', '38344123456', 'Rr. e Parë 1', 2, 'customer', NULL, 'x', 1, 1),
    (3, 'Shoferi', 'shoferi', 'shofer@example.com', '', NULL, '', 1, 'driver', 4, 'x', 1, 1);
  INSERT INTO logins (id, user_id, created_at, last_used_at) VALUES (1, 2, 1, 1);
  INSERT INTO sessions VALUES ('s', 2, 9999999999, 1, 9999999999999);
  INSERT INTO refresh_tokens VALUES ('r', 1, 1, 9999999999999, NULL);
  INSERT INTO customer_notes (customer_id, text, author_id, created_at) VALUES (2, 'Bie zilja dy herë', 1, 1);
  INSERT INTO products (id, code, code_folded, name, name_folded, category, price_cents, vat_basis_points, stock, created_at, updated_at) VALUES
    (1, 'K-1', 'k-1', 'Kuti torte', 'kuti torte', 'paketime', 118, 1800, 90, 1, 1),
    (2, 'M-2', 'm-2', 'Miell', 'miell', 'pasticeri', 250, 800, 40, 1, 1);
  INSERT INTO cart_items VALUES (2, 1, 3, 1);
  INSERT INTO orders (id, customer_id, placed_by_id, status, deliver_date, created_at, created_day, total_cents, driver_id, buyer_name, buyer_address, updated_at)
    SELECT column1, 2, 2, column2, '2026-11-19', 1, '2026-11-18', column3 * 118, 3, 'Ëmbëltore Đuro', 'Rr. e Parë 1', 1 FROM
    (VALUES (1, 'E Procesuar', 2), (2, 'E Pergaditur', 2), (3, 'E Nisur', 2), (4, 'E Realizuar', 4), (5, 'E Anuluar', 2));
  INSERT INTO order_lines (id, order_id, product_id, product_name, product_code, unit, vat_basis_points, list_price_cents, unit_price_cents, quantity, total_cents, stock_taken)
    SELECT id, id, 1, 'Kuti torte', 'K-1', 'COPE', 1800, 118, 118, total_cents / 118, total_cents,
      CASE status WHEN 'E Anuluar' THEN 0 ELSE total_cents / 118 END FROM orders;
  INSERT INTO order_status_history (order_id, to_status, actor_id, created_at) SELECT id, status, 1, 1 FROM orders;
  INSERT INTO stock_movements (product_id, delta, balance_after, reason, created_at) VALUES (1, 100, 100, 'opening', 1), (2, 40, 40, 'opening', 1);
  INSERT INTO stock_movements (product_id, delta, balance_after, reason, order_id, created_at)
    SELECT 1, -total_cents / 118, 100, 'order-placed', id, 2 FROM orders;
  INSERT INTO stock_movements (product_id, delta, balance_after, reason, order_id, created_at) VALUES (1, 2, 90, 'order-cancelled', 5, 3);
  INSERT INTO deliveries VALUES (4, 3, 'Besa', 'M0 0L1 1', 472, 4, '2026-11-19');
  INSERT INTO delivery_reductions (order_id, order_line_id, quantity, reason, actor_id, created_at) VALUES (4, 4, 1, 'refused', 3, 4);
  INSERT INTO cash_counts (driver_id, day, counted_by, amount_cents, actor_id, created_at) VALUES (3, '2026-11-19', 'driver', 472, 3, 5);
  INSERT INTO route_stops VALUES (3, 2, 1);
  INSERT INTO idempotency_keys VALUES (2, 'key-1', 'h', 1, 1);
  INSERT INTO custom_stock VALUES (2, 2, 6, 1);
  INSERT INTO custom_stock_movements (customer_id, product_id, delta, balance_after, reason, created_at) VALUES (2, 2, 6, 6, 'added', 1);
  INSERT INTO settings VALUES ('seller', '{"name":"Furnizo","address":"Lipjan"}', 1, 1);
  INSERT INTO audit_log (created_at, actor_id, actor_name, action, entity, entity_id) VALUES (1, 1, 'Zyra', 'user.created', 'user', 2);`;

const KEPT = [
  'users',
  'customer_notes',
  'products',
  'cart_items',
  'orders',
  'order_lines',
  'order_status_history',
]
  .concat([
    'deliveries',
    'delivery_reductions',
    'cash_counts',
    'route_stops',
    'idempotency_keys',
    'custom_stock',
  ])
  .concat(['custom_stock_movements', 'settings', 'audit_log', 'logins', 'sessions', 'refresh_tokens']);

function givenFirstShop(): DatabaseHandle {
  const handle = openDatabase(':memory:');
  migrateAsFarAs(handle, FIRST);
  handle.connection.exec(FIRST_SHOP);
  return handle;
}

function countRows({ connection }: DatabaseHandle): Record<string, unknown> {
  return Object.fromEntries(
    KEPT.map((table) => [table, connection.prepare(`SELECT count(*) FROM ${table}`).pluck().get()]),
  );
}

test('a shop of the first version is brought up to date version by version, and misses nothing on the way', () => {
  const handle = givenFirstShop();
  const { connection } = handle;
  const before = countRows(handle);
  for (const [index, tag] of listMigrations().entries()) {
    if (index < FIRST) continue;
    migrateAsFarAs(handle, index + 1);
    expect(findBrokenInvariants(connection), tag).toEqual([]);
    expect(countRows(handle), tag).toEqual(before);
    expect(connection.pragma('foreign_key_check'), tag).toEqual([]);
  }
  freezeDeliveredOrders({ db: handle.db, actor: null, clock: { now: () => 6 }, emit: () => undefined });
  expectInvariants({ handle });
  const found = connection.prepare("SELECT count(*) FROM user_search WHERE user_search MATCH 'duro'").pluck();
  expect(found.get()).toBe(1);
  expect(connection.prepare('SELECT phone FROM users WHERE id = 2').pluck().get()).toBe('044 123 456');
  connection.close();
});

test('prices of one piece get two more decimals, and no figure of an order, a paper or an account changes', () => {
  const handle = givenFirstShop();
  const { connection } = handle;
  const prices = listMigrations().findIndex((tag) => tag.endsWith('_prices'));
  migrateAsFarAs(handle, prices);
  const read = (query: string) => connection.prepare(query).raw().all();
  const FIGURES = [
    'SELECT id, total_cents FROM orders',
    'SELECT id, quantity, total_cents, discount_basis_points FROM order_lines',
    'SELECT total_cents, content, sha256 FROM documents',
    'SELECT amount_received_cents FROM deliveries',
    'SELECT * FROM customer_entries',
  ];
  const before = FIGURES.map(read);
  const cents = read('SELECT id, price_cents FROM products');
  const lines = read('SELECT id, list_price_cents, unit_price_cents FROM order_lines');
  migrateAsFarAs(handle, prices + 1);
  expect(FIGURES.map(read)).toEqual(before);
  const inE4 = (rows: readonly unknown[]) =>
    rows.map((row) => (row as number[]).map((value, place) => (place === 0 ? value : value * 100)));
  expect(read('SELECT id, price_e4 FROM products')).toEqual(inE4(cents));
  expect(read('SELECT id, list_price_e4, unit_price_e4 FROM order_lines')).toEqual(inE4(lines));
  expect(findBrokenInvariants(connection)).toEqual([]);
  connection.close();
});

test('the newest schema is reached from every one before it', () => {
  const schemaOf = ({ connection }: DatabaseHandle) =>
    connection
      .prepare("SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name")
      .all();
  const stepwise = openDatabase(':memory:');
  for (let count = 1; count <= ALL; count += 1) migrateAsFarAs(stepwise, count);
  const atOnce = openDatabase(':memory:');
  migrateDatabase(atOnce, MIGRATIONS_FOLDER);
  expect(schemaOf(stepwise)).toEqual(schemaOf(atOnce));
  for (const { connection } of [stepwise, atOnce]) connection.close();
});

test('months that were closed before they could be opened again stay closed', () => {
  const handle = givenFirstShop();
  const { connection } = handle;
  const closings = listMigrations().findIndex((tag) => tag.endsWith('_closings-of-months'));
  migrateAsFarAs(handle, closings);
  connection.exec(`DELETE FROM ledger_backlog;
    INSERT INTO customer_entries (id, customer_id, kind, day, due_on, amount_cents, balance_cents, created_at) VALUES
      (1, 2, 'opening', '2026-09-01', '2026-09-01', 100, 100, 10), (2, 2, 'opening', '2026-10-01', '2026-10-01', 100, 200, 30);
    INSERT INTO open_entries VALUES (1, 2, 100), (2, 2, 100);
    INSERT INTO closed_months VALUES ('2026-10', 40, 1), ('2026-09', 20, 1);`);
  migrateAsFarAs(handle, closings + 1);
  const rows = connection.prepare(
    'SELECT month, event, last_entry_id AS entry, actor_id AS actor, created_at AS at FROM book_closings ORDER BY id',
  );
  expect(rows.all()).toEqual([
    { month: '2026-09', event: 'close', entry: 1, actor: 1, at: 20 },
    { month: '2026-10', event: 'close', entry: 2, actor: 1, at: 40 },
  ]);
  expect(connection.prepare('SELECT DISTINCT reason FROM customer_entries').pluck().all()).toEqual(['']);
  connection.close();
});
