import { expect, test } from 'vitest';
import type { IssueMoment } from '#shared/accounting/documents.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf, THURSDAY } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

async function givenTour(issueAt: IssueMoment = 'departure', isComplete = true) {
  const world = openWorld();
  const admin = isComplete ? await givenSeller(world, issueAt) : givenUser(world, 'admin');
  const customer = givenUser(world, 'customer', { name: 'Arta', fiscalNumber: '600030101' });
  const driver = givenUser(world, 'driver', { driverCode: 3, name: 'Agron' });
  const cups = givenProduct(world, { priceE4: 236_00, vatBasisPoints: 1800, stock: 100 });
  const flour = givenProduct(world, { priceE4: 108_00, vatBasisPoints: 800, stock: 100 });
  const orderId = await givenOrder(world, customer, [
    [cups, 10],
    [flour, 5],
  ]);
  const office = world.call(admin);
  await office.admin.orders.setDriver({ orderId, driverCode: 3 });
  const depart = () => office.admin.orders.setStatus({ orderId, status: 'E Nisur' });
  const documents = async () =>
    (await office.stocker.issuedDocuments.list({ orderId })).documents.toReversed();
  const lines = (await office.admin.orders.get({ orderId })).lines.map((line) => line.orderLineId);
  const drive = world.call(driver).driver;
  return { world, admin, customer, cups, flour, orderId, office, depart, documents, lines, drive };
}

test('an order that departs is invoiced whole, and keeps items, day and buyer from then on', async () => {
  const { world, customer, orderId, office, depart, documents, lines, admin } = await givenTour();
  await depart();
  const [invoice] = await documents();
  expect(invoice).toMatchObject({
    kind: 'invoice',
    number: 'FAT-2026-000001',
    orderNumber: orderId,
    issuedOn: '2026-11-18',
    dueOn: '2026-11-18',
    deliveredOn: THURSDAY,
    totalCents: 2900,
    seller: { name: 'Furnizo Sh.p.k.', address: 'Zona Industriale, Lipjan', businessNumber: '810010000' },
    buyer: { name: 'Arta', fiscalNumber: '600030101' },
    vat: [
      { vatBasisPoints: 1800, netCents: 2000, vatCents: 360, grossCents: 2360 },
      { vatBasisPoints: 800, netCents: 500, vatCents: 40, grossCents: 540 },
    ],
  });
  await office.admin.users.update({ userId: customer.id, name: 'Arta e Re' });
  expect(await documents()).toEqual([invoice]);
  expect((await office.admin.orders.get({ orderId })).buyerName).toBe('Arta');
  for (const statement of ['UPDATE documents SET number = 1', 'DELETE FROM document_lines']) {
    expect(() => world.handle.connection.exec(statement)).toThrow('append-only');
  }
  expect(
    await rejectionOf(world.call(admin).stocker.orders.removeItem({ orderLineId: lines[0]! })),
  ).toMatchObject({
    code: 'invoice-issued',
  });
  expectInvariants(world);
});

test('less at the door is a credit note for exactly the difference, and the invoice stays what it was', async () => {
  const { world, cups, orderId, office, depart, documents, lines, drive } = await givenTour();
  await depart();
  const handed = await drive.orders.deliver({
    orderId,
    lines: [{ orderLineId: lines[0]!, deliveredQuantity: 8, reason: 'refused' }],
  });
  const [invoice, credit] = await documents();
  expect(handed).toMatchObject({ totalCents: 2428, invoiceId: invoice!.id, creditNoteId: credit!.id });
  expect(invoice).toMatchObject({ totalCents: 2900 });
  expect(credit).toMatchObject({
    kind: 'credit_note',
    number: 'NK-2026-000001',
    totalCents: 472,
    reason: 'Refuzuar',
    refersToId: invoice!.id,
    refersTo: { number: 'FAT-2026-000001' },
    vat: [{ vatBasisPoints: 1800, netCents: 400, vatCents: 72, grossCents: 472 }],
    lines: [{ quantity: 2, goods: 'stock' }],
  });
  expect(stockOf(world, cups)).toBe(92);
  expect(await drive.orders.byDay({ date: THURSDAY, by: 'delivery' })).toMatchObject([
    { invoiceNumber: 'FAT-2026-000001', papers: [{ id: credit!.id, number: 'NK-2026-000001' }] },
  ]);
  const { lines: open } = await office.admin.documents.balance({ documentId: invoice!.id });
  expect(open.map((line) => [line.quantity, line.totalCents])).toEqual([
    [8, 1888],
    [5, 540],
  ]);
  expectInvariants(world);
});

test('everything refused on the road is a full credit note, and the goods come back', async () => {
  const { world, cups, flour, orderId, depart, documents, drive } = await givenTour();
  await depart();
  await drive.orders.setStatus({ orderId, status: 'E Anuluar' });
  expect(await documents()).toMatchObject([
    { kind: 'invoice', totalCents: 2900 },
    { kind: 'credit_note', totalCents: 2900, reason: 'Refuzuar në dorëzim' },
  ]);
  expect([stockOf(world, cups), stockOf(world, flour)]).toEqual([100, 100]);
  expectInvariants(world);
});

test('only the office takes back an order that has its invoice, and a new beginning has a new one', async () => {
  const { world, orderId, office, documents, depart, admin } = await givenTour();
  await office.stocker.issuedDocuments.issue({ orderIds: [orderId] });
  const cancel = { orderId, status: 'E Anuluar', reason: 'Porosi e anuluar: dyfish' } as const;
  for (const role of ['stocker', 'call_agent'] as const) {
    const caller = world.call(givenUser(world, role));
    const orders = role === 'stocker' ? caller.stocker.orders : caller.callAgent.orders;
    expect(await rejectionOf(orders.setStatus(cancel))).toMatchObject({ code: 'invoice-issued' });
  }
  const { lines } = await office.admin.orders.get({ orderId });
  const request = { orderLineId: lines[0]!.orderLineId, quantity: 1 };
  expect(await rejectionOf(world.call(admin).stocker.orders.updateItem(request))).toMatchObject({
    code: 'invoice-issued',
  });
  await office.admin.orders.setStatus(cancel);
  expect((await documents()).at(-1)).toMatchObject({ totalCents: 2900, reason: cancel.reason });
  await office.admin.orders.setStatus({ orderId, status: 'E Procesuar' });
  await depart();
  expect((await documents()).map((document) => document.number)).toEqual([
    'FAT-2026-000001',
    'NK-2026-000001',
    'FAT-2026-000002',
  ]);
  expectInvariants(world);
});

test('by the other setting a delivery note departs, and the invoice says what was accepted', async () => {
  const { world, orderId, depart, documents, lines, drive } = await givenTour('delivery');
  await depart();
  await drive.orders.deliver({
    orderId,
    lines: [{ orderLineId: lines[0]!, deliveredQuantity: 8, reason: 'damaged' }],
  });
  expect(await documents()).toMatchObject([
    { kind: 'delivery_note', number: 'FD-2026-000001', totalCents: 2900 },
    { kind: 'invoice', number: 'FAT-2026-000001', totalCents: 2428, deliveredOn: '2026-11-18' },
  ]);
  expectInvariants(world);
});

test('an order that departs again, with other lines, has another delivery note; undone, its delivery keeps it', async () => {
  const { world, orderId, office, depart, documents, lines, drive } = await givenTour('delivery');
  await depart();
  await drive.orders.attempt({ orderId, reason: 'closed' });
  await office.stocker.orders.updateItem({ orderLineId: lines[0]!, quantity: 3 });
  await office.admin.orders.setDriver({ orderId, driverCode: 3 });
  await depart();
  await drive.orders.deliver({ orderId });
  await office.admin.orders.setStatus({ orderId, status: 'E Nisur', reason: 'Gabim' });
  expect(await documents()).toMatchObject([
    { kind: 'delivery_note', number: 'FD-2026-000001', totalCents: 2900 },
    { kind: 'delivery_note', number: 'FD-2026-000002', totalCents: 1248 },
    { kind: 'invoice' },
  ]);
  expectInvariants(world);
});

test('an order is never kept back by its paper: it is listed, and issued by one button afterwards', async () => {
  const { world, orderId, office, depart, documents } = await givenTour('departure', false);
  await depart();
  expect(await documents()).toEqual([]);
  const unissued = await office.stocker.issuedDocuments.unissued();
  expect(unissued).toMatchObject([
    {
      orderId,
      code: 'seller-incomplete',
      error: 'Seller incomplete',
      message: 'Te Cilësimet e shitësit mungon: emri, adresa, numri fiskal, numri i TVSH-së.',
    },
  ]);
  expect(await office.admin.overview.waiting()).toMatchObject({ unissued: 1 });
  await givenSeller(world);
  expect(await office.stocker.issuedDocuments.unissued()).toMatchObject([
    { orderId, code: 'not-issued', error: 'Not issued', buyerName: 'Arta', totalCents: 2900 },
  ]);
  const again = { orderIds: [orderId, orderId + 1] };
  expect(await office.stocker.issuedDocuments.issue(again)).toMatchObject({
    issued: [{ number: 'FAT-2026-000001' }],
    refused: [{ orderId: orderId + 1, error: 'Order not found' }],
  });
  expect(await office.stocker.issuedDocuments.issue(again)).toMatchObject({
    issued: [],
    refused: [{ orderId, error: 'Invoice issued' }, {}],
  });
  expect(await office.stocker.issuedDocuments.unissued()).toEqual([]);
  expectInvariants(world);
});

test('what was refused by mistake is accepted after all: the credit is taken back by a debit note', async () => {
  const { world, cups, orderId, depart, documents, lines, office, drive } = await givenTour();
  await depart();
  const orderLineId = lines[0]!;
  await drive.orders.deliver({
    orderId,
    receiverName: 'Besa',
    lines: [{ orderLineId, deliveredQuantity: 7, reason: 'damaged' }],
  });
  await office.admin.orders.correctDelivery({
    orderId,
    receiverName: 'Besa',
    lines: [{ orderLineId, deliveredQuantity: 9, reason: 'damaged' }],
  });
  expect(await documents()).toMatchObject([
    { kind: 'invoice', totalCents: 2900 },
    { kind: 'credit_note', totalCents: 708, lines: [{ goods: 'loss' }] },
    { kind: 'debit_note', number: 'ND-2026-000001', totalCents: 472 },
  ]);
  expect(stockOf(world, cups)).toBe(90);
  await office.admin.orders.setStatus({ orderId, status: 'E Anuluar', reason: 'Porosi e anuluar' });
  expect((await documents()).at(-1)).toMatchObject({ kind: 'credit_note', totalCents: 2664 });
  expect(stockOf(world, cups)).toBe(99);
  expectInvariants(world);
});

test('pieces at a fraction of a cent, accepted after all, come to the invoice again to the cent', async () => {
  const { world, customer, office, drive } = await givenTour();
  const lids = givenProduct(world, { priceE4: 1111, stock: 100 });
  const orderId = await givenOrder(world, customer, [[lids, 5]]);
  await office.admin.orders.setDriver({ orderId, driverCode: 3 });
  await office.admin.orders.setStatus({ orderId, status: 'E Nisur' });
  const [line] = (await office.admin.orders.get({ orderId })).lines;
  const accepted = (deliveredQuantity: number) => ({
    orderId,
    receiverName: 'Besa',
    lines: [{ orderLineId: line!.orderLineId, deliveredQuantity, reason: 'refused' as const }],
  });
  await drive.orders.deliver(accepted(3));
  for (const [pieces, cents] of [
    [5, 56],
    [4, 44],
    [5, 56],
  ] as const) {
    await office.admin.orders.correctDelivery(accepted(pieces));
    expect((await office.admin.orders.get({ orderId })).totalCents).toBe(cents);
    const { documents } = await office.stocker.issuedDocuments.list({ orderId });
    const owed = documents.reduce(
      (sum, { kind, totalCents }) => sum + (kind === 'credit_note' ? -totalCents : totalCents),
      0,
    );
    expect(owed).toBe(cents);
  }
  expectInvariants(world);
});

test('a delivered order whose buyer had no address can be invoiced once the account has one', async () => {
  const world = openWorld();
  const office = world.call(await givenSeller(world));
  const customer = givenUser(world, 'customer', { address: '' });
  const orderId = await givenOrder(world, customer, [[givenProduct(world), 1]]);
  await office.admin.orders.setStatus({ orderId, status: 'E Realizuar' });
  expect(await office.stocker.issuedDocuments.unissued()).toMatchObject([
    { orderId, error: 'Buyer incomplete' },
  ]);
  await office.admin.users.update({ userId: customer.id, address: 'Rr. e Re 5' });
  const { issued } = await office.stocker.issuedDocuments.issue({ orderIds: [orderId] });
  expect(issued).toMatchObject([{ buyer: { address: 'Rr. e Re 5' } }]);
});
