import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { readAudit } from '#testing/read-audit.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

async function givenOffice() {
  const world = openWorld();
  const admin = await loginAs(world, givenUser(world, 'admin'));
  await admin.put('/api/admin/settings', { purchasing: true });
  return { world, admin };
}

test('suppliers are added, changed, found and deactivated by the admin', async () => {
  const { world, admin } = await givenOffice();
  const added = await admin.post('/api/suppliers', { name: '  Mulliri  Çelik ' });
  const supplier = {
    id: 1,
    name: 'Mulliri Çelik',
    business_number: '',
    fiscal_number: '',
    vat_number: '',
    country: 'XK',
    phone: '',
    email: '',
    address: '',
    iban: '',
    terms_days: 0,
    lead_days: 7,
    minimum_order: null,
    language: 'sq',
    note: '',
    active: true,
  };
  expect(added).toMatchObject({ status: 201, body: { supplier } });
  const full = {
    business_number: '811234567',
    vat_number: 'IT00743110157',
    country: 'it',
    terms_days: 30,
    lead_days: 14,
    minimum_order: 250.5,
    language: 'en',
    note: 'Vetëm të martën',
  };
  const changed = await admin.put('/api/suppliers/1', full);
  expect(changed.body.supplier).toEqual({ ...supplier, ...full, country: 'IT' });
  await admin.post('/api/suppliers', { name: 'Ambalazh Prishtina', active: false });
  const names = async (query: string) =>
    (await admin.get(`/api/suppliers${query}`)).body.suppliers.map((one: { name: string }) => one.name);
  expect(await names('')).toEqual(['Ambalazh Prishtina', 'Mulliri Çelik']);
  expect(await names('?active=true')).toEqual(['Mulliri Çelik']);
  expect(await names('?q=celik')).toEqual(['Mulliri Çelik']);
  expect(await names('?q=811234567')).toEqual(['Mulliri Çelik']);
  const page = (await admin.get('/api/suppliers?page=2&limit=1')).body;
  expect(page.pagination).toEqual({ currentPage: 2, totalPages: 2, total: 2 });
  expect(
    (await admin.put('/api/suppliers/1', { minimum_order: null })).body.supplier.minimum_order,
  ).toBeNull();
  expect(readAudit(world).filter(({ entity }) => entity === 'purchasing')).toHaveLength(4);
  expect(world.events).toContainEqual({ type: 'purchasing' });
});

test('the name is unique among active suppliers without case and diacritics', async () => {
  const { admin } = await givenOffice();
  await admin.post('/api/suppliers', { name: 'Çelik' });
  const taken = { status: 409, body: { error: 'Supplier already exists' } };
  expect(await admin.post('/api/suppliers', { name: 'CELIK' })).toMatchObject(taken);
  await admin.put('/api/suppliers/1', { active: false });
  expect((await admin.post('/api/suppliers', { name: 'celik' })).status).toBe(201);
  expect(await admin.put('/api/suppliers/1', { active: true })).toMatchObject(taken);
});

test('the same key adds a supplier once', async () => {
  const { admin } = await givenOffice();
  const send = (name: string) => admin.post('/api/suppliers', { name }, { 'idempotency-key': 'k1' });
  expect((await send('Çelik')).body).toEqual((await send('Çelik')).body);
  expect((await send('Tjetër')).status).toBe(422);
});

test('a supplier is what its fields take, and nothing else', async () => {
  const { admin } = await givenOffice();
  for (const [body, status] of [
    [{}, 400],
    [{ name: '  ' }, 400],
    [{ name: 'x'.repeat(121) }, 400],
    [{ name: 'A', terms_days: 181 }, 400],
    [{ name: 'A', terms_days: -1 }, 400],
    [{ name: 'A', lead_days: 181 }, 400],
    [{ name: 'A', country: 'Kosovë' }, 400],
    [{ name: 'A', language: 'de' }, 400],
    [{ name: 'A', minimum_order: -1 }, 400],
    [{ name: 'A', vat_number: 'not of our form' }, 201],
  ] as const) {
    expect.soft((await admin.post('/api/suppliers', body)).status, JSON.stringify(body)).toBe(status);
  }
});

test('stockers are told id and name, nobody else anything', async () => {
  const { world, admin } = await givenOffice();
  await admin.post('/api/suppliers', { name: 'Çelik', iban: 'XK05 1212' });
  const stocker = await loginAs(world, givenUser(world, 'stocker'));
  expect((await stocker.get('/api/suppliers')).body.suppliers).toEqual([{ id: 1, name: 'Çelik' }]);
  expect((await stocker.post('/api/suppliers', { name: 'B' })).status).toBe(403);
  for (const role of ['customer', 'driver', 'packer', 'call_agent'] as const) {
    const other = await loginAs(world, givenUser(world, role));
    expect((await other.get('/api/suppliers')).status).toBe(403);
  }
});

test('what a supplier sells: the first becomes the preferred one, at most one stays it', async () => {
  const { world, admin } = await givenOffice();
  const { suppliers } = world.call(givenUser(world, 'admin')).admin.purchasing;
  const flour = givenProduct(world, { name: 'Miell', code: 'M-1' });
  await admin.post('/api/suppliers', { name: 'Çelik' });
  await admin.post('/api/suppliers', { name: 'Tjetri' });
  const put = (id: number, product: object) =>
    admin.put(`/api/suppliers/${id}/products`, { products: [{ product_id: flour, ...product }] });
  const first = { supplier_code: 'C-77', pack_size: 24, net_price: 11.5 };
  expect(await put(1, first)).toMatchObject({ status: 200, body: { changed: 1 } });
  expect((await put(1, first)).body).toEqual({ changed: 0 });
  await put(2, { net_price: 11.1234 });
  const preferred = async () =>
    (await suppliers.ofProduct({ productId: flour })).map((one) => [one.supplierId, one.isPreferred]);
  expect(await preferred()).toEqual([
    [1, true],
    [2, false],
  ]);
  await put(2, { preferred: true });
  expect(await preferred()).toEqual([
    [2, true],
    [1, false],
  ]);
  expect((await put(2, { remove: true })).body).toEqual({ changed: 1 });
  expect(await preferred()).toEqual([[1, true]]);
  expect((await put(2, { remove: true })).body).toEqual({ changed: 0 });
  await put(1, { net_price: 12 });
  const { products, total } = await suppliers.products({ supplierId: 1 });
  expect(total).toBe(1);
  expect(products[0]).toMatchObject({ supplierCode: 'C-77', packSize: 24, netPriceE4: 12_0000 });
});

test.each([
  [{ product_id: 1, pack_size: 0 }, 400],
  [{ product_id: 1, net_price: -0.01 }, 400],
  [{ product_id: 1, net_price: 1.00001 }, 400],
  [{ product_id: 1, net_price: 1_000_001 }, 400],
  [{ product_id: 99 }, 404],
])('a product of a supplier as %o is %i', async (product, status) => {
  const { world, admin } = await givenOffice();
  givenProduct(world);
  await admin.post('/api/suppliers', { name: 'Çelik' });
  expect((await admin.put('/api/suppliers/1/products', { products: [product] })).status).toBe(status);
  expect((await admin.put('/api/suppliers/9/products', { products: [{ product_id: 1 }] })).status).toBe(404);
});
