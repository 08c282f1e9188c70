import { expect, test } from 'vitest';
import { ROLES } from '#shared/roles.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenClock } from '#testing/given-clock.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

async function givenShop() {
  const world = openWorld();
  const admin = await givenSeller(world);
  const customer = givenUser(world, 'customer', { businessNumber: '810030101' });
  const driver = givenUser(world, 'driver', { driverCode: 3 });
  const cups = givenProduct(world, { priceE4: 236_00, vatBasisPoints: 1800 });
  const flour = givenProduct(world, { priceE4: 108_00, vatBasisPoints: 800 });
  const orderId = await givenOrder(world, customer, [
    [cups, 10],
    [flour, 5],
  ]);
  await world.call(admin).admin.orders.setDriver({ orderId, driverCode: 3 });
  return { world, admin, customer, driver, orderId, office: await loginAs(world, admin) };
}

test('other programs are told of a date that nobody has confirmed', async () => {
  const { world, admin, orderId } = await givenShop();
  const machine = givenClock(world);
  const office = await loginAs({ ...world, ctx: machine.ctx }, admin);
  machine.leap(60 * 24 * 3_600_000);
  await office.put('/api/orders/update-status', { order_id: orderId, delivery_status: 'E Nisur' });
  const waiting = { order_id: orderId, error: 'Clock not confirmed' };
  expect((await office.get('/api/documents/unissued')).body.orders).toMatchObject([waiting]);
  const { body } = await office.post('/api/documents/issue', { order_ids: [orderId] });
  expect(body).toMatchObject({ issued: [], refused: [waiting] });
  const closed = await office.post('/api/admin/books/close', { month: '2026-10' });
  expect(closed).toMatchObject({ status: 409, body: { error: 'Clock not confirmed' } });
  machine.leap(-60 * 24 * 3_600_000);
  const issued = await office.post('/api/documents/issue', { order_ids: [orderId] });
  expect(issued.body.issued).toMatchObject([{ issued_on: '2026-11-18' }]);
});

test('issued, found, credited and debited as other programs do it', async () => {
  const { world, customer, orderId, office } = await givenShop();
  const { body } = await office.post('/api/documents/issue', {
    deliver_date: '2026-11-19',
    driver_nr: '3',
  });
  const [document] = body.issued;
  expect(body.refused).toEqual([]);
  expect(document).toMatchObject({
    kind: 'invoice',
    number: 'FAT-2026-000001',
    year: 2026,
    order_id: orderId,
    customer_id: customer.id,
    issued_on: '2026-11-18',
    total: 29,
    buyer: { business_number: '810030101' },
    lines: [
      { quantity: 10, unit_price: 2.36, vat_rate_percentage: 18, total: 23.6 },
      { quantity: 5, unit_price: 1.08, vat_rate_percentage: 8, total: 5.4 },
    ],
    vat: [
      { rate: 18, net: 20, vat: 3.6, gross: 23.6 },
      { rate: 8, net: 5, vat: 0.4, gross: 5.4 },
    ],
    refers_to: null,
  });
  expect(document.sha256).toMatch(/^[0-9a-f]{64}$/);
  const [line] = document.lines;
  const credit = await office.post(
    `/api/documents/${document.id}/credit`,
    { reason: 'Mall i kthyer', lines: [{ line_id: line.line_id, quantity: 2, goods: 'stock' }] },
    { 'idempotency-key': 'once' },
  );
  expect(credit).toMatchObject({
    status: 201,
    body: {
      document: { kind: 'credit_note', number: 'NK-2026-000001', total: 4.72, refers_to: document.id },
    },
  });
  const again = await office.post(
    `/api/documents/${document.id}/credit`,
    { reason: 'Mall i kthyer', lines: [{ line_id: line.line_id, quantity: 2, goods: 'stock' }] },
    { 'idempotency-key': 'once' },
  );
  expect(again.body).toEqual(credit.body);
  const tooMuch = { reason: 'x', lines: [{ line_id: line.line_id, quantity: 9, goods: 'none' }] };
  expect(await office.post(`/api/documents/${document.id}/credit`, tooMuch)).toMatchObject({
    status: 409,
    body: { error: 'Credit exceeds invoice' },
  });
  const debit = await office.post(`/api/documents/${document.id}/debit`, {
    reason: 'Transport',
    lines: [{ description: 'Transport', amount: 2, vat_rate_percentage: 18 }],
  });
  expect(debit).toMatchObject({ status: 201, body: { document: { number: 'ND-2026-000001', total: 2 } } });
  const listed = await office.get(`/api/documents?order_id=${orderId}&limit=2`);
  expect(listed.body).toMatchObject({
    documents: [{ kind: 'debit_note' }, { kind: 'credit_note' }],
    pagination: { currentPage: 1, totalPages: 2, totalDocuments: 3 },
  });
  expect((await office.get('/api/documents/check?year=2026')).body.series).toMatchObject([
    { kind: 'invoice', year: 2026, first: 1, last: 1, count: 1, missing: [], chain: 'ok' },
    { kind: 'debit_note', count: 1 },
    { kind: 'credit_note', count: 1 },
  ]);
  expect((await office.get('/api/documents/unissued')).body).toEqual({ orders: [] });
  expectInvariants(world);
});

test('all of an invoice and lines of it at once is no credit; each alone is', async () => {
  const { world, orderId, office } = await givenShop();
  const { body } = await office.post('/api/documents/issue', { order_ids: [orderId] });
  const [{ id, lines }] = body.issued;
  const url = `/api/documents/${id}/credit`;
  const one = { line_id: lines[0].line_id, quantity: 1, goods: 'stock' };
  expect(await office.post(url, { reason: 'x', all: true, lines: [one] })).toMatchObject({
    status: 400,
    body: { error: 'Validation failed' },
  });
  expect(await office.post(url, { reason: 'x', all: false, lines: [one] })).toMatchObject({
    status: 201,
    body: { document: { total: 2.36 } },
  });
  expect(await office.post(url, { reason: 'x', all: true, lines: [] })).toMatchObject({
    status: 201,
    body: { document: { total: 26.64 } },
  });
  expectInvariants(world);
});

test('a line with VAT on the invoice of a firm without a VAT number is refused by its field', async () => {
  const world = openWorld();
  const admin = await givenSeller(world);
  const office = await loginAs(world, admin);
  await office.put('/api/admin/settings', { seller: { vatNumber: '' } });
  const flour = givenProduct(world, { priceE4: 100_00, vatBasisPoints: 0 });
  const orderId = await givenOrder(world, givenUser(world, 'customer'), [[flour, 1]]);
  await world.call(admin).stocker.issuedDocuments.issue({ orderIds: [orderId] });
  const line = { description: 'Transport', amount: 1.18, vat_rate_percentage: 18 };
  expect(await office.post('/api/documents/1/debit', { reason: 'Transport', lines: [line] })).toMatchObject({
    status: 400,
    body: { error: 'Validation failed', issues: [{ path: 'lines.0.vat_rate_percentage' }] },
  });
});

test('a debit note is taken back by a credit note of its own, once, in money alone', async () => {
  const { world, admin, customer, orderId, office } = await givenShop();
  await world.call(admin).stocker.issuedDocuments.issue({ orderIds: [orderId] });
  const path = (id: number, act: string) => `/api/documents/${id}/${act}`;
  const line = { description: 'Transport', amount: 1250, vat_rate_percentage: 18 };
  const debit = (amount: number) =>
    office.post(path(1, 'debit'), { reason: 'Transport', lines: [{ ...line, amount }] });
  expect(await debit(999_999_999)).toMatchObject({ status: 400, body: { error: 'Validation failed' } });
  const { document: wrong } = (await debit(1250)).body;
  const { document: other } = (await debit(12.5)).body;
  const some = (amount: number) => ({ lines: [{ line_id: wrong.lines[0].line_id, amount, goods: 'stock' }] });
  const credit = (body: object) =>
    office.post(path(wrong.id, 'credit'), { reason: 'Shumë e gabuar', ...body });
  expect(await credit(some(1250.01))).toMatchObject({
    status: 409,
    body: { error: 'Credit exceeds invoice' },
  });
  expect((await credit(some(250))).body.document).toMatchObject({
    kind: 'credit_note',
    refers_to: wrong.id,
    total: 250,
    lines: [{ quantity: 0, total: 250, goods: 'none' }],
  });
  const both = await Promise.all([credit({ all: true }), credit({ all: true, goods: 'stock' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const lost = both.find(({ status }) => status === 409);
  expect(lost?.body).toMatchObject({ error: 'Credit exceeds invoice' });
  const { document: rest } = both.find(({ status }) => status === 201)!.body;
  expect(rest).toMatchObject({ total: 1000, refers_to: wrong.id });
  const vats = [wrong.vat[0].vat, rest.vat[0].vat];
  expect(vats).toEqual([190.68, 152.54]);
  expect((await office.get(`/api/documents/${rest.id}`)).body.document).toEqual(rest);
  expect(await office.post(path(rest.id, 'credit'), { reason: 'x', all: true })).toMatchObject({
    status: 409,
    body: {
      error: 'Not an invoice',
      message: 'Nota e kreditit lëshohet vetëm për një faturë ose notë debiti.',
    },
  });
  const account = `/api/accounts/${customer.id}`;
  expect((await office.get(account)).body).toMatchObject({
    balance: 41.5,
    open: [
      { document_id: 1, open: 29 },
      { document_id: other.id, open: 12.5 },
    ],
  });
  const statement = await office.get(`${account}/statement?from=2026-11-01&to=2026-11-30`);
  expect(statement.body).toMatchObject({ opening: 0, closing: 41.5 });
  expect(
    statement.body.entries.map((entry: { debit: number; credit: number }) => entry.debit - entry.credit),
  ).toEqual([29, 1250, 12.5, -250, -1000]);
  expect((await office.get('/api/accounts/check')).body).toMatchObject({ ok: true, control_total: 41.5 });
  expect((await office.get('/api/documents/check')).body.series).toMatchObject([
    { kind: 'invoice', count: 1, chain: 'ok' },
    { kind: 'debit_note', count: 2, chain: 'ok' },
    { kind: 'credit_note', count: 2, missing: [], chain: 'ok' },
  ]);
  expectInvariants(world);
});

test('everybody finds their own papers, and no others', async () => {
  const { world, admin, customer, driver, orderId } = await givenShop();
  await world.call(admin).stocker.issuedDocuments.issue({ orderIds: [orderId] });
  const own = new Map([
    ['customer', customer],
    ['driver', driver],
  ]);
  const statuses: Record<string, number> = {};
  for (const role of ROLES) {
    const client = await loginAs(world, own.get(role) ?? givenUser(world, role));
    statuses[role] = (await client.get('/api/documents/1')).status;
  }
  expect(statuses).toEqual({
    customer: 200,
    admin: 200,
    stocker: 200,
    driver: 200,
    packer: 404,
    call_agent: 200,
  });
  for (const role of ['customer', 'driver'] as const) {
    const stranger = await loginAs(world, givenUser(world, role, role === 'driver' ? { driverCode: 4 } : {}));
    expect(await stranger.get('/api/documents/1')).toMatchObject({
      status: 404,
      body: { error: 'Document not found' },
    });
  }
  const guest = await loginAs(world, null);
  expect((await guest.get('/api/documents/1')).status).toBe(401);
  const foreign = await loginAs(world, givenUser(world, 'customer'));
  expect((await foreign.get('/api/documents')).body).toMatchObject({ documents: [] });
});

test('an altered paper is found by its chain', async () => {
  const { world, admin, orderId, office } = await givenShop();
  await world.call(admin).stocker.issuedDocuments.issue({ orderIds: [orderId] });
  world.handle.connection.exec(`DROP TRIGGER documents_no_update;
    UPDATE documents SET content = replace(content, 'Furnizo', 'Fumizo')`);
  expect((await office.get('/api/documents/check')).body.series).toMatchObject([{ chain: 'broken' }]);
});

test('issuing, listing and correcting are for those whose work it is', async () => {
  const { world, orderId } = await givenShop();
  await world.call(await givenSeller(world)).stocker.issuedDocuments.issue({ orderIds: [orderId] });
  const correction = { reason: 'Çmim i gabuar', lines: [{ line_id: 1, amount: 0.1, goods: 'none' }] };
  const statuses: Record<string, number[]> = {};
  for (const role of [null, ...ROLES]) {
    const client = await loginAs(world, role && givenUser(world, role));
    const answers = [
      await client.get('/api/documents'),
      await client.get('/api/documents/unissued'),
      await client.post('/api/documents/issue', { order_ids: [orderId] }),
      await client.get('/api/documents/check'),
      await client.post('/api/documents/1/credit', correction),
      await client.post('/api/documents/1/debit', correction),
    ];
    statuses[role ?? 'guest'] = answers.map(({ status }) => status);
  }
  expect(statuses).toEqual({
    guest: [401, 401, 401, 401, 401, 401],
    customer: [200, 403, 403, 403, 403, 403],
    admin: [200, 200, 200, 200, 201, 201],
    stocker: [200, 200, 200, 403, 403, 403],
    driver: [403, 403, 403, 403, 403, 403],
    packer: [403, 403, 403, 403, 403, 403],
    call_agent: [200, 403, 403, 403, 403, 403],
  });
});

test('what is wrong with a request of one form or another is told by the form that it comes nearest to', async () => {
  const { orderId, office } = await givenShop();
  const { body } = await office.post('/api/documents/issue', { order_ids: [orderId] });
  const { line_id } = body.issued[0].lines[0];
  const refused = async (row: string, request: object) => {
    const answer = await office.post(`/api/documents/${row}`, request);
    expect(answer).toMatchObject({ status: 400, body: { error: 'Validation failed' } });
    const { issues } = answer.body;
    expect(answer.body.message).toBe(issues[0].message);
    return issues.map((issue: { path: string; message: string }) => `${issue.path}: ${issue.message}`);
  };
  const missing = 'Kjo fushë është e detyrueshme.';
  const credit = (request: object) => refused('1/credit', request);
  const debit = (line: object) => refused('1/debit', { reason: 'x', lines: [line] });
  const many = Array.from({ length: 201 }, (_, at) => at + 1);
  expect(await refused('issue', { order_ids: many })).toEqual([
    'order_ids: Duhet të ketë së shumti 200 elemente.',
  ]);
  expect(await refused('issue', { deliver_date: '2026-02-30' })).toEqual(['deliver_date: Datë e pavlefshme']);
  expect(await refused('issue', {})).toEqual([`order_ids: ${missing}`, 'deliver_date: Datë e pavlefshme']);
  expect(await credit({ reason: '', all: true })).toEqual(['reason: Shkruani arsyen.']);
  expect(await credit({ all: true })).toEqual([`reason: ${missing}`]);
  expect(await credit({ reason: 'x', lines: [] })).toEqual(['lines: Duhet të ketë së paku 1 elemente.']);
  expect(await credit({ reason: 'x', lines: [{ line_id, amount: 0 }] })).toEqual([
    'lines.0.amount: Shuma duhet të jetë më e madhe se 0.',
  ]);
  expect(await debit({ line_id, amount: 0.005 })).toEqual([
    'lines.0.amount: Lejohen më së shumti dy shifra dhjetore.',
  ]);
  expect(await debit({ line_id })).toEqual([`lines.0.amount: ${missing}`]);
});
