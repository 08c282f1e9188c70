import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function givenOffice() {
  const world = openWorld();
  const now = world.ctx.clock.now();
  world.setNow(now - 90 * DAY_MS);
  const admin = givenUser(world, 'admin');
  world.setNow(now);
  const office = await loginAs(world, admin);
  await office.put('/api/admin/settings', { purchasing: true });
  const { id } = (await office.post('/api/suppliers', { name: 'Mulliri Çelik' })).body.supplier;
  let last = 0;
  const book = async (net: number, fields: object = {}) => {
    last += 1;
    const booked = await office.post('/api/purchasing/bills', {
      kind: 'domestic',
      supplier_id: id,
      number: `F-${last}`,
      issued_on: '2026-11-10',
      lines: [{ description: 'Mall', net, rate: 0 }],
      vat: [{ rate: 0, net, vat: 0 }],
      ...fields,
    });
    expect(booked.status).toBe(201);
    return booked.body.bill.id as number;
  };
  const pay = (amount: number, fields: object = {}) =>
    office.post(`/api/suppliers/${id}/payments`, { amount, method: 'bank', ...fields });
  const account = async () => (await office.get(`/api/suppliers/${id}/account`)).body;
  const open = async () =>
    (await account()).open.map((item: { bill_id: number; open: number }) => [item.bill_id, item.open]);
  return { world, office, id: id as number, book, pay, account, open };
}

test('a payment pays the oldest due first, what is over stays as advance and pays the next bill', async () => {
  const { world, book, pay, account, open } = await givenOffice();
  const later = await book(100, { due_on: '2026-12-20' });
  const first = await book(50, { due_on: '2026-11-15' });
  const paid = await pay(80);
  expect(paid).toMatchObject({
    status: 201,
    body: {
      payment: { amount: 80, method: 'bank', paid_on: '2026-11-18', cash_day: null, reversed: false },
      allocations: [
        { bill_id: first, amount: 50 },
        { bill_id: later, amount: 30 },
      ],
      balance: 70,
    },
  });
  expect(await open()).toEqual([[later, 70]]);
  expect((await pay(100)).body.balance).toBe(-30);
  expect(await open()).toEqual([]);
  const next = await book(40);
  expect(await open()).toEqual([[next, 10]]);
  expect(await account()).toMatchObject({ balance: 10, overdue: 10 });
  expectInvariants(world);
});

test('chosen bills are paid as said, never beyond what is open or paid', async () => {
  const { world, book, pay, open } = await givenOffice();
  const [one, two] = [await book(100), await book(60)];
  const paid = await pay(100, { allocations: [{ bill_id: two, amount: 60 }] });
  expect(paid.body).toMatchObject({ allocations: [{ bill_id: two, amount: 60 }], balance: 60 });
  expect(await open()).toEqual([[one, 100]]);
  const name = (answer: { status: number; body: { error: string } }) => [answer.status, answer.body.error];
  const exceeds = [409, 'Allocation exceeds amount'];
  expect(name(await pay(200, { allocations: [{ bill_id: one, amount: 100.01 }] }))).toEqual(exceeds);
  expect(name(await pay(50, { allocations: [{ bill_id: one, amount: 50.01 }] }))).toEqual(exceeds);
  const twice = [60, 60].map((amount) => ({ bill_id: one, amount }));
  expect(name(await pay(200, { allocations: twice }))).toEqual(exceeds);
  expect(name(await pay(5, { allocations: [{ bill_id: two, amount: 5 }] }))).toEqual([409, 'Nothing open']);
  expect(name(await pay(5, { allocations: [{ bill_id: 99, amount: 5 }] }))).toEqual([404, 'Bill not found']);
  expectInvariants(world);
});

test('the same bank reference is booked once among all suppliers; none and fillers are none', async () => {
  const { world, office, pay } = await givenOffice();
  const other = (await office.post('/api/suppliers', { name: 'Tjetri' })).body.supplier.id;
  const first = await pay(10, { reference: 'TT-77' });
  expect(first.status).toBe(201);
  const again = { amount: 11, method: 'bank', reference: 'TT-77' };
  expect(await office.post(`/api/suppliers/${other}/payments`, again)).toMatchObject({
    status: 409,
    body: { error: 'Payment already booked' },
  });
  expect((await pay(10, { reference: 'Pagesë  12' })).status).toBe(201);
  for (const reference of ['Pagesë  12', 'pagesë 12', 'PAGESË 12']) {
    expect((await pay(10, { reference })).status).toBe(409);
  }
  const customer_id = givenUser(world, 'customer').id;
  const fromCustomer = await office.post('/api/payments', { ...again, customer_id });
  expect(fromCustomer.status).toBe(201);
  expect((await pay(10, { reference: '' })).status).toBe(201);
  expect((await pay(10, { reference: 'NOTPROVIDED' })).status).toBe(201);
  expect((await pay(10, { reference: 'NOTPROVIDED' })).status).toBe(201);
  expect((await pay(10, { method: 'compensation', reference: 'TT-77' })).status).toBe(201);
  await office.post(`/api/supplier-payments/${first.body.payment.id}/reverse`, { reason: 'Gabim' });
  expect((await office.post(`/api/suppliers/${other}/payments`, again)).status).toBe(201);
});

test('a payment taken back opens again what it paid, once', async () => {
  const { world, office, book, pay, open, account } = await givenOffice();
  const bill = await book(100);
  const { id } = (await pay(100)).body.payment;
  const back = await office.post(`/api/supplier-payments/${id}/reverse`, { reason: 'Gabim' });
  expect(back).toMatchObject({
    status: 201,
    body: { payment: { id, reversed: true }, allocations: [], balance: 100 },
  });
  expect(await open()).toEqual([[bill, 100]]);
  expect((await account()).entries.map(({ kind }: { kind: string }) => kind)).toEqual([
    'reversal',
    'payment',
    'bill',
  ]);
  const again = await office.post(`/api/supplier-payments/${id}/reverse`, { reason: 'Gabim' });
  expect(again).toMatchObject({ status: 409, body: { error: 'Payment reversed' } });
  expect((await office.post('/api/supplier-payments/99/reverse', { reason: 'x' })).status).toBe(404);
  expectInvariants(world);
});

test('a reversed bill leaves its payment as advance; a credit note pays what is due first', async () => {
  const { world, office, book, pay, open, account } = await givenOffice();
  const wrong = await book(100);
  await pay(100);
  await office.post(`/api/purchasing/bills/${wrong}/reverse`, { reason: 'Gabim' });
  expect(await account()).toMatchObject({ balance: -100, open: [] });
  const right = await book(120);
  expect(await open()).toEqual([[right, 20]]);
  await book(15, { kind: 'credit_note' });
  expect(await open()).toEqual([[right, 5]]);
  expectInvariants(world);
});

test('cash leaves the till of the counter on the first open day, as furnitor in the cash book', async () => {
  const { world, office, pay } = await givenOffice();
  const sheetOf = async (date: string) => (await office.get(`/api/cash?date=${date}`)).body.sheets.at(-1);
  const cash = { method: 'cash_counter', paid_on: '2026-11-16' };
  expect((await pay(30, cash)).body.payment.cash_day).toBe('2026-11-16');
  expect((await sheetOf('2026-11-16')).expected).toBe(-30);
  await office.post('/api/cash/close', { date: '2026-11-17' });
  const late = await pay(20, cash);
  expect(late.body.payment).toMatchObject({ paid_on: '2026-11-16', cash_day: '2026-11-18' });
  expect((await sheetOf('2026-11-17')).expected).toBe(-30);
  expect((await sheetOf('2026-11-18')).expected).toBe(-50);
  await office.post(`/api/supplier-payments/${late.body.payment.id}/reverse`, { reason: 'Gabim' });
  expect((await sheetOf('2026-11-18')).expected).toBe(-30);
  const admin = world.call(givenUser(world, 'admin'));
  const book = await admin.admin.cash.book({ from: '2026-11-16', to: '2026-11-18' });
  expect(book.days.map((day) => [day.suppliersCents, day.outCents, day.closingCents])).toEqual([
    [3000, 0, -3000],
    [0, 0, -3000],
    [0, 0, -3000],
  ]);
  const till = await admin.stocker.cash.day({ date: '2026-11-16', driverCode: null });
  expect(till.supplierPayments).toMatchObject([{ amountCents: 3000 }]);
  expect(JSON.stringify(till)).not.toContain('Mulliri');
  expectInvariants(world);
});

test('what is to be paid by when, at any day; the sum is the control total', async () => {
  const { office, id, book, pay } = await givenOffice();
  const other = (await office.post('/api/suppliers', { name: 'Ambalazh' })).body.supplier.id;
  await book(10, { issued_on: '2026-10-01', due_on: '2026-11-17' });
  await book(20, { due_on: '2026-11-18' });
  await book(30, { due_on: '2026-11-25' });
  await book(40, { due_on: '2026-12-18' });
  await book(50, { due_on: '2026-12-19' });
  await office.post(`/api/suppliers/${other}/payments`, { amount: 5, method: 'bank' });
  const payables = async (on = '') => (await office.get(`/api/suppliers/payables${on}`)).body;
  const advance = { supplier_id: other, name: 'Ambalazh', total: -5, overdue: 0, d7: 0, d30: 0, later: -5 };
  expect(await payables()).toEqual({
    rows: [
      { supplier_id: id, name: 'Mulliri Çelik', total: 150, overdue: 10, d7: 50, d30: 40, later: 50 },
      advance,
    ],
    totals: { total: 145, overdue: 10, d7: 50, d30: 40, later: 45 },
  });
  const balances = await Promise.all(
    [id, other].map(async (one) => (await office.get(`/api/suppliers/${one}/account`)).body.balance),
  );
  expect(balances[0] + balances[1]).toBe(145);
  await pay(150);
  expect((await payables()).rows).toEqual([advance]);
  expect((await payables('?on=2026-11-10')).totals).toEqual({
    total: 150,
    overdue: 0,
    d7: 10,
    d30: 50,
    later: 90,
  });
  expect((await payables('?on=2026-10-01')).totals).toMatchObject({ total: 10 });
});

test('a paid bill that was reversed and booked anew is owed as the new one on the days between', async () => {
  const { world, office, id, book, pay } = await givenOffice();
  const wrong = await book(100);
  await pay(100, { paid_on: '2026-11-10' });
  await office.post(`/api/purchasing/bills/${wrong}/reverse`, { reason: 'Gabim' });
  await book(120, { due_on: '2026-12-10' });
  const rowsOn = async (on: string) => (await office.get(`/api/suppliers/payables?on=${on}`)).body.rows;
  const of = { supplier_id: id, name: 'Mulliri Çelik', overdue: 0, d7: 0, later: 0 };
  expect(await rowsOn('2026-11-15')).toEqual([{ ...of, total: 120, d30: 120 }]);
  expect(await rowsOn('2026-11-18')).toEqual([{ ...of, total: 20, d30: 20 }]);
  expectInvariants(world);
});

test('the statement of a period adds up, as JSON, PDF and XLSX', async () => {
  const { office, id, book, pay } = await givenOffice();
  await book(100, { issued_on: '2026-10-20' });
  await book(60);
  await pay(90, { paid_on: '2026-11-12', reference: 'TT-1' });
  const address = `/api/suppliers/${id}/statement?from=2026-11-01&to=2026-11-30`;
  expect((await office.get(address)).body).toEqual({
    opening: 100,
    entries: [
      expect.objectContaining({
        day: '2026-11-10',
        kind: 'bill',
        number: 'F-2',
        debit: 60,
        credit: 0,
        balance: 160,
      }),
      expect.objectContaining({ day: '2026-11-12', kind: 'payment', debit: 0, credit: 90, balance: 70 }),
    ],
    closing: 70,
  });
  const pdf = await office.get(`${address}&format=pdf`);
  expect([pdf.status, pdf.bytes.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
  const xlsx = await office.get(`${address}&format=xlsx`);
  expect([xlsx.status, xlsx.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  expect((await office.get('/api/suppliers/99/statement?from=2026-11-01&to=2026-11-30')).status).toBe(404);
  expect((await office.get(`/api/suppliers/${id}/statement?from=2026-11-02&to=2026-11-01`)).status).toBe(400);
});

test.each([
  ['nothing', { amount: 0 }],
  ['less than nothing', { amount: -1 }],
  ['another method', { method: 'card' }],
  ['tomorrow', { paid_on: '2026-11-19' }],
])('400: a payment of %s', async (_what, fields) => {
  const { pay } = await givenOffice();
  expect((await pay(10, fields)).status).toBe(400);
});

test('the same key pays once', async () => {
  const { office, id, account } = await givenOffice();
  const pay = (amount: number) =>
    office.post(`/api/suppliers/${id}/payments`, { amount, method: 'bank' }, { 'idempotency-key': 'p1' });
  expect((await pay(10)).body).toEqual((await pay(10)).body);
  expect((await pay(11)).status).toBe(422);
  expect((await account()).balance).toBe(-10);
});

test('no paper of purchasing is dated further from the shop than ten years', async () => {
  const { world, office, id } = await givenOffice();
  const lines = [{ product_id: givenProduct(world), quantity: 1 }];
  const { order } = (await office.post('/api/purchasing/orders', { supplier_id: id, lines })).body;
  const bill = { kind: 'domestic', supplier_id: id, lines: [{ description: 'Mall', net: 5, rate: 0 }] };
  const vat = [{ rate: 0, net: 5, vat: 0 }];
  const book = (days: object) => office.post('/api/purchasing/bills', { ...bill, number: 'X', vat, ...days });
  const attempts = (day: string) => [
    book({ issued_on: day }),
    book({ issued_on: '2026-11-10', due_on: day }),
    office.post('/api/purchasing/receipts', { supplier_id: id, received_on: day, lines }),
    office.post('/api/purchasing/orders', { supplier_id: id, expected_on: day, lines }),
    office.put(`/api/purchasing/orders/${order.id}`, { version: 1, expected_on: day }),
    office.post(`/api/suppliers/${id}/payments`, { amount: 1, method: 'bank', paid_on: day }),
  ];
  for (const day of ['0001-01-01', '1900-01-01', '2016-01-01', '2037-01-01', '9999-12-31']) {
    const answers = await Promise.all(attempts(day));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  }
  expect((await book({ issued_on: '2017-01-02', due_on: '2036-01-02' })).status).toBe(201);
  await expectInvariants(world);
});
