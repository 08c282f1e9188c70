import { expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { KNOWN_PASSWORD as password, KNOWN_PASSWORD_HASH as passwordHash } from '#testing/known-password.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const WRONG = { code: 'invalid-credentials' };
const NOT_THEIRS = { code: 'login-not-found' };
const SLOWED = { code: 'too-many-attempts' };

function givenShop(role: 'admin' | 'customer' = 'admin') {
  const world = openWorld();
  const email = 'arta@example.test';
  const person = givenUser(world, role, { email, passwordHash });
  const login = (ip: string, deviceToken: string | null, given = password, isSharedAddress = false) =>
    world.call(null, { ip, deviceToken, isSharedAddress }).public.auth.login({ email, password: given });
  const deviceOf = () => world.logins.at(-1)?.deviceToken ?? null;
  return { world, email, person, login, deviceOf };
}

test('guesses from many addresses slow an account for strangers, and never for a device it knows', async () => {
  const { login, deviceOf } = givenShop();
  await login('10.0.0.1', null);
  const device = deviceOf();
  for (let guess = 0; guess < 50; guess += 1)
    expect(await rejectionOf(login(`203.0.${guess}.9`, null, 'gabim-gabim'))).toMatchObject(WRONG);
  expect(await rejectionOf(login('198.51.100.1', null))).toMatchObject(SLOWED);
  expect(await rejectionOf(login('198.51.100.2', 'x'.repeat(43)))).toMatchObject(SLOWED);
  await login('198.51.100.3', device);
});

test('a login of the owner, on a device that is known, gives strangers no new guesses', async () => {
  const { world, email, login, deviceOf } = givenShop();
  await login('10.0.0.1', null);
  const device = deviceOf();
  for (let guess = 0; guess < 50; guess += 1)
    world.auth.throttle.begin({ account: email, ip: `203.0.${guess}.9` });
  await login('10.0.0.1', device);
  expect(await rejectionOf(login('198.51.100.1', null))).toMatchObject(SLOWED);
});

test('a device that another account knows is a stranger’s', async () => {
  const { world, email, login, deviceOf } = givenShop();
  const other = { email: 'besa@example.test', password };
  givenUser(world, 'customer', { email: other.email, passwordHash });
  await world.call(null, { ip: '10.0.0.2' }).public.auth.login(other);
  const device = deviceOf();
  for (let guess = 0; guess < 50; guess += 1)
    world.auth.throttle.begin({ account: email, ip: `203.0.${guess}.9` });
  expect(await rejectionOf(login('198.51.100.1', device))).toMatchObject(SLOWED);
});

test('an address of everybody, behind a proxy without a name, locks nobody out', async () => {
  const { world, login } = givenShop();
  for (let guess = 0; guess < 120; guess += 1) {
    const stranger = world.call(null, { ip: '10.9.9.9', isSharedAddress: true }).public.auth;
    expect(await rejectionOf(stranger.login({ email: `x${guess}@example.test`, password }))).toMatchObject(
      WRONG,
    );
  }
  await login('10.9.9.9', null, password, true);
});

test('an address past its hundred wrong tries is free again after a right password', async () => {
  const { world, login } = givenShop();
  for (let guess = 0; guess < 100; guess += 1)
    await rejectionOf(
      world.call(null, { ip: '10.0.0.9' }).public.auth.login({ email: `x${guess}@example.test`, password }),
    );
  world.advance(60_000);
  await login('10.0.0.9', null);
  await login('10.0.0.9', null);
});

test('a login from a device that is not known is marked so for its owner, the first one ever is not', async () => {
  const { world, person, login, deviceOf } = givenShop('customer');
  await login('10.0.0.1', null);
  const device = deviceOf();
  await login('10.0.0.2', device);
  await login('10.0.0.3', null);
  const list = await world.call(person).profile.logins();
  expect(list.filter((one) => one.isNewDevice).map(({ ip }) => ip)).toEqual(['10.0.0.3']);
});

test('a device that was signed out everywhere is known no more', async () => {
  const { world, person, login, deviceOf } = givenShop();
  await login('10.0.0.1', null);
  const device = deviceOf();
  await world.call(person).profile.signOutEverywhere();
  for (let guess = 0; guess < 50; guess += 1)
    await rejectionOf(login(`203.0.${guess}.9`, null, 'gabim-gabim'));
  expect(await rejectionOf(login('198.51.100.3', device))).toMatchObject(SLOWED);
});

test('who logs in on a new device is told on the others, until they say that it was them', async () => {
  const { world, person, login, deviceOf } = givenShop('customer');
  await login('10.0.0.1', null);
  const device = deviceOf();
  await login('10.0.0.1', device);
  const [first] = await world.call(person).profile.logins();
  const known = world.call(person, { loginId: first?.id ?? null });
  world.advance(1000);
  await login('10.0.0.3', null);
  const [stranger] = await known.profile.newDevices();
  const loginId = stranger?.loginId ?? 0;
  const asStranger = world.call(person, { loginId });
  expect((await known.customer.notifications.list()).items).toMatchObject([
    { kind: 'new-device', loginId, isUnread: true },
  ]);
  expect(await asStranger.profile.newDevices()).toEqual([]);
  expect((await asStranger.customer.notifications.list()).items).toEqual([]);
  expect(await rejectionOf(asStranger.profile.confirmDevice({ loginId }))).toMatchObject(NOT_THEIRS);
  const another = world.call(givenUser(world, 'customer'));
  expect(await rejectionOf(another.profile.confirmDevice({ loginId }))).toMatchObject(NOT_THEIRS);
  await asStranger.profile.endLogin({ loginId });
  expect(await known.profile.newDevices()).toHaveLength(1);
  await known.profile.confirmDevice({ loginId });
  expect(await known.profile.newDevices()).toEqual([]);
  expect((await known.customer.notifications.list()).items).toEqual([]);
});
