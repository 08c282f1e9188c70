import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DebitInput } from '#shared/inputs/document-inputs.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf } from '#testing/given-orders.ts';
import { givenClosedMonth, givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { issueOf, rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const reason = 'Notë debiti e gabuar';

async function givenInvoice() {
  const world = openWorld();
  const office = world.call(await givenSeller(world));
  const customer = givenUser(world, 'customer');
  const driver = givenUser(world, 'driver', { driverCode: 3 });
  const cups = givenProduct(world, { priceE4: 236_00, vatBasisPoints: 1800, stock: 100 });
  const orderId = await givenOrder(world, customer, [[cups, 10]]);
  await office.admin.orders.setDriver({ orderId, driverCode: 3 });
  await office.admin.orders.setStatus({ orderId, status: 'E Nisur' });
  const documents = async () =>
    (await office.stocker.issuedDocuments.list({ orderId, limit: 100 })).documents.toReversed();
  const [invoice] = await documents();
  const { credit, debit, balance } = office.admin.documents;
  const demand = (lines: DebitInput['lines']) =>
    debit({ documentId: invoice!.id, reason: 'Çmim më i lartë', lines });
  const account = () => office.admin.receivables.get({ customerId: customer.id, page: 1, limit: 100 });
  const drive = world.call(driver).driver;
  return {
    world,
    office,
    customer,
    drive,
    cups,
    orderId,
    invoice: invoice!,
    documents,
    credit,
    balance,
    demand,
    account,
  };
}

const words = (amountCents: number, vatBasisPoints = 1800) => ({
  description: 'Transport',
  amountCents,
  vatBasisPoints,
});

test('a wrong debit note is taken back whole: nothing is owed for it, and the invoice stays what it was', async () => {
  const { world, invoice, cups, credit, demand, account, balance } = await givenInvoice();
  const note = await demand([{ lineId: invoice.lines[0]!.lineId, amountCents: 1_250_00 }, words(18_00, 800)]);
  expect(await account()).toMatchObject({ balanceCents: 23_60 + 1_268_00 });
  const back = await credit({ documentId: note.id, reason, all: true, goods: 'stock' });
  expect(back).toMatchObject({
    kind: 'credit_note',
    number: 'NK-2026-000001',
    totalCents: 1_268_00,
    reason,
    vat: note.vat,
    refersToId: note.id,
    refersTo: { kind: 'debit_note', number: 'ND-2026-000001', issuedOn: '2026-11-18' },
    lines: [
      { quantity: 0, totalCents: 1_250_00, goods: 'none' },
      { name: 'Transport', quantity: 0, totalCents: 18_00, goods: 'none' },
    ],
  });
  expect(stockOf(world, cups)).toBe(90);
  expect(await account()).toMatchObject({
    balanceCents: 23_60,
    open: [{ documentId: invoice.id, openCents: 23_60 }],
  });
  expect((await balance({ documentId: note.id })).lines.map((line) => line.totalCents)).toEqual([0, 0]);
  expect((await balance({ documentId: invoice.id })).lines).toMatchObject([
    { quantity: 10, totalCents: 23_60 },
  ]);
  expectInvariants(world);
});

test('bit by bit, the credit that takes the rest of a debit note takes the rest of its VAT, and never more', async () => {
  const { world, credit, demand } = await givenInvoice();
  const note = await demand([words(300)]);
  expect(note.vat).toMatchObject([{ vatCents: 46 }]);
  const lineId = note.lines[0]!.lineId;
  const take = (amountCents: number) =>
    credit({ documentId: note.id, reason, lines: [{ lineId, amountCents, goods: 'stock' }] });
  const vats: (number | undefined)[] = [];
  for (let time = 0; time < 2; time += 1) vats.push((await take(100)).vat[0]?.vatCents);
  expect(await rejectionOf(take(101))).toMatchObject({ code: 'credit-exceeds-invoice', leftCents: 100 });
  vats.push((await take(100)).vat[0]?.vatCents);
  expect(vats).toEqual([15, 15, 16]);
  for (const request of [{ all: true as const }, { lines: [{ lineId, amountCents: 1 }] }]) {
    expect(await rejectionOf(credit({ documentId: note.id, reason, ...request }))).toMatchObject({
      code: 'credit-exceeds-invoice',
    });
  }
  expectInvariants(world);
});

test('a debit note has no pieces, no lines but its own, and no other paper can be credited', async () => {
  const { world, office, orderId, invoice, credit, demand } = await givenInvoice();
  const note = await demand([{ lineId: invoice.lines[0]!.lineId, amountCents: 500 }]);
  const lineId = note.lines[0]!.lineId;
  const take = (documentId: number, line: { lineId: number; quantity?: number; amountCents?: number }) =>
    rejectionOf(credit({ documentId, reason, lines: [line] }));
  expect(await take(note.id, { lineId, quantity: 1 })).toMatchObject({ code: 'credit-exceeds-invoice' });
  expect(await take(note.id, { lineId: invoice.lines[0]!.lineId, amountCents: 1 })).toMatchObject({
    code: 'document-line-not-found',
  });
  expect(await take(invoice.id, { lineId, amountCents: 1 })).toMatchObject({
    code: 'document-line-not-found',
  });
  const back = await credit({ documentId: note.id, reason, all: true });
  expect(await take(back.id, { lineId: back.lines[0]!.lineId, amountCents: 1 })).toMatchObject({
    code: 'not-creditable',
  });
  const again = office.admin.documents.debit({ documentId: note.id, reason, lines: [words(100)] });
  expect(await rejectionOf(again)).toMatchObject({ code: 'not-an-invoice' });
  expect((await office.stocker.issuedDocuments.list({ orderId })).total).toBe(3);
  expectInvariants(world);
});

test('an invoice of a firm without a VAT number is raised without VAT only', async () => {
  const world = openWorld();
  const { admin } = world.call(await givenSeller(world));
  const { seller } = await admin.settings.get();
  const enterNumber = (vatNumber: string) =>
    admin.settings.update({ group: 'seller', values: { ...seller, vatNumber } });
  await enterNumber('');
  const flour = givenProduct(world, { priceE4: 236_00, vatBasisPoints: 0, stock: 100 });
  const orderId = await givenOrder(world, givenUser(world, 'customer'), [[flour, 10]]);
  await admin.orders.setStatus({ orderId, status: 'E Nisur' });
  const demand = (lines: DebitInput['lines']) => admin.documents.debit({ documentId: 1, reason, lines });
  const refused = {
    path: 'lines.1.vatBasisPoints',
    message: 'Fatura është lëshuar pa numrin e TVSH-së të shitësit: rreshti shtesë shkruhet me TVSH 0 %.',
  };
  expect(await issueOf(demand([words(100, 0), words(118)]))).toEqual(refused);
  await enterNumber('330010000');
  expect(await issueOf(demand([words(100, 0), words(118)]))).toEqual(refused);
  expect(await demand([words(100, 0)])).toMatchObject({ number: 'ND-2026-000001', totalCents: 100 });
  expectInvariants(world);
});

test('what was paid of a debit note before it was credited stays the customer’s, also after the payment is reversed', async () => {
  const { world, office, customer, credit, demand, account } = await givenInvoice();
  const note = await demand([words(5_00)]);
  const { payment } = await office.admin.receivables.bookPayment({
    customerId: customer.id,
    amountCents: 3_00,
    method: 'bank',
    allocations: [{ documentId: note.id, amountCents: 3_00 }],
  });
  await credit({ documentId: note.id, reason, all: true });
  expect(await account()).toMatchObject({ balanceCents: 20_60, open: [{ openCents: 23_60 }] });
  await office.admin.receivables.reversePayment({ paymentId: payment.id, reason: 'Gabim' });
  expect(await account()).toMatchObject({ balanceCents: 23_60 });
  expect(await office.admin.receivables.ageing({})).toMatchObject({ totals: { totalCents: 23_60 } });
  expect(await office.admin.receivables.check()).toMatchObject({ ok: true, controlTotalCents: 23_60 });
  expectInvariants(world);
});

test('a debit note stands in the book of sales and its credit in that of purchases, both of the month they are issued in', async () => {
  const { world, office, credit, demand } = await givenInvoice();
  const note = await demand([words(118)]);
  await credit({ documentId: note.id, reason, all: true });
  const book = async (kind: 'sales' | 'purchases') =>
    (await office.admin.books.get({ book: kind, month: '2026-11' })).totals;
  expect(await book('sales')).toMatchObject({ '12': 2000, '16': 100, K1: 378 });
  expect(await book('purchases')).toEqual({ '53': 100, K1: 18, '67': 18 });
  const later = await demand([words(200)]);
  givenClosedMonth(world, '2026-11');
  expect(await rejectionOf(credit({ documentId: later.id, reason, all: true }))).toMatchObject({
    code: 'month-closed',
  });
  expectInvariants(world);
});

test('a cancelled order is credited whole: its invoice, and each debit note by a credit note of its own', async () => {
  const { world, office, orderId, invoice, documents, credit, demand, account } = await givenInvoice();
  const first = await demand([words(5_00), words(2_00, 800)]);
  const second = await demand([{ lineId: invoice.lines[0]!.lineId, amountCents: 1_00 }]);
  await credit({
    documentId: first.id,
    reason,
    lines: [{ lineId: first.lines[0]!.lineId, amountCents: 3_00 }],
  });
  const request = { orderIds: [orderId], status: 'E Anuluar' };
  const credits = async () => (await office.admin.orders.previewStatus(request))[0]?.invoice?.credits;
  expect(await credits()).toEqual([
    { kind: 'invoice', number: 'FAT-2026-000001', leftCents: 23_60 },
    { kind: 'debit_note', number: 'ND-2026-000001', leftCents: 4_00 },
    { kind: 'debit_note', number: 'ND-2026-000002', leftCents: 1_00 },
  ]);
  await office.admin.orders.setStatus({ orderId, status: 'E Anuluar', reason: 'Porosi e anuluar' });
  expect((await documents()).slice(4)).toMatchObject([
    { kind: 'credit_note', refersToId: invoice.id, totalCents: 23_60 },
    { kind: 'credit_note', refersToId: first.id, totalCents: 4_00 },
    { kind: 'credit_note', refersToId: second.id, totalCents: 1_00 },
  ]);
  expect(await account()).toMatchObject({ balanceCents: 0, open: [] });
  expect(await credits()).toEqual([]);
  expectInvariants(world);
});

async function givenTakenBack() {
  const shop = await givenInvoice();
  const { office, orderId, drive, documents } = shop;
  const { lines } = await office.admin.orders.get({ orderId });
  const line = (deliveredQuantity: number) => [
    { orderLineId: lines[0]!.orderLineId, deliveredQuantity, reason: 'refused' as const },
  ];
  const owed = { orderId, receiverName: 'Besa', paymentMethod: 'terms' as const };
  await drive.orders.deliver({ ...owed, lines: line(7) });
  await office.admin.orders.correctDelivery({ ...owed, lines: line(9) });
  return { ...shop, note: (await documents()).find((document) => document.kind === 'debit_note')! };
}

test('pieces that a debit note gave back to the invoice are credited over either of both, never over both', async () => {
  const { world, invoice, note, credit, balance } = await givenTakenBack();
  const left = async () =>
    Promise.all([invoice.id, note.id].map(async (documentId) => (await balance({ documentId })).lines[0]!));
  const lineId = note.lines[0]!.lineId;
  await credit({ documentId: note.id, reason, lines: [{ lineId, amountCents: 1_00, goods: 'stock' }] });
  expect(await left()).toMatchObject([
    { quantity: 9, totalCents: 20_24 },
    { quantity: 0, totalCents: 3_72 },
  ]);
  const ofInvoice = { lineId: invoice.lines[0]!.lineId, amountCents: 18_00 };
  await credit({ documentId: invoice.id, reason, lines: [ofInvoice] });
  expect(await left()).toMatchObject([{ totalCents: 2_24 }, { totalCents: 2_24 }]);
  await credit({ documentId: note.id, reason, all: true });
  expect(await left()).toMatchObject([{ totalCents: 0 }, { totalCents: 0 }]);
  expectInvariants(world);
});

test('a credit of the invoice also pays the debit note that gave pieces back to it', async () => {
  const { world, office, orderId, account } = await givenTakenBack();
  await office.admin.orders.setStatus({ orderId, status: 'E Anuluar', reason: 'Porosi e anuluar' });
  expect(await account()).toMatchObject({ balanceCents: 0, open: [] });
  expectInvariants(world);
});

const act = fc.record({
  document: fc.nat({ max: 2 }),
  amountCents: fc.option(fc.integer({ min: 1, max: 2_000 }), { nil: undefined }),
});

test('whatever is credited of an invoice and its debit notes, all of it comes to nothing in the end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { maxLength: 10 }),
      fc.integer({ min: 1, max: 3_000 }),
      async (acts, cents) => {
        const { world, office, orderId, invoice, note, documents, credit, demand, account } =
          await givenTakenBack();
        const targets = [invoice, await demand([words(cents), words(cents + 1)]), note];
        for (const { document, amountCents } of acts) {
          const { id: documentId, lines } = targets[document]!;
          const request =
            amountCents === undefined
              ? { all: true as const }
              : { lines: [{ lineId: lines[0]!.lineId, amountCents }] };
          await credit({ documentId, reason, ...request }).catch(() => undefined);
          expectInvariants(world);
        }
        await office.admin.orders.setStatus({ orderId, status: 'E Anuluar', reason });
        const sums = { net: 0, vat: 0 };
        for (const document of await documents()) {
          const sign = document.kind === 'credit_note' ? -1 : 1;
          for (const rate of document.vat) {
            sums.net += sign * rate.netCents;
            sums.vat += sign * rate.vatCents;
          }
        }
        expect(sums).toEqual({ net: 0, vat: 0 });
        expect(await account()).toMatchObject({ balanceCents: 0 });
        expectInvariants(world);
      },
    ),
    { numRuns: propertyRuns(15) },
  );
});

test('a debit note of an absurd amount is refused before it is issued', async () => {
  const { demand } = await givenInvoice();
  const most = 1_000_000_00;
  for (const lines of [[words(most + 1)], [words(most), words(1)]]) {
    await expect(demand(lines)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
  expect(await demand([words(most)])).toMatchObject({ totalCents: most });
});
