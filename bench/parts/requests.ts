import type { Request } from 'autocannon';
import { nextDeliveryDay } from '#testing/given-shop-file.ts';
import type { People } from './prepare-shop.ts';

const LINES = 5;
const JSON_BODY = { 'content-type': 'application/json' };

type Made = Pick<Request, 'method' | 'path' | 'headers' | 'body'>;

export type Requests = Readonly<Record<RequestName, (turn: number) => Made>>;

type RequestName =
  | 'home'
  | 'category'
  | 'ownCategory'
  | 'search'
  | 'product'
  | 'cartChange'
  | 'order'
  | 'ownOrders'
  | 'officeList'
  | 'stockersDay'
  | 'agenda'
  | 'status'
  | 'invoice';

const CATEGORIES = ['pasticeri', 'paketime'];
const PAGES = 3;
const WORDS = ['cokollate', 'kuti', 'torte', 'krem', 'vanilje', 'pizza', 'leter', 'sheqer', 'ngjyre', 'gota'];

export function requestsOf(people: People): Requests {
  const { customers, admin, stocker, productIds, orderIds, busyDay, invoiceId } = people;
  const day = nextDeliveryDay();
  const ready = new Set<number>();
  const get = (path: string, cookie?: string): Made => ({
    method: 'GET',
    path,
    headers: {
      accept: 'application/json, text/html',
      'accept-encoding': 'br, gzip',
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: '',
  });
  const send = (method: 'POST' | 'PUT', path: string, cookie: string, body: unknown): Made => ({
    method,
    path,
    headers: { ...JSON_BODY, 'accept-encoding': 'br, gzip', cookie },
    body: JSON.stringify(body),
  });
  const call = (name: string, input: unknown, cookie?: string): Made =>
    get(`/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`, cookie);
  const categoryPath = (turn: number) =>
    `/api/products/category/${turnOf(CATEGORIES, turn)}?page=${(turn % PAGES) + 1}&limit=20`;
  return {
    home: () => get('/'),
    category: (turn) => get(categoryPath(turn)),
    ownCategory: (turn) => get(categoryPath(turn), turnOf(customers, turn)),
    search: (turn) => get(`/api/products/search?query=${turnOf(WORDS, turn)}&page=1&limit=20`),
    product: (turn) => call('public.catalog.product', { id: turnOf(productIds, turn) }),
    cartChange: (turn) =>
      send('POST', '/api/cart', turnOf(customers, turn), {
        productId: turnOf(productIds, turn),
        quantity: 1,
      }),
    order: (turn) =>
      send('POST', '/api/orders', turnOf(customers, turn), {
        products: Array.from({ length: LINES }, (_, line) => ({
          product_id: turnOf(productIds, turn * LINES + line),
          quantity: 1,
        })),
        deliver_date: day,
      }),
    ownOrders: (turn) => call('customer.orders.list', { limit: 10 }, turnOf(customers, turn)),
    officeList: () => get('/api/orders/adm-all?page=1&limit=20', admin),
    stockersDay: () => call('stocker.orders.byDay', { date: busyDay.date, by: 'delivery' }, stocker),
    agenda: () => call('stocker.agenda.driver', busyDay, stocker),
    status: (turn) => {
      const order_id = turnOf(orderIds, turn);
      const delivery_status = ready.delete(order_id) ? 'E Procesuar' : 'E Pergaditur';
      if (delivery_status === 'E Pergaditur') ready.add(order_id);
      return send('PUT', '/api/orders/update-status', stocker, { order_id, delivery_status });
    },
    invoice: () => get(`/api/documents/${invoiceId}/pdf`, stocker),
  };
}

function turnOf<T>(all: readonly T[], turn: number): T {
  const one = all[turn % all.length];
  if (one === undefined) throw new Error('Nobody has a turn.');
  return one;
}
