import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, THURSDAY } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

async function givenTour() {
  const world = openWorld();
  const admin = await givenSeller(world);
  const driver = givenUser(world, 'driver', { driverCode: 3 });
  const customer = givenUser(world, 'customer', { regionId: 2 });
  const cups = givenProduct(world, { priceE4: 236_00 });
  const orderId = await givenOrder(world, customer, [[cups, 10]]);
  const office = await loginAs(world, admin);
  const depart = async () => {
    await office.put('/api/orders/update-driver', { order_id: orderId, driver_nr: 3 });
    await office.put('/api/orders/update-status', { order_id: orderId, delivery_status: 'E Nisur' });
  };
  return { world, customer, orderId, office, depart, drive: await loginAs(world, driver) };
}

test('days, a move, a visit in vain and the delivery, as other programs do them', async () => {
  const { world, customer, orderId, office, depart, drive } = await givenTour();
  const days = await (await loginAs(world, customer)).get('/api/delivery/days?region_id=1&days=4');
  expect(days.body.days).toEqual([
    {
      date: '2026-11-18',
      open: true,
      cutoff_at: '2026-11-18T11:00:00.000Z',
      window: '',
      capacity_left: null,
    },
    { date: THURSDAY, open: true, cutoff_at: '2026-11-19T11:00:00.000Z', window: '', capacity_left: null },
    {
      date: '2026-11-20',
      open: true,
      cutoff_at: '2026-11-20T11:00:00.000Z',
      window: '',
      capacity_left: null,
    },
    {
      date: '2026-11-21',
      open: false,
      reason: 'Nuk bëhet dorëzim në këtë ditë të javës.',
      cutoff_at: '2026-11-21T11:00:00.000Z',
      window: '',
      capacity_left: null,
    },
  ]);
  const moved = await office.put('/api/orders/deliver-date', {
    order_ids: [orderId, 99],
    deliver_date: '2026-11-20',
  });
  expect(moved.body).toMatchObject({
    success: true,
    moved: [orderId],
    refused: [{ order_id: 99, error: 'Order not found' }],
  });
  await depart();
  const attempt = { order_id: orderId, reason: 'no money', occurred_at: '2026-11-18T09:00:00+01:00' };
  expect(await drive.post('/api/orders/attempt', attempt)).toMatchObject({
    status: 201,
    body: {
      success: true,
      attempt: { reason: 'no_money', occurred_at: '2026-11-18T08:00:00.000Z' },
      attempts: 1,
    },
  });
  expect(await drive.post('/api/orders/attempt', attempt)).toMatchObject({ status: 404 });
  await depart();
  const { body } = await office.post('/api/orders/all', { created_at: '2026-11-18' });
  const [order] = body.orders;
  expect(order).toMatchObject({
    region_id: 2,
    region: 'Ferizaj',
    attempts: 1,
    on_hold: false,
    invoice_number: 'FAT-2026-000001',
  });
  const delivered = await drive.post('/api/orders/deliver', {
    order_id: orderId,
    receiver_name: 'Besa',
    amount_received: 18.88,
    lines: [{ order_product_id: order.products[0].order_product_id, accepted: 8, reason: 'refused' }],
  });
  expect(delivered).toMatchObject({
    status: 200,
    body: {
      success: true,
      order_id: orderId,
      delivery_status: 'E Realizuar',
      totalamount: 18.88,
      document: { kind: 'invoice', number: 'FAT-2026-000001', total: 23.6 },
      credit_note: { kind: 'credit_note', total: 4.72 },
    },
  });
  expectInvariants(world);
});

test('of what nothing is accepted the order is cancelled and credited whole', async () => {
  const { orderId, office, depart, drive } = await givenTour();
  await depart();
  const { body } = await office.get(`/api/orders/details/${orderId}`);
  const lines = [
    { order_product_id: body.order.products[0].order_product_id, accepted: 0, reason: 'damaged' },
  ];
  expect((await drive.post('/api/orders/deliver', { order_id: orderId, lines })).body).toMatchObject({
    delivery_status: 'E Anuluar',
    document: { total: 23.6 },
    credit_note: { total: 23.6, reason: 'I dëmtuar', lines: [{ goods: 'loss' }] },
  });
});

test.each(['driver', 'admin'] as const)(
  'an attempt that a %s reports again under its key gets the first answer',
  async (by) => {
    const { world, orderId, office, depart, drive } = await givenTour();
    await depart();
    const attempt = { order_id: orderId, reason: 'closed' };
    const report = (body: object) =>
      (by === 'driver' ? drive : office).post('/api/orders/attempt', body, { 'idempotency-key': 'k1' });
    const first = await report(attempt);
    expect(first).toMatchObject({ status: 201, body: { attempts: 1 } });
    world.advance(60_000);
    expect(await report(attempt)).toMatchObject({ status: 201, body: first.body });
    expect((await report({ ...attempt, reason: 'refused' })).status).toBe(422);
  },
);

const EVERYBODY = ['customer', 'admin', 'stocker', 'driver', 'packer', 'call_agent'] as const;
const OFFICE = ['admin', 'stocker', 'call_agent'];
const ROAD = ['driver', 'admin'];
const VAN = ['admin', 'stocker', 'driver'];

test('each row of dispatch is open to those whom it concerns, and to nobody else', async () => {
  const world = openWorld();
  const driver = givenUser(world, 'driver', { driverCode: 3 });
  const clients = new Map(
    await Promise.all(
      EVERYBODY.map(async (role) => {
        const actor = role === 'driver' ? driver : givenUser(world, role);
        return [role, await loginAs(world, actor)] as const;
      }),
    ),
  );
  const day = `date=${THURSDAY}&driver_nr=3`;
  const rows = [
    ['GET', '/api/delivery/days', EVERYBODY],
    ['PUT', '/api/orders/deliver-date', OFFICE],
    ['GET', `/api/orders/unassigned?deliver_date=${THURSDAY}`, OFFICE],
    ['POST', '/api/orders/attempt', ROAD],
    ['POST', '/api/orders/deliver', ROAD],
    ['GET', `/api/stock/load-list/pdf?${day}`, VAN],
    ['GET', `/api/stock/return-list/pdf?${day}`, VAN],
  ] as const;
  for (const [method, url, allowed] of rows) {
    const open: string[] = [];
    for (const [role, client] of clients) {
      const { status } = await (method === 'GET'
        ? client.get(url)
        : method === 'PUT'
          ? client.put(url, {})
          : client.post(url, {}));
      expect([401, 500]).not.toContain(status);
      if (status !== 403) open.push(role);
    }
    expect({ url, open: open.toSorted() }).toEqual({ url, open: [...allowed].toSorted() });
  }
});
