import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { recoveryCodes, users } from '#db/schema/users.ts';
import { givenUser } from '#testing/builders.ts';
import { givenDevice } from '#testing/given-device.ts';
import { KNOWN_PASSWORD_HASH as passwordHash } from '#testing/known-password.ts';
import { readAudit } from '#testing/read-audit.ts';
import { openWorld, type World } from '#testing/world.ts';
import { authenticate } from './authenticate.ts';

const email = 'arta@example.test';
const password = 'fjalekalim-i-ri';
const INVALID = { cause: { code: 'recovery-code-invalid', field: 'code' } };
const MINUTE = 60_000;

async function givenCode(values: Parameters<typeof givenUser>[2] = {}) {
  const world = openWorld();
  const admin = givenUser(world, 'admin');
  const actor = givenUser(world, 'customer', { email, passwordHash, ...values });
  const { id } = actor;
  const office = world.call(admin);
  const { code, expiresAt } = await office.admin.users.issueRecoveryCode({ userId: id });
  return { world, office, actor, id, code, expiresAt };
}

const recover = (world: World, code: string, ip = '10.0.0.7') =>
  world.call(null, { ip }).public.auth.recover({ email, code, password, confirmPassword: password });

test('with a code from the office a person sets a new password, comes in by it, and is out everywhere else', async () => {
  const { world, actor, id, code } = await givenCode();
  const device = await givenDevice(world, actor);
  expect(await recover(world, `${code.slice(0, 4)} ${code.slice(4)}`)).toMatchObject({ id, email });
  const [tokens] = world.logins;
  expect((await authenticate(world.ctx, tokens?.sessionToken ?? null))?.actor.id).toBe(id);
  expect(await device.who()).toBeNull();
  await world.call(null).public.auth.login({ email, password });
  expect(readAudit(world).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['user.recovery-code-issued', 'user.password-recovered']),
  );
});

test('a code is stored as a hash alone, and the log knows nothing of it', async () => {
  const { world, code } = await givenCode();
  const [stored] = world.handle.db.select().from(recoveryCodes).all();
  expect(stored?.codeHash).toMatch(/^\$argon2id\$/);
  expect(world.handle.connection.serialize().includes(code)).toBe(false);
});

test('a code is good once', async () => {
  const { world, code } = await givenCode();
  await recover(world, code);
  await expect(recover(world, code)).rejects.toMatchObject(INVALID);
});

test('a code is good for thirty minutes', async () => {
  const { world, code, expiresAt } = await givenCode();
  world.advance(30 * MINUTE);
  expect(world.ctx.clock.now()).toBe(expiresAt);
  await expect(recover(world, code)).rejects.toMatchObject(INVALID);
});

test('a second code takes the place of the first', async () => {
  const { world, office, id, code } = await givenCode();
  const second = await office.admin.users.issueRecoveryCode({ userId: id });
  await expect(recover(world, code)).rejects.toMatchObject(INVALID);
  await recover(world, second.code);
});

test('signing the person out everywhere, another password or deactivating them voids the code', async () => {
  const acts = [
    ({ office, id }) => office.admin.users.signOutEverywhere({ userId: id }),
    ({ office, id }) => office.admin.users.update({ userId: id, password: 'nga-zyra-12' }),
    ({ office, id }) => office.admin.users.setActive({ userId: id, isActive: false }),
  ] satisfies ((given: Awaited<ReturnType<typeof givenCode>>) => Promise<unknown>)[];
  for (const act of acts) {
    const given = await givenCode();
    await act(given);
    given.world.handle.db.update(users).set({ isActive: true }).where(eq(users.id, given.id)).run();
    await expect(recover(given.world, given.code)).rejects.toMatchObject(INVALID);
  }
});

test('guessing a code is slowed down at one address, the right one included', async () => {
  const { world, code } = await givenCode();
  for (let guess = 0; guess < 5; guess += 1) {
    await expect(recover(world, '000000000000')).rejects.toMatchObject(INVALID);
  }
  await expect(recover(world, code)).rejects.toMatchObject({ cause: { code: 'too-many-attempts' } });
  await recover(world, code, '10.9.9.9');
});

test('an unknown e-mail is told like a wrong code', async () => {
  const world = openWorld();
  await expect(recover(world, '123456789012')).rejects.toMatchObject(INVALID);
});

test('nobody gets a code who could not log in with it', async () => {
  const rejected = { cause: { code: 'no-way-to-log-in' } };
  await expect(givenCode({ email: null })).rejects.toMatchObject(rejected);
  await expect(givenCode({ isActive: false })).rejects.toMatchObject(rejected);
});
