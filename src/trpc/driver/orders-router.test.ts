import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf, THURSDAY } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const SIGNATURE = 'M10 10 L20.5 12.25 Q 30,10 40,20 C1 2 3 4 5 6';

async function givenTour() {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { name: 'Arta' });
  const driver = givenUser(world, 'driver', { driverCode: 3, name: 'Agron' });
  const [flour, cream] = [
    givenProduct(world, { priceE4: 1000_00, stock: 20 }),
    givenProduct(world, { priceE4: 500_00, stock: 20 }),
  ];
  const orderId = await givenOrder(world, customer, [
    [flour, 5],
    [cream, 2],
  ]);
  const office = world.call(givenUser(world, 'admin'));
  await office.admin.orders.setDriver({ orderId, driverCode: 3 });
  await office.admin.orders.setStatus({ orderId, status: 'E Nisur' });
  const drive = world.call(driver).driver;
  const [first, second] = (await office.admin.orders.get({ orderId })).lines.map((line) => line.orderLineId);
  return { world, customer, driver, flour, cream, orderId, office, drive, first: first!, second: second! };
}

async function givenCreditedTour() {
  const world = openWorld();
  const office = world.call(await givenSeller(world, 'departure')).admin;
  const drive = world.call(givenUser(world, 'driver', { driverCode: 3 })).driver;
  const cups = givenProduct(world, { priceE4: 236_00, stock: 100 });
  const lids = givenProduct(world, { priceE4: 1_0000, stock: 100 });
  const orderId = await givenOrder(world, givenUser(world, 'customer'), [
    [cups, 10],
    [lids, 1],
  ]);
  await office.orders.setDriver({ orderId, driverCode: 3 });
  await office.orders.setStatus({ orderId, status: 'E Nisur' });
  const { invoiceId } = await office.orders.get({ orderId });
  const documentId = invoiceId!;
  const { lines } = await office.documents.balance({ documentId });
  await office.documents.credit({
    documentId,
    reason: 'Kthim',
    lines: [{ lineId: lines[0]!.lineId, quantity: 3, goods: 'stock' }],
  });
  return { world, office, drive, cups, orderId, documentId };
}

test('at the door lines come out lower, damaged pieces are written off, and the total follows', async () => {
  const { world, flour, cream, orderId, office, drive, first } = await givenTour();
  const delivered = await drive.orders.deliver({
    orderId,
    lines: [{ orderLineId: first, deliveredQuantity: 3, reason: 'damaged' }],
    receiverName: 'Besa',
    signaturePath: SIGNATURE,
    amountReceivedCents: 3900,
  });
  expect(delivered).toMatchObject({ orderId, totalCents: 4000, amountReceivedCents: 3900 });
  expect([stockOf(world, flour), stockOf(world, cream)]).toEqual([15, 18]);
  expect(await drive.orders.byDay({ date: THURSDAY, by: 'delivery' })).toMatchObject([
    {
      orderId,
      status: 'E Realizuar',
      totalCents: 4000,
      delivery: { receiverName: 'Besa', signaturePath: SIGNATURE, amountReceivedCents: 3900 },
      reductions: [{ orderLineId: first, quantity: 2, reason: 'damaged' }],
    },
  ]);
  expect(await drive.orders.countOpen()).toEqual({ count: 0 });
  expect((await office.admin.orders.history({ orderId })).at(-1)).toMatchObject({
    kind: 'change',
    action: 'order.delivered',
    actorName: 'Agron',
    details: { totalCents: 4000, amountReceivedCents: 3900, receiverName: 'Besa' },
  });
  expectInvariants(world);
});

test('the same delivery sent twice happens once, and another one is the business of the office', async () => {
  const { world, flour, orderId, drive, first, driver } = await givenTour();
  const input = {
    orderId,
    lines: [{ orderLineId: first, deliveredQuantity: 4, reason: 'refused' as const }],
    receiverName: 'Besa',
  };
  const answers = [await drive.orders.deliver(input), await drive.orders.deliver(input)];
  expect(answers[1]).toEqual(answers[0]);
  expect(stockOf(world, flour)).toBe(16);
  const again = world.call(driver).driver.orders.deliver({ ...input, receiverName: 'Dikush tjetër' });
  expect(await rejectionOf(again)).toMatchObject({ code: 'already-delivered' });
  expectInvariants(world);
});

test('the office corrects a delivery down and up again, but not beyond what was ordered', async () => {
  const { world, flour, orderId, office, drive, first } = await givenTour();
  const lines = (deliveredQuantity: number) => [
    { orderLineId: first, deliveredQuantity, reason: 'missing' as const },
  ];
  await drive.orders.deliver({ orderId, lines: lines(1), receiverName: 'Besa' });
  const correct = (quantity: number) =>
    office.admin.orders.correctDelivery({ orderId, lines: lines(quantity), receiverName: 'Besa' });
  expect(await correct(4)).toMatchObject({ totalCents: 5000 });
  expect(await office.admin.orders.delivery({ orderId })).toMatchObject({
    delivery: { receiverName: 'Besa', driverName: 'Agron' },
    reductions: [{ orderLineId: first, quantity: 1, reason: 'missing' }],
  });
  expect(await correct(5)).toMatchObject({ totalCents: 6000 });
  expect((await office.admin.orders.delivery({ orderId })).reductions).toEqual([]);
  expect(await rejectionOf(correct(6))).toMatchObject({ code: 'delivered-beyond-ordered' });
  expect(stockOf(world, flour)).toBe(15);
  expectInvariants(world);
});

test('where nothing is accepted the order is cancelled, and only what is whole can be sold again', async () => {
  const { world, flour, cream, orderId, drive, first, second } = await givenTour();
  const lines = [
    { orderLineId: first, deliveredQuantity: 0, reason: 'damaged' as const },
    { orderLineId: second, deliveredQuantity: 0 },
  ];
  expect(await drive.orders.deliver({ orderId, lines })).toMatchObject({
    status: 'E Anuluar',
    totalCents: 0,
  });
  expect([stockOf(world, flour), stockOf(world, cream)]).toEqual([15, 20]);
  // Retry after a lost response.
  expect(await drive.orders.deliver({ orderId, lines })).toMatchObject({ status: 'E Anuluar' });
  expect([stockOf(world, flour), stockOf(world, cream)]).toEqual([15, 20]);
  expectInvariants(world);
});

test('a cancelled order, a line of another order: rejected and nothing changes', async () => {
  const { world, customer, flour, orderId, office, drive, first, second } = await givenTour();
  const other = await givenOrder(world, customer, [[flour, 1]]);
  expect(await rejectionOf(drive.orders.deliver({ orderId: other }))).toMatchObject({
    code: 'order-not-found',
  });
  expect(
    await rejectionOf(
      drive.orders.deliver({ orderId, lines: [{ orderLineId: second + 1, deliveredQuantity: 0 }] }),
    ),
  ).toMatchObject({ code: 'order-item-not-found' });
  expect(
    await rejectionOf(
      drive.orders.deliver({ orderId, lines: [{ orderLineId: first, deliveredQuantity: 6 }] }),
    ),
  ).toMatchObject({ code: 'delivered-beyond-ordered' });
  await office.admin.orders.setStatus({ orderId, status: 'E Anuluar' });
  expect(await rejectionOf(drive.orders.deliver({ orderId }))).toMatchObject({
    code: 'status-change-not-possible',
  });
  expectInvariants(world);
});

test.each(['<svg>', 'M1', 'M1 2 X3 4', `M${'9'.repeat(70_000)}`, 'L1 2', 'M1e9 2', 'M1 2 Q1 2'])(
  'a signature that is no drawn line is rejected (%#)',
  async (signaturePath) => {
    const { orderId, drive } = await givenTour();
    await expect(drive.orders.deliver({ orderId, signaturePath })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  },
);

test('the quick button counts as paid in full, reopening takes it out of the cash, and stock stays sold', async () => {
  const { world, orderId, drive, office, flour } = await givenTour();
  await drive.orders.setStatus({ orderId, status: 'E Realizuar' });
  expect(await drive.cash.get({})).toMatchObject({ orderCount: 1, expectedCents: 6000, receivedCents: 6000 });
  await office.admin.orders.setStatus({ orderId, status: 'E Nisur' });
  expect(await drive.cash.get({})).toMatchObject({ orderCount: 0, expectedCents: 0, receivedCents: 0 });
  expect(stockOf(world, flour)).toBe(15);
  await drive.orders.deliver({ orderId, receiverName: 'Besa', amountReceivedCents: 5000 });
  expect(await drive.cash.get({})).toMatchObject({ expectedCents: 5000, receivedCents: 5000 });
  expectInvariants(world);
});

test('end of day: the driver counts, the office counts, both are stored with their differences', async () => {
  const { world, orderId, drive } = await givenTour();
  await drive.orders.deliver({ orderId, receiverName: 'Besa' });
  await drive.cash.count({ amountCents: 5800, note: 'pa kusur' });
  expect(await drive.cash.count({ amountCents: 5900 })).toMatchObject({
    driverCount: { amountCents: 5900 },
    driverDifferenceCents: -100,
    officeDifferenceCents: null,
  });
  const stocker = world.call(givenUser(world, 'stocker')).stocker.cash;
  await stocker.count({ driverCode: 3, date: '2026-11-18', amountCents: 6000 });
  expect(await stocker.sheets({ date: '2026-11-18' })).toMatchObject([
    {
      driverCode: 3,
      driverName: 'Agron',
      expectedCents: 6000,
      driverDifferenceCents: -100,
      officeDifferenceCents: 0,
      counts: [{ amountCents: 5800, note: 'pa kusur' }, { amountCents: 5900 }, { countedBy: 'office' }],
    },
    { driverCode: null, expectedCents: 0 },
  ]);
  expect(await rejectionOf(drive.cash.count({ amountCents: 1, date: THURSDAY }))).toMatchObject({
    code: 'cash-day-ahead',
  });
});

test('a change that waited for the network does not undo what happened meanwhile', async () => {
  const { world, orderId, drive, office } = await givenTour();
  await office.admin.orders.setStatus({ orderId, status: 'E Anuluar' });
  expect(await rejectionOf(drive.orders.setStatus({ orderId, status: 'E Realizuar' }))).toMatchObject({
    code: 'status-change-not-possible',
    message: 'Porosia është „E Anuluar” dhe nuk mund të bëhet „E Realizuar”.',
  });
  await drive.orders.setStatus({ orderId, status: 'E Anuluar' });
  expectInvariants(world);
});

test('a reopened order takes no more at the door than is ordered, and its receipt is void', async () => {
  const { world, flour, orderId, drive, office, first } = await givenTour();
  const deliver = (deliveredQuantity: number, receiverName: string) =>
    drive.orders.deliver({
      orderId,
      lines: [{ orderLineId: first, deliveredQuantity }],
      receiverName,
      signaturePath: SIGNATURE,
    });
  await deliver(1, 'Besa');
  await office.admin.orders.setStatus({ orderId, status: 'E Pergaditur', reason: 'Adresa gabim' });
  expect(await office.admin.orders.delivery({ orderId })).toMatchObject({ delivery: null });
  expect(
    (await office.admin.orders.history({ orderId })).map((event) => 'action' in event && event.action),
  ).toContain('order.receipt-voided');
  await office.stocker.orders.updateItem({ orderLineId: first, quantity: 5 });
  await office.admin.orders.setStatus({ orderId, status: 'E Nisur' });
  expect(await rejectionOf(deliver(9, 'Zana'))).toMatchObject({ code: 'delivered-beyond-ordered' });
  await drive.orders.setStatus({ orderId, status: 'E Realizuar' });
  expect(await office.admin.orders.delivery({ orderId })).toMatchObject({
    delivery: { receiverName: '', signaturePath: '' },
  });
  expect(stockOf(world, flour)).toBe(15);
  const stored = world.handle.connection
    .prepare('SELECT receiver_name, amount_received_cents, reason FROM voided_deliveries')
    .all();
  expect(stored).toEqual([{ receiver_name: 'Besa', amount_received_cents: 2000, reason: 'Adresa gabim' }]);
  expectInvariants(world);
});

test('a customer’s own pieces that are refused at the door come back to the customer', async () => {
  const { world, customer, flour, orderId, drive, first } = await givenTour();
  const packer = world.call(givenUser(world, 'packer')).packer;
  await packer.customStock.add({ customerId: customer.id, productId: flour, quantity: 4 });
  await packer.customStock.use({ orderLineId: first, quantity: 4 });
  await drive.orders.deliver({ orderId, lines: [{ orderLineId: first, deliveredQuantity: 1 }] });
  expect(await packer.customStock.list({ customerId: customer.id })).toMatchObject([{ quantity: 3 }]);
  expectInvariants(world);
});

test.each(['missing', 'damaged'] as const)(
  'a correction upwards uses the customer’s own pieces again that the delivery gave back: %s',
  async (reason) => {
    const { world, customer, flour, orderId, office, drive, first } = await givenTour();
    const customerId = customer.id;
    const { customStock } = world.call(givenUser(world, 'packer')).packer;
    await customStock.add({ customerId, productId: flour, quantity: 9 });
    await customStock.use({ orderLineId: first, quantity: 3 });
    world.advance(60_000);
    const line = (deliveredQuantity: number) => [{ orderLineId: first, deliveredQuantity, reason }];
    const correct = (deliveredQuantity: number) =>
      office.admin.orders.correctDelivery({
        orderId,
        lines: line(deliveredQuantity),
        amountReceivedCents: 0,
      });
    const ownPieces = async () => (await customStock.list({ customerId }))[0]?.quantity;
    await drive.orders.deliver({ orderId, lines: line(1), amountReceivedCents: 0 });
    expect(await ownPieces()).toBe(reason === 'damaged' ? 6 : 8);
    await correct(2);
    expect(await ownPieces()).toBe(reason === 'damaged' ? 6 : 7);
    await correct(4);
    expect(await ownPieces()).toBe(6);
    await correct(1);
    await customStock.correct({ customerId, productId: flour, quantity: 0, reason: 'u humbën' });
    await correct(4);
    expect(await ownPieces()).toBe(0);
    expectInvariants(world);
  },
);

test('a driver cannot change a delivery that nobody signed for, nor the money of it', async () => {
  const { world, orderId, drive, first } = await givenTour();
  await drive.orders.deliver({ orderId, amountReceivedCents: 6000 });
  const isFixed = { code: 'already-delivered' };
  expect(await rejectionOf(drive.orders.deliver({ orderId, amountReceivedCents: 0 }))).toMatchObject(isFixed);
  const lines = [{ orderLineId: first, deliveredQuantity: 1, reason: 'missing' as const }];
  expect(
    await rejectionOf(drive.orders.deliver({ orderId, amountReceivedCents: 6000, lines })),
  ).toMatchObject(isFixed);
  expect(await drive.orders.deliver({ orderId, amountReceivedCents: 6000 })).toMatchObject({ orderId });
  expect(await drive.cash.get({})).toMatchObject({ expectedCents: 6000, receivedCents: 6000 });
  expectInvariants(world);
});

test.each([
  ['as many as were credited', 7, 7, 236 * 7],
  ['fewer than are left', 5, 5, 236 * 5],
  ['none of the line', 0, 0, 0],
])(
  'pieces credited before the door are not credited there again: %s',
  async (_what, deliveredQuantity, out, cents) => {
    const { world, office, drive, cups, orderId, documentId } = await givenCreditedTour();
    const [line] = (await office.orders.get({ orderId })).lines;
    await drive.orders.deliver({
      orderId,
      lines: [{ orderLineId: line!.orderLineId, deliveredQuantity, reason: 'refused' }],
      amountReceivedCents: 0,
    });
    expect(stockOf(world, cups)).toBe(100 - out);
    const { lines } = await office.documents.balance({ documentId });
    expect(lines.map(({ totalCents }) => totalCents)).toEqual([cents, 100]);
    expectInvariants(world);
    await office.orders.setStatus({ orderId, status: 'E Anuluar', reason: 'Kthim' });
    expect(stockOf(world, cups)).toBe(100);
    expectInvariants(world);
  },
);

test('an order of which pieces were credited before the door can be refused whole there', async () => {
  const { world, office, drive, cups, orderId, documentId } = await givenCreditedTour();
  const { lines } = await office.orders.get({ orderId });
  const refused = lines.map(({ orderLineId }) => ({ orderLineId, deliveredQuantity: 0 }));
  const { status } = await drive.orders.deliver({ orderId, lines: refused });
  expect(status).toBe('E Anuluar');
  expect(stockOf(world, cups)).toBe(100);
  expect((await office.documents.balance({ documentId })).lines.every((line) => line.totalCents === 0)).toBe(
    true,
  );
  expectInvariants(world);
});

test('a line named twice does not bring its pieces back twice', async () => {
  const { world, flour, orderId, drive, first } = await givenTour();
  const line = { orderLineId: first, deliveredQuantity: 1, reason: 'refused' as const };
  const rejection = await rejectionOf(drive.orders.deliver({ orderId, lines: [line, line] }));
  expect(rejection).toMatchObject({ code: 'item-named-twice' });
  expect(stockOf(world, flour)).toBe(15);
  expectInvariants(world);
});

test('a driver cannot undo what somebody signed for, and note less money for it; the office can', async () => {
  const { world, orderId, drive, office } = await givenTour();
  await drive.orders.deliver({ orderId, receiverName: 'Besa', amountReceivedCents: 6000 });
  for (const status of ['E Nisur', 'E Pergaditur', 'E Anuluar']) {
    expect(await rejectionOf(drive.orders.setStatus({ orderId, status }))).toMatchObject({
      code: 'status-change-not-possible',
    });
  }
  expect(await drive.orders.setStatus({ orderId, status: 'E Realizuar' })).toMatchObject({ orderId });
  await office.admin.orders.setStatus({ orderId, status: 'E Nisur' });
  await drive.orders.deliver({ orderId, receiverName: 'Besa', amountReceivedCents: 5500 });
  expect(await drive.cash.get({})).toMatchObject({ expectedCents: 5500, receivedCents: 5500 });
  expectInvariants(world);
});
