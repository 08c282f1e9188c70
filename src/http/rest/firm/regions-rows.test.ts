import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { readAudit } from '#testing/read-audit.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld, type World } from '#testing/world.ts';

const SEED = [
  { region_id: 1, name: 'Lipjan', position: 1, active: true },
  { region_id: 2, name: 'Ferizaj', position: 2, active: true },
  { region_id: 3, name: 'Dragondan', position: 3, active: true },
  { region_id: 4, name: 'Pejë', position: 4, active: true },
];

async function givenOffice() {
  const world = openWorld();
  return { world, admin: await loginAs(world, givenUser(world, 'admin')), guest: await loginAs(world, null) };
}

test('a fresh shop has the four regions, for anyone to read', async () => {
  const { guest } = await givenOffice();
  expect(await guest.get('/api/regions')).toMatchObject({ status: 200, body: { regions: SEED } });
});

test('a region is added, changed, put elsewhere, deactivated, activated and deleted', async () => {
  const { world, admin, guest } = await givenOffice();
  const added = await admin.post('/api/admin/regions', { name: ' Prizren ' });
  const prizren = { region_id: 5, name: 'Prizren', paper_name: '', position: 5, active: true };
  expect(added).toMatchObject({ status: 201, body: { region: prizren } });
  expect(world.events).toContainEqual({ type: 'firm' });
  const changed = await admin.put('/api/admin/regions/5', { paper_name: 'Prizreni', position: 1 });
  expect(changed.body.region).toEqual({ ...prizren, paper_name: 'Prizreni', position: 1 });
  const { regions } = (await guest.get('/api/regions')).body;
  expect(regions.map((region: { name: string }) => region.name)).toEqual([
    'Lipjan',
    'Prizren',
    'Ferizaj',
    'Dragondan',
    'Pejë',
  ]);
  expect((await admin.put('/api/admin/regions/5', { active: false })).body.region.active).toBe(false);
  expect((await admin.get('/api/callcenter/regions')).body).toHaveLength(4);
  expect((await guest.get('/api/regions')).body.regions).toHaveLength(5);
  expect((await admin.put('/api/admin/regions/5', { active: true })).status).toBe(200);
  expect(await admin.delete('/api/admin/regions/5')).toMatchObject({
    status: 200,
    body: { message: expect.any(String) },
  });
  const again = await admin.post('/api/admin/regions', { name: 'Prizren' });
  expect(again.body.region.region_id).toBe(6);
});

test('example 1: Prizren has the rule of the shop and all unlimited products, and its customers see its days', async () => {
  const { world, admin } = await givenOffice();
  const customer = givenUser(world, 'customer', { regionId: 2 });
  const everywhere = givenProduct(world);
  const onlyLipjan = givenProduct(world, { regionIds: [1] });
  const early = await givenOrder(world, customer, [[everywhere, 1]]);
  await admin.post('/api/admin/regions', { name: 'Prizren' });
  const days = await admin.get(`/api/delivery/days?region_id=5&from=${THURSDAY}&days=7`);
  const open = days.body.days.filter((day: { open: boolean }) => day.open);
  expect(open.map((day: { date: string }) => new Date(day.date).getUTCDay())).toEqual([4, 5, 1, 2, 3]);
  const inPrizren = givenUser(world, 'customer', { regionId: 5 });
  const { products } = (await (await loginAs(world, inPrizren)).get('/api/products')).body;
  expect(products).toMatchObject([{ id: everywhere }]);
  expect(onlyLipjan).toBeGreaterThan(everywhere);
  expect(await admin.post('/api/admin/regions/2/move', { to_region_id: 5 })).toMatchObject({
    status: 200,
    body: { customers: 1, points: 0 },
  });
  const moved = await loginAs(world, { ...customer, regionId: 5 });
  expect((await moved.get('/api/auth/profile')).body.user).toMatchObject({ region_id: 5, region: 'Prizren' });
  const all = (await admin.get('/api/orders/adm-all')).body.orders;
  expect(all).toMatchObject([{ order_id: early, region_id: 2, region: 'Ferizaj' }]);
  expectInvariants(world);
});

test('example 2: a region with customers or open orders stays; without them it goes, and reports still name it', async () => {
  const { world, admin } = await givenOffice();
  const customers = Array.from({ length: 31 }, () => givenUser(world, 'customer', { regionId: 4 }));
  givenUser(world, 'customer', { regionId: 4, isActive: false });
  const product = givenProduct(world);
  await givenOrder(world, customers[0]!, [[product, 1]]);
  await givenOrder(world, customers[1]!, [[product, 1]]);
  const refused = await admin.put('/api/admin/regions/4', { active: false });
  expect(refused).toMatchObject({
    status: 409,
    body: { error: 'In use', customers: 31, points: 0, orders: 2 },
  });
  await admin.post('/api/admin/regions/4/move', { to_region_id: 1 });
  expect((await admin.put('/api/admin/regions/4', { active: false })).body).toMatchObject({
    customers: 0,
    orders: 2,
  });
  world.handle.connection.exec("UPDATE orders SET status = 'E Realizuar'");
  expect((await admin.put('/api/admin/regions/4', { active: false })).status).toBe(200);
  expect((await admin.get('/api/orders/adm-all')).body.orders).toMatchObject([
    { region: 'Pejë' },
    { region: 'Pejë' },
  ]);
  expect(await admin.delete('/api/admin/regions/4')).toMatchObject({
    status: 409,
    body: { error: 'In use', orders: 2 },
  });
});

test('names are taken without case and diacritics among the active ones, and a deactivated name is free', async () => {
  const { admin } = await givenOffice();
  const taken = { status: 409, body: { error: 'Name taken' } };
  expect(await admin.post('/api/admin/regions', { name: 'PEJE' })).toMatchObject(taken);
  expect(await admin.put('/api/admin/regions/1', { name: 'pejë' })).toMatchObject(taken);
  expect((await admin.put('/api/admin/regions/4', { name: 'PEJË' })).body.region.name).toBe('PEJË');
  await admin.put('/api/admin/regions/4', { active: false });
  expect((await admin.post('/api/admin/regions', { name: 'Pejë' })).status).toBe(201);
  expect(await admin.put('/api/admin/regions/4', { active: true })).toMatchObject(taken);
});

test('at least one stays active, and at most 64 are', async () => {
  const { admin } = await givenOffice();
  for (let number = 5; number <= 65; number += 1) {
    const added = await admin.post('/api/admin/regions', { name: `Zona ${number}` });
    if (number <= 64) expect(added.status).toBe(201);
    else expect(added).toMatchObject({ status: 409, body: { error: 'Too many' } });
  }
  for (let id = 1; id < 64; id += 1) await admin.put(`/api/admin/regions/${id}`, { active: false });
  const last = { status: 409, body: { error: 'Last one' } };
  expect(await admin.put('/api/admin/regions/64', { active: false })).toMatchObject(last);
  expect(await admin.delete('/api/admin/regions/64')).toMatchObject(last);
  const { body } = await admin.post('/api/admin/regions', { name: 'Zona 65' });
  expect(body.region.region_id).toBeGreaterThan(64);
});

test('what a region cannot be is refused', async () => {
  const { admin } = await givenOffice();
  for (const [method, url, body, status] of [
    ['post', '/api/admin/regions', { name: '' }, 400],
    ['post', '/api/admin/regions', { name: 'x'.repeat(61) }, 400],
    ['post', '/api/admin/regions', {}, 400],
    ['put', '/api/admin/regions/9', { name: 'Prizren' }, 404],
    ['put', '/api/admin/regions/1', { position: 0 }, 400],
    ['post', '/api/admin/regions/1/move', { to_region_id: 9 }, 404],
    ['post', '/api/admin/regions/1/move', { to_region_id: 1 }, 400],
    ['delete', '/api/admin/regions/9', undefined, 404],
  ] as const) {
    expect
      .soft((await admin[method](url, body)).status, `${method} ${url} ${JSON.stringify(body)}`)
      .toBe(status);
  }
});

test('a customer comes into an active region only, and an old one stays in the form that names it', async () => {
  const { world, admin } = await givenOffice();
  const away = givenUser(world, 'customer', { regionId: 4, isActive: false });
  await admin.put('/api/admin/regions/4', { active: false });
  const refused = { status: 400, body: { error: 'Validation failed', issues: [{ path: 'region_id' }] } };
  const here = givenUser(world, 'customer', { regionId: 1 });
  expect(await admin.put(`/api/admin/users/${here.id}`, { region_id: 4 })).toMatchObject(refused);
  expect(await admin.put(`/api/admin/users/${here.id}`, { region_id: 9 })).toMatchObject(refused);
  expect((await admin.put(`/api/admin/users/${away.id}`, { region_id: 4, name: 'B' })).status).toBe(200);
  expect(await admin.put(`/api/admin/users/${away.id}`, { active: true })).toMatchObject(refused);
});

test('whoever gets the same regions back as they were shown keeps the limit of the product', async () => {
  const { world, admin } = await givenOffice();
  const everywhere = givenProduct(world);
  const three = givenProduct(world, { regionIds: [1, 2, 3] });
  const office = world.call(givenUser(world, 'admin')).admin.products;
  const shownOf = async (id: number) =>
    (await office.list({})).products.find((product) => product.id === id)?.regionIds ?? [];
  await admin.put('/api/admin/regions/4', { active: false });
  expect(await shownOf(everywhere)).toEqual([1, 2, 3]);
  await admin.put(`/api/products/${everywhere}`, { regions: await shownOf(everywhere) });
  await admin.put(`/api/products/${three}`, { regions: await shownOf(three) });
  await admin.put('/api/admin/regions/4', { active: true });
  expect(await shownOf(everywhere)).toEqual([1, 2, 3, 4]);
  expect(await shownOf(three)).toEqual([1, 2, 3]);
});

function givenCustomersOfRegion(world: World, regionId: number, count: number): number[] {
  const { connection } = world.handle;
  connection.exec(`
    INSERT INTO users (name, name_folded, role, created_at, updated_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      SELECT 'Klienti ' || i, 'klienti ' || i, 'customer', 0, 0 FROM n;
    INSERT INTO customers (id, name, name_folded, region_id, created_at, updated_at)
      SELECT id, name, name_folded, ${regionId}, 0, 0 FROM users WHERE role = 'customer';
    UPDATE users SET customer_id = id WHERE role = 'customer';
  `);
  return connection
    .prepare("SELECT id FROM users WHERE role = 'customer' ORDER BY id")
    .pluck()
    .all() as number[];
}

test('5,000 customers are moved by one act with one entry that names them, and each hears of it', async () => {
  const { world, admin } = await givenOffice();
  const ids = givenCustomersOfRegion(world, 3, 5000);
  expect(ids).toHaveLength(5000);
  const entriesBefore = readAudit(world).length;
  const { body } = await admin.post('/api/admin/regions/3/move', { to_region_id: 1 });
  expect(body).toEqual({ customers: 5000, points: 0 });
  expect(readAudit(world).slice(entriesBefore)).toMatchObject([
    {
      action: 'firm.customers-moved',
      details: { name: 'Dragondan', toName: 'Lipjan', customers: 5000, userIds: ids },
    },
  ]);
  for (const userId of [ids[0], ids.at(-1)]) expect(world.events).toContainEqual({ type: 'user', userId });
});
