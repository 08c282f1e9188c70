import { expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

async function givenOffice() {
  const world = openWorld();
  const office = await loginAs(world, givenUser(world, 'admin'));
  await office.put('/api/admin/settings', { purchasing: true });
  const supplier = await office.post('/api/suppliers', {
    name: 'Mulliri Çelik',
    business_number: '811234567',
    vat_number: '330001234',
    terms_days: 30,
  });
  expect(supplier.status).toBe(201);
  const bill = {
    kind: 'domestic',
    supplier_id: supplier.body.supplier.id,
    number: 'A-1/26',
    issued_on: '2026-11-10',
    lines: [{ description: 'Qira', net: 100, rate: 18 }],
    vat: [{ rate: 18, net: 100, vat: 18 }],
  };
  const book = (fields: object = {}) => office.post('/api/purchasing/bills', { ...bill, ...fields });
  const bookOf = async (name: 'sales' | 'purchases', month = '2026-11') =>
    (await office.get(`/api/admin/books/${name}?month=${month}&format=json`)).body;
  return { world, office, supplierId: bill.supplier_id as number, book, bookOf };
}

/** The boxes of a row or of totals that are not blank. */
function filled(boxes: Record<string, string>): Record<string, string> {
  const particulars = ['nr', 'date', 'number', 'name', 'nui', 'nr_tvsh'];
  return Object.fromEntries(
    Object.entries(boxes).filter(([name, value]) => value !== '' && !particulars.includes(name)),
  );
}

test('a bill is booked with what stands on the paper, and is owed from then on', async () => {
  const { world, office, supplierId, book } = await givenOffice();
  const booked = await book();
  expect(booked).toMatchObject({
    status: 201,
    body: {
      price_difference: 0,
      bill: {
        number: 'A-1/26',
        kind: 'domestic',
        supplier_id: supplierId,
        issued_on: '2026-11-10',
        booked_on: '2026-11-10',
        due_on: '2026-12-10',
        lines: [{ description: 'Qira', net: 100, rate: 18 }],
        vat: [{ rate: 18, net: 100, vat: 18 }],
        total: 118,
        reversed: false,
      },
    },
  });
  const account = (await office.get(`/api/suppliers/${supplierId}/account`)).body;
  const id = booked.body.bill.id;
  expect(account).toMatchObject({
    balance: 118,
    overdue: 0,
    open: [{ bill_id: id, number: 'A-1/26', due_on: '2026-12-10', total: 118, open: 118 }],
    entries: [{ day: '2026-11-10', kind: 'bill', number: 'A-1/26', debit: 118, credit: 0, balance: 118 }],
    pagination: { currentPage: 1, totalPages: 1 },
  });
  const list = await office.get(`/api/purchasing/bills?supplier_id=${supplierId}&status=open`);
  expect(list.body).toMatchObject({ bills: [{ id, total: 118 }], pagination: { currentPage: 1 } });
  expect((await office.get('/api/purchasing/bills?status=paid')).body.bills).toEqual([]);
  expectInvariants(world);
});

test('a bill answers what it says and no more', async () => {
  const { book } = await givenOffice();
  const { bill } = (await book({ note: 'Kursi 0,95', asset: true })).body;
  expect(Object.keys(bill)).toEqual([
    ...['id', 'number', 'kind', 'supplier_id', 'issued_on', 'due_on', 'booked_on'],
    ...['lines', 'vat', 'total', 'reversed'],
  ]);
  expect(Object.keys(bill.lines[0])).toEqual(['description', 'net', 'rate']);
});

test('worked example 7: VAT within five cents is booked, six are refused', async () => {
  const { book } = await givenOffice();
  const vatOf = (vat: number) => ({ vat: [{ rate: 18, net: 100, vat }] });
  expect((await book(vatOf(18.04))).body.bill.total).toBe(118.04);
  const number = 'A-2';
  expect(await book({ number, ...vatOf(18.06) })).toMatchObject({
    status: 400,
    body: { error: 'Bill does not add up', difference: 0.06 },
  });
  expect((await book({ number, ...vatOf(17.95) })).status).toBe(201);
  const lines = [{ description: 'Qira', net: 100.06, rate: 18 }];
  expect(await book({ number: 'A-3', lines })).toMatchObject({
    status: 400,
    body: { error: 'Bill does not add up', difference: 0.06 },
  });
  const rebate = [
    { description: 'Qira', net: 110, rate: 18 },
    { description: 'Zbritje', net: -10, rate: 18 },
  ];
  expect((await book({ number: 'A-4', lines: rebate })).status).toBe(201);
  expect((await book({ number: 'A-5', vat: [] })).body.difference).toBe(100);
});

test('400: what no bill can be', async () => {
  const { book } = await givenOffice();
  for (const [what, fields] of [
    ['no number', { number: ' ' }],
    ['a kind that is none', { kind: 'invoice' }],
    ['no line', { lines: [] }],
    ['501 lines', { lines: Array.from({ length: 501 }, () => ({ description: 'x', net: 1, rate: 18 })) }],
    ['a rate of 16', { vat: [{ rate: 16, net: 100, vat: 16 }] }],
    ['a rate twice', { vat: [1, 2].map(() => ({ rate: 18, net: 50, vat: 9 })) }],
    ['a line of goods without pieces', { lines: [{ receipt_line_id: 1, net_price: 1 }] }],
    ['a line without words', { lines: [{ net: 100, rate: 18 }] }],
    ['goods and words in one', { lines: [{ receipt_line_id: 1, quantity: 1, net_price: 1, net: 1 }] }],
    ['no pieces', { lines: [{ receipt_line_id: 1, quantity: 0, net_price: 1 }] }],
    ['half a piece', { lines: [{ receipt_line_id: 1, quantity: 0.5, net_price: 1 }] }],
    ['a price below 0', { lines: [{ receipt_line_id: 1, quantity: 1, net_price: -1 }] }],
    ['a price above a million', { lines: [{ receipt_line_id: 1, quantity: 1, net_price: 1_000_001 }] }],
    ['five decimals', { lines: [{ receipt_line_id: 1, quantity: 1, net_price: 0.00001 }] }],
    ['booked before its issue', { booked_on: '2026-11-09' }],
    ['booked after today', { booked_on: '2026-11-19' }],
    ['due before its issue', { due_on: '2026-11-09' }],
    ['a day that is none', { issued_on: '2026-02-30' }],
    ['a farmer at 18 %', { kind: 'farmer' }],
    ['a foreign one with VAT', { kind: 'foreign' }],
    ['a foreign one with cents of VAT', { kind: 'foreign', vat: [{ rate: 0, net: 100, vat: 0.05 }] }],
    [
      'a line that is not owed, but of no customs',
      { lines: [{ description: 'Q', net: 100, rate: 18, owed: false }] },
    ],
    ['a name that is unknown', { nmber: 'x' }],
  ] as const) {
    expect.soft((await book(fields)).status, what).toBe(400);
  }
});

test('404: an unknown supplier, bill, receipt line, return line, receipt to spread on', async () => {
  const { office, book } = await givenOffice();
  expect(await book({ supplier_id: 99 })).toMatchObject({
    status: 404,
    body: { error: 'Supplier not found' },
  });
  const goods = [{ receipt_line_id: 99, quantity: 1, net_price: 100 }];
  expect((await book({ lines: goods })).status).toBe(404);
  const back = [{ return_line_id: 99, quantity: 1, net_price: 100 }];
  expect((await book({ kind: 'credit_note', lines: back })).status).toBe(404);
  const spread = { receipt_ids: [99], by: 'value' };
  expect((await book({ lines: [{ description: 'Transport', net: 100, rate: 18, spread }] })).status).toBe(
    404,
  );
  expect((await office.post('/api/purchasing/bills/99/reverse', { reason: 'x' })).status).toBe(404);
});

test('a number stands once for supplier and kind, until its bill is reversed', async () => {
  const { world, office, book, bookOf, supplierId } = await givenOffice();
  const { id } = (await book()).body.bill;
  for (const number of ['a1 26', 'A/1-26', ' A-126 ']) {
    expect(await book({ number })).toMatchObject({ status: 409, body: { error: 'Bill already booked' } });
  }
  expect((await book({ kind: 'debit_note' })).status).toBe(201);
  const reversed = await office.post(`/api/purchasing/bills/${id}/reverse`, { reason: 'Gabim' });
  expect(reversed).toMatchObject({ status: 201, body: { bill: { id, reversed: true } } });
  expect(await office.post(`/api/purchasing/bills/${id}/reverse`, { reason: 'Gabim' })).toMatchObject({
    status: 409,
    body: { error: 'Bill reversed' },
  });
  expect((await office.get(`/api/suppliers/${supplierId}/account`)).body.balance).toBe(118);
  expect(filled((await bookOf('purchases')).totals)).toEqual({ 53: '100.00', K1: '18.00', 67: '18.00' });
  expect((await book({ number: 'a126' })).status).toBe(201);
  expectInvariants(world);
});

test('the same key books once, with another body it is refused', async () => {
  const { office, book, supplierId } = await givenOffice();
  const first = await book();
  const again = { number: 'A-9' };
  const send = (fields: object) =>
    office.post(
      '/api/purchasing/bills',
      {
        kind: 'domestic',
        supplier_id: supplierId,
        issued_on: '2026-11-10',
        lines: [{ description: 'Qira', net: 100, rate: 18 }],
        vat: [{ rate: 18, net: 100, vat: 18 }],
        ...again,
        ...fields,
      },
      { 'idempotency-key': 'k1' },
    );
  const one = await send({});
  expect(first.status).toBe(201);
  expect((await send({})).body).toEqual(one.body);
  expect((await send({ number: 'A-10' })).status).toBe(422);
  expect((await office.get('/api/purchasing/bills')).body.bills).toHaveLength(2);
});

test('into a closed month nothing is booked: the answer names the first open day', async () => {
  const { office, book, bookOf } = await givenOffice();
  const october = { issued_on: '2026-10-31', number: 'T-1' };
  const { id } = (await book(october)).body.bill;
  await office.post('/api/admin/books/close', { month: '2026-10' });
  const late = { ...october, number: 'T-2' };
  expect(await book(late)).toMatchObject({
    status: 409,
    body: { error: 'Month closed', first_open: '2026-11-01' },
  });
  const booked = await book({ ...late, booked_on: '2026-11-01' });
  expect(booked.body.bill).toMatchObject({ issued_on: '2026-10-31', booked_on: '2026-11-01' });
  // The declared month does not change; the reversal is in the open month.
  const before = await bookOf('purchases', '2026-10');
  await office.post(`/api/purchasing/bills/${id}/reverse`, { reason: 'Gabim' });
  expect(await bookOf('purchases', '2026-10')).toEqual(before);
  const { rows, totals } = await bookOf('purchases');
  expect(rows.map(({ number, 43: net }: Record<string, string>) => [number, net])).toEqual([
    ['T-2', '100.00'],
    ['T-1', '-100.00'],
  ]);
  expect(filled(totals)).toEqual({});
});

const OF_18 = { net: 100, vat: 18 };
const OF_8 = { net: 100, vat: 8 };
const OF_0 = { net: 100, vat: 0 };

test.each([
  ['purchases', { kind: 'domestic' }, 18, OF_18, { 43: '100.00', K1: '18.00', 67: '18.00' }],
  ['purchases', { kind: 'domestic' }, 8, OF_8, { 45: '100.00', K2: '8.00', 67: '8.00' }],
  ['purchases', { kind: 'domestic' }, 0, OF_0, { 31: '100.00' }],
  ['purchases', { kind: 'domestic', asset: true }, 18, OF_18, { 47: '100.00', K1: '18.00', 67: '18.00' }],
  ['purchases', { kind: 'domestic', asset: true }, 8, OF_8, { 49: '100.00', K2: '8.00', 67: '8.00' }],
  ['purchases', { kind: 'domestic', asset: true }, 0, OF_0, { 32: '100.00' }],
  ['purchases', { kind: 'domestic', deductible: false }, 18, OF_18, { 33: '118.00' }],
  ['purchases', { kind: 'domestic', deductible: false, asset: true }, 8, OF_8, { 34: '108.00' }],
  ['purchases', { kind: 'credit_note', deductible: false }, 18, OF_18, { 33: '-118.00' }],
  ['purchases', { kind: 'customs' }, 18, OF_18, { 35: '100.00', K1: '18.00', 67: '18.00' }],
  ['purchases', { kind: 'customs' }, 8, OF_8, { 37: '100.00', K2: '8.00', 67: '8.00' }],
  ['purchases', { kind: 'customs' }, 0, OF_0, { 31: '100.00' }],
  ['purchases', { kind: 'customs', asset: true }, 18, OF_18, { 39: '100.00', K1: '18.00', 67: '18.00' }],
  ['purchases', { kind: 'customs', asset: true }, 8, OF_8, { 41: '100.00', K2: '8.00', 67: '8.00' }],
  ['purchases', { kind: 'farmer' }, 8, OF_8, { 51: '100.00', K2: '8.00', 67: '8.00' }],
  ['purchases', { kind: 'farmer' }, 0, OF_0, { 31: '100.00' }],
  ['purchases', { kind: 'debit_note' }, 18, OF_18, { 53: '100.00', K1: '18.00', 67: '18.00' }],
  ['purchases', { kind: 'debit_note' }, 8, OF_8, { 55: '100.00', K2: '8.00', 67: '8.00' }],
  ['purchases', { kind: 'debit_note' }, 0, OF_0, { 31: '100.00' }],
  ['sales', { kind: 'credit_note' }, 18, OF_18, { 16: '100.00', K1: '18.00', 30: '18.00' }],
  ['sales', { kind: 'credit_note' }, 8, OF_8, { 18: '100.00', K2: '8.00', 30: '8.00' }],
  ['sales', { kind: 'credit_note' }, 0, OF_0, { 9: '100.00' }],
] as const)(
  '%s: %o at %i %% stands in its boxes, and in no other book',
  async (name, fields, rate, amounts, boxes) => {
    const { book, bookOf } = await givenOffice();
    const lines = [{ description: 'Mall', net: 100, rate }];
    expect((await book({ ...fields, lines, vat: [{ rate, ...amounts }] })).status).toBe(201);
    const { rows, totals } = await bookOf(name);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      date: '10.11.2026',
      number: 'A-1/26',
      name: 'Mulliri Çelik',
      nui: fields.kind === 'customs' ? '8' : '811234567',
      nr_tvsh: '330001234',
    });
    expect(filled(rows[0])).toEqual(boxes);
    expect(filled(totals)).toEqual(boxes);
    const other = await bookOf(name === 'sales' ? 'purchases' : 'sales');
    expect(other.rows).toMatchObject([{ nui: '0' }]);
  },
);

test('a foreign bill is owed and in no book; a bill without any number is a row of its own', async () => {
  const { office, book, bookOf } = await givenOffice();
  const foreign = { kind: 'foreign', lines: [{ description: 'Krem', net: 500, rate: 0 }], vat: [] };
  expect((await book(foreign)).body.bill.total).toBe(500);
  expect((await bookOf('purchases')).rows).toMatchObject([{ nui: '0' }]);
  const { supplier } = (await office.post('/api/suppliers', { name: 'Fermeri Agim' })).body;
  const farmer = {
    kind: 'farmer',
    supplier_id: supplier.id,
    lines: [{ description: 'Vezë', net: 100, rate: 8 }],
    vat: [{ rate: 8, net: 100, vat: 8 }],
  };
  await book({ ...farmer, number: '1' });
  await book({ ...farmer, number: '2' });
  const { rows } = await bookOf('purchases');
  expect(rows.map(({ number, nui }: Record<string, string>) => [number, nui])).toEqual([
    ['1', ''],
    ['2', ''],
  ]);
});

test('of a customs declaration the value of the goods is declared, and not owed to the customs', async () => {
  const { office, book, bookOf, supplierId } = await givenOffice();
  const booked = await book({
    kind: 'customs',
    lines: [
      { description: 'Vlera e mallit', net: 1000, rate: 18, owed: false },
      { description: 'Dogana', net: 100, rate: 18 },
    ],
    vat: [{ rate: 18, net: 1100, vat: 198 }],
  });
  expect(booked.body.bill.total).toBe(1298);
  expect((await office.get(`/api/suppliers/${supplierId}/account`)).body.balance).toBe(298);
  expect(filled((await bookOf('purchases')).totals)).toEqual({ 35: '1100.00', K1: '198.00', 67: '198.00' });
});

test('a deactivated supplier is still billed and paid', async () => {
  const { office, book, supplierId } = await givenOffice();
  await office.put(`/api/suppliers/${supplierId}`, { active: false });
  expect((await book()).status).toBe(201);
  const paid = await office.post(`/api/suppliers/${supplierId}/payments`, { amount: 118, method: 'bank' });
  expect(paid).toMatchObject({ status: 201, body: { balance: 0 } });
});

test('what is booked stays in the books and on the till while purchasing is switched off', async () => {
  const { office, book, bookOf, supplierId } = await givenOffice();
  await book();
  const cash = { amount: 18, method: 'cash_counter' };
  await office.post(`/api/suppliers/${supplierId}/payments`, cash);
  const before = await bookOf('purchases');
  await office.put('/api/admin/settings', { purchasing: false });
  expect(await bookOf('purchases')).toEqual(before);
  expect((await office.get('/api/cash')).body.sheets.at(-1).expected).toBe(-18);
  for (const url of ['/api/purchasing/bills', '/api/suppliers/payables', '/api/suppliers/1/account']) {
    expect(await office.get(url)).toMatchObject({ status: 404, body: { error: 'Feature off' } });
  }
});

test('nobody but the admin books or reads bills', async () => {
  const { world, book } = await givenOffice();
  await book();
  for (const role of ['stocker', 'driver', 'packer', 'call_agent', 'customer'] as const) {
    const other = await loginAs(world, givenUser(world, role));
    expect((await other.get('/api/purchasing/bills')).status).toBe(403);
    expect((await other.get('/api/suppliers/payables')).status).toBe(403);
    expect((await other.get('/api/suppliers/1/account')).status).toBe(403);
  }
});
