import { expect, test } from 'vitest';
import { REFERENCE_IN_SQL } from '#db/schema/reference-in-sql.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { BLANKS, FOLDED_LETTERS, toIndexedReference } from '#shared/text/bank-reference.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';
import { allocate } from './allocate.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function givenShop(terms: { termsDays?: number; limitCents?: number | null } = {}) {
  const world = openWorld();
  const admin = world.call(await givenSeller(world)).admin;
  const customer = givenUser(world, 'customer', { name: 'Furra Iliria' });
  const driver = givenUser(world, 'driver', { driverCode: 3, name: 'Agron' });
  const product = givenProduct(world, { priceE4: 1000_00, stock: 1000 });
  await admin.receivables.setTerms({ customerId: customer.id, ...terms });
  const order = async (pieces: number) => {
    const orderId = await givenOrder(world, customer, [[product, pieces]]);
    await admin.orders.setDriver({ orderId, driverCode: 3 });
    return orderId;
  };
  const deliver = async (pieces: number, paid?: { amountCents?: number; method?: 'bank' | 'terms' }) => {
    const orderId = await order(pieces);
    await admin.orders.setStatus({ orderId, status: 'E Nisur' });
    await admin.orders.setStatus({ orderId, status: 'E Realizuar', paid });
    return orderId;
  };
  const account = () => admin.receivables.get({ customerId: customer.id, page: 1, limit: 100 });
  return { world, admin, customer, driver, drive: world.call(driver).driver, order, deliver, account };
}

test('a customer who pays at the door has paid in full by the button, in the cash of the driver', async () => {
  const { world, deliver, account, drive } = await givenShop();
  await deliver(6);
  expect(await account()).toMatchObject({ balanceCents: 0, open: [], overdueCents: 0 });
  expect((await account()).entries.map((entry) => [entry.kind, entry.debitCents, entry.creditCents])).toEqual(
    [
      ['payment', 0, 6000],
      ['invoice', 6000, 0],
    ],
  );
  expect(await drive.cash.get({})).toMatchObject({ receivedCents: 6000, expectedCents: 6000 });
  expectInvariants(world);
});

test('eighty of a hundred: twenty are the customer’s debt, never the driver’s, and are collected at the next stop', async () => {
  const { world, deliver, account, drive, customer } = await givenShop();
  await deliver(10, { amountCents: 8000 });
  expect(await account()).toMatchObject({
    balanceCents: 2000,
    open: [{ openCents: 2000, amountCents: 10_000 }],
  });
  expect(await drive.cash.get({})).toMatchObject({ expectedCents: 8000 });
  const paid = await drive.receivables.collect({ customerId: customer.id, amountCents: 2000 });
  expect(paid).toMatchObject({ balanceCents: 0, allocations: [{ amountCents: 2000 }] });
  expect(await drive.cash.get({})).toMatchObject({ expectedCents: 10_000 });
  expectInvariants(world);
});

test('on terms nothing is paid at the door; what is due and how late it is follow from the day of issue', async () => {
  const { world, admin, deliver, account, customer } = await givenShop({ termsDays: 30 });
  const orderId = await deliver(5);
  expect(await account()).toMatchObject({
    balanceCents: 5000,
    overdueCents: 0,
    open: [{ day: '2026-11-18', dueOn: '2026-12-18', openCents: 5000 }],
  });
  const { documents } = await world.call(customer).customer.documents.list({ orderId });
  expect(documents[0]).toMatchObject({ paymentMethod: 'Me afat', termsDays: 30, dueOn: '2026-12-18' });
  expect(documents[0]).toMatchObject({ openCents: 5000, isOverdue: false });
  const mine = async (payment: 'open' | 'overdue' | 'paid') =>
    (await world.call(customer).customer.documents.list({ kind: 'invoice', payment })).documents;
  expect([await mine('overdue'), await mine('paid')]).toEqual([[], []]);
  world.advance(50 * DAY_MS);
  expect(await mine('overdue')).toMatchObject([{ openCents: 5000, isOverdue: true }]);
  expect(await account()).toMatchObject({ overdueCents: 5000 });
  const bands = async (on?: string) => (await admin.receivables.ageing({ on })).totals;
  expect(await bands()).toMatchObject({ totalCents: 5000, d30: 5000, notDue: 0 });
  expect(await bands('2026-12-18')).toMatchObject({ notDue: 5000, d30: 0 });
  expect(await bands('2026-11-17')).toMatchObject({ totalCents: 0 });
  await admin.receivables.bookPayment({
    customerId: customer.id,
    amountCents: 5000,
    method: 'bank',
    reference: 'B1',
  });
  expect(await bands()).toMatchObject({ totalCents: 0, d30: 0 });
  expect(await bands('2026-12-18')).toMatchObject({ totalCents: 5000, notDue: 5000 });
  expectInvariants(world);
});

test('a payment goes to the order it is for, then to the oldest due; what is over stays, and is used when asked', async () => {
  const { world, admin, deliver, account, customer } = await givenShop({ termsDays: 10 });
  await deliver(2);
  world.advance(DAY_MS);
  await deliver(3);
  const second = await deliver(4);
  const open = (await account()).open.map((item) => item.openCents);
  expect(open).toEqual([2000, 3000, 4000]);
  const paid = await admin.receivables.bookPayment({
    customerId: customer.id,
    amountCents: 5500,
    method: 'cash_counter',
    orderId: second,
  });
  expect(paid.allocations.map((item) => item.amountCents)).toEqual([4000, 1500]);
  expect((await account()).open.map((item) => item.openCents)).toEqual([500, 3000]);
  await admin.receivables.bookPayment({ customerId: customer.id, amountCents: 10_000, method: 'card' });
  expect(await account()).toMatchObject({ balanceCents: -6500, creditCents: 6500, open: [] });
  await deliver(1);
  expect(await account()).toMatchObject({ balanceCents: -5500, open: [{ openCents: 1000 }] });
  expect(await admin.receivables.useCredit({ customerId: customer.id })).toEqual({ balanceCents: -5500 });
  expect(await account()).toMatchObject({ creditCents: 5500, open: [] });
  expectInvariants(world);
});

test('the same reference of the bank is booked once; taken back, it may be booked again, and what it paid is open', async () => {
  const { world, admin, deliver, account, customer } = await givenShop({ termsDays: 10 });
  await deliver(2);
  const transfer = {
    customerId: customer.id,
    amountCents: 2000,
    method: 'bank',
    reference: 'RRN 77',
  } as const;
  const { payment } = await admin.receivables.bookPayment(transfer);
  for (const reference of ['RRN 77', ' rrn 77 ', 'Rrn 77']) {
    expect(await rejectionOf(admin.receivables.bookPayment({ ...transfer, reference }))).toMatchObject({
      code: 'payment-already-booked',
    });
  }
  const back = await admin.receivables.reversePayment({ paymentId: payment.id, reason: 'Klient tjetër' });
  expect(back).toMatchObject({ balanceCents: 2000, payment: { isReversed: true } });
  expect((await account()).open).toMatchObject([{ openCents: 2000, kind: 'invoice' }]);
  expect(
    await rejectionOf(admin.receivables.reversePayment({ paymentId: payment.id, reason: 'Përsëri' })),
  ).toMatchObject({ code: 'payment-reversed' });
  await admin.receivables.bookPayment(transfer);
  expect(await account()).toMatchObject({ balanceCents: 0, open: [] });
  expectInvariants(world);
});

test.each([
  ['Pagesë 12', 'Pagesë 12', 'PAGESË 12', 'pagesë 12'],
  ['Çek për Çelësin', 'ÇEK PËR ÇELËSIN', 'çek për çelësin'],
  ['A  1226', 'A 1226', 'a 1226', 'A\u00a01226', 'A\t\n1226'],
  ['Плаћање 5', 'Плаћање 5', 'Плаћање  5'],
])('the reference %j is refused however its case and blanks are typed', async (first, ...others) => {
  const { world, admin, customer } = await givenShop({ termsDays: 10 });
  const book = (reference: string) =>
    admin.receivables.bookPayment({ customerId: customer.id, amountCents: 100, method: 'bank', reference });
  await book(first);
  for (const reference of others) {
    expect(await rejectionOf(book(reference))).toMatchObject({ code: 'payment-already-booked' });
  }
  await book(first.replaceAll(/\s/g, ''));
  expectInvariants(world);
});

test('the indexes of references hold what is looked for, and are used', async () => {
  const { connection } = (await givenShop()).world.handle;
  const letters = FOLDED_LETTERS.join('');
  const typed = `aZ ${letters}${letters.toUpperCase()}${BLANKS.join('я')}9`;
  const hold = `SELECT ${REFERENCE_IN_SQL} = ? AS isSame FROM (SELECT ? AS reference)`;
  expect(connection.prepare(hold).get(toIndexedReference(typed), typed)).toEqual({ isSame: 1 });
  for (const table of ['payments', 'supplier_payments']) {
    const find = `SELECT id FROM ${table} WHERE reference <> '' AND ${REFERENCE_IN_SQL} IN (?, ?)`;
    expect(connection.prepare(`EXPLAIN QUERY PLAN ${find}`).all('A', 'B')).toMatchObject([
      { detail: expect.stringContaining(`INDEX ${table}_reference`) },
    ]);
  }
});

test('a credit note takes off its own invoice; of a paid one it stays the customer’s', async () => {
  const { world, admin, deliver, account, customer } = await givenShop({ termsDays: 10 });
  const orderId = await deliver(5);
  const [invoice] = (await world.call(customer).customer.documents.list({ orderId })).documents;
  const lineId = invoice?.lines[0]?.lineId ?? 0;
  const credit = (quantity: number) =>
    admin.documents.credit({
      documentId: invoice?.id ?? 0,
      reason: 'Mall i kthyer',
      lines: [{ lineId, quantity, goods: 'stock' }],
    });
  await credit(2);
  expect(await account()).toMatchObject({ balanceCents: 3000, open: [{ openCents: 3000 }], creditCents: 0 });
  await admin.receivables.bookPayment({ customerId: customer.id, amountCents: 3000, method: 'bank' });
  await credit(1);
  expect(await account()).toMatchObject({ balanceCents: -1000, open: [], creditCents: 1000 });
  expectInvariants(world);
});

test('an opening balance, a write-off and their taking back; a paper is not taken back here', async () => {
  const { world, admin, account, customer } = await givenShop();
  const customerId = customer.id;
  await admin.receivables.enterOpening({
    customerId,
    amountCents: 12_000,
    day: '2026-10-01',
    number: 'F-77',
  });
  expect(await account()).toMatchObject({ balanceCents: 12_000, overdueCents: 12_000 });
  await admin.receivables.writeOff({ customerId, amountCents: 2000, reason: 'Marrëveshje' });
  expect(await account()).toMatchObject({ balanceCents: 10_000, open: [{ openCents: 10_000 }] });
  const tooMuch = admin.receivables.writeOff({ customerId, amountCents: 10_001, reason: 'Gabim' });
  expect(await rejectionOf(tooMuch)).toMatchObject({ code: 'allocation-exceeds' });
  const [written] = (await account()).entries;
  await admin.receivables.reverseEntry({ entryId: written?.id ?? 0, reason: 'U pagua' });
  expect(await account()).toMatchObject({ balanceCents: 12_000, open: [{ openCents: 12_000 }] });
  const { payment } = await admin.receivables.bookPayment({ customerId, amountCents: 100, method: 'card' });
  expect(payment.number).toBe('PAG-000001');
  const [ofPayment] = (await account()).entries;
  expect(
    await rejectionOf(admin.receivables.reverseEntry({ entryId: ofPayment?.id ?? 0, reason: 'Jo' })),
  ).toMatchObject({ code: 'entry-not-reversible' });
  expectInvariants(world);
});

test('no more is allocated than is open of either side', async () => {
  const { world, admin, account, customer } = await givenShop();
  const customerId = customer.id;
  await admin.receivables.enterOpening({ customerId, amountCents: 100, day: '2026-10-01', number: 'F-77' });
  await admin.receivables.bookPayment({ customerId, amountCents: 300, method: 'card' });
  await admin.receivables.enterOpening({ customerId, amountCents: 50, day: '2026-10-02', number: 'F-78' });
  const { entries } = await account();
  const idOf = (cents: number) => entries.find((one) => one.debitCents + one.creditCents === cents)?.id ?? 0;
  const give = (debitId: number, amountCents: number) => () =>
    inTransaction(world.ctx, (tx) => allocate(tx, { creditId: idOf(300), debitId, amountCents }));
  expect(give(idOf(100), 1)).toThrow('allocation-exceeds');
  expect(give(idOf(50), 51)).toThrow('allocation-exceeds');
  expectInvariants(world);
});

test('the statement of a period begins with what was owed before and adds up day by day', async () => {
  const { world, admin, deliver, customer } = await givenShop({ termsDays: 10 });
  await deliver(2);
  world.advance(DAY_MS);
  await deliver(3);
  await admin.receivables.bookPayment({
    customerId: customer.id,
    amountCents: 1500,
    method: 'bank',
    receivedOn: '2026-11-18',
  });
  const statement = await world
    .call(customer)
    .customer.balance.statement({ from: '2026-11-19', to: '2026-11-30' });
  expect(statement).toMatchObject({
    openingCents: 500,
    entries: [{ kind: 'invoice', debitCents: 3000, balanceCents: 3500 }],
    closingCents: 3500,
  });
  const stranger = givenUser(world, 'customer');
  for (const foreign of [
    world.call(stranger).customer.balance.get({ customerId: customer.id }),
    world
      .call(givenUser(world, 'driver', { driverCode: 9 }))
      .driver.receivables.get({ customerId: customer.id }),
  ]) {
    expect(await rejectionOf(foreign)).toMatchObject({ code: 'customer-not-found' });
  }
  expectInvariants(world);
});

test('the debt of a customer who became staff stays listed and can be paid', async () => {
  const { world, admin, customer, deliver, account } = await givenShop();
  await deliver(10, { amountCents: 8000 });
  await admin.users.update({ userId: customer.id, role: 'packer', email: 'iliria@example.com' });
  const owing = { query: '', show: 'owing', page: 1, limit: 50 } as const;
  const listed = await admin.receivables.list(owing);
  expect(listed).toMatchObject({ accounts: [{ customerId: customer.id, balanceCents: 2000 }], total: 1 });
  expect((await admin.receivables.ageing({})).totals.totalCents).toBe(listed.totals.balanceCents);
  await admin.receivables.bookPayment({ customerId: customer.id, amountCents: 2000, method: 'bank' });
  expect(await account()).toMatchObject({ balanceCents: 0 });
  const colleague = { customerId: givenUser(world, 'packer').id, amountCents: 1, method: 'bank' } as const;
  expect(await rejectionOf(admin.receivables.bookPayment(colleague))).toMatchObject({
    code: 'customer-not-found',
  });
  expectInvariants(world);
});

test('what was paid before there was an invoice pays the invoice, not an older debt', async () => {
  const { world, admin, order, account, customer } = await givenShop();
  await admin.receivables.enterOpening({ customerId: customer.id, amountCents: 700, day: '2026-10-01' });
  const orderId = await order(4);
  await admin.receivables.bookPayment({
    customerId: customer.id,
    amountCents: 4000,
    method: 'bank',
    orderId,
  });
  expect(await account()).toMatchObject({
    balanceCents: -3300,
    open: [{ openCents: 700 }],
    creditCents: 4000,
  });
  await admin.orders.setStatus({ orderId, status: 'E Nisur' });
  expect(await account()).toMatchObject({ balanceCents: 700, open: [{ openCents: 700 }], creditCents: 0 });
  await admin.orders.setStatus({ orderId, status: 'E Realizuar' });
  expect(await account()).toMatchObject({ balanceCents: 700, creditCents: 0 });
  expectInvariants(world);
});

test('a delivered order keeps its driver, whose cash it is; taken out of delivered, its money goes out too', async () => {
  const { world, admin, deliver, account, drive } = await givenShop();
  givenUser(world, 'driver', { driverCode: 4 });
  const orderId = await deliver(6);
  expect(await rejectionOf(admin.orders.setDriver({ orderId, driverCode: 4 }))).toMatchObject({
    code: 'order-delivered',
  });
  await admin.orders.setStatus({ orderId, status: 'E Nisur', reason: 'Gabim' });
  expect(await account()).toMatchObject({ balanceCents: 6000 });
  expect(await drive.cash.get({})).toMatchObject({ expectedCents: 0 });
  await admin.orders.setStatus({ orderId, status: 'E Realizuar', paid: { method: 'terms' } });
  expect(await account()).toMatchObject({ balanceCents: 6000 });
  await admin.orders.correctDelivery({ orderId, amountReceivedCents: 6000 });
  expect(await account()).toMatchObject({ balanceCents: 0 });
  expect(await drive.cash.get({})).toMatchObject({ expectedCents: 6000 });
  expectInvariants(world);
});

test('a payment at the door that the office corrects days later is paid once on every day between', async () => {
  const { world, admin, customer, deliver } = await givenShop();
  const orderId = await deliver(10);
  world.advance(3 * DAY_MS);
  await admin.orders.correctDelivery({ orderId, amountReceivedCents: 9000 });
  for (const on of ['2026-11-18', '2026-11-20', '2026-11-21']) {
    expect(await admin.receivables.ageing({ on })).toMatchObject({ totals: { totalCents: 1000 } });
    const ofDay = { customerId: customer.id, from: '2026-11-01', to: on };
    expect(await admin.receivables.statement(ofDay)).toMatchObject({ closingCents: 1000 });
  }
  await admin.orders.correctDelivery({ orderId, amountReceivedCents: 0 });
  expect(await admin.receivables.ageing({ on: '2026-11-20' })).toMatchObject({
    totals: { totalCents: 1000 },
  });
  expect(await admin.receivables.ageing({})).toMatchObject({ totals: { totalCents: 10_000 } });
  expectInvariants(world);
});

test('a payment taken back and booked again for its own day pays nothing twice on the days between', async () => {
  const { world, admin, customer, deliver } = await givenShop({ termsDays: 1 });
  await deliver(10);
  const { id: customerId } = customer;
  const bank = { customerId, method: 'bank', receivedOn: '2026-11-19' } as const;
  world.advance(DAY_MS);
  const { payment } = await admin.receivables.bookPayment({ ...bank, amountCents: 10_000 });
  world.advance(6 * DAY_MS);
  await admin.receivables.reversePayment({ paymentId: payment.id, reason: 'Shuma e gabuar' });
  await admin.receivables.bookPayment({ ...bank, amountCents: 9000 });
  const between = { totalCents: -9000, notDue: -9000, d30: 0 };
  expect(await admin.receivables.ageing({ on: '2026-11-22' })).toMatchObject({ totals: between });
  expect(await admin.receivables.ageing({})).toMatchObject({ totals: { totalCents: 1000, d30: 1000 } });
  expectInvariants(world);
});
