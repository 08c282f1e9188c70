import { expect, test } from 'vitest';
import { authenticate } from '#auth/authenticate.ts';
import { givenUser } from '#testing/builders.ts';
import { givenDevice } from '#testing/given-device.ts';
import { openWorld, type World } from '#testing/world.ts';
import type { RequestCookies } from '#trpc/context.ts';

const MINUTES = 60_000;

const arta = {
  name: 'Pastiçeri Arta',
  phone: '044 123 456',
  address: 'Rr. Nëna Terezë 1',
  email: 'Arta@Example.test',
  password: 'fjalekalimi1',
  confirmPassword: 'fjalekalimi1',
};

function everybody(world: World) {
  const office = {
    id: 0,
    role: 'admin',
    name: '',
    regionId: 1,
    discountBasisPoints: 0,
    driverCode: null,
  } as const;
  return world.call(office).admin.users.all();
}

function givenJar(world: World, refreshToken: string | null = null) {
  const jar = { cleared: 0, refreshToken };
  const cookies: RequestCookies = {
    get refreshToken() {
      return jar.refreshToken;
    },
    setLogin: (tokens) => {
      world.logins.push(tokens);
      jar.refreshToken = tokens.refreshToken;
    },
    clearLogin: () => {
      jar.cleared += 1;
      jar.refreshToken = null;
    },
  };
  return { jar, cookies };
}

test('signing up makes a customer and logs them in', async () => {
  const world = openWorld();
  const user = await world.call(null).public.auth.signup(arta);
  expect(user).toMatchObject({
    name: 'Pastiçeri Arta',
    email: 'arta@example.test',
    role: 'customer',
    regionId: 1,
    isActive: true,
  });
  const [tokens] = world.logins;
  expect((await authenticate(world.ctx, tokens?.sessionToken ?? null))?.actor.id).toBe(user.id);
});

test('what a guest says about role, discount, driver number or state is not listened to', async () => {
  const world = openWorld();
  const pushy = { ...arta, role: 'admin', discountBasisPoints: 5000, driverCode: 1, isActive: false };
  const user = await world.call(null).public.auth.signup(pushy);
  expect(user).toMatchObject({ role: 'customer', discountBasisPoints: 0, driverCode: null, isActive: true });
});

test('an admin who signs somebody up stays who they are; nobody else who is logged in may', async () => {
  const world = openWorld();
  const user = await world.call(givenUser(world, 'admin')).public.auth.signup(arta);
  expect(user.role).toBe('customer');
  expect(world.logins).toEqual([]);
  await expect(
    world.call(givenUser(world, 'customer')).public.auth.signup({ ...arta, email: 'b@example.test' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('passwords that differ are rejected at their field', async () => {
  const world = openWorld();
  const attempt = world.call(null).public.auth.signup({ ...arta, confirmPassword: 'tjeter-gje' });
  await expect(attempt).rejects.toMatchObject({
    cause: {
      code: 'passwords-do-not-match',
      field: 'confirmPassword',
    },
  });
  expect(await everybody(world)).toEqual([]);
});

test.each(['044 123-456', '044123456', '+383 44 123 456', '0038344123456', '38344123456'])(
  'signing up with %s never touches the account that the call centre made for that number',
  async (phone) => {
    const world = openWorld();
    givenUser(world, 'customer', {
      name: 'Furra Çelësi',
      phone: '044123456',
      email: null,
      passwordHash: null,
    });
    const before = await everybody(world);
    const attempt = world.call(null).public.auth.signup({ ...arta, phone });
    await expect(attempt).rejects.toMatchObject({
      cause: { code: 'phone-registered', field: 'phone' },
    });
    await expect(attempt).rejects.not.toMatchObject({ message: expect.stringContaining('Çelësi') });
    expect(await everybody(world)).toEqual(before);
    expect(world.logins).toEqual([]);
  },
);

test('an e-mail that is taken, in whatever case, is rejected', async () => {
  const world = openWorld();
  givenUser(world, 'packer', { email: 'arta@example.test' });
  await expect(world.call(null).public.auth.signup(arta)).rejects.toMatchObject({
    code: 'CONFLICT',
    cause: { code: 'user-exists' },
  });
});

test('a phone number of the staff may be a customer’s as well', async () => {
  const world = openWorld();
  givenUser(world, 'driver', { phone: arta.phone });
  expect(await world.call(null).public.auth.signup(arta)).toMatchObject({ phone: arta.phone });
});

test('each field is rejected with an Albanian sentence', async () => {
  const world = openWorld();
  const attempt = world.call(null).public.auth.signup({
    ...arta,
    name: ' ',
    phone: 'abc',
    address: '',
    email: 'arta',
    password: 'short',
    regionId: 9,
  });
  await expect(attempt).rejects.toMatchObject({
    cause: {
      issues: expect.arrayContaining([
        expect.objectContaining({ path: ['name'], message: 'Emri është i detyrueshëm.' }),
        expect.objectContaining({ path: ['phone'], message: 'Numri i telefonit nuk është i vlefshëm.' }),
        expect.objectContaining({ path: ['address'], message: 'Adresa është e detyrueshme.' }),
        expect.objectContaining({ path: ['email'], message: 'Email-i nuk është i vlefshëm.' }),
        expect.objectContaining({
          path: ['password'],
          message: 'Fjalëkalimi duhet të ketë së paku 8 karaktere.',
        }),
        expect.objectContaining({ path: ['regionId'], message: 'Zgjidhni regjionin.' }),
      ]),
    },
  });
});

test('logging in sets the cookies, logging out ends the login and takes them back', async () => {
  const world = openWorld();
  await world.call(null).public.auth.signup(arta);
  const { jar, cookies } = givenJar(world);
  const login = { email: arta.email, password: arta.password };
  expect(await world.call(null, { cookies }).public.auth.login(login)).toMatchObject({ name: arta.name });
  const sessionToken = world.logins.at(-1)?.sessionToken ?? '';
  expect(await authenticate(world.ctx, sessionToken)).not.toBeNull();
  await world.call(null, { cookies }).public.auth.logout();
  expect(jar.cleared).toBe(1);
  expect(await authenticate(world.ctx, sessionToken)).toBeNull();
});

test('a page asks who is here without ever being rejected', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  expect(await world.call(null).public.auth.me()).toBeNull();
  expect(await world.call(customer).public.auth.me()).toMatchObject({ id: customer.id });
});

test('who comes back after the session ran out is known again, with new cookies', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const { refreshToken } = await givenDevice(world, customer);
  world.advance(20 * MINUTES);
  const { jar, cookies } = givenJar(world, refreshToken);
  expect(await world.call(null, { cookies }).public.auth.me()).toMatchObject({ id: customer.id });
  expect(jar.refreshToken).not.toBe(refreshToken);
  const { sessionToken } = world.logins.at(-1) ?? { sessionToken: null };
  expect((await authenticate(world.ctx, sessionToken))?.actor.id).toBe(customer.id);

  const stale = givenJar(world, 'x'.repeat(43));
  expect(await world.call(null, { cookies: stale.cookies }).public.auth.me()).toBeNull();
  expect(stale.jar.cleared).toBe(1);
});

test('a refresh that is rejected takes the cookies back', async () => {
  const world = openWorld();
  const { jar, cookies } = givenJar(world, 'x'.repeat(43));
  await expect(world.call(null, { cookies }).public.auth.refresh()).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
    cause: { code: 'session-ended' },
  });
  expect(jar.cleared).toBe(1);
});

test('a client that fills the shop with accounts is slowed down, the admin who makes one at the same place is not', async () => {
  const world = openWorld();
  for (let account = 1; account <= 200; account += 1) world.auth.throttle.beginSignup('127.0.0.1');
  await expect(world.call(null).public.auth.signup(arta)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    cause: { code: 'too-many-attempts' },
  });
  expect(await world.call(givenUser(world, 'admin')).public.auth.signup(arta)).toMatchObject({
    name: arta.name,
  });
});
