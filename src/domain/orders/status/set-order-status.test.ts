import { expect, test } from 'vitest';
import { payments } from '#db/schema/ledger.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

test('cancelling from several screens at once returns the stock once', async () => {
  const world = openWorld();
  const productId = givenProduct(world, { stock: 10 });
  const customer = givenUser(world, 'customer');
  const orderId = await givenOrder(world, customer, [[productId, 4]]);
  const screens = (['admin', 'stocker', 'call_agent'] as const).map((role) => givenUser(world, role));
  const [admin, stocker, agent] = screens.map((actor) => world.call(actor));
  await Promise.all([
    admin!.admin.orders.setStatus({ orderId, status: 'E Anuluar' }),
    stocker!.stocker.orders.setStatus({ orderId, status: 'E Anuluar' }),
    agent!.callAgent.orders.setStatus({ orderId, status: 'E Anuluar' }),
  ]);
  expect(stockOf(world, productId)).toBe(10);
  const history = await admin!.admin.orders.history({ orderId });
  expect(history).toMatchObject([
    { kind: 'status', from: null, to: 'E Procesuar', actorName: customer.name },
    { kind: 'status', from: 'E Procesuar', to: 'E Anuluar', actorName: screens[0]!.name },
  ]);
  expectInvariants(world);
});

test('a cancelled order takes its stock again when it is reopened, or stays cancelled when there is too little', async () => {
  const world = openWorld();
  const [plenty, scarce] = [givenProduct(world, { stock: 10 }), givenProduct(world, { stock: 4 })];
  const customer = givenUser(world, 'customer');
  const orderId = await givenOrder(world, customer, [
    [plenty, 2],
    [scarce, 3],
  ]);
  const { orders } = world.call(givenUser(world, 'admin')).admin;
  await orders.setStatus({ orderId, status: 'E Anuluar' });
  const other = await givenOrder(world, customer, [[scarce, 2]]);
  expect(await rejectionOf(orders.setStatus({ orderId, status: 'E Procesuar' }))).toMatchObject({
    code: 'insufficient-stock',
    productId: scarce,
    available: 2,
    requested: 3,
  });
  expect(await orders.get({ orderId })).toMatchObject({ status: 'E Anuluar' });
  expect(stockOf(world, plenty)).toBe(10);
  await orders.setStatus({ orderId: other, status: 'E Anuluar' });
  await orders.setStatus({ orderId, status: 'E Procesuar' });
  expect([stockOf(world, plenty), stockOf(world, scarce)]).toEqual([8, 1]);
  expectInvariants(world);
});

test('each role sets only its own statuses, and a driver only on orders assigned to them', async () => {
  const world = openWorld();
  const orderId = await givenOrder(world, givenUser(world, 'customer'), [[givenProduct(world), 1]]);
  const driver = givenUser(world, 'driver', { driverCode: 3 });
  const stocker = world.call(givenUser(world, 'stocker')).stocker.orders;
  expect(await rejectionOf(stocker.setStatus({ orderId, status: 'E Nisur' }))).toMatchObject({
    code: 'status-not-allowed',
  });
  const drive = world.call(driver).driver.orders;
  expect(await rejectionOf(drive.setStatus({ orderId, status: 'E Nisur' }))).toMatchObject({
    code: 'order-not-found',
  });
  await stocker.setDriver({ orderId, driverCode: 3 });
  expect(await rejectionOf(drive.setStatus({ orderId, status: 'E Nisur' }))).toMatchObject({
    code: 'status-change-not-possible',
    from: 'E Procesuar',
    to: 'E Nisur',
  });
  await stocker.setStatus({ orderId, status: 'E Pergaditur' });
  expect(await drive.setStatus({ orderId, status: 'E Nisur' })).toEqual({ orderId, status: 'E Nisur' });
  expect(await rejectionOf(drive.setStatus({ orderId, status: 'E Procesuar' }))).toMatchObject({
    code: 'status-not-allowed',
  });
});

test('the misspelt status is understood, an unknown one is rejected, the same one again changes nothing', async () => {
  const world = openWorld();
  const orderId = await givenOrder(world, givenUser(world, 'customer'), [[givenProduct(world), 1]]);
  const { orders } = world.call(givenUser(world, 'stocker')).stocker;
  expect(await orders.setStatus({ orderId, status: 'E Pregaditur' })).toEqual({
    orderId,
    status: 'E Pergaditur',
  });
  const { version } = await orders.details({ orderId });
  await orders.setStatus({ orderId, status: 'e pergaditur' });
  expect((await orders.details({ orderId })).version).toBe(version);
  await expect(orders.setStatus({ orderId, status: 'Pranuar' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

test('a bulk change names the orders it could not change and changes the others', async () => {
  const world = openWorld();
  const productId = givenProduct(world, { stock: 3 });
  const customer = givenUser(world, 'customer');
  const first = await givenOrder(world, customer, [[productId, 2]]);
  const { orders } = world.call(givenUser(world, 'admin')).admin;
  await orders.setStatus({ orderId: first, status: 'E Anuluar' });
  const second = await givenOrder(world, customer, [[productId, 2]]);
  const delivered = await givenOrder(world, customer, [[productId, 1]]);
  await orders.setStatus({ orderId: delivered, status: 'E Realizuar' });
  const { stocker } = world.call(givenUser(world, 'stocker'));
  const orderIds = [first, second, delivered, 999];
  expect(await stocker.orders.bulkSetStatus({ orderIds, status: 'E Pergaditur' })).toEqual({
    moved: [second],
    left: [
      {
        orderId: first,
        status: 'E Anuluar',
        reason: 'Porosia është „E Anuluar” dhe nuk mund të bëhet „E Pergaditur”.',
      },
      {
        orderId: delivered,
        status: 'E Realizuar',
        reason: 'Porosia është „E Realizuar” dhe nuk mund të bëhet „E Pergaditur”.',
      },
      { orderId: 999, status: null, reason: 'Porosia nuk u gjet.' },
    ],
  });
  // The retry changes nothing, so undoing it changes nothing.
  expect(await stocker.orders.bulkSetStatus({ orderIds: [second], status: 'E Pergaditur' })).toMatchObject({
    moved: [],
    left: [{ orderId: second, status: 'E Pergaditur' }],
  });
  expectInvariants(world);
});

test('only the office takes a delivered order back; its reason stands in the history', async () => {
  const world = openWorld();
  const orderId = await givenOrder(world, givenUser(world, 'customer'), [[givenProduct(world), 1]]);
  const { orders } = world.call(givenUser(world, 'admin')).admin;
  await orders.setStatus({ orderId, status: 'E Realizuar' });
  const { stocker } = world.call(givenUser(world, 'stocker'));
  for (const status of ['E Procesuar', 'E Pergaditur', 'E Anuluar']) {
    expect(await rejectionOf(stocker.orders.setStatus({ orderId, status }))).toMatchObject({
      code: 'status-change-not-possible',
      from: 'E Realizuar',
      to: status,
    });
  }
  await orders.setStatus({ orderId, status: 'E Pergaditur', reason: 'Klienti gabim' });
  expect((await orders.history({ orderId })).at(-1)).toMatchObject({
    kind: 'status',
    from: 'E Realizuar',
    to: 'E Pergaditur',
    reason: 'Klienti gabim',
  });
});

test('a cancelled order begins again until its delivery day is past', async () => {
  const world = openWorld();
  const orderId = await givenOrder(world, givenUser(world, 'customer'), [[givenProduct(world), 1]]);
  const { orders } = world.call(givenUser(world, 'stocker')).stocker;
  await orders.setStatus({ orderId, status: 'E Anuluar' });
  expect(await rejectionOf(orders.setStatus({ orderId, status: 'E Pergaditur' }))).toMatchObject({
    code: 'status-change-not-possible',
  });
  await orders.setStatus({ orderId, status: 'E Procesuar' });
  await orders.setStatus({ orderId, status: 'E Anuluar' });
  world.advance(3 * 86_400_000);
  expect(await rejectionOf(orders.setStatus({ orderId, status: 'E Procesuar' }))).toMatchObject({
    code: 'delivery-day-past',
    message: 'Dita e dorëzimit ka kaluar. Caktoni së pari një datë të re.',
  });
  expectInvariants(world);
});

test('while hundreds of orders are cancelled at once, everybody else has their turn', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const productId = givenProduct(world, { stock: 1000 });
  const orderIds: number[] = [];
  for (let count = 0; count < 60; count += 1) {
    orderIds.push(await givenOrder(world, customer, [[productId, 1]]));
  }
  const { orders } = world.call(givenUser(world, 'admin')).admin;
  const cancelled = orders.bulkSetStatus({ orderIds, status: 'E Anuluar', reason: 'prova' });
  const others = new Promise((resolve) => setImmediate(() => resolve('others')));
  expect(await Promise.race([cancelled, others])).toBe('others');
  expect((await cancelled).moved).toEqual(orderIds);
  expect(stockOf(world, productId)).toBe(1000);
  expectInvariants(world);
});

test('cash for an order that no driver took is in the till of the counter', async () => {
  const world = openWorld();
  const { admin } = world.call(givenUser(world, 'admin'));
  const customer = givenUser(world, 'customer');
  const orderId = await givenOrder(world, customer, [[givenProduct(world, { priceE4: 1000_00 }), 1]]);
  const paid = { method: 'cash_driver', amountCents: 1000 } as const;
  await admin.orders.setStatus({ orderId, status: 'E Realizuar', paid });
  expect(world.handle.db.select().from(payments).all()).toMatchObject([
    { method: 'cash_counter', driverId: null, amountCents: 1000 },
  ]);
  expectInvariants(world);
});

test('money stated for an order that is delivered already is not dropped: it is booked as stated, or refused', async () => {
  const world = openWorld();
  const driver = givenUser(world, 'driver', { driverCode: 3 });
  const drive = world.call(driver).driver.orders;
  const { admin } = world.call(givenUser(world, 'admin'));
  const product = givenProduct(world, { priceE4: 1000_00, stock: 100 });
  const places = [
    { booked: { method: 'terms', amountCents: 0 }, stated: { method: 'cash_driver', amountCents: 1000 } },
    { booked: { method: 'terms', amountCents: 0 }, stated: { method: 'cash_driver' } },
    { booked: { method: 'cash_driver', amountCents: 100 }, stated: { amountCents: 1000 } },
    { booked: { method: 'bank', amountCents: 1000 }, stated: { method: 'cash_driver', amountCents: 1000 } },
    { booked: { method: 'cash_driver', amountCents: 1000 }, stated: { method: 'terms', amountCents: 0 } },
  ] as const;
  for (const { booked, stated } of places) {
    const orderId = await givenOrder(world, givenUser(world, 'customer'), [[product, 1]]);
    await admin.orders.setDriver({ orderId, driverCode: 3 });
    await admin.orders.setStatus({ orderId, status: 'E Nisur' });
    await admin.orders.setStatus({ orderId, status: 'E Realizuar', paid: booked });
    const again = { orderId, status: 'E Realizuar' } as const;
    expect(await rejectionOf(drive.setStatus({ ...again, paid: stated }))).toMatchObject({
      code: 'already-delivered',
    });
    expect(await drive.setStatus({ ...again, paid: booked })).toEqual(again);
    expect(await drive.setStatus(again)).toEqual(again);
  }
  expectInvariants(world);
});
