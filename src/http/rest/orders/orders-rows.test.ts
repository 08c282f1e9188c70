import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf, THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

async function givenShop() {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { name: 'Arta', email: 'arta@example.test' });
  const flour = givenProduct(world, {
    name: 'Miell',
    code: 'M1',
    priceE4: 1250_00,
    stock: 10,
    image: 'm.webp',
  });
  return { world, customer, flour, client: await loginAs(world, customer) };
}

test.each(['/api/orders', '/api/orders/create-order'])('POST %s places an order', async (url) => {
  const { world, client, flour } = await givenShop();
  const body = {
    products: [{ product_id: flour, quantity: '2', price: 0.01, vat_rate_percentage: 0 }],
    deliver_date: THURSDAY,
    comment: null,
  };
  const answer = await client.post(url, body, { 'idempotency-key': 'k1' });
  expect(answer).toMatchObject({ status: 201 });
  expect(answer.body).toEqual({
    success: true,
    message: 'Order created successfully',
    order: {
      id: 1,
      status: 'e procesuar',
      delivery_status: 'E Procesuar',
      created_at: '2026-11-18T08:00:00.000Z',
      deliver_date: THURSDAY,
      totalamount: 25,
      products: [
        {
          quantity: 2,
          price: 12.5,
          total_price: 25,
          product: { id: flour, name: 'Miell', price: 12.5, image: '/images/m.webp' },
        },
      ],
    },
  });
  expect((await client.post(url, body, { 'idempotency-key': 'k1' })).body.order.id).toBe(1);
  const other = { ...body, products: [{ id: flour, quantity: 1 }] };
  expect(await client.post(url, other, { 'idempotency-key': 'k1' })).toMatchObject({
    status: 422,
    body: { success: false, error: 'Idempotency key reused' },
  });
  expect((await client.get('/api/orders/order')).body.orders).toMatchObject([{ id: 1, totalamount: 25 }]);
  expectInvariants(world);
});

test('an order that costs something else than the buyer was shown is rejected with the prices of today', async () => {
  const { world, client, flour } = await givenShop();
  const body = { products: [{ product_id: flour, quantity: 2 }], deliver_date: THURSDAY };
  expect(await client.post('/api/orders', { ...body, expected_total: 20 })).toMatchObject({
    status: 409,
    body: { success: false, error: 'Cart changed', lines: [{ product_id: flour, now: 12.5 }] },
  });
  expect(stockOf(world, flour)).toBe(10);
  expect(await client.post('/api/orders/create-order', { ...body, expected_total: 25 })).toMatchObject({
    status: 201,
    body: { order: { totalamount: 25 } },
  });
  expect(await client.post('/api/orders', body)).toMatchObject({ status: 201 });
  expectInvariants(world);
});

test('a rejected order says so with the figures', async () => {
  const { client, flour } = await givenShop();
  const place = (products: unknown, deliver_date: unknown = THURSDAY) =>
    client.post('/api/orders', { products, deliver_date });
  expect(await place([{ product_id: flour, quantity: 11 }])).toMatchObject({
    status: 409,
    body: {
      success: false,
      error: 'Insufficient stock',
      message: 'Stok i pamjaftueshëm për "Miell"! Stok i disponueshëm: 10, Sasia e kërkuar: 11',
      productId: flour,
      available: 10,
      requested: 11,
    },
  });
  expect(await place([{ product_id: flour, quantity: 1 }], '2026-11-21')).toMatchObject({
    status: 400,
    body: { success: false, error: 'Invalid delivery date' },
  });
  expect(await place([])).toMatchObject({
    status: 400,
    body: {
      success: false,
      error: 'Validation failed',
      message: 'Ju lutem shtoni të paktën një produkt në porosi',
    },
  });
  expect(await place([{ product_id: flour, quantity: 1 }], null)).toMatchObject({ status: 400 });
  expect(await place([{ product_id: 9999, quantity: 1 }])).toMatchObject({
    status: 404,
    body: { error: 'Product not found' },
  });
});

test('junk in an order is a 400', async () => {
  const { client } = await givenShop();
  for (const junk of [
    { products: 'x' },
    { products: [null] },
    { products: [{ product_id: 1e300, quantity: 1 }] },
    { products: [{ product_id: 1, quantity: 1.5 }] },
    { products: [{ product_id: 1, quantity: -1 }] },
    { products: [{ product_id: '1; DROP TABLE orders', quantity: 1 }] },
    { products: [{ quantity: 1 }] },
    { products: Array.from({ length: 201 }, () => ({ product_id: 1, quantity: 1 })) },
    { products: [{ product_id: 1, quantity: 1 }], comment: 'ë'.repeat(1001) },
    { products: [{ product_id: 1, quantity: 1 }], comment: ['\u0000'] },
    { products: { __proto__: 1 } },
  ]) {
    const answer = await client.post('/api/orders', { deliver_date: THURSDAY, ...junk });
    const refused = { status: 400, body: { success: false, error: 'Validation failed' } };
    expect.soft(answer, JSON.stringify(junk).slice(0, 80)).toMatchObject(refused);
  }
});

test('the office lists all orders as staff see them, by page and status', async () => {
  const { world, customer, flour } = await givenShop();
  for (let n = 0; n < 3; n += 1) await givenOrder(world, customer, [[flour, 1]]);
  const admin = await loginAs(world, givenUser(world, 'admin'));
  await admin.put('/api/orders/update-status', { order_id: 2, delivery_status: 'E Anuluar' });
  const numbers = async (query: string) =>
    (await admin.get(`/api/orders/adm-all${query}`)).body.orders.map(
      (order: { order_id: number }) => order.order_id,
    );
  expect(await numbers('')).toEqual([3, 2, 1]);
  expect(await numbers('?page=2&limit=2')).toEqual([1]);
  expect(await numbers('?status=E%20Anuluar')).toEqual([2]);
  for (const junk of ['?page=0', '?page=x', '?limit=101', '?status=x', '?page=1&page=2']) {
    expect((await admin.get(`/api/orders/adm-all${junk}`)).status).toBe(400);
  }
  const [order] = (await admin.get('/api/orders/adm-all?limit=1')).body.orders;
  expect(order).toEqual({
    order_id: 3,
    totalamount: 12.5,
    user_name: 'Arta',
    user_email: 'arta@example.test',
    user_number: expect.any(String),
    user_address: expect.any(String),
    deliver_date: THURSDAY,
    delivery_status: 'E Procesuar',
    created_at: '2026-11-18T08:00:00.000Z',
    payment_method: 'Para në dorëzim',
    comment: '',
    driver_id: null,
    driver_nr: null,
    driver_user_id: null,
    region_id: 1,
    region: 'Lipjan',
    attempts: 0,
    on_hold: false,
    invoice_number: null,
    products: [
      {
        order_product_id: expect.any(Number),
        product_id: flour,
        product_name: 'Miell',
        product_code: 'M1',
        product_price: 12.5,
        quantity: 1,
        order_product_price: 12.5,
        stock_confirmed: false,
        is_produced: false,
      },
    ],
  });
  expect((await admin.get('/api/orders/order')).body).toEqual({ orders: [] });
});

test('statuses are set as far as the role may', async () => {
  const { world, customer, flour, client } = await givenShop();
  const orderId = await givenOrder(world, customer, [[flour, 1]]);
  const set = { order_id: orderId, delivery_status: 'E Pregaditur' };
  const stocker = await loginAs(world, givenUser(world, 'stocker'));
  expect(await stocker.put('/api/orders/update-status', set)).toMatchObject({
    status: 200,
    body: { success: true, order_id: orderId, delivery_status: 'E Pergaditur' },
  });
  expect(
    await stocker.put('/api/orders/update-status', { ...set, delivery_status: 'E Realizuar' }),
  ).toMatchObject({ status: 403, body: { error: 'Status not allowed for role' } });
  expect(await stocker.put('/api/orders/update-status', { ...set, delivery_status: 'Gati' })).toMatchObject({
    status: 400,
    body: { error: 'Validation failed' },
  });
  const driver = await loginAs(world, givenUser(world, 'driver', { driverCode: 1 }));
  expect(await driver.put('/api/orders/update-status', { ...set, delivery_status: 'E Nisur' })).toMatchObject(
    {
      status: 404,
      body: { error: 'Order not found' },
    },
  );
  for (const roles of [client, await loginAs(world, givenUser(world, 'packer'))]) {
    expect(await roles.put('/api/orders/update-status', set)).toMatchObject({
      status: 403,
      body: { error: 'Forbidden' },
    });
  }
  const guest = await loginAs(world, null);
  expect((await guest.put('/api/orders/update-status', set)).status).toBe(401);
});

test('an invoice is a PDF for those whose business it is, and not found for everybody else', async () => {
  const { world, customer, flour, client } = await givenShop();
  const orderId = await givenOrder(world, customer, [[flour, 1]]);
  const url = `/api/orders/invoice/${orderId}`;
  const own = await client.get(url);
  expect(own.status).toBe(200);
  expect(own.headers['content-type']).toContain('application/pdf');
  expect(own.headers['content-disposition']).toBe(`inline; filename=Fatura_${orderId}.pdf`);
  expect(own.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const answerTo = async (actor: Parameters<typeof loginAs>[1]) =>
    (await (await loginAs(world, actor)).get(url)).status;
  expect(await answerTo(givenUser(world, 'stocker'))).toBe(200);
  expect(await answerTo(givenUser(world, 'customer'))).toBe(404);
  const driver = givenUser(world, 'driver', { driverCode: 7 });
  expect(await answerTo(driver)).toBe(404);
  const stocker = await loginAs(world, givenUser(world, 'stocker'));
  await stocker.put('/api/orders/update-driver', { order_id: orderId, driver_nr: 7 });
  expect(await answerTo(driver)).toBe(200);
  expect(await answerTo(givenUser(world, 'packer'))).toBe(403);
  expect((await stocker.get('/api/orders/invoice/999')).status).toBe(404);
  expect((await stocker.get('/api/orders/invoice/x')).status).toBe(400);
});

test('an order over the REST API leaves stock and totals in order', async () => {
  const { world, client, flour } = await givenShop();
  const order = { products: [{ product_id: flour, quantity: 1 }], deliver_date: THURSDAY };
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => client.post('/api/orders/create-order', order)),
  );
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(10);
  expect(answers.filter((answer) => answer.body.error === 'Insufficient stock')).toHaveLength(5);
  expect(stockOf(world, flour)).toBe(0);
  expectInvariants(world);
});
