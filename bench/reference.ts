import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { openDatabase } from '#db/client.ts';

/**
 * The reference server, as a separate process: Fastify answering as many bytes (arguments: of a compressed answer and
 * of the same uncompressed), and one order as a single transaction over HTTP without rules (an order, five lines, five
 * stocks, synced before the answer). Prints its address.
 */
const LINES = 5;
const PRODUCTS = 500;
const [bytes, notPacked] = [2, 3].map((place) => Buffer.alloc(Number(process.argv[place] ?? 2), 'x'));

const folder = mkdtempSync(path.join(tmpdir(), 'furnizo-reference-'));
const { connection } = openDatabase(path.join(folder, 'reference.sqlite'));
connection.exec(`
  CREATE TABLE products (id INTEGER PRIMARY KEY, stock INTEGER NOT NULL);
  CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, total_cents INTEGER NOT NULL);
  CREATE TABLE lines (id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL, product_id INTEGER NOT NULL, quantity INTEGER);
  CREATE INDEX lines_order ON lines (order_id);
`);
const insertProduct = connection.prepare('INSERT INTO products (stock) VALUES (100000000)');
connection.transaction(() => {
  for (let id = 0; id < PRODUCTS; id += 1) insertProduct.run();
})();
const insertOrder = connection.prepare('INSERT INTO orders (customer_id, total_cents) VALUES (?, 0)');
const insertLine = connection.prepare('INSERT INTO lines (order_id, product_id, quantity) VALUES (?, ?, ?)');
const takeStock = connection.prepare('UPDATE products SET stock = stock - 1 WHERE id = ?');
let next = 0;
const placeOrder = connection.transaction(() => {
  const { lastInsertRowid } = insertOrder.run(1);
  for (let line = 0; line < LINES; line += 1) {
    next = (next % PRODUCTS) + 1;
    insertLine.run(lastInsertRowid, next, 1);
    takeStock.run(next);
  }
  return Number(lastInsertRowid);
});

const app = Fastify();
app.get('/bytes', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
app.get('/bytes-not-packed', (_request, reply) =>
  reply.type('application/json; charset=utf-8').send(notPacked),
);
app.post('/order', () => ({ id: placeOrder.immediate() }));
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.once('SIGTERM', () => {
  void app.close().then(() => {
    connection.close();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
});
process.stdout.write(`${url}\n`);
