import { expect, test } from 'vitest';
import { readPdf, readPdfText } from '#pdf/testing/read-pdf.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenReceived } from '#testing/given-purchasing.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { readAudit } from '#testing/read-audit.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

const ORDERS = '/api/purchasing/orders';

async function givenOffice(supplier: object = {}) {
  const world = openWorld();
  const owner = await givenSeller(world);
  const admin = await loginAs(world, owner);
  await admin.put('/api/admin/settings', { purchasing: true });
  await admin.post('/api/suppliers', { name: 'Mulliri Çelik', lead_days: 14, ...supplier });
  const flour = givenProduct(world, { name: 'Miell 25 kg', code: 'M-25', stock: 22 });
  const sugar = givenProduct(world, { name: 'Sheqer', code: 'S-1' });
  await admin.put('/api/suppliers/1/products', {
    products: [{ product_id: flour, supplier_code: 'C-77', pack_size: 24, net_price: 11.5 }],
  });
  const draft = async (lines: object[] = [{ product_id: flour, quantity: 48 }]) =>
    (await admin.post(ORDERS, { supplier_id: 1, lines })).body.order;
  const act = (id: number, what: string, reason = 'nuk vjen') =>
    admin.post(`${ORDERS}/${id}/${what}`, what === 'send' ? {} : { reason });
  return { world, owner, admin, flour, sugar, draft, act };
}

test('a draft takes the supplier’s price, is changed, sent with the next number of the year, and read', async () => {
  const { world, admin, flour, sugar, draft, act } = await givenOffice();
  const made = await draft();
  const line = {
    line_id: 1,
    product_id: flour,
    product_code: 'M-25',
    product_name: 'Miell 25 kg',
    supplier_code: 'C-77',
    quantity: 48,
    received: 0,
    net_price: 11.5,
  };
  const shape = {
    id: 1,
    number: null,
    version: 1,
    status: 'draft',
    supplier_id: 1,
    supplier: 'Mulliri Çelik',
    expected_on: null,
    lines: [line],
    total_net: 552,
  };
  expect(made).toEqual(shape);
  const changed = await admin.put(`${ORDERS}/1`, {
    version: 1,
    expected_on: '2026-12-04',
    lines: [
      { product_id: sugar, quantity: 10, net_price: 0.0125 },
      { product_id: flour, quantity: 24 },
    ],
  });
  expect(changed.body.order).toMatchObject({ version: 2, expected_on: '2026-12-04', total_net: 276.13 });
  expect(changed.body.order.lines.map((one: { product_id: number }) => one.product_id)).toEqual([
    sugar,
    flour,
  ]);
  const sent = await act(1, 'send');
  expect(sent.body.order).toMatchObject({ status: 'sent', number: 'PB-2026-000001', version: 2 });
  await draft();
  expect((await act(2, 'send')).body.order).toMatchObject({
    number: 'PB-2026-000002',
    expected_on: '2026-12-02',
  });
  expect((await admin.get(`${ORDERS}/1`)).body).toEqual(sent.body);
  const list = (await admin.get(`${ORDERS}?supplier_id=1&status=sent&limit=1`)).body;
  expect(list).toMatchObject({
    orders: [{ id: 2 }],
    pagination: { currentPage: 1, totalPages: 2, total: 2 },
  });
  expect((await admin.get(`${ORDERS}?status=draft`)).body.orders).toEqual([]);
  expect(readAudit(world).map(({ action }) => action)).toContain('purchase-order.sent');
});

test('numbers have no gap where a draft is deleted or sending is refused', async () => {
  const { admin, draft, act } = await givenOffice();
  const ids = [(await draft()).id, (await draft()).id, (await draft()).id];
  const outdated = await admin.delete(`${ORDERS}/${ids[0]}?version=2`);
  expect(outdated).toMatchObject({ status: 409, body: { error: 'Purchase order changed' } });
  expect((await admin.delete(`${ORDERS}/${ids[0]}`)).body.order).toMatchObject({
    id: ids[0],
    status: 'draft',
  });
  expect((await admin.get(`${ORDERS}/${ids[0]}`)).status).toBe(404);
  await act(ids[1], 'send');
  expect(await act(ids[1], 'send')).toMatchObject({
    status: 409,
    body: { error: 'Status change not possible' },
  });
  expect((await act(ids[2], 'send')).body.order.number).toBe('PB-2026-000002');
  expect((await admin.delete(`${ORDERS}/${ids[2]}`)).body.error).toBe('Status change not possible');
});

test('what is awaited ends: received by itself, closed or cancelled with a reason', async () => {
  const { world, admin, flour, draft, act } = await givenOffice();
  const ids = [];
  for (const _ of [1, 2, 3]) ids.push((await draft()).id);
  for (const id of ids) await act(id, 'send');
  const [received, closed, cancelled] = ids;
  const refused = { status: 409, body: { error: 'Status change not possible' } };
  expect(await act(received, 'close')).toMatchObject(refused);
  givenReceived(world, received, flour, 24);
  expect(await act(received, 'cancel')).toMatchObject(refused);
  givenReceived(world, received, flour, 48);
  const status = async (id: number) => (await admin.get(`${ORDERS}/${id}`)).body.order.status;
  expect(await status(received)).toBe('received');
  givenReceived(world, closed, flour, 1);
  expect(await status(closed)).toBe('partly');
  expect((await admin.post(`${ORDERS}/${closed}/close`, {})).status).toBe(400);
  expect((await act(closed, 'close')).body.order.status).toBe('closed');
  expect((await act(cancelled, 'cancel')).body.order.status).toBe('cancelled');
  for (const id of ids) {
    const change = await admin.put(`${ORDERS}/${id}`, { version: 1, expected_on: '2026-12-09' });
    expect(change).toMatchObject({ status: 409, body: { error: 'Purchase order closed' } });
  }
});

test('a sent order is changed with its version, and not below what came', async () => {
  const { world, admin, flour, sugar, draft, act } = await givenOffice();
  await draft();
  await act(1, 'send');
  givenReceived(world, 1, flour, 24);
  const put = (body: object) => admin.put(`${ORDERS}/1`, body);
  const below = { status: 409, body: { error: 'Below received', productId: flour, received: 24 } };
  expect(await put({ version: 1, lines: [{ product_id: flour, quantity: 23 }] })).toMatchObject(below);
  expect(await put({ version: 1, lines: [{ product_id: sugar, quantity: 5 }] })).toMatchObject(below);
  const changed = await put({ version: 1, lines: [{ product_id: flour, quantity: 24 }] });
  expect(changed.body.order).toMatchObject({ version: 2, status: 'received' });
  expect((await put({ version: 1 })).body.error).toBe('Purchase order changed');
});

test('the paper is frozen: supplier’s codes, packs and pieces, no selling price; a change says so', async () => {
  const { admin, flour, draft, act } = await givenOffice();
  await draft();
  expect((await admin.get(`${ORDERS}/1/pdf`)).body.error).toBe('Status change not possible');
  await act(1, 'send');
  const read = async () =>
    (await readPdfText((await admin.get(`${ORDERS}/1/pdf`)).bytes)).replaceAll(/\s+/g, ' ');
  const first = await read();
  for (const text of [
    'Porosi blerjeje',
    'PB-2026-000001',
    'C-77',
    'Mulliri Çelik',
    '2 × 24',
    '48',
    'Furnizo Sh.p.k.',
    '552,00',
  ])
    expect(first).toContain(text);
  for (const text of ['Ndryshimi', '1.000,00', 'Shitësi', 'Person privat']) expect(first).not.toContain(text);
  await admin.put(`/api/products/${flour}`, { name: 'Miell i ri' });
  await admin.put('/api/suppliers/1', { name: 'Mulliri i ri', language: 'en' });
  expect(await read()).toBe(first);
  await admin.put(`${ORDERS}/1`, { version: 1, lines: [{ product_id: flour, quantity: 75 }] });
  const second = await read();
  for (const text of ['Purchase order', 'Change 2', 'Miell i ri', '3 × 24 + 3', 'Your code'])
    expect(second).toContain(text);
  const xlsx = await admin.get(`${ORDERS}/1/xlsx`);
  expect(xlsx.headers['content-disposition']).toContain('PB-2026-000001_2.xlsx');
});

test('a change of an Albanian paper is Ndryshimi 2, over several pages', async () => {
  const { world, admin, draft, act } = await givenOffice();
  const lines = Array.from({ length: 120 }, () => ({ product_id: givenProduct(world), quantity: 5 }));
  await draft(lines);
  await act(1, 'send');
  await admin.put(`${ORDERS}/1`, { version: 1, expected_on: '2026-12-24' });
  const pages = await readPdf((await admin.get(`${ORDERS}/1/pdf`)).bytes);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages[0]?.text).toContain('Ndryshimi 2');
});

test('the text to copy is in the supplier’s language', async () => {
  const { world, owner, admin, draft, act } = await givenOffice({ language: 'en' });
  await draft();
  await act(1, 'send');
  const { orders } = world.call(owner).admin.purchasing;
  const { text } = await orders.text({ id: 1 });
  for (const part of [
    'Purchase order PB-2026-000001',
    'C-77 Miell 25 kg: 2 packs of 24 (48 pieces)',
    '02.12.2026',
  ])
    expect(text).toContain(part);
  await admin.put('/api/suppliers/1', { language: 'sq' });
  expect((await orders.text({ id: 1 })).text).toBe(text);
});

test('a stocker sees orders and what came, and no price', async () => {
  const { world, admin, draft, act } = await givenOffice();
  await draft();
  await act(1, 'send');
  const stocker = await loginAs(world, givenUser(world, 'stocker'));
  const { order } = (await stocker.get(`${ORDERS}/1`)).body;
  expect(order).toMatchObject({ supplier: 'Mulliri Çelik', lines: [{ quantity: 48, received: 0 }] });
  const all = (await stocker.get(ORDERS)).body.orders;
  for (const shown of [order, ...all]) {
    expect(shown).not.toHaveProperty('total_net');
    expect(shown.lines[0]).not.toHaveProperty('net_price');
  }
  for (const url of [`${ORDERS}/1/pdf`, `${ORDERS}/1/xlsx`, '/api/purchasing/suggestions'])
    expect((await stocker.get(url)).status).toBe(403);
  expect((await stocker.post(ORDERS, {})).status).toBe(403);
  expect((await admin.get(`${ORDERS}/9`)).body.error).toBe('Purchase order not found');
});

test('what bad input gets', async () => {
  const { admin, flour, draft, act } = await givenOffice();
  const post = async (body: object) => (await admin.post(ORDERS, { supplier_id: 1, ...body })).status;
  const line = { product_id: flour, quantity: 1 };
  expect(await post({ lines: [] })).toBe(400);
  expect(await post({ lines: [{ ...line, quantity: 0 }] })).toBe(400);
  expect(await post({ lines: [{ ...line, quantity: -1 }] })).toBe(400);
  expect(await post({ lines: [{ ...line, quantity: 1.5 }] })).toBe(400);
  expect(await post({ lines: [{ ...line, net_price: 1.00001 }] })).toBe(400);
  expect(await post({ lines: [{ ...line, net_price: -1 }] })).toBe(400);
  expect(await post({ lines: [{ ...line, net_price: 1_000_001 }] })).toBe(400);
  expect(await post({ lines: [line, line] })).toBe(400);
  expect(
    await post({ lines: Array.from({ length: 501 }, (_, id) => ({ product_id: id + 1, quantity: 1 })) }),
  ).toBe(400);
  expect(await post({ lines: [line], expected_on: '2026-02-30' })).toBe(400);
  expect(await post({ lines: [line], supplier_id: 9 })).toBe(404);
  expect(await post({ lines: [{ product_id: 99, quantity: 1 }] })).toBe(404);
  const { id } = await draft();
  await admin.delete(`/api/products/${flour}`);
  expect(await post({ lines: [line] })).toBe(404);
  expect((await act(id, 'send')).body.error).toBe('Product not found');
  expect((await admin.put(`${ORDERS}/1`, { expected_on: null })).status).toBe(400);
  await admin.put('/api/suppliers/1', { active: false });
  expect(await admin.post(ORDERS, { supplier_id: 1, lines: [line] })).toMatchObject({
    status: 409,
    body: { error: 'Supplier inactive' },
  });
});

test('the same key makes and sends an order once', async () => {
  const { admin, flour } = await givenOffice();
  const key = { 'idempotency-key': 'k-1' };
  const body = { supplier_id: 1, lines: [{ product_id: flour, quantity: 5 }] };
  const first = await admin.post(ORDERS, body, key);
  expect((await admin.post(ORDERS, body, key)).body).toEqual(first.body);
  expect((await admin.post(ORDERS, { ...body, supplier_id: 2 }, key)).status).toBe(422);
  const send = () => admin.post(`${ORDERS}/1/send`, {}, { 'idempotency-key': 'k-2' });
  expect((await send()).body).toEqual((await send()).body);
  expect((await admin.get(ORDERS)).body.orders).toHaveLength(1);
});
