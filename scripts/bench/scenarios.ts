import type { Request } from 'autocannon';
import { createAuth } from '#auth/auth.ts';
import { openLogin } from '#auth/open-login.ts';
import { type DatabaseHandle, openDatabase } from '#db/client.ts';
import { DEMO_PASSWORD } from '#seed/seed-shop.ts';
import { nextDeliveryDay } from '#testing/given-shop-file.ts';

/** What is asked again and again, and what it is held against. */
export type Scenario = {
  readonly name: string;
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  /** Several requests in turn, or one that differs each time. */
  readonly requests?: () => Request[];
  readonly against: 'bytes' | 'order';
};

/** Cookies of people who are logged in, and what they work with. */
export type People = {
  readonly customers: readonly string[];
  readonly admin: string;
  readonly stocker: string;
  readonly productIds: readonly number[];
  readonly orderId: number;
};

const LINES = 5;

/** So many customers order in turn: nobody has a thousand orders open. */
const BUYERS = 100;

const JSON_BODY = { 'content-type': 'application/json' };

/** Logs people in, and fills the shelves so that no order runs dry. */
export async function prepareShop(
  file: string,
): Promise<{ readonly handle: DatabaseHandle; readonly people: People }> {
  const handle = openDatabase(file);
  const { connection, db } = handle;
  const idsOf = (role: string, limit = 1) => {
    const ids = connection
      .prepare<[string, number], number>(
        `SELECT id FROM users WHERE role = ? AND is_active = 1 AND (role <> 'customer' OR id IN (
           SELECT customer_id FROM orders WHERE status = 'E Realizuar')) ORDER BY id LIMIT ?`,
      )
      .pluck()
      .all(role, limit);
    if (ids.length === 0) throw new Error(`Nobody is ${role}.`);
    return ids;
  };
  connection.prepare('UPDATE products SET stock = 10000000 WHERE deleted_at IS NULL').run();
  connection.prepare('UPDATE customer_terms SET limit_cents = NULL').run();
  const productIds = connection
    .prepare<[number], number>(
      `SELECT id FROM products WHERE deleted_at IS NULL AND is_on_request = 0 AND order_step = 1 AND min_quantity <= 1
       AND region_mask = (SELECT MAX(region_mask) FROM products) LIMIT ?`,
    )
    .pluck()
    .all(LINES);
  const orderId = connection
    .prepare<[], number>(
      `SELECT id FROM orders WHERE status = 'E Procesuar' AND held_at IS NULL ORDER BY id DESC LIMIT 1`,
    )
    .pluck()
    .get();
  if (orderId === undefined) throw new Error('No order is open.');
  const auth = createAuth({ isThrottled: false });
  const ctx = { db, actor: null, clock: { now: () => Date.now() }, emit: () => undefined };
  const cookiesOf = (role: string, limit?: number) =>
    Promise.all(
      idsOf(role, limit).map(async (id) => {
        const request = { ...ctx, auth, loginId: null, ip: '127.0.0.1', userAgent: 'bench' };
        const { sessionToken } = await openLogin(request, id);
        return `furnizo_session=${sessionToken}`;
      }),
    );
  const cookieOf = async (role: string) => (await cookiesOf(role))[0] ?? '';
  const people = {
    customers: await cookiesOf('customer', BUYERS),
    admin: await cookieOf('admin'),
    stocker: await cookieOf('stocker'),
    productIds,
    orderId,
  };
  return { handle, people };
}

/** All that is measured, in the order in which a day meets it. */
export function toScenarios(url: string, people: People): Scenario[] {
  const { customers, admin, stocker, productIds, orderId } = people;
  const trpc = (name: string, input: unknown) =>
    `${url}/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`;
  const day = nextDeliveryDay();
  const category = `${url}/api/products/category/pasticeri?page=1&limit=20`;
  const asCustomer = { cookie: customers[0] ?? '' };
  const inCart: Request[] = productIds.map((productId) => ({
    method: 'POST',
    path: '/api/cart',
    headers: { ...asCustomer, ...JSON_BODY },
    body: JSON.stringify({ productId, quantity: 1 }),
  }));
  const orders = customers.map(
    (cookie): Request => ({
      method: 'POST',
      path: '/api/orders',
      headers: { cookie, ...JSON_BODY },
      body: JSON.stringify({
        products: productIds.map((product_id) => ({ product_id, quantity: 1 })),
        deliver_date: day,
      }),
    }),
  );
  const statuses = ['E Pergaditur', 'E Procesuar'].map(
    (delivery_status): Request => ({
      method: 'PUT',
      path: '/api/orders/update-status',
      headers: { cookie: stocker, ...JSON_BODY },
      body: JSON.stringify({ order_id: orderId, delivery_status }),
    }),
  );
  return [
    { name: 'home, first HTML', url: `${url}/`, against: 'bytes' },
    { name: 'category page, guest', url: category, against: 'bytes' },
    { name: 'category page, customer', url: category, headers: asCustomer, against: 'bytes' },
    {
      name: 'category page, made anew each time',
      url,
      requests: () => [{ method: 'GET', setupRequest: toFreshPage }],
      against: 'bytes',
    },
    {
      name: 'search',
      url: `${url}/api/products/search?query=cokollate&page=1&limit=20`,
      against: 'bytes',
    },
    { name: 'product', url: trpc('public.catalog.product', { id: productIds[0] }), against: 'bytes' },
    {
      name: 'newest 20 orders of the office',
      url: `${url}/api/orders/adm-all?page=1&limit=20`,
      headers: { cookie: admin },
      against: 'bytes',
    },
    {
      name: "a customer's orders",
      url: trpc('customer.orders.list', { limit: 10 }),
      headers: asCustomer,
      against: 'bytes',
    },
    {
      name: "the stocker's day",
      url: trpc('stocker.orders.byDay', { date: day, by: 'delivery' }),
      headers: { cookie: stocker },
      against: 'bytes',
    },
    {
      name: 'login',
      url,
      // Nobody else here is the packer: the oldest sessions of a login that is used this often are ended.
      requests: () => [
        {
          method: 'POST',
          path: '/api/auth/login',
          headers: JSON_BODY,
          body: JSON.stringify({ email: 'packer@furnizo.test', password: DEMO_PASSWORD }),
        },
      ],
      against: 'order',
    },
    { name: 'cart change', url, requests: () => inCart.slice(0, 1), against: 'order' },
    { name: 'placing an order (5 lines)', url, requests: () => orders, against: 'order' },
    { name: 'a status and back', url, requests: () => statuses, against: 'order' },
  ];
}

let pages = 0;

/** An address that nobody has asked for before, of the same page. */
function toFreshPage(request: Request): Request {
  pages += 1;
  return { ...request, path: `/api/products/category/pasticeri?page=1&limit=20&fresh=${pages}` };
}
