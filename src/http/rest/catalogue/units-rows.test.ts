import { expect, test } from 'vitest';
import { readPdfText } from '#pdf/testing/read-pdf.ts';
import { frozenUnitLabel } from '#shared/prices/units.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { readAudit } from '#testing/read-audit.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

const SEED = [
  { key: 'KG', names: { sq: 'KG', en: 'KG', sr: 'KG' }, code: 'KGM', position: 1, active: true },
  { key: 'COPE', names: { sq: 'Copë', en: 'Piece', sr: 'Komad' }, code: 'C62', position: 2, active: true },
  { key: 'LITER', names: { sq: 'Litër', en: 'Litre', sr: 'Litar' }, code: 'LTR', position: 3, active: true },
];

const PACK = { key: 'PAKO', names: { sq: 'Pako', en: 'Pack', sr: 'Pakovanje' }, code: 'PK' };

async function givenOffice() {
  const world = openWorld();
  const admin = await loginAs(world, await givenSeller(world));
  return { world, admin };
}

test('a fresh shop has KG, COPE and LITER; a unit is added and changed, and reaches open screens', async () => {
  const { world, admin } = await givenOffice();
  expect((await admin.get('/api/admin/units')).body).toEqual({ units: SEED });
  const added = await admin.post('/api/admin/units', PACK);
  const unit = { ...PACK, position: 4, active: true };
  expect(added).toMatchObject({ status: 201, body: { unit } });
  expect(world.events).toContainEqual({ type: 'firm' });
  const plain = await admin.post('/api/admin/units', { key: 'M', names: { sq: 'Metër' } });
  expect(plain.body.unit).toMatchObject({ names: { sq: 'Metër', en: '', sr: '' }, code: 'C62' });
  const changed = await admin.put('/api/admin/units/PAKO', { names: { sq: 'Paketë' }, code: 'PA' });
  expect(changed.body).toEqual({ unit: { ...unit, names: { ...PACK.names, sq: 'Paketë' }, code: 'PA' } });
  expect((await admin.put('/api/admin/units/PAKO', { active: false })).body.unit.active).toBe(false);
});

test('what a unit cannot be is refused', async () => {
  const { admin } = await givenOffice();
  for (const [method, url, body, status, error = 'Validation failed'] of [
    ['post', '/api/admin/units', { key: 'pako', names: { sq: 'Pako' } }, 400],
    ['post', '/api/admin/units', { key: 'PAKETIMET', names: { sq: 'Pako' } }, 400],
    ['post', '/api/admin/units', { key: '', names: { sq: 'Pako' } }, 400],
    ['post', '/api/admin/units', { key: 'PAKO' }, 400],
    ['post', '/api/admin/units', { key: 'PAKO', names: { sq: '' } }, 400],
    ['post', '/api/admin/units', { key: 'PAKO', names: { sq: 'x'.repeat(61) } }, 400],
    ['post', '/api/admin/units', { key: 'PAKO', names: { sq: 'Pako' }, code: 'c62' }, 400],
    ['post', '/api/admin/units', { key: 'KG', names: { sq: 'Kilogram' } }, 409, 'Key taken'],
    ['post', '/api/admin/units', { key: 'PC', names: { sq: 'COPE' } }, 409, 'Name taken'],
    ['put', '/api/admin/units/KG', { names: { sq: 'copë' } }, 409, 'Name taken'],
    ['put', '/api/admin/units/KG', { active: false }, 409, 'In use'],
    ['put', '/api/admin/units/COPE', { active: false }, 409, 'In use'],
    ['put', '/api/admin/units/LITER', { active: false }, 409, 'In use'],
    ['put', '/api/admin/units/TON', { names: { sq: 'Ton' } }, 404, 'Unit not found'],
  ] as const) {
    const answer = await admin[method](url, body);
    expect
      .soft(answer, `${method} ${url} ${JSON.stringify(body)}`)
      .toMatchObject({ status, body: { error } });
  }
});

test('at most 30 units are active', async () => {
  const { admin } = await givenOffice();
  const key = (at: number) => `Z${String.fromCharCode(65 + Math.floor(at / 20), 65 + (at % 20))}`;
  for (let at = 4; at <= 31; at += 1) {
    const added = await admin.post('/api/admin/units', { key: key(at), names: { sq: `Njësia ${at}` } });
    expect(added).toMatchObject(at <= 30 ? { status: 201 } : { status: 409, body: { error: 'Too many' } });
  }
});

test('an unknown or inactive unit on a product is refused, and a product keeps the one it has', async () => {
  const { admin } = await givenOffice();
  await admin.post('/api/admin/units', PACK);
  const fields = { name: 'Sheqer', category: 'pasticeri', quantity: 9, price: 2, vat_rate_percentage: 18 };
  const { product } = (await admin.post('/api/products', { ...fields, unit: 'PAKO' })).body;
  expect(product.unit).toBe('PAKO');
  await admin.put('/api/admin/units/PAKO', { active: false });
  const refused = { status: 400, body: { error: 'Validation failed', issues: [{ path: 'unit' }] } };
  for (const unit of ['PAKO', 'TON', 'kg', 7]) {
    expect(await admin.post('/api/products', { ...fields, unit })).toMatchObject(refused);
    expect(await admin.put(`/api/products/${product.id}`, { unit })).toMatchObject(refused);
  }
  const renamed = await admin.put(`/api/products/${product.id}`, { name: 'Sheqer i imët' });
  expect(renamed.body.product).toMatchObject({ name: 'Sheqer i imët', unit: 'PAKO' });
});

test('a unit is deleted while nothing names it; products and order lines, old ones too, hold it', async () => {
  const { world, admin } = await givenOffice();
  await admin.post('/api/admin/units', PACK);
  const remove = (key: string) => admin.delete(`/api/admin/units/${key}`);
  expect(await remove('PAKO')).toMatchObject({ status: 200, body: { message: 'Njësia u fshi.' } });
  expect(readAudit(world).at(-1)).toMatchObject({ action: 'firm.deleted', details: { name: 'Pako' } });
  expect((await admin.get('/api/admin/units')).body).toEqual({ units: SEED });
  expect(await remove('PAKO')).toMatchObject({ status: 404, body: { error: 'Unit not found' } });
  for (const { key } of SEED)
    expect(await remove(key)).toMatchObject({ status: 409, body: { error: 'In use' } });
  await admin.post('/api/admin/units', PACK);
  const sugar = givenProduct(world, { unit: 'PAKO', stock: 10 });
  const inUse = { status: 409, body: { error: 'In use', products: 1, orders: 0 } };
  expect(await remove('PAKO')).toMatchObject(inUse);
  await givenOrder(world, givenUser(world, 'customer'), [[sugar, 2]]);
  await admin.put(`/api/products/${sugar}`, { unit: 'KG' });
  expect(await remove('PAKO')).toMatchObject({ ...inUse, body: { error: 'In use', products: 0, orders: 1 } });
});

test('a line and its invoice keep the name that the unit had, and REST gives the key', async () => {
  const { world, admin } = await givenOffice();
  await admin.post('/api/admin/units', PACK);
  givenUser(world, 'driver', { driverCode: 3 });
  const sugar = givenProduct(world, { unit: 'PAKO', stock: 10, code: 'SH-1' });
  const flour = givenProduct(world, { unit: 'KG', stock: 10, code: 'MI-1' });
  const customer = givenUser(world, 'customer');
  const order = async () => {
    const orderId = await givenOrder(world, customer, [
      [sugar, 2],
      [flour, 3],
    ]);
    await admin.put('/api/orders/update-driver', { order_id: orderId, driver_nr: 3 });
    return orderId;
  };
  const invoice = async (orderId: number) => {
    await admin.put('/api/orders/update-status', { order_id: orderId, delivery_status: 'E Nisur' });
    const text = await readPdfText((await admin.get(`/api/orders/invoice/${orderId}`)).bytes);
    return text.replaceAll(/\s+/g, ' ');
  };
  const [invoiced, waiting] = [await order(), await order()];
  expect(await invoice(invoiced)).toMatch(/2 Pako .* 3 KG /);
  await admin.put('/api/admin/units/PAKO', { names: { sq: 'Paketë' } });
  await admin.put('/api/admin/units/KG', { names: { sq: 'Kilogram' } });
  expect(await invoice(waiting)).toMatch(/2 Pako .* 3 KG /);
  const later = await order();
  expect(await invoice(later)).toMatch(/2 Paketë .* 3 Kilogram /);
  const frozen = (orderId: number) =>
    world.handle.connection
      .prepare('SELECT unit, unit_name FROM order_lines WHERE order_id = ? ORDER BY id')
      .raw()
      .all(orderId);
  expect(frozen(invoiced)).toEqual([
    ['PAKO', 'Pako'],
    ['KG', ''],
  ]);
  const { orders: desk } = world.call(givenUser(world, 'admin')).admin;
  const { orders: shown } = await desk.list({});
  const names = shown.flatMap(({ lines }) => lines.map(frozenUnitLabel));
  expect(new Set(names)).toEqual(new Set(['Pako', 'KG', 'Paketë', 'Kilogram']));
  const { orders } = (await admin.get('/api/orders/adm-all')).body;
  const { products } = (await admin.get('/api/products')).body;
  expect(new Set(products.map((product: { unit: string }) => product.unit))).toEqual(new Set(['PAKO', 'KG']));
  expect(JSON.stringify(orders)).not.toMatch(/Paketë|Kilogram|unit_?name/i);
  expectInvariants(world);
});

test('a removed line that comes back keeps the name of its unit', async () => {
  const { world, admin } = await givenOffice();
  await admin.post('/api/admin/units', PACK);
  const sugar = givenProduct(world, { unit: 'PAKO', stock: 10 });
  const orderId = await givenOrder(world, givenUser(world, 'customer'), [
    [sugar, 2],
    [givenProduct(world), 1],
  ]);
  await admin.put('/api/admin/units/PAKO', { names: { sq: 'Paketë' } });
  const { orders } = world.call(givenUser(world, 'stocker')).stocker;
  const lineOf = () =>
    world.handle.connection
      .prepare('SELECT id, unit_name AS unitName FROM order_lines WHERE order_id = ? AND product_id = ?')
      .get(orderId, sugar) as { id: number; unitName: string };
  const { removalId } = await orders.removeItem({ orderLineId: lineOf().id });
  await orders.restoreItem({ removalId });
  expect(lineOf().unitName).toBe('Pako');
});
