import { expect, test } from 'vitest';
import { readPdfText } from '#pdf/testing/read-pdf.ts';
import type { IssueMoment } from '#shared/accounting/documents.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, THURSDAY } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { readAudit } from '#testing/read-audit.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

const FIRST = { name: 'Furgoni 1', plate: '01-123-AB', payload_kg: 900, boxes: 120 };

async function givenOffice(issueAt: IssueMoment = 'departure') {
  const world = openWorld();
  const owner = await givenSeller(world, issueAt);
  const driver = givenUser(world, 'driver', { driverCode: 3, name: 'Agron' });
  return { world, owner, driver, admin: await loginAs(world, owner), office: world.call(owner) };
}

test('vans are listed for admin and stocker, added and changed by the admin', async () => {
  const { world, admin } = await givenOffice();
  expect((await admin.get('/api/admin/vans')).body).toEqual({ vans: [] });
  const van = { van_id: 1, ...FIRST, position: 1, active: true };
  expect(await admin.post('/api/admin/vans', FIRST)).toMatchObject({ status: 201, body: { van } });
  const plain = await admin.post('/api/admin/vans', { name: 'Kombi', plate: ' 01-777  CD ' });
  expect(plain.body.van).toMatchObject({ plate: '01-777 CD', payload_kg: null, boxes: null, position: 2 });
  const changed = await admin.put('/api/admin/vans/1', { payload_kg: null, active: false });
  expect(changed.body).toEqual({ van: { ...van, payload_kg: null, active: false } });
  const stocker = await loginAs(world, givenUser(world, 'stocker'));
  expect((await stocker.get('/api/admin/vans')).body.vans).toHaveLength(2);
  expect((await stocker.post('/api/admin/vans', FIRST)).status).toBe(403);
  expect(world.events).toContainEqual({ type: 'firm' });
});

test('what a van cannot be is refused', async () => {
  const { admin } = await givenOffice();
  await admin.post('/api/admin/vans', FIRST);
  for (const [method, url, body, status] of [
    ['post', '/api/admin/vans', { plate: '01' }, 400],
    ['post', '/api/admin/vans', { name: 'x'.repeat(61), plate: '01' }, 400],
    ['post', '/api/admin/vans', { name: 'Furgoni 2' }, 400],
    ['post', '/api/admin/vans', { name: 'Furgoni 2', plate: ' ' }, 400],
    ['post', '/api/admin/vans', { name: 'Furgoni 2', plate: '01', payload_kg: 0 }, 400],
    ['post', '/api/admin/vans', { name: 'Furgoni 2', plate: '01', payload_kg: 1.5 }, 400],
    ['post', '/api/admin/vans', { name: 'Furgoni 2', plate: '01', boxes: -1 }, 400],
    ['post', '/api/admin/vans', { name: 'FURGONI 1', plate: '02' }, 409],
    ['put', '/api/admin/vans/9', { name: 'Furgoni 2' }, 404],
  ] as const) {
    expect
      .soft((await admin[method](url, body)).status, `${method} ${url} ${JSON.stringify(body)}`)
      .toBe(status);
  }
});

test('a driver has a usual van, taken away with null; nobody else has one', async () => {
  const { world, driver, admin, office } = await givenOffice();
  await admin.post('/api/admin/vans', FIRST);
  await admin.post('/api/admin/vans', { name: 'E shitur', plate: '02', active: false });
  const put = (id: number, body: object) => admin.put(`/api/admin/users/${id}`, body);
  expect((await put(driver.id, { van_id: 1 })).status).toBe(200);
  expect(await office.admin.vans.usual()).toEqual([{ driverId: driver.id, vanId: 1 }]);
  expect(await put(driver.id, { van_id: 9 })).toMatchObject({
    status: 404,
    body: { error: 'Van not found' },
  });
  const refused = { status: 400, body: { issues: [{ path: 'van_id' }] } };
  expect(await put(driver.id, { van_id: 2 })).toMatchObject(refused);
  expect(await put(givenUser(world, 'packer').id, { van_id: 1 })).toMatchObject(refused);
  expect((await put(driver.id, { van_id: null })).status).toBe(200);
  expect(await office.admin.vans.usual()).toEqual([]);
  const entries = readAudit(world).filter((entry) => entry.action === 'user.van-assigned');
  expect(entries.map((entry) => entry.details)).toEqual([
    { changes: { usualVan: { from: null, to: 'Furgoni 1' } } },
    { changes: { usualVan: { from: 'Furgoni 1', to: null } } },
  ]);
});

test('a van is deleted while no driver has it, nor had it on a day', async () => {
  const { world, driver, admin, office } = await givenOffice();
  await admin.post('/api/admin/vans', FIRST);
  const remove = (id: number) => admin.delete(`/api/admin/vans/${id}`);
  await admin.put(`/api/admin/users/${driver.id}`, { van_id: 1 });
  const inUse = { error: 'In use', drivers: 1, days: 0 };
  expect(await remove(1)).toMatchObject({ status: 409, body: inUse });
  await admin.put(`/api/admin/users/${driver.id}`, { van_id: null });
  await office.stocker.vans.setDay({ driverCode: 3, date: THURSDAY, vanId: 1 });
  const body = { ...inUse, drivers: 0, days: 1, message: 'Është në përdorim: 1 ditë.' };
  expect(await remove(1)).toMatchObject({ status: 409, body });
  await office.stocker.vans.setDay({ driverCode: 3, date: THURSDAY, vanId: null });
  expect(await remove(1)).toMatchObject({ status: 200, body: { message: 'Furgoni u fshi.' } });
  expect(await remove(1)).toMatchObject({ status: 404, body: { error: 'Van not found' } });
  expect(readAudit(world).at(-1)).toMatchObject({ action: 'firm.deleted', details: { name: 'Furgoni 1' } });
  expect((await admin.post('/api/admin/vans', FIRST)).body.van.van_id).toBe(2);
});

async function givenTour(issueAt: IssueMoment = 'departure') {
  const { world, driver, admin, office, owner } = await givenOffice(issueAt);
  const flour = givenProduct(world, { name: 'Miell', weightGrams: 25_000, stock: 100 });
  const orderId = await givenOrder(world, givenUser(world, 'customer'), [[flour, 40]]);
  await office.stocker.orders.setDriver({ orderId, driverCode: 3 });
  const query = `driver_nr=3&date=${THURSDAY}`;
  const print = async (url: string) =>
    (await readPdfText((await admin.get(url)).bytes)).replaceAll(/\s+/g, ' ');
  const papers = async () => ({
    load: await print(`/api/stock/load-list/pdf?${query}`),
    back: await print(`/api/stock/return-list/pdf?${query}`),
    agenda: await print(`/api/stock/orders/driver/3/pdf?date=${THURSDAY}`),
    day: await print(`/api/stock/agenda/pdf?date=${THURSDAY}`),
  });
  return { world, owner, driver, admin, office, orderId, papers };
}

test('papers name the van of the day, and mark a load above what it carries', async () => {
  const { world, driver, admin, office, papers } = await givenTour();
  const bare = await papers();
  await admin.post('/api/admin/vans', FIRST);
  await admin.post('/api/admin/vans', { name: 'Kombi', plate: '01-777-CD' });
  expect(await papers()).toEqual(bare);
  await admin.put(`/api/admin/users/${driver.id}`, { van_id: 1 });
  const usual = await papers();
  for (const text of Object.values(usual)) expect(text).toContain('Furgoni 1 · 01-123-AB');
  expect(usual.load).toContain('Mbi ngarkesën e lejuar (900 kg): 100,0 kg tepër');
  const day = { driverCode: 3, date: THURSDAY } as const;
  const { van } = await office.stocker.agenda.driver(day);
  expect(van).toMatchObject({ name: 'Furgoni 1', isUsual: true, overloadKg: 100 });
  await office.stocker.vans.setDay({ ...day, vanId: 2 });
  expect(world.events).toContainEqual({ type: 'agenda', driverId: driver.id });
  const other = await papers();
  for (const text of Object.values(other)) expect(text).toContain('Kombi · 01-777-CD');
  expect(other.load).not.toContain('Mbi ngarkesën');
  const load = await world.call(driver).driver.orders.load({ date: THURSDAY });
  expect(load.van).toMatchObject({ name: 'Kombi', payloadKg: null });
  await office.stocker.vans.setDay({ ...day, vanId: null });
  expect(await papers()).toEqual(usual);
  await admin.put('/api/admin/vans/1', { active: false });
  expect(await papers()).toEqual(usual);
  expectInvariants(world);
});

test('a delivery note keeps the van it was issued with', async () => {
  const { driver, admin, orderId } = await givenTour('delivery');
  await admin.post('/api/admin/vans', FIRST);
  await admin.put(`/api/admin/users/${driver.id}`, { van_id: 1 });
  await admin.put('/api/orders/update-status', { order_id: orderId, delivery_status: 'E Nisur' });
  const { documents } = (await admin.get(`/api/documents?order_id=${orderId}`)).body;
  const note = async () => readPdfText((await admin.get(`/api/documents/${documents[0].id}/pdf`)).bytes);
  const text = await note();
  expect(text).toContain('Fletëdërgesë');
  expect(text).toContain('Furgoni 1 · 01-123-AB');
  await admin.put('/api/admin/vans/1', { plate: '09-999-ZZ' });
  expect(await note()).toBe(text);
});
