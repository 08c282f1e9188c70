import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

async function givenWork() {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { name: 'Arta', email: null });
  const flour = givenProduct(world, { name: 'Miell', code: 'M1', priceE4: 1250_00, stock: 10 });
  const cream = givenProduct(world, { name: 'Krem', code: 'K1', priceE4: 400_00, stock: 5 });
  const orderId = await givenOrder(world, customer, [[flour, 2]]);
  return { world, customer, flour, cream, orderId };
}

test.each(['stocker', 'call_agent', 'admin'] as const)('%s reads the work of a day', async (role) => {
  const { world, flour, orderId } = await givenWork();
  const client = await loginAs(world, givenUser(world, role));
  const byDay = async (body: object) => client.post('/api/orders/all', body);
  expect((await byDay({ created_at: '2026-11-18' })).body.orders).toMatchObject([{ order_id: orderId }]);
  expect((await byDay({ deliver_date: THURSDAY })).body.orders).toMatchObject([{ order_id: orderId }]);
  expect((await byDay({ created_at: '2026-11-17' })).body).toEqual({ orders: [] });
  for (const junk of [{}, { created_at: '18.11.2026' }, { created_at: 5 }, { deliver_date: '2026-13-01' }]) {
    expect((await byDay(junk)).status).toBe(400);
  }
  const waiting = await client.get(`/api/orders/unassigned?deliver_date=${THURSDAY}`);
  expect(waiting.body.orders).toMatchObject([{ order_id: orderId, driver_nr: null }]);
  expect((await client.get('/api/orders/unready')).body.orders).toMatchObject([{ order_id: orderId }]);
  expect((await client.get('/api/orders/order-status')).body).toEqual({ success: true, count: 1 });
  const details = await client.get(`/api/orders/details/${orderId}`);
  expect(details.body).toEqual({
    success: true,
    order: {
      order_id: orderId,
      user_name: 'Arta',
      user_number: expect.any(String),
      user_email: null,
      user_address: expect.any(String),
      deliver_date: THURSDAY,
      delivery_status: 'E Procesuar',
      totalamount: 25,
      products: [
        {
          order_product_id: expect.any(Number),
          product_id: flour,
          product_name: 'Miell',
          product_code: 'M1',
          price: 12.5,
          quantity: 2,
          total_price: 25,
        },
      ],
    },
  });
  expect(await client.get('/api/orders/details/99')).toMatchObject({
    status: 404,
    body: { error: 'Order not found' },
  });
});

test('a driver is given by number, taken off by null, and must exist', async () => {
  const { world, orderId } = await givenWork();
  givenUser(world, 'driver', { driverCode: 2 });
  const client = await loginAs(world, givenUser(world, 'call_agent'));
  const set = (driver_nr: unknown) =>
    client.put('/api/orders/update-driver', { order_id: orderId, driver_nr });
  expect((await set(2)).body).toEqual({ success: true, message: 'Order driver updated successfully' });
  expect((await set(null)).status).toBe(200);
  expect(await set(3)).toMatchObject({ status: 404, body: { error: 'Driver not found' } });
  for (const junk of [0, 100, 'x', undefined, [2]]) expect((await set(junk)).status).toBe(400);
});

test('the warehouse changes items of an order', async () => {
  const { world, flour, cream, orderId } = await givenWork();
  const client = await loginAs(world, givenUser(world, 'stocker'));
  expect(
    await client.post('/api/orders/add-item', { order_id: orderId, product_id: cream, quantity: 2 }),
  ).toMatchObject({ status: 200, body: { success: true, new_total: 33, message: expect.any(String) } });
  expect(
    await client.post('/api/orders/add-item', { order_id: orderId, product_id: cream, quantity: 4 }),
  ).toMatchObject({
    status: 409,
    body: {
      error: 'Insufficient stock',
      message: 'Insufficient stock! Available: 3, Requested: 4',
      productId: cream,
      available: 3,
      requested: 4,
    },
  });
  const { products } = (await client.get(`/api/orders/details/${orderId}`)).body.order;
  const [first, second] = products.map((product: { order_product_id: number }) => product.order_product_id);
  expect(
    (await client.put('/api/orders/update-item', { order_item_id: first, quantity: 3 })).body,
  ).toMatchObject({
    new_total: 45.5,
  });
  expect(
    (await client.put('/api/orders/update-item', { order_product_id: first, quantity: '1' })).body,
  ).toMatchObject({ new_total: 20.5 });
  for (const junk of [{ quantity: 1 }, { order_item_id: first, quantity: 0 }, { order_item_id: first }]) {
    expect((await client.put('/api/orders/update-item', junk)).status).toBe(400);
  }
  expect((await client.delete(`/api/orders/remove-item/${second}`)).body).toMatchObject({
    success: true,
    new_total: 12.5,
  });
  expect(await client.delete(`/api/orders/remove-item/${first}`)).toMatchObject({
    status: 409,
    body: { error: 'Last item cannot be removed' },
  });
  expect(
    await client.patch('/api/orders/order-item/toggle-stock', { order_id: orderId, product_id: flour }),
  ).toMatchObject({ body: { success: true, data: { stock_confirmed: true } } });
  const agent = await loginAs(world, givenUser(world, 'call_agent'));
  expect((await agent.delete(`/api/orders/remove-item/${first}`)).status).toBe(403);
  expectInvariants(world);
});

test('a driver reads their own orders of a day and what is still to deliver', async () => {
  const { world, orderId } = await givenWork();
  const driver = givenUser(world, 'driver', { driverCode: 2 });
  const stocker = await loginAs(world, givenUser(world, 'stocker'));
  await stocker.put('/api/orders/update-driver', { order_id: orderId, driver_nr: 2 });
  const client = await loginAs(world, driver);
  expect(
    (await client.post('/api/orders/driver-orders', { created_at: '2026-11-18' })).body.orders,
  ).toMatchObject([{ order_id: orderId, driver_nr: 2, driver_id: 2, driver_user_id: driver.id }]);
  expect(
    (await client.post('/api/orders/driver-orders', { deliver_date: THURSDAY })).body.orders,
  ).toHaveLength(1);
  expect((await client.get('/api/orders/driver/order-status')).body).toEqual({ success: true, count: 1 });
  const put = (delivery_status: string) =>
    client.put('/api/orders/update-status', { order_id: orderId, delivery_status });
  expect(await put('E Realizuar')).toMatchObject({
    status: 409,
    body: { error: 'Status change not possible', from: 'E Procesuar', to: 'E Realizuar' },
  });
  for (const step of ['E Pergaditur', 'E Nisur', 'E Realizuar']) {
    expect((await put(step)).status).toBe(200);
  }
  expect((await client.get('/api/orders/driver/order-status')).body).toEqual({ success: true, count: 0 });
  const colleague = await loginAs(world, givenUser(world, 'driver', { driverCode: 3 }));
  expect(
    (await colleague.post('/api/orders/driver-orders', { created_at: '2026-11-18' })).body.orders,
  ).toEqual([]);
});

test("a driver's agenda is a list with its sums, and a PDF under the driver's name", async () => {
  const { world, customer, flour, orderId } = await givenWork();
  givenUser(world, 'driver', { driverCode: 2, name: 'Agron Çela/"x"' });
  const cancelled = await givenOrder(world, customer, [[flour, 1]]);
  const client = await loginAs(world, givenUser(world, 'stocker'));
  for (const order_id of [orderId, cancelled]) {
    await client.put('/api/orders/update-driver', { order_id, driver_nr: 2 });
  }
  await client.put('/api/orders/update-status', { order_id: cancelled, delivery_status: 'E Anuluar' });
  const agenda = await client.get(`/api/stock/orders/driver/2?date=${THURSDAY}`);
  expect(agenda.body).toMatchObject({
    success: true,
    orders: [{ order_id: orderId, user_name: 'Arta', delivery_status: 'E Procesuar', totalamount: 25 }],
    summary: { totalOrders: 1, totalAmount: 25, totalProducts: 2 },
  });
  const pdf = await client.get(`/api/stock/orders/driver/2/pdf?date=${THURSDAY}&skipRefresh=true`);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.headers['content-disposition']).toContain(
    `filename="Driver_Agron Cela__x__Agenda_${THURSDAY}.pdf"; filename*=UTF-8''Driver_Agron%20%C3%87ela__x__Agenda_${THURSDAY}.pdf`,
  );
  expect((await client.get(`/api/stock/orders/driver/3?date=${THURSDAY}`)).status).toBe(404);
  for (const junk of ['2', '2?date=x', '100?date=2026-11-19', 'x?date=2026-11-19']) {
    expect((await client.get(`/api/stock/orders/driver/${junk}`)).status).toBe(400);
  }
  for (const url of [
    `invoices/pdf?orders=${orderId},${cancelled}`,
    `picking-list/pdf?date=${THURSDAY}`,
    `picking-list/pdf?orders=${orderId}`,
  ]) {
    const document = await client.get(`/api/stock/${url}`);
    expect(document.bytes.subarray(0, 5).toString(), url).toBe('%PDF-');
  }
  expect((await client.get('/api/stock/invoices/pdf?orders=1,x')).status).toBe(400);
});

test('a list that stops at a thousand orders says so, and how many there are', async () => {
  const { world, orderId } = await givenWork();
  const driver = givenUser(world, 'driver', { driverCode: 4 });
  const { connection } = world.handle;
  connection.prepare('UPDATE orders SET driver_id = ? WHERE id = ?').run(driver.id, orderId);
  const columns = connection
    .prepare("SELECT name FROM pragma_table_info('orders') WHERE name <> 'id'")
    .pluck()
    .all()
    .join(', ');
  connection.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
    INSERT INTO orders (${columns}) SELECT ${columns} FROM orders JOIN n WHERE orders.id = ${orderId}`);
  const office = await loginAs(world, givenUser(world, 'admin'));
  const road = await loginAs(world, driver);
  const answers = [
    await office.post('/api/orders/all', { created_at: '2026-11-18' }),
    await office.get('/api/orders/unready'),
    await office.get('/api/orders/adm-all'),
    await road.post('/api/orders/driver-orders', { deliver_date: THURSDAY }),
  ];
  for (const { body } of answers) {
    expect(body).toMatchObject({ total: 1001, truncated: true });
    expect(body.orders).toHaveLength(1000);
  }
  const page = await office.get('/api/orders/adm-all?page=1&limit=5');
  expect(page.body).not.toHaveProperty('truncated');
});

test('the products that may be put into an order say when they are only the first', async () => {
  const { world } = await givenWork();
  const client = await loginAs(world, givenUser(world, 'stocker'));
  const all = (await client.get('/api/orders/search-products')).body;
  expect(all).toMatchObject({ total: 2, truncated: false });
  expect(all.products).toHaveLength(2);
  for (let i = 0; i < 20; i += 1) givenProduct(world, { name: `Miell ${i}` });
  for (const [search, total] of [['', 22] as const, ['miell', 21] as const]) {
    const { body } = await client.get(`/api/orders/search-products?search=${search}`);
    expect(body).toMatchObject({ success: true, total, truncated: true });
    expect(body.products).toHaveLength(20);
  }
  for (const [limit, isTruncated] of [
    [1, true],
    [21, true],
    [22, false],
    [100, false],
  ] as const) {
    const { body } = await client.get(`/api/orders/search-products?limit=${limit}`);
    expect(body).toMatchObject({ total: 22, truncated: isTruncated });
    expect(body.products).toHaveLength(Math.min(limit, 22));
  }
  for (const limit of [0, 101, 'x'])
    expect((await client.get(`/api/orders/search-products?limit=${limit}`)).status).toBe(400);
});

test('driver and status are set only while they are what the caller saw', async () => {
  const { world, orderId } = await givenWork();
  for (const driverCode of [3, 4]) givenUser(world, 'driver', { driverCode });
  const client = await loginAs(world, givenUser(world, 'stocker'));
  const give = (driver_nr: number, expected: number | null) =>
    client.put('/api/orders/update-driver', { order_id: orderId, driver_nr, expected });
  expect((await give(3, null)).status).toBe(200);
  expect(await give(4, null)).toMatchObject({ status: 409, body: { error: 'Order changed' } });
  expect((await give(4, 3)).status).toBe(200);
  const set = (delivery_status: string, expected: string) =>
    client.put('/api/orders/update-status', { order_id: orderId, delivery_status, expected });
  expect((await set('E Pergaditur', 'E Procesuar')).status).toBe(200);
  expect(await set('E Anuluar', 'E Procesuar')).toMatchObject({
    status: 409,
    body: { error: 'Order changed' },
  });
});
