import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CREDIT_GOODS } from '#shared/accounting/documents.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';
import { creditVat } from './credit-invoice.ts';

type Bought = { readonly priceE4: number; readonly vatBasisPoints: number; readonly quantity: number };

async function givenInvoice(bought: readonly Bought[]) {
  const world = openWorld();
  const admin = await givenSeller(world);
  const customer = givenUser(world, 'customer');
  const lines = bought.map(({ quantity, ...values }): [number, number] => [
    givenProduct(world, { ...values, stock: 100 }),
    quantity,
  ]);
  const orderId = await givenOrder(world, customer, lines);
  const office = world.call(admin);
  await office.admin.orders.setStatus({ orderId, status: 'E Nisur' });
  const [invoice] = (await office.stocker.issuedDocuments.list({ orderId })).documents;
  const { credit, debit } = office.admin.documents;
  return {
    world,
    customer,
    orderId,
    office,
    invoice: invoice!,
    credit,
    debit,
    productIds: lines.map(([id]) => id),
  };
}

const THREE = [{ priceE4: 100_00, vatBasisPoints: 1800, quantity: 3 }];
const reason = 'Mall i kthyer';

test('credited one by one, the last piece takes the rest of the VAT', async () => {
  const { world, invoice, credit } = await givenInvoice(THREE);
  expect(invoice.vat).toMatchObject([{ vatCents: 46 }]);
  const lineId = invoice.lines[0]!.lineId;
  const vats: number[] = [];
  for (let piece = 0; piece < 3; piece += 1) {
    const lines = [{ lineId, quantity: 1, goods: 'stock' as const }];
    const note = await credit({ documentId: invoice.id, reason, lines });
    vats.push(note.vat[0]!.vatCents);
  }
  expect(vats).toEqual([15, 15, 16]);
  expect(await rejectionOf(credit({ documentId: invoice.id, reason, all: true }))).toMatchObject({
    code: 'credit-exceeds-invoice',
  });
  expectInvariants(world);
});

test('pieces go where the note says, money alone moves none', async () => {
  const { world, invoice, credit, productIds } = await givenInvoice(THREE);
  const [productId] = productIds;
  const lineId = invoice.lines[0]!.lineId;
  const note = (line: object) => credit({ documentId: invoice.id, reason, lines: [{ lineId, ...line }] });
  expect(stockOf(world, productId!)).toBe(97);
  await note({ quantity: 1, goods: 'stock' });
  expect(stockOf(world, productId!)).toBe(98);
  await note({ quantity: 1, goods: 'loss' });
  expect(stockOf(world, productId!)).toBe(98);
  const value = await note({ amountCents: 30, goods: 'stock' });
  expect(value.lines).toMatchObject([{ quantity: 0, totalCents: 30, goods: 'none' }]);
  expect(stockOf(world, productId!)).toBe(98);
  const last = await note({ quantity: 1 });
  expect(last.totalCents).toBe(70);
  expectInvariants(world);
});

test('what the notes brought back does not come back once more when the order is cancelled', async () => {
  const { world, orderId, office, invoice, credit, productIds } = await givenInvoice(THREE);
  const [lineId, productId] = [invoice.lines[0]!.lineId, productIds[0]!];
  await credit({ documentId: invoice.id, reason, lines: [{ lineId, quantity: 1, goods: 'stock' }] });
  await credit({ documentId: invoice.id, reason, lines: [{ lineId, quantity: 1, goods: 'loss' }] });
  await office.admin.orders.setStatus({ orderId, status: 'E Anuluar', reason });
  expect(stockOf(world, productId)).toBe(99);
  const { documents } = await office.stocker.issuedDocuments.list({ orderId });
  expect(documents.map((document) => document.totalCents)).toEqual([100, 100, 100, 300]);
  expectInvariants(world);
});

test('more is a debit note, and the same key books either once', async () => {
  const { invoice, credit, debit } = await givenInvoice(THREE);
  const lineId = invoice.lines[0]!.lineId;
  const request = { documentId: invoice.id, reason: 'Çmim i gabuar', idempotencyKey: 'k1' };
  const first = await debit({
    ...request,
    lines: [
      { lineId, amountCents: 118 },
      { description: 'Transport', amountCents: 200, vatBasisPoints: 0 },
    ],
  });
  expect(first).toMatchObject({
    kind: 'debit_note',
    number: 'ND-2026-000001',
    totalCents: 318,
    vat: [{ vatCents: 18 }, { vatCents: 0, grossCents: 200 }],
  });
  const given = { ...request, idempotencyKey: 'k2', lines: [{ lineId, amountCents: 50 }] };
  const note = await credit(given);
  expect(await credit(given)).toEqual(note);
  expect(
    await rejectionOf(credit({ ...request, idempotencyKey: 'k3', lines: [{ lineId, amountCents: 251 }] })),
  ).toMatchObject({ code: 'credit-exceeds-invoice', leftCents: 250 });
  expect(await rejectionOf(credit({ documentId: note.id, reason, all: true }))).toMatchObject({
    code: 'not-creditable',
  });
});

const bought = fc.record({
  priceE4: fc.integer({ min: 1, max: 300 }),
  vatBasisPoints: fc.constantFrom(1800, 800, 0),
  quantity: fc.integer({ min: 1, max: 20 }),
});
const correction = fc.record({
  line: fc.nat({ max: 4 }),
  quantity: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
  amountCents: fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
  goods: fc.constantFrom(...CREDIT_GOODS),
});

test('whatever is credited, never more than was invoiced, and net + VAT is the total on every paper', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(bought, { minLength: 1, maxLength: 5 }),
      fc.array(correction, { maxLength: 12 }),
      async (lines, corrections) => {
        const { world, orderId, office, invoice, credit } = await givenInvoice(lines);
        for (const { line: at, ...said } of corrections) {
          const { lineId } = invoice.lines[at % invoice.lines.length]!;
          if (said.quantity === undefined && said.amountCents === undefined) continue;
          await credit({ documentId: invoice.id, reason, lines: [{ lineId, ...said }] }).catch(
            () => undefined,
          );
        }
        await office.admin.orders.setStatus({ orderId, status: 'E Anuluar', reason });
        const { documents } = await office.stocker.issuedDocuments.list({ orderId, limit: 100 });
        const sums = { net: 0, vat: 0, gross: 0 };
        for (const document of documents) {
          const sign = document.kind === 'invoice' ? 1 : -1;
          for (const rate of document.vat) {
            expect(rate.netCents).toBeGreaterThanOrEqual(0);
            expect(rate.vatCents).toBeGreaterThanOrEqual(0);
            sums.net += sign * rate.netCents;
            sums.vat += sign * rate.vatCents;
            sums.gross += sign * rate.grossCents;
          }
          expect(document.totalCents).toBe(document.lines.reduce((sum, line) => sum + line.totalCents, 0));
        }
        expect(sums).toEqual({ net: 0, vat: 0, gross: 0 });
        expectInvariants(world);
      },
    ),
    { numRuns: propertyRuns(25) },
  );
});

test.each([
  ['the VAT of the credits before was rounded up', [4, 4, 4, 1], [1, 1, 0, 0]],
  ['it was rounded down', [2, 2, 2, 2, 2, 2, 1], [0, 0, 0, 0, 0, 1, 1]],
])('parts of 0,13 € credit its 0,02 € of VAT to the cent where %s', (_why, parts, vatOfParts) => {
  const left = { vatBasisPoints: 1800, netCents: 11, vatCents: 2, grossCents: 13 };
  const credited = parts.map((grossCents) => {
    const [rate] = creditVat([{ grossCents, vatBasisPoints: 1800 }], [{ ...left }]);
    left.netCents -= rate?.netCents ?? 0;
    left.vatCents -= rate?.vatCents ?? 0;
    left.grossCents -= grossCents;
    return rate?.vatCents;
  });
  expect(credited).toEqual(vatOfParts);
  expect(left).toMatchObject({ netCents: 0, vatCents: 0 });
});
