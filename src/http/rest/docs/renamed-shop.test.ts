import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { restRows } from '#http/rest/rest-rows.ts';
import type { Actor } from '#kernel/ctx.ts';
import { readPdfText } from '#pdf/testing/read-pdf.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenPages } from '#testing/given-brand.ts';
import { givenAllFeatures } from '#testing/given-features.ts';
import { givenOrder, THURSDAY } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { loginAs, openApp, type RestAnswer, type RestClient, restClient } from '#testing/rest-client.ts';
import { openWorld, type World } from '#testing/world.ts';
import { metaRows } from './meta-rows.ts';

/** The word, not e-mail addresses or the verb. */
const OLD_NAME = /(?<![\w@.])furnizo(?![\w@.])/i;

const PAGES = [
  '/',
  '/category/pasticeri',
  '/category/none',
  '/search',
  '/search?q=miell',
  '/product/1',
  '/product/99',
  '/cart',
  '/porosite',
  '/porosite/1',
  '/blerjet',
  '/porosi-e-shpejte',
  '/faturat',
  '/gjendja',
  '/llogaria',
  '/login',
  '/signup',
  '/kushtet',
  '/privatesia',
  '/secret-dashboard',
  '/secret-dashboard/settings',
  '/secret-dashboard/settings/setup',
  '/secret-dashboard/settings/firm?tab=groups',
  '/secret-dashboard/imports?kind=pictures',
  '/secret-dashboard/purchasing',
  '/secret-dashboard/purchasing?tab=payables',
  '/secret-dashboard/reports?report=losses',
  '/stocker-dashboard',
  '/driver-dashboard',
  '/package-dashboard',
  '/call-center-dashboard',
  '/nowhere',
  '/index.html',
  '/manifest.webmanifest',
];

async function givenRenamedShop() {
  const world = openWorld();
  const admin = await givenSeller(world);
  const { settings } = world.call(admin).admin;
  await settings.merge({
    brand: { name: 'Pije Nika' },
    seller: { name: 'Nika SH.P.K.', documentFooter: 'Faleminderit.' },
  });
  const customer = givenUser(world, 'customer', { name: 'Furra Iliria' });
  givenUser(world, 'driver', { driverCode: 3 });
  const product = givenProduct(world, { name: 'Miell', priceE4: 1000_00 });
  const orderId = await givenOrder(world, customer, [[product, 6]]);
  const { orders } = world.call(admin).admin;
  await orders.setDriver({ orderId, driverCode: 3 });
  await orders.setStatus({ orderId, status: 'E Nisur' });
  await buyGoods(world, admin, product);
  const { id: documentId } = world.handle.connection.prepare('SELECT id FROM documents').get() as {
    id: number;
  };
  return {
    world,
    admin,
    customer,
    ids: { orderId, productId: product, customerId: customer.id, documentId },
  };
}

/** Two suppliers with an order each; for the first also goods, a bill and a payment: all have the id 1. */
async function buyGoods(world: World, admin: Actor, productId: number): Promise<void> {
  await givenAllFeatures(world, admin);
  const office = await loginAs(world, admin);
  const post = async (url: string, body: object) => {
    const answer = await office.post(`/api${url}`, body);
    expect(answer.status, `${url} ${JSON.stringify(answer.body)}`).toBe(url.endsWith('/send') ? 200 : 201);
  };
  const line = { product_id: productId, quantity: 4 };
  for (const [id, language] of [
    [1, 'sq'],
    [2, 'en'],
  ]) {
    await post('/suppliers', { name: `Mulliri ${id}`, language });
    await post('/purchasing/orders', { supplier_id: id, lines: [{ ...line, net_price: 2 }] });
    await post(`/purchasing/orders/${id}/send`, {});
  }
  await post('/purchasing/receipts', { supplier_id: 1, order_id: 1, lines: [line] });
  await post('/purchasing/bills', {
    kind: 'domestic',
    supplier_id: 1,
    number: 'F-1',
    issued_on: '2026-11-10',
    lines: [{ description: 'Qira', net: 100, rate: 18 }],
    vat: [{ rate: 18, net: 100, vat: 18 }],
  });
  await post('/suppliers/1/payments', { amount: 50, method: 'bank' });
}

const PERIOD = 'from=2026-11-01&to=2026-11-30';

/** Files that a plain call of the row doesn't return. */
const filesOf = ({ customerId }: Ids) => [
  ...['pdf', 'xlsx'].flatMap((format) => [
    `/suppliers/1/statement?${PERIOD}&format=${format}`,
    `/accounts/${customerId}/statement?${PERIOD}&format=${format}`,
  ]),
  ...['sales', 'purchases'].map((book) => `/admin/books/${book}?month=2026-11&format=xlsx`),
  ...['load-list', 'return-list'].map((list) => `/stock/${list}/pdf?driver_nr=3&date=${THURSDAY}`),
  `/stock/agenda/pdf?date=${THURSDAY}`,
  '/purchasing/orders/2/pdf',
  '/purchasing/orders/2/xlsx',
  '/purchasing/receipts/1/calculation?format=pdf',
  `/admin/reports/margin?${PERIOD}&by=product&format=xlsx`,
];

function findOldName(words: string): string | null {
  const at = words.search(OLD_NAME);
  return at < 0 ? null : words.slice(Math.max(0, at - 80), at + 80);
}

async function wordsOf({ headers, bytes }: RestAnswer): Promise<string> {
  const type = String(headers['content-type'] ?? '');
  const head = JSON.stringify({ ...headers, 'set-cookie': undefined });
  if (type === 'application/pdf') {
    const task = getDocument({ data: Uint8Array.from(bytes) });
    const { info } = await (await task.promise).getMetadata();
    await task.destroy();
    return `${head}${JSON.stringify(info)}${await readPdfText(bytes)}`;
  }
  if (type.includes('spreadsheetml')) {
    return (
      head +
      Object.values(unzipSync(Uint8Array.from(bytes)))
        .map((part) => strFromU8(part))
        .join('')
    );
  }
  return head + bytes.toString();
}

type Ids = Awaited<ReturnType<typeof givenRenamedShop>>['ids'];

function addressOf(url: string, ids: Ids): string {
  const idOf = (name: string): string | number => {
    if (/^(?:order_?id)$/i.test(name)) return ids.orderId;
    if (/^(?:user_?id|customer_?id|number)$/i.test(name)) return ids.customerId;
    if (/product/i.test(name)) return ids.productId;
    if (name === 'driver_nr') return 3;
    if (name === 'category') return 'pasticeri';
    if (/^\/(?:purchasing|suppliers)/.test(url)) return 1;
    if (url.startsWith('/documents/')) return ids.documentId;
    return /users|customers/.test(url)
      ? ids.customerId
      : url.startsWith('/products')
        ? ids.productId
        : ids.orderId;
  };
  return `/api${url.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(idOf(name)))}`;
}

test('no page, answer or document of a renamed shop says the old name', async () => {
  const { world, admin, customer, ids } = await givenRenamedShop();
  const guest = restClient(await openApp(world, { webFolder: givenPages().webFolder }));
  for (const url of PAGES) {
    const answer = await guest.get(url, { accept: 'text/html,*/*' });
    expect(answer.status, url).toBeLessThan(500);
    expect(findOldName(await wordsOf(answer)), url).toBeNull();
  }
  const clients: Record<string, RestClient> = {
    admin: await loginAs(world, admin),
    customer: await loginAs(world, customer),
    guest: await loginAs(world, null),
  };
  const rows = [...restRows, ...metaRows({ settings: {} } as never, restRows)].filter(
    ({ method }) => method === 'GET',
  );
  const kinds = new Map<string, number>();
  for (const { url, roles } of rows) {
    const role = roles.includes('admin') ? 'admin' : roles.includes('guest') ? 'guest' : 'customer';
    const answer = await clients[role]!.get(addressOf(url, ids));
    expect(answer.status, url).toBeLessThan(500);
    expect(findOldName(await wordsOf(answer)), url).toBeNull();
    const kind = `${String(answer.headers['content-type']).split(';')[0]} ${answer.status}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  for (const url of filesOf(ids)) {
    const answer = await clients['admin']!.get(`/api${url}`);
    expect(answer.status, url).toBe(200);
    expect(findOldName(await wordsOf(answer)), url).toBeNull();
  }
  for (const id of [1, 2]) {
    const said = await world.call(admin).admin.purchasing.orders.text({ id });
    expect(findOldName(JSON.stringify(said))).toBeNull();
  }
  // The check covers documents, tables and other answers, not only errors.
  expect(kinds.get('application/pdf 200')).toBeGreaterThan(4);
  expect(kinds.get('application/json 200')).toBeGreaterThan(40);
});
