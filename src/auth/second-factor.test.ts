import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { secondFactorCodes, secondFactors } from '#db/schema/users.ts';
import { stepAt, totpOf } from '#domain/logins/totp.ts';
import { ROLES } from '#shared/roles.ts';
import { givenUser } from '#testing/builders.ts';
import { givenDevice } from '#testing/given-device.ts';
import { KNOWN_PASSWORD as password, KNOWN_PASSWORD_HASH as passwordHash } from '#testing/known-password.ts';
import { readAudit } from '#testing/read-audit.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld, type World } from '#testing/world.ts';

const email = 'arta@example.test';
const NEEDED = { cause: { code: 'second-factor-needed', field: 'otp' } };
const INVALID = { cause: { code: 'second-factor-invalid', field: 'otp' } };

const codeNow = (world: World, secret: string, away = 0) =>
  totpOf(secret, stepAt(world.ctx.clock.now()) + away);

async function givenSecondFactor(role: Parameters<typeof givenUser>[1] = 'admin') {
  const world = openWorld();
  const actor = givenUser(world, role, { email, passwordHash });
  const device = await givenDevice(world, actor);
  const { secret, image } = await device.caller.profile.secondFactor.begin({ password });
  const { codes } = await device.caller.profile.secondFactor.confirm({ otp: codeNow(world, secret) });
  world.advance(60_000);
  const login = (otp?: string, ip = '10.0.0.9') =>
    world.call(null, { ip }).public.auth.login({ email, password, otp });
  return { world, actor, device, secret, image, codes, login };
}

test.each(ROLES)('who is a %s may ask for a code at each login', async (role) => {
  const { world, secret, login, actor } = await givenSecondFactor(role);
  await expect(login()).rejects.toMatchObject(NEEDED);
  expect(await login(codeNow(world, secret))).toMatchObject({ id: actor.id });
});

test('without a second factor nothing changes, whatever stands in the field of the code', async () => {
  const world = openWorld();
  const { id } = givenUser(world, 'customer', { email, passwordHash });
  for (const otp of [undefined, '', '123456']) {
    expect(await world.call(null).public.auth.login({ email, password, otp })).toMatchObject({ id });
  }
});

test('a code is asked for only with the right password, so that nobody learns who has one', async () => {
  const { world, secret } = await givenSecondFactor();
  const wrong = world.call(null).public.auth.login({ email, password: 'gabim-gabim' });
  await expect(wrong).rejects.toMatchObject({ cause: { code: 'invalid-credentials' } });
  const withCode = { email, password: 'gabim-gabim', otp: codeNow(world, secret) };
  await expect(world.call(null).public.auth.login(withCode)).rejects.toMatchObject({
    cause: { code: 'invalid-credentials' },
  });
});

test('a code holds a step before and after its own and is good once, as are those before it', async () => {
  const { world, secret, login } = await givenSecondFactor();
  await expect(login(codeNow(world, secret, -2))).rejects.toMatchObject(INVALID);
  await expect(login(codeNow(world, secret, 2))).rejects.toMatchObject(INVALID);
  await login(codeNow(world, secret));
  await expect(login(codeNow(world, secret))).rejects.toMatchObject(INVALID);
  await expect(login(codeNow(world, secret, -1))).rejects.toMatchObject(INVALID);
  await login(codeNow(world, secret, 1));
});

test('the code that switched it on opens no login', async () => {
  const { world, secret, login } = await givenSecondFactor();
  world.advance(-60_000);
  await expect(login(codeNow(world, secret))).rejects.toMatchObject(INVALID);
});

test('guessing codes with the right password is slowed like guessing passwords', async () => {
  const { world, secret, login } = await givenSecondFactor();
  for (const otp of ['000000', '000001', undefined, '000003', undefined]) {
    await expect(login(otp)).rejects.toMatchObject({ cause: { code: expect.stringMatching(/^second/) } });
  }
  await expect(login(codeNow(world, secret))).rejects.toMatchObject({ cause: { code: 'too-many-attempts' } });
});

test('ten recovery codes are good once each, stored as hashes, and their use is recorded', async () => {
  const { world, actor, codes, login, device } = await givenSecondFactor();
  expect(codes).toHaveLength(10);
  const [first = '', second = ''] = codes;
  await login(`${first.slice(0, 4)}-${first.slice(4).toLowerCase()}`);
  await expect(login(first)).rejects.toMatchObject(INVALID);
  await login(second);
  expect(await device.caller.profile.secondFactor.get()).toEqual({ isOn: true, codesLeft: 8 });
  const bytes = world.handle.connection.serialize();
  expect(codes.filter((code) => bytes.includes(code))).toEqual([]);
  const used = readAudit(world).filter(({ action }) => action === 'user.second-factor-code-used');
  expect(used.map(({ entityId }) => entityId)).toEqual([actor.id, actor.id]);
});

test('switching it on asks for the password and a code, and ends all other logins', async () => {
  const world = openWorld();
  const actor = givenUser(world, 'stocker', { email, passwordHash });
  const [phone, desk] = [await givenDevice(world, actor), await givenDevice(world, actor)];
  const { secondFactor } = phone.caller.profile;
  await expect(secondFactor.begin({ password: 'gabim-gabim' })).rejects.toMatchObject({
    cause: { code: 'wrong-password', field: 'password' },
  });
  await expect(secondFactor.confirm({ otp: '123456' })).rejects.toMatchObject({
    cause: { code: 'second-factor-off' },
  });
  const { secret } = await secondFactor.begin({ password });
  await expect(secondFactor.confirm({ otp: '000000' })).rejects.toMatchObject(INVALID);
  await world.call(null).public.auth.login({ email, password });
  await secondFactor.confirm({ otp: codeNow(world, secret) });
  expect(await phone.who()).not.toBeNull();
  expect(await desk.who()).toBeNull();
  await expect(secondFactor.begin({ password })).rejects.toMatchObject({
    cause: { code: 'second-factor-on' },
  });
});

test('switching it off asks for the password and a code', async () => {
  const { world, secret, device, login } = await givenSecondFactor();
  const { secondFactor } = device.caller.profile;
  const otp = codeNow(world, secret);
  await expect(secondFactor.end({ password: 'gabim-gabim', otp })).rejects.toMatchObject({
    cause: { code: 'wrong-password' },
  });
  await expect(secondFactor.end({ password, otp: '000000' })).rejects.toMatchObject(INVALID);
  await secondFactor.end({ password, otp });
  expect(await secondFactor.get()).toEqual({ isOn: false, codesLeft: 0 });
  expect(world.handle.db.select().from(secondFactorCodes).all()).toEqual([]);
  await login();
});

test('who guesses codes to switch it off is slowed, with the right password too', async () => {
  const { world, device, secret } = await givenSecondFactor();
  const { secondFactor } = device.caller.profile;
  for (let guess = 0; guess < 5; guess += 1)
    await expect(secondFactor.end({ password, otp: '000000' })).rejects.toMatchObject(INVALID);
  await expect(secondFactor.end({ password, otp: codeNow(world, secret) })).rejects.toMatchObject({
    cause: { code: 'too-many-attempts' },
  });
});

test('a code from the office for a new password does not stand in for the second factor', async () => {
  const { world, actor, secret } = await givenSecondFactor('customer');
  const { code } = await world
    .call(givenUser(world, 'admin'))
    .admin.users.issueRecoveryCode({ userId: actor.id });
  const recover = (otp?: string) =>
    world.call(null).public.auth.recover({ email, code, password: 'fjalekalim-i-ri', otp });
  await expect(recover()).rejects.toMatchObject(NEEDED);
  await expect(recover('000000')).rejects.toMatchObject(INVALID);
  expect(await recover(codeNow(world, secret))).toMatchObject({ id: actor.id });
});

test('the office takes it off a person who lost it: they are out everywhere, and it is recorded', async () => {
  const { world, actor, device, login } = await givenSecondFactor('driver');
  const boss = givenUser(world, 'admin');
  const office = world.call(boss).admin.users;
  expect(await office.secondFactor({ userId: actor.id })).toEqual({ isOn: true, codesLeft: 10 });
  await office.resetSecondFactor({ userId: actor.id });
  expect(await device.who()).toBeNull();
  await login();
  const reset = readAudit(world).find(({ action }) => action === 'user.second-factor-reset');
  expect(reset).toMatchObject({ entityId: actor.id, actorId: boss.id });
  await expect(office.resetSecondFactor({ userId: 999 })).rejects.toMatchObject({
    cause: { code: 'user-not-found' },
  });
});

test('the secret leaves the server once, while it is set up, and is in no other answer and not in the log', async () => {
  const { world, actor, device, secret } = await givenSecondFactor();
  const office = world.call(givenUser(world, 'admin')).admin;
  const answers = [
    await device.caller.profile.get(),
    await device.caller.profile.secondFactor.get(),
    await office.users.get({ userId: actor.id }),
    await office.users.all(),
    readAudit(world),
  ];
  expect(JSON.stringify(answers)).not.toContain(secret);
  const stored = world.handle.db.select().from(secondFactors).where(eq(secondFactors.userId, actor.id)).all();
  expect(stored.map((row) => row.secret)).toEqual([secret]);
});

test('over REST the code goes along with the login as `otp`', async () => {
  const { world, secret } = await givenSecondFactor();
  const guest = await loginAs(world, null);
  const login = (body: object) => guest.post('/api/auth/login', { email, password, ...body });
  expect(await login({})).toMatchObject({ status: 401, body: { error: 'Code required' } });
  expect(await login({ otp: '000000' })).toMatchObject({ status: 401, body: { error: 'Invalid code' } });
  expect(await login({ otp: 'x' })).toMatchObject({ status: 400, body: { error: 'Validation failed' } });
  const code = codeNow(world, secret);
  expect((await login({ otp: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
});
