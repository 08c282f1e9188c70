import { expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { KNOWN_PASSWORD, KNOWN_PASSWORD_HASH } from '#testing/known-password.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

const arta = {
  name: 'Pastiçeri Arta',
  number: '044 123 456',
  address: 'Rr. Nëna Terezë 1',
  email: 'Arta@Example.test',
  password: 'fjalekalimi1',
};

test('signing up answers the user, nothing of the password, and logs in', async () => {
  const guest = await loginAs(openWorld(), null);
  const answer = await guest.post('/api/auth/signup', { ...arta, confirmPassword: arta.password, region: 2 });
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    user: {
      id: 1,
      name: 'Pastiçeri Arta',
      email: 'arta@example.test',
      number: '044 123 456',
      address: 'Rr. Nëna Terezë 1',
      fiskal: '',
      region_id: 2,
      region: 'Ferizaj',
      role: 'customer',
      active: true,
      driver_nr: null,
      zbritje: 0,
      nr_tvsh: '',
    },
  });
  expect(await guest.get('/api/auth/profile')).toMatchObject({ status: 200, body: answer.body });
});

test('signing up is rejected with the names of the description', async () => {
  const world = openWorld();
  const guest = await loginAs(world, null);
  const signUp = async (changes: object) => {
    const { status, body } = await guest.post('/api/auth/signup', { ...arta, ...changes });
    return [status, body.error, body.message];
  };
  expect(await signUp({ confirmPassword: 'x' })).toEqual([
    400,
    'Passwords do not match',
    'Fjalëkalimet nuk përputhen.',
  ]);
  expect(await signUp({ email: 'arta' })).toEqual([
    400,
    'Validation failed',
    'Email-i nuk është i vlefshëm.',
  ]);
  expect((await signUp({ number: undefined })).slice(0, 2)).toEqual([400, 'Validation failed']);
  expect((await signUp({ address: '' })).slice(0, 2)).toEqual([400, 'Validation failed']);
  givenUser(world, 'customer', { email: 'arta@example.test' });
  expect((await signUp({})).slice(0, 2)).toEqual([409, 'User already exists']);
  givenUser(world, 'customer', { phone: '+38344123456' });
  expect((await signUp({ email: 'b@example.test' })).slice(0, 2)).toEqual([
    409,
    'Phone number already registered',
  ]);
});

test('an admin creates users of any role by the same call and stays who they are; others may not', async () => {
  const world = openWorld();
  const boss = givenUser(world, 'admin');
  const admin = await loginAs(world, boss);
  const { name, email, password } = arta;
  expect(await admin.post('/api/auth/signup', { name, email, password, role: 'packer' })).toMatchObject({
    status: 201,
    body: { user: { role: 'packer', number: '' } },
  });
  expect((await admin.get('/api/auth/profile')).body.user.id).toBe(boss.id);
  const plain = await admin.post('/api/auth/signup', { name, email: 'b@example.test', password });
  expect(plain.body.user.role).toBe('customer');
  const customer = await loginAs(world, givenUser(world, 'customer'));
  for (const body of [{ ...arta, email: 'c@example.test' }, {}]) {
    expect(await customer.post('/api/auth/signup', body)).toMatchObject({
      status: 403,
      body: { error: 'Forbidden' },
    });
  }
});

test('logging in, being asked who one is, and logging out', async () => {
  const world = openWorld();
  givenUser(world, 'customer', { email: 'arta@example.test', passwordHash: KNOWN_PASSWORD_HASH });
  const guest = await loginAs(world, null);
  expect(await guest.get('/api/auth/profile')).toMatchObject({
    status: 401,
    body: { error: 'Unauthorized' },
  });
  const login = { email: 'ARTA@example.test', password: KNOWN_PASSWORD };
  expect(await guest.post('/api/auth/login', { ...login, password: 'gabim' })).toMatchObject({
    status: 401,
    body: { error: 'Invalid email or password' },
  });
  expect((await guest.post('/api/auth/login', login)).body.user.email).toBe('arta@example.test');
  expect((await guest.get('/api/auth/profile')).status).toBe(200);
  const cookies = new Map(guest.cookies);
  expect(await guest.post('/api/auth/logout')).toMatchObject({
    status: 200,
    body: { message: expect.any(String) },
  });
  expect([...guest.cookies.keys()]).toEqual(['furnizo_device']);
  for (const [name, value] of cookies) guest.cookies.set(name, value);
  expect((await guest.get('/api/auth/profile')).status).toBe(401);
  expect((await guest.post('/api/auth/refresh-token')).status).toBe(401);
});

test('a deactivated account is told so with the right password only', async () => {
  const world = openWorld();
  givenUser(world, 'customer', {
    email: 'arta@example.test',
    passwordHash: KNOWN_PASSWORD_HASH,
    isActive: false,
  });
  const guest = await loginAs(world, null);
  const login = { email: 'arta@example.test', password: KNOWN_PASSWORD };
  expect(await guest.post('/api/auth/login', login)).toMatchObject({
    status: 403,
    body: { error: 'Account is deactivated' },
  });
  expect(await guest.post('/api/auth/login', { ...login, password: 'gabim' })).toMatchObject({
    status: 401,
    body: { error: 'Invalid email or password' },
  });
});

test('too many wrong passwords are told how long to wait', async () => {
  const world = openWorld();
  const guest = await loginAs(world, null);
  const login = { email: 'arta@example.test', password: 'gabim' };
  for (let count = 1; count <= 5; count += 1) await guest.post('/api/auth/login', login);
  const answer = await guest.post('/api/auth/login', login);
  expect(answer).toMatchObject({ status: 429, body: { error: 'Too many attempts', retryAfterSeconds: 5 } });
  expect(answer.headers['retry-after']).toBe('5');
});

test('refreshing gives new cookies that work; without the refresh cookie it is a 401', async () => {
  const world = openWorld();
  const client = await loginAs(world, givenUser(world, 'customer'));
  const before = new Map(client.cookies);
  world.advance(20 * 60_000);
  expect((await client.get('/api/auth/profile')).status).toBe(401);
  expect(await client.post('/api/auth/refresh-token')).toMatchObject({
    status: 200,
    body: { message: expect.any(String) },
  });
  for (const [name, value] of client.cookies) expect(value).not.toBe(before.get(name));
  expect((await client.get('/api/auth/profile')).status).toBe(200);
  const guest = await loginAs(world, null);
  expect(await guest.post('/api/auth/refresh-token')).toMatchObject({
    status: 401,
    body: { error: 'Unauthorized' },
  });
});

test('tabs that refresh at the same moment with the same cookie all stay logged in', async () => {
  const world = openWorld();
  const first = await loginAs(world, givenUser(world, 'customer'));
  const second = await loginAs(world, null);
  for (const [name, value] of first.cookies) second.cookies.set(name, value);
  const answers = await Promise.all([first, second].map((tab) => tab.post('/api/auth/refresh-token')));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  for (const tab of [first, second]) {
    expect((await tab.get('/api/auth/profile')).status).toBe(200);
    expect((await tab.post('/api/auth/refresh-token')).status).toBe(200);
  }
});

test('a page opened after the session ran out gets its user and new cookies in one call', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const client = await loginAs(world, customer);
  const before = new Map(client.cookies);
  world.advance(20 * 60_000);
  const answer = await client.get('/trpc/public.auth.me?batch=1&input=%7B%7D');
  expect(answer.body[0].result.data).toMatchObject({ id: customer.id });
  for (const [name, value] of before) expect(client.cookies.get(name)).not.toBe(value);
  expect((await client.get('/api/auth/profile')).status).toBe(200);
});

test('signing up with nothing is told every field that is missing, each once', async () => {
  const guest = await loginAs(openWorld(), null);
  const { status, body } = await guest.post('/api/auth/signup', {});
  expect(status).toBe(400);
  expect(body.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
    'address',
    'email',
    'name',
    'number',
    'password',
  ]);
});
