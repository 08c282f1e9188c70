import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

async function givenCall() {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { name: 'Arta', phone: '044 123-456' });
  const flour = givenProduct(world, { name: 'Miell', priceE4: 1250_00, stock: 5 });
  const client = await loginAs(world, givenUser(world, 'call_agent'));
  const place = (body: object) =>
    client.post('/api/callcenter/orders', {
      user_id: customer.id,
      deliver_date: '2026-11-21',
      products: [{ product_id: flour, quantity: 2, price: 1, vat_rate_percentage: 0 }],
      ...body,
    });
  return { world, customer, flour, client, place };
}

test('the call centre orders for a customer, on a Saturday too, at the prices of the shop', async () => {
  const { world, customer, place } = await givenCall();
  const answer = await place({});
  expect(answer).toMatchObject({
    status: 201,
    body: {
      success: true,
      message: 'Order created successfully',
      order: { order_id: 1, user_name: 'Arta', totalamount: 25, deliver_date: '2026-11-21' },
    },
  });
  const admin = world.call(givenUser(world, 'admin'));
  expect(await admin.admin.orders.get({ orderId: 1 })).toMatchObject({ customerId: customer.id });
  expectInvariants(world);
});

test('today, a holiday, a full day and one past its cut-off need a reason, a weekend does not', async () => {
  const { world, place } = await givenCall();
  const office = world.call(givenUser(world, 'admin')).admin.deliveryRules;
  const open = { isOpen: true, cutoffHour: 12, cutoffDays: 0, window: '', capacity: null, driverId: null };
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    ...open,
    isOpen: ![0, 2, 6].includes(weekday),
    capacity: weekday === 4 ? 0 : null,
    cutoffDays: weekday === 5 ? 7 : 0,
  }));
  const { version } = (await office.list())[0]!;
  await office.save({ regionId: 1, weekdays, closedDays: ['2026-11-25', '2026-11-28'], version });
  expect(await place({ deliver_date: '2026-11-21' })).toMatchObject({ status: 201 });
  const needing = {
    today: '2026-11-18',
    full: '2026-11-19',
    'past its cut-off': '2026-11-20',
    'a closed weekday': '2026-11-24',
    'a holiday': '2026-11-25',
    'a holiday on a Saturday': '2026-11-28',
  };
  const sugar = givenProduct(world, { stock: 50 });
  for (const [name, deliver_date] of Object.entries(needing)) {
    const wanted = { deliver_date, products: [{ product_id: sugar, quantity: 1 }] };
    for (const reason of [undefined, '', '  '])
      expect(await place({ ...wanted, reason }), name).toMatchObject({
        status: 400,
        body: { error: 'Invalid delivery date' },
      });
    const answer = await place({ ...wanted, reason: 'Dasmë' });
    expect(answer, name).toMatchObject({ status: 201, body: { order: { deliver_date } } });
    const { order_id: orderId } = answer.body.order;
    const [placed] = await world.call(givenUser(world, 'stocker')).stocker.orders.events({ orderId });
    expect(placed).toMatchObject({ reason: 'Dasmë' });
  }
  expect(await place({ deliver_date: '2026-11-17', reason: 'Dasmë' })).toMatchObject({ status: 400 });
  expectInvariants(world);
});

test('what is rejected is told in the words of the call centre', async () => {
  const { flour, place } = await givenCall();
  expect(await place({ products: [{ product_id: flour, quantity: 6 }] })).toMatchObject({
    status: 409,
    body: {
      success: false,
      error: 'Insufficient stock',
      message: `Produkt pa stok të mjaftueshëm: ID ${flour}`,
      productId: flour,
      available: 5,
      requested: 6,
    },
  });
  expect(await place({ deliver_date: '2026-11-18' })).toMatchObject({
    status: 400,
    body: { error: 'Invalid delivery date' },
  });
  expect(await place({ deliver_date: undefined })).toMatchObject({
    status: 400,
    body: { message: 'Ju lutem zgjidhni një datë dorëzimi' },
  });
  expect(await place({ user_id: 999 })).toMatchObject({ status: 404, body: { error: 'Customer not found' } });
});

test('whose account waits for the office is told as the customer’s, not as the agent’s own', async () => {
  const { world, place } = await givenCall();
  const office = world.call(givenUser(world, 'admin'));
  const { prices } = await office.admin.settings.get();
  await office.admin.settings.update({ group: 'prices', values: { ...prices, needsApproval: true } });
  const guest = await loginAs(world, null);
  const { body } = await guest.post('/api/auth/signup', {
    name: 'Vesa',
    number: '044 123 457',
    address: 'Rr. e Re 1',
    email: 'vesa@example.com',
    password: 'furnizo-demo',
  });
  expect(await place({ user_id: body.user.id })).toMatchObject({
    status: 403,
    body: { error: 'Account not approved', message: 'Llogaria e klientit pret miratimin e zyrës.' },
  });
});

test('a caller is found by phone in any form, with their past orders', async () => {
  const { customer, flour, client, place } = await givenCall();
  await place({});
  for (const number of ['044123456', '+38344123456', '00383 44 123 456']) {
    const found = await client.get(`/api/callcenter/users/${encodeURIComponent(number)}`);
    expect(found.body).toMatchObject({
      exists: true,
      user: { id: customer.id, name: 'Arta', role: 'customer' },
      orderHistory: [
        {
          id: 1,
          deliver_date: '2026-11-21',
          totalamount: 25,
          delivery_status: 'E Procesuar',
          products: [{ product_id: flour, product_name: 'Miell', quantity: 2, price: 12.5 }],
        },
      ],
    });
  }
  for (const unknown of ['049999999', 'x', '%00', "'--"]) {
    const answer = await client.get(`/api/callcenter/users/${encodeURIComponent(unknown)}`);
    expect(answer).toMatchObject({ status: 200, body: { exists: false, user: null, orderHistory: [] } });
  }
  expect((await client.get(`/api/callcenter/users/${customer.id}/orders`)).body.orderHistory).toHaveLength(1);
  expect((await client.get('/api/callcenter/users/999/orders')).status).toBe(404);
  expect((await client.get('/api/callcenter/users/x/orders')).status).toBe(400);
});

test('what is missing is said in the words of the call centre, and field by field', async () => {
  const world = openWorld();
  const agent = await loginAs(world, givenUser(world, 'call_agent'));
  const registered = await agent.post('/api/callcenter/users', { name: 'Furra', region_id: 1 });
  expect(registered).toMatchObject({
    status: 400,
    body: { message: 'Ju lutemi plotësoni të gjitha fushat e detyrueshme' },
  });
  expect(registered.body.issues.map(({ path }: { path: string }) => path)).toEqual(['number', 'address', '']);
  const wrong = { name: 'Furra', number: '12', address: 'Rr. 1', region_id: 1 };
  expect((await agent.post('/api/callcenter/users', wrong)).body.message).toBe(
    'Numri i telefonit nuk është i vlefshëm.',
  );
  const order = { deliver_date: '2026-11-30', products: [{ product_id: 1, quantity: 1 }] };
  expect(await agent.post('/api/callcenter/orders', order)).toMatchObject({
    status: 400,
    body: { success: false, message: 'Ju lutem zgjidhni një klient' },
  });
});

test('an agenda without a driver says so', async () => {
  const world = openWorld();
  const stocker = await loginAs(world, givenUser(world, 'stocker'));
  const answer = await stocker.get('/api/stock/orders/driver/undefined/pdf?date=2026-11-30');
  expect(answer).toMatchObject({ status: 400, body: { message: 'No driver specified' } });
});
