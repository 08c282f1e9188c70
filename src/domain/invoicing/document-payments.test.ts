import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorld } from '#testing/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function givenInvoices() {
  const world = openWorld();
  const office = world.call(await givenSeller(world)).admin;
  const customer = givenUser(world, 'customer', { name: 'Furra Iliria' });
  await office.receivables.setTerms({ customerId: customer.id, termsDays: 5 });
  const product = givenProduct(world, { priceE4: 10_00_00, vatBasisPoints: 1800, stock: 100 });
  const issued: number[] = [];
  for (let each = 0; each < 3; each += 1) {
    const orderId = await givenOrder(world, customer, [[product, 1]]);
    await office.orders.setStatus({ orderId, status: 'E Nisur' });
    issued.push((await office.documents.list({ orderId })).documents[0]!.id);
  }
  const [first, second, third] = issued as [number, number, number];
  const pay = (documentId: number, amountCents: number, reference = '') =>
    office.receivables.bookPayment({
      customerId: customer.id,
      amountCents,
      method: 'bank',
      reference,
      allocations: [{ documentId, amountCents }],
    });
  const listed = async (payment: 'open' | 'overdue' | 'paid') =>
    (await office.documents.list({ payment })).documents.map((document) => document.id);
  return { world, office, customer, first, second, third, pay, listed };
}

test('the list says of each document what is open, and shows the open, the late or the paid ones', async () => {
  const { world, office, first, second, third, pay, listed } = await givenInvoices();
  await pay(first, 10_00);
  await pay(second, 4_00);
  expect(await listed('paid')).toEqual([first]);
  expect(await listed('open')).toEqual([third, second]);
  expect(await listed('overdue')).toEqual([]);
  world.advance(6 * DAY_MS);
  expect(await listed('overdue')).toEqual([third, second]);
  const { documents, totals } = await office.documents.list({});
  expect(documents).toMatchObject([
    { id: third, openCents: 10_00, isOverdue: true },
    { id: second, openCents: 6_00, isOverdue: true },
    { id: first, openCents: 0, isOverdue: false },
  ]);
  expect(totals).toMatchObject([{ kind: 'invoice', count: 3 }]);
  expect((await office.documents.list({ payment: 'paid' })).totals).toMatchObject([{ count: 1 }]);
  expectInvariants(world);
});

test('a document names what paid it; a payment taken back, a credit note and an unused credit count as they stand', async () => {
  const { world, office, first, second, pay } = await givenInvoices();
  const { payment } = await pay(first, 3_00, 'TRX-77');
  await office.documents.credit({ documentId: first, reason: 'Mall i kthyer', all: true, goods: 'stock' });
  const note = (await office.documents.list({ kind: 'credit_note' })).documents[0]!;
  expect(note).toMatchObject({ openCents: -3_00, isOverdue: false });
  expect(await office.documents.payments({ documentId: first })).toMatchObject({
    openCents: 0,
    settled: [
      { kind: 'payment', paymentId: payment.id, cents: 3_00 },
      { kind: 'credit_note', documentId: note.id, cents: 7_00 },
    ],
  });
  expect(await office.documents.payments({ documentId: note.id })).toMatchObject({
    openCents: -3_00,
    settled: [{ kind: 'invoice', documentId: first, cents: 7_00 }],
  });
  const wrong = await pay(second, 10_00);
  await office.receivables.reversePayment({ paymentId: wrong.payment.id, reason: 'Gabim' });
  expect(await office.documents.payments({ documentId: second })).toMatchObject({
    openCents: 10_00,
    settled: [],
  });
  expectInvariants(world);
});

test('a payment is found by its number, its reference, its customer, and only by the office', async () => {
  const { world, office, customer, first, second, pay } = await givenInvoices();
  const { payment } = await pay(first, 3_00, 'TRX-77');
  await pay(second, 1_00, 'TRX_9');
  const find = async (query: string) =>
    (await office.receivables.findPayments({ query })).map(({ paymentId }) => paymentId);
  const [found] = await office.receivables.findPayments({ query: 'trx-77' });
  expect(found).toMatchObject({ paymentId: payment.id, customerId: customer.id, amountCents: 3_00 });
  expect(found).toMatchObject({ newerEntries: 1 });
  expect(await find(found!.number)).toEqual([payment.id]);
  expect(await find('iliria')).toHaveLength(2);
  expect(await find('X_')).toHaveLength(1);
  expect(await find('%%')).toEqual([]);
  expect((await office.documents.list({ query: 'FAT-' })).total).toBe(3);
  expectInvariants(world);
});

test('a document is found by its number as it is said, without the zeros', async () => {
  const { office } = await givenInvoices();
  const [newest] = (await office.documents.list({})).documents;
  const { number, year } = newest!;
  const find = async (query: string) =>
    (await office.documents.list({ query })).documents.map((document) => document.number);
  expect(await find(number.replace(/-0+/, '-'))).toEqual([number]);
  expect(await find(`${year}-${Number(number.slice(-6))} `)).toEqual([number]);
  expect(await find(`${year}-9`)).toEqual([]);
  expect(await find(`FAT-${year}`)).toHaveLength(3);
});
