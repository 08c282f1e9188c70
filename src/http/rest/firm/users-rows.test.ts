import { expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

test('the admin reads everybody, changes any field, and sees it in the REST API’s own units', async () => {
  const world = openWorld();
  const admin = await loginAs(world, givenUser(world, 'admin', { name: 'A' }));
  const { id } = givenUser(world, 'customer', { name: 'B', discountBasisPoints: 750 });
  const all = await admin.get('/api/admin/users');
  expect(all.body).toMatchObject([
    { name: 'A', role: 'admin' },
    { id, zbritje: 7.5, region: 'Lipjan' },
  ]);
  const changes = {
    name: 'Arta',
    email: 'Arta@example.test',
    number: '049 111 222',
    address: 'Rr. e Re 5',
    fiskal: '810',
    region_id: '4',
    role: 'driver',
    active: true,
    driver_nr: '3',
    zbritje: '12.25',
    password: 'fjalekalimi1',
  };
  const { password: _, ...visible } = changes;
  const answer = await admin.put(`/api/admin/users/${id}`, changes);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      message: expect.any(String),
      user: {
        ...visible,
        id,
        email: 'arta@example.test',
        region_id: 4,
        region: 'Pejë',
        driver_nr: 3,
        zbritje: 12.25,
      },
    },
  });
  const one = await admin.put(`/api/admin/users/${id}`, { address: 'Rr. Tjetër 1' });
  expect(one.body.user).toEqual({ ...answer.body.user, address: 'Rr. Tjetër 1' });
});

test('an empty field of a form empties what may be empty, and leaves the password alone', async () => {
  const world = openWorld();
  const admin = await loginAs(world, givenUser(world, 'admin'));
  const { id } = givenUser(world, 'customer', { passwordHash: 'kept', fiscalNumber: '810' });
  const empty = { email: null, fiskal: null, number: '', driver_nr: '', password: '' };
  const answer = await admin.put(`/api/admin/users/${id}`, empty);
  expect(answer.body.user).toMatchObject({ email: null, fiskal: '', number: '', driver_nr: null });
});

test('the admin deactivates and activates, but never the last admin', async () => {
  const world = openWorld();
  const boss = givenUser(world, 'admin');
  const admin = await loginAs(world, boss);
  const customer = givenUser(world, 'customer');
  const client = await loginAs(world, customer);
  expect(await admin.patch(`/api/admin/users/${customer.id}/status`, { active: false })).toMatchObject({
    status: 200,
    body: { message: expect.any(String), user: { id: customer.id, active: false } },
  });
  expect((await client.get('/api/auth/profile')).status).toBe(401);
  expect(await admin.patch(`/api/admin/users/${boss.id}/status`, { active: false })).toMatchObject({
    status: 409,
    body: { error: 'Last active admin' },
  });
  expect(await admin.patch('/api/admin/users/999/status', { active: true })).toMatchObject({
    status: 404,
    body: { error: 'User not found' },
  });
});

test('an account cannot become what no field takes', async () => {
  const world = openWorld();
  const admin = await loginAs(world, givenUser(world, 'admin'));
  const { id } = givenUser(world, 'driver');
  for (const changes of [
    { zbritje: 101 },
    { zbritje: -1 },
    { zbritje: 1.234 },
    { driver_nr: 100 },
    { region_id: 5 },
    { role: 'owner' },
    { active: 'maybe' },
    { name: '' },
    { name: ['a'] },
    { email: 'x'.repeat(10_000) },
    { number: '\u0000' },
    { password: 'short' },
  ]) {
    expect.soft(await admin.put(`/api/admin/users/${id}`, changes), Object.keys(changes)[0]).toMatchObject({
      status: 400,
      body: { error: 'Validation failed', issues: [{ path: Object.keys(changes)[0] }] },
    });
  }
});

test('a driver’s number that is taken is rejected at the field that the program sent', async () => {
  const world = openWorld();
  givenUser(world, 'driver', { name: 'Cen', driverCode: 2 });
  const { id } = givenUser(world, 'driver', { driverCode: 3 });
  const admin = await loginAs(world, givenUser(world, 'admin'));
  expect(await admin.put(`/api/admin/users/${id}`, { driver_nr: 2 })).toMatchObject({
    status: 409,
    body: { error: 'Driver number already taken', issues: [{ path: 'driver_nr' }] },
  });
});

test.each(['abc', '0', '-1', '1.5', '99999999999999999999', '%00', '__proto__'])(
  'there is no user %s',
  async (id) => {
    const world = openWorld();
    const admin = await loginAs(world, givenUser(world, 'admin'));
    const { status, body } = await admin.put(`/api/admin/users/${id}`, { name: 'Askush' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'Validation failed', message: expect.any(String) });
  },
);

test('the call centre registers callers, whose number it is being told, and reads regions and drivers', async () => {
  const world = openWorld();
  givenUser(world, 'driver', { name: 'Cen', driverCode: 2, phone: '044 222 333' });
  const agent = await loginAs(world, givenUser(world, 'call_agent'));
  const caller = { name: 'Furra Çelësi', number: '044 123 456', address: 'Rr. 1', region_id: 4 };
  expect(await agent.post('/api/callcenter/users', caller)).toMatchObject({
    status: 201,
    body: { user: { ...caller, region: 'Pejë', role: 'customer', email: null } },
  });
  expect(await agent.post('/api/callcenter/users', { ...caller, number: '+38344123456' })).toMatchObject({
    status: 409,
    body: {
      error: 'Phone number already registered',
      message: 'Ky numër telefoni është i regjistruar tashmë për Furra Çelësi.',
    },
  });
  expect((await agent.post('/api/callcenter/users', { ...caller, address: '' })).status).toBe(400);
  expect((await agent.get('/api/callcenter/regions')).body).toEqual([
    { region_id: 1, name: 'Lipjan' },
    { region_id: 2, name: 'Ferizaj' },
    { region_id: 3, name: 'Dragondan' },
    { region_id: 4, name: 'Pejë' },
  ]);
  const drivers = { drivers: [{ driver_nr: 2, name: 'Cen', number: '044 222 333' }] };
  expect((await agent.get('/api/stock/users/drivers')).body).toEqual(drivers);
  const stocker = await loginAs(world, givenUser(world, 'stocker'));
  expect((await stocker.get('/api/stock/users/drivers')).body).toEqual(drivers);
  expect((await stocker.post('/api/callcenter/users', caller)).status).toBe(403);
});

test('the accounts that changed since a time, whatever of them changed', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { name: 'Arta', phone: '044111111' });
  givenUser(world, 'customer', { name: 'Bora', phone: '044222222' });
  const admin = await loginAs(world, givenUser(world, 'admin'));
  const changes = [
    { name: 'Arta K' },
    { zbritje: 5 },
    { region_id: 2 },
    { number: '044333333' },
    { active: false },
  ];
  for (const change of changes) {
    world.advance(60_000);
    const since = new Date(world.ctx.clock.now()).toISOString();
    const read = async () => (await admin.get(`/api/admin/users?updated_since=${since}`)).body;
    expect(await read()).toEqual([]);
    expect((await admin.put(`/api/admin/users/${customer.id}`, change)).status).toBe(200);
    expect(await read(), JSON.stringify(change)).toMatchObject([{ id: customer.id, ...change }]);
  }
});
