import { openDatabase } from '#db/client.ts';
import { openCookie } from './shop-database.ts';

export type People = {
  readonly customers: readonly string[];
  readonly admin: string;
  readonly stocker: string;
  readonly productIds: readonly number[];
  readonly orderIds: readonly number[];
  readonly busyDay: { readonly date: string; readonly driverCode: number };
  readonly invoiceId: number;
};

const BUYERS = 100;
const PRODUCTS = 200;
const ORDERS = 50;
const ORDERS_OF_A_DAY = 80;

/** Raises the stock, so that orders never run out of it. */
export async function prepareShop(file: string): Promise<People> {
  const { connection, db } = openDatabase(file);
  const all = <Row>(query: string, ...values: readonly (string | number)[]): Row[] =>
    connection.prepare<(string | number)[], Row>(query).all(...values);
  const only = <Row>(what: string, query: string, ...values: readonly (string | number)[]): Row => {
    const [row] = all<Row>(query, ...values);
    if (row === undefined) throw new Error(`The shop has no ${what}.`);
    return row;
  };
  connection.exec('UPDATE products SET stock = 10000000 WHERE deleted_at IS NULL');
  connection.exec('UPDATE customer_terms SET limit_cents = NULL');
  // Otherwise a region is full, or closes for tomorrow during the run.
  connection.exec('DELETE FROM delivery_rules');
  const firstWho = (role: string) =>
    only<{ id: number }>(role, 'SELECT id FROM users WHERE role = ? AND is_active = 1 ORDER BY id', role).id;
  const buyers = all<{ id: number }>(
    `SELECT id FROM users WHERE role = 'customer' AND is_active = 1
     AND id IN (SELECT customer_id FROM orders WHERE status = 'E Realizuar') ORDER BY id LIMIT ?`,
    BUYERS,
  );
  const products = all<{ id: number }>(
    `SELECT id FROM products WHERE deleted_at IS NULL AND is_on_request = 0 AND order_step = 1 AND min_quantity <= 1
     AND region_ids IS NULL LIMIT ?`,
    PRODUCTS,
  );
  const open = all<{ id: number }>(
    `SELECT id FROM orders WHERE status = 'E Procesuar' AND held_at IS NULL ORDER BY id DESC LIMIT ?`,
    ORDERS,
  );
  const { date } = only<{ date: string }>(
    'day of deliveries',
    `SELECT deliver_date AS date FROM orders WHERE deliver_date < date('now')
     GROUP BY deliver_date ORDER BY ABS(COUNT(*) - ?) LIMIT 1`,
    ORDERS_OF_A_DAY,
  );
  // Larger shops have more orders a day; the queries are limited to the same number in every shop.
  connection
    .prepare(
      `UPDATE orders SET deliver_date = NULL WHERE id IN
       (SELECT id FROM orders WHERE deliver_date = ? ORDER BY id LIMIT -1 OFFSET ?)`,
    )
    .run(date, ORDERS_OF_A_DAY);
  const busyDay = only<People['busyDay']>(
    'driver of that day',
    `SELECT deliver_date AS date, users.driver_code AS driverCode, COUNT(*) AS stops FROM orders
     JOIN users ON users.id = orders.driver_id WHERE deliver_date = ?
     GROUP BY users.id ORDER BY stops DESC LIMIT 1`,
    date,
  );
  const invoice = only<{ id: number }>(
    'invoice',
    "SELECT id FROM documents WHERE kind = 'invoice' ORDER BY id DESC",
  );
  const people = {
    customers: await Promise.all(buyers.map(({ id }) => openCookie(db, id))),
    admin: await openCookie(db, firstWho('admin')),
    stocker: await openCookie(db, firstWho('stocker')),
    productIds: products.map(({ id }) => id),
    orderIds: open.map(({ id }) => id),
    busyDay,
    invoiceId: invoice.id,
  };
  connection.close();
  if (people.orderIds.length === 0 || people.productIds.length === 0) throw new Error('The shop is empty.');
  return people;
}
