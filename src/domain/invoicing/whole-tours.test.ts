import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOOKS } from '#shared/accounting/books.ts';
import type { IssuedDocument } from '#shared/accounting/documents.ts';
import { REDUCTION_REASONS } from '#shared/delivery.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { openWorld } from '#testing/world.ts';

const STOCK = 100;
const line = fc.record({
  priceE4: fc.integer({ min: 1, max: 9999 }),
  vatBasisPoints: fc.constantFrom(1800, 800, 0),
  quantity: fc.integer({ min: 1, max: 12 }),
  less: fc.nat({ max: 12 }),
  reason: fc.constantFrom(...REDUCTION_REASONS),
  credited: fc.nat({ max: 12 }),
});
const tour = fc.record({
  issueAt: fc.constantFrom('departure' as const, 'delivery' as const),
  discountBasisPoints: fc.constantFrom(0, 333, 1000),
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
});

type Tour = typeof tour extends fc.Arbitrary<infer T> ? T : never;

async function drive({ issueAt, discountBasisPoints, lines }: Tour) {
  const world = openWorld();
  const office = world.call(await givenSeller(world, issueAt));
  const customer = givenUser(world, 'customer', { discountBasisPoints, fiscalNumber: '600030101' });
  const driver = givenUser(world, 'driver', { driverCode: 3 });
  const productIds = lines.map(({ priceE4, vatBasisPoints }) =>
    givenProduct(world, { priceE4, vatBasisPoints, stock: STOCK }),
  );
  const orderId = await givenOrder(
    world,
    customer,
    lines.map(({ quantity }, at): [number, number] => [productIds[at]!, quantity]),
  );
  await office.admin.orders.setDriver({ orderId, driverCode: 3 });
  await office.admin.orders.setStatus({ orderId, status: 'E Nisur' });
  const accepted = lines.map(({ quantity, less }) => Math.max(0, quantity - less));
  const ordered = (await office.admin.orders.get({ orderId })).lines;
  const isRefusedWhole = accepted.every((pieces) => pieces === 0);
  const { orders } = world.call(driver).driver;
  if (isRefusedWhole) await orders.setStatus({ orderId, status: 'E Anuluar', reason: 'Refuzuar' });
  else
    await orders.deliver({
      orderId,
      lines: ordered.map(({ orderLineId }, at) => ({
        orderLineId,
        deliveredQuantity: accepted[at]!,
        reason: lines[at]!.reason,
      })),
    });
  const documents = async () =>
    (await office.stocker.issuedDocuments.list({ orderId, limit: 100 })).documents.toReversed();
  const invoice = (await documents()).find(({ kind }) => kind === 'invoice');
  for (const [at, { credited }] of lines.entries()) {
    const sold = invoice?.lines.find(({ productId }) => productId === productIds[at]);
    const quantity = Math.min(credited, accepted[at]!);
    if (!invoice || !sold || quantity === 0) continue;
    await office.admin.documents.credit({
      documentId: invoice.id,
      reason: 'Mall i kthyer',
      lines: [{ lineId: sold.lineId, quantity, goods: 'none' }],
    });
  }
  return { world, office, orderId, productIds, accepted, documents: await documents() };
}

const signOf = ({ kind }: IssuedDocument) => (kind === 'credit_note' ? -1 : kind === 'delivery_note' ? 0 : 1);

test('whatever is refused at the door and credited later, papers, ledger of stock and books agree to the cent', async () => {
  const property = fc.asyncProperty(tour, async (given) => {
    const { world, office, productIds, accepted, documents } = await drive(given);
    const owed = new Map<string, number>();
    for (const document of documents) {
      for (const rate of document.vat) expect(rate.netCents + rate.vatCents).toBe(rate.grossCents);
      expect(document.vat.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(document.totalCents);
      for (const { productId, quantity, totalCents } of document.lines) {
        const pieces = `pieces of ${productId}`;
        const cents = `cents of ${productId}`;
        owed.set(pieces, (owed.get(pieces) ?? 0) + signOf(document) * quantity);
        owed.set(cents, (owed.get(cents) ?? 0) + signOf(document) * totalCents);
      }
    }
    for (const [at, productId] of productIds.entries()) {
      const { less, quantity, credited, reason } = given.lines[at]!;
      const kept = accepted[at]! - Math.min(credited, accepted[at]!);
      expect(owed.get(`pieces of ${productId}`) ?? 0).toBe(kept);
      expect(owed.get(`cents of ${productId}`) ?? 0).toBeGreaterThanOrEqual(0);
      const isRefusedWhole = accepted.every((pieces) => pieces === 0);
      const isLost = reason === 'damaged' && !isRefusedWhole;
      expect(stockOf(world, productId)).toBe(
        STOCK - (isLost ? quantity : quantity - Math.min(less, quantity)),
      );
    }
    const [sales, purchases] = await Promise.all(
      BOOKS.map((book) => office.admin.books.get({ book, month: '2026-11' })),
    );
    const inBooks = (totals: Readonly<Record<string, number>>) => (totals['K1'] ?? 0) + (totals['K2'] ?? 0);
    const vatOf = (...kinds: string[]) =>
      documents
        .filter(({ kind }) => kinds.includes(kind))
        .reduce((sum, { vat }) => sum + vat.reduce((all, { vatCents }) => all + vatCents, 0), 0);
    expect(inBooks(sales!.totals)).toBe(vatOf('invoice', 'debit_note'));
    expect(inBooks(purchases!.totals)).toBe(vatOf('credit_note'));
    expectInvariants(world);
  });
  await fc.assert(property, { numRuns: propertyRuns(15) });
});
