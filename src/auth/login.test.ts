import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#db/schema/users.ts';
import { givenUser } from '#testing/builders.ts';
import { KNOWN_PASSWORD as password, KNOWN_PASSWORD_HASH as passwordHash } from '#testing/known-password.ts';
import { openWorld, type World } from '#testing/world.ts';
import type { AuthCtx } from './auth.ts';
import { authenticate } from './authenticate.ts';
import { logIn } from './login.ts';
import type { Passwords } from './passwords.ts';

const INVALID = { code: 'invalid-credentials' };

function browser(world: World, ip = '10.0.0.1'): AuthCtx {
  return { ...world.ctx, auth: world.auth, loginId: null, ip, userAgent: 'Firefox' };
}

function countHashes(passwords: Passwords, onVerify = () => {}) {
  const counted = { hashes: 0 };
  const counting: Passwords = {
    hash: passwords.hash,
    verify: async (given, stored) => {
      counted.hashes += 1;
      const isRight = await passwords.verify(given, stored);
      onVerify();
      return isRight;
    },
  };
  return { counted, counting };
}

test('a person logs in with their e-mail in any case, and is known from then on', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { email: 'arta@example.test', passwordHash });
  const { user, tokens } = await logIn(browser(world), { email: ' Arta@Example.TEST ', password });
  expect(user).toMatchObject({ id: customer.id, email: 'arta@example.test' });
  expect(JSON.stringify(user)).not.toContain('argon2');
  expect((await authenticate(world.ctx, tokens.sessionToken))?.actor).toEqual(customer);
});

test.each([
  '\u202aarta@example.test\u202c',
  'arta@example.test\u200b',
  '\ufeffarta@example.test\u00a0',
  'ａrta＠example.test',
])('a person logs in with marks around or in their e-mail: %j', async (email) => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { email: 'arta@example.test', passwordHash });
  expect((await logIn(browser(world), { email, password })).user.id).toBe(customer.id);
});

test('an unknown e-mail, a wrong password and an account without one are told apart neither by word nor by work', async () => {
  const world = openWorld();
  givenUser(world, 'customer', { email: 'arta@example.test', passwordHash });
  givenUser(world, 'customer', { email: 'byphone@example.test', passwordHash: null });
  givenUser(world, 'customer', { email: 'gone@example.test', passwordHash, isActive: false });
  const { counted, counting } = countHashes(world.auth.passwords);
  const ctx = { ...browser(world), auth: { ...world.auth, passwords: counting } };
  const emails = ['nobody@example.test', 'arta@example.test', 'byphone@example.test', 'gone@example.test'];
  for (const [index, email] of emails.entries()) {
    await expect(logIn(ctx, { email, password: 'gabim-gabim' })).rejects.toMatchObject(INVALID);
    expect(counted.hashes, email).toBe(index + 1);
  }
});

test('a deactivated account is told so only with the right password', async () => {
  const world = openWorld();
  givenUser(world, 'customer', { email: 'gone@example.test', passwordHash, isActive: false });
  await expect(logIn(browser(world), { email: 'gone@example.test', password })).rejects.toMatchObject({
    code: 'account-deactivated',
  });
});

test('who is deactivated or gets another password while the old one is being hashed does not get in', async () => {
  const world = openWorld();
  const { id } = givenUser(world, 'customer', { email: 'arta@example.test', passwordHash });
  const change = (values: Partial<typeof users.$inferInsert>) => {
    const { counting } = countHashes(world.auth.passwords, () =>
      world.handle.db.update(users).set(values).where(eq(users.id, id)).run(),
    );
    return { ...browser(world), auth: { ...world.auth, passwords: counting } };
  };
  const input = { email: 'arta@example.test', password };
  await expect(logIn(change({ isActive: false }), input)).rejects.toMatchObject({
    code: 'account-deactivated',
  });
  await expect(logIn(change({ isActive: true, passwordHash: 'x' }), input)).rejects.toMatchObject(INVALID);
});

test('guessing is slowed down at one address, without a hash; the owner gets in from another', async () => {
  const world = openWorld();
  givenUser(world, 'customer', { email: 'arta@example.test', passwordHash });
  const { counted, counting } = countHashes(world.auth.passwords);
  const auth = { ...world.auth, passwords: counting };
  const stranger = { ...browser(world, '203.0.113.9'), auth };
  const guess = { email: 'arta@example.test', password: 'gabim-gabim' };
  for (let count = 1; count <= 5; count += 1) {
    await expect(logIn(stranger, guess)).rejects.toMatchObject(INVALID);
  }
  await expect(logIn(stranger, { ...guess, password })).rejects.toMatchObject({
    code: 'too-many-attempts',
    data: { retryAfterSeconds: 5 },
  });
  expect(counted.hashes).toBe(5);
  await logIn({ ...browser(world), auth }, { ...guess, password });
  world.advance(5_000);
  await logIn(stranger, { ...guess, password });
});

test('logging in again on the same browser ends the login whose cookies it replaces', async () => {
  const world = openWorld();
  givenUser(world, 'customer', { email: 'arta@example.test', passwordHash });
  const first = await logIn(browser(world), { email: 'arta@example.test', password });
  const { loginId } = (await authenticate(world.ctx, first.tokens.sessionToken)) ?? { loginId: null };
  const second = await logIn({ ...browser(world), loginId }, { email: 'arta@example.test', password });
  expect(await authenticate(world.ctx, first.tokens.sessionToken)).toBeNull();
  expect(await authenticate(world.ctx, second.tokens.sessionToken)).not.toBeNull();
});
