import { expect, test } from 'vitest';
import { restRows } from '#http/rest/rest-rows.ts';
import { FEATURES } from '#shared/feature-list.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, THURSDAY } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

const TODAY = '2026-11-18';

async function givenOffice() {
  const world = openWorld();
  const admin = await loginAs(world, await givenSeller(world));
  const driver = givenUser(world, 'driver', { driverCode: 3 });
  const customer = givenUser(world, 'customer', { address: 'Rr. e Re 5', email: 'arta@shembull.test' });
  const cups = givenProduct(world, { stock: 100, priceE4: 236_00 });
  const people = {
    admin,
    driver: await loginAs(world, driver),
    stocker: await loginAs(world, givenUser(world, 'stocker')),
    packer: await loginAs(world, givenUser(world, 'packer')),
    agent: await loginAs(world, givenUser(world, 'call_agent')),
    customer: await loginAs(world, customer),
  };
  const order = async () => {
    const orderId = await givenOrder(world, customer, [[cups, 5]]);
    await admin.put('/api/orders/update-driver', { order_id: orderId, driver_nr: 3 });
    return orderId;
  };
  const set = (order_id: number, delivery_status: string) =>
    admin.put('/api/orders/update-status', { order_id, delivery_status });
  const onRoad = async () => {
    const orderId = await order();
    await set(orderId, 'E Nisur');
    return orderId;
  };
  const invoice = async () => {
    const orderId = await order();
    await set(orderId, 'E Realizuar');
    const { body } = await admin.get(`/api/documents?order_id=${orderId}`);
    return { id: body.documents[0].id, line_id: body.documents[0].lines[0].line_id };
  };
  const pay = async () => {
    const payment = { customer_id: customer.id, amount: 1, method: 'bank' };
    return (await admin.post('/api/payments', payment)).body.payment.id as number;
  };
  return { world, customerId: customer.id, productId: cups, people, order, onRoad, invoice, pay };
}

type Office = Awaited<ReturnType<typeof givenOffice>>;
type Call = { readonly url: string; readonly body: Record<string, unknown> };

/** One call for each row and kind of caller. */
const CALLS: readonly [
  row: string,
  who: keyof Office['people'],
  make: (office: Office) => Call | Promise<Call>,
][] = [
  ['/orders', 'customer', ({ productId }) => placed('/api/orders', productId)],
  ['/orders/create-order', 'customer', ({ productId }) => placed('/api/orders/create-order', productId)],
  [
    '/callcenter/orders',
    'agent',
    ({ productId, customerId }) => {
      const { url, body } = placed('/api/callcenter/orders', productId);
      return { url, body: { ...body, user_id: customerId } };
    },
  ],
  ...(['driver', 'admin'] as const).flatMap((who): typeof CALLS => [
    [
      '/orders/attempt',
      who,
      async ({ onRoad }) => ({
        url: '/api/orders/attempt',
        body: { order_id: await onRoad(), reason: 'closed' },
      }),
    ],
    [
      '/orders/deliver',
      who,
      async ({ onRoad }) => ({
        url: '/api/orders/deliver',
        body: { order_id: await onRoad(), amount_received: 3 },
      }),
    ],
  ]),
  [
    '/orders/add-item',
    'stocker',
    async ({ order, productId }) => ({
      url: '/api/orders/add-item',
      body: { order_id: await order(), product_id: productId, quantity: 1 },
    }),
  ],
  [
    '/package/custom-stock',
    'packer',
    ({ customerId, productId }) => ({
      url: '/api/package/custom-stock',
      body: { user_id: customerId, product_id: productId, quantity: 2 },
    }),
  ],
  [
    '/products',
    'admin',
    () => ({
      url: '/api/products',
      body: { name: 'Gota', category: 'paketime', quantity: 5, price: 1.5, vat_rate_percentage: 18 },
    }),
  ],
  [
    '/documents/issue',
    'stocker',
    async ({ order }) => ({
      url: '/api/documents/issue',
      body: { order_ids: [await order(), await order(), 999] },
    }),
  ],
  [
    '/documents/issue',
    'admin',
    async ({ order }) => {
      await order();
      return { url: '/api/documents/issue', body: { deliver_date: THURSDAY, driver_nr: 3 } };
    },
  ],
  [
    '/documents/{id}/credit',
    'admin',
    async ({ invoice }) => {
      const { id, line_id } = await invoice();
      const lines = [{ line_id, quantity: 1, goods: 'stock' }];
      return { url: `/api/documents/${id}/credit`, body: { reason: 'Kthim', lines } };
    },
  ],
  [
    '/documents/{id}/debit',
    'admin',
    async ({ invoice }) => {
      const { id, line_id } = await invoice();
      return {
        url: `/api/documents/${id}/debit`,
        body: { reason: 'Çmimi', lines: [{ line_id, amount: 1 }] },
      };
    },
  ],
  [
    '/payments',
    'admin',
    ({ customerId }) => ({
      url: '/api/payments',
      body: { customer_id: customerId, amount: 2, method: 'bank' },
    }),
  ],
  [
    '/payments',
    'driver',
    async ({ onRoad, customerId }) => {
      await onRoad();
      return { url: '/api/payments', body: { customer_id: customerId, amount: 2, method: 'cash_driver' } };
    },
  ],
  [
    '/payments/{id}/reverse',
    'admin',
    async ({ pay }) => ({ url: `/api/payments/${await pay()}/reverse`, body: { reason: 'Gabim' } }),
  ],
  ...(['driver', 'stocker', 'admin'] as const).map((who): (typeof CALLS)[number] => [
    '/cash/count',
    who,
    () => ({ url: '/api/cash/count', body: { date: TODAY, driver_nr: 3, amount: 1 } }),
  ]),
  ['/cash/close', 'admin', () => ({ url: '/api/cash/close', body: { date: TODAY, driver_nr: 3 } })],
  [
    '/cash/reopen',
    'admin',
    async ({ people }) => {
      await people.admin.post('/api/cash/close', { date: TODAY, driver_nr: 3 });
      return { url: '/api/cash/reopen', body: { date: TODAY, driver_nr: 3, reason: 'Gabim' } };
    },
  ],
];

function placed(url: string, productId: number): Call {
  return { url, body: { deliver_date: THURSDAY, products: [{ product_id: productId, quantity: 2 }] } };
}

/** Changes that make a body different but still valid. */
const CHANGES = {
  amount: 9,
  amount_received: 4,
  quantity: 7,
  name: 'Pjata',
  order_ids: [1],
  reason: 'refused',
  deliver_date: '2026-11-23',
  date: '2026-11-17',
} as const;

function changed(body: Call['body']): Call['body'] {
  const [field, value] = Object.entries(CHANGES).find(([name]) => name in body) ?? [];
  return field === undefined ? body : { ...body, [field]: value };
}

test.each(CALLS)(
  '%s by a %s: a retry under its key gets the first answer, and nothing is done twice',
  async (_row, who, make) => {
    const office = await givenOffice();
    const { url, body } = await make(office);
    const client = office.people[who];
    const key = { 'idempotency-key': 'lost-answer' };
    const first = await client.post(url, body, key);
    expect(first.status).toBeLessThan(300);
    const again = await client.post(url, body, key);
    expect(again).toMatchObject({ status: first.status, body: first.body });
    expect(await client.post(url, changed(body), key)).toMatchObject({
      status: 422,
      body: { error: 'Idempotency key reused' },
    });
    expectInvariants(office.world);
  },
);

test('every row of the core that takes a key is tried above', () => {
  const optional = Object.values(FEATURES).flatMap(({ rows }) => rows);
  const taking = restRows.filter(
    ({ acceptsIdempotencyKey, url }) =>
      acceptsIdempotencyKey && !optional.some((start) => url.startsWith(start)),
  );
  expect(new Set(CALLS.map(([row]) => row))).toEqual(new Set(taking.map(({ url }) => url)));
});
