import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

test('a password fits its own hash and no other, with a new salt each time', async () => {
  const passwords = createPasswords();
  const [first, second] = await Promise.all([passwords.hash('ëmbëlsira1'), passwords.hash('ëmbëlsira1')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await passwords.verify('ëmbëlsira1', first)).toBe(true);
  expect(await passwords.verify('ëmbëlsira1'.normalize('NFD'), first)).toBe(true);
  expect(await passwords.verify('embelsira1', first)).toBe(false);
});

test('without a stored hash nothing is right, not even the password of the stand-in', async () => {
  const passwords = createPasswords();
  expect(await passwords.verify('', null)).toBe(false);
  expect(await passwords.verify('dummy', null)).toBe(false);
});

test('a rush that nobody would wait for is told so instead of filling the memory', async () => {
  const passwords = createPasswords();
  const rush = Array.from({ length: 203 }, () => passwords.verify('x', 'not a hash').catch((error) => error));
  const answers = await Promise.all(rush);
  expect(answers.filter((error) => error.code === 'service-unavailable')).toHaveLength(1);
});
