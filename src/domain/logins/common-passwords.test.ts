import { expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import {
  KNOWN_PASSWORD as currentPassword,
  KNOWN_PASSWORD_HASH as passwordHash,
} from '#testing/known-password.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';
import { isCommonPassword } from './common-passwords.ts';

test.each(['12345678', 'password', 'PASSWORD', 'qwertyuiop', 'iloveyou', 'football'])(
  '%s is common',
  (word) => {
    expect(isCommonPassword(word)).toBe(true);
  },
);

test('what is not in the list is not', () => {
  expect(isCommonPassword('tri-shporta-me-kajsi')).toBe(false);
});

test.each(['customer', 'driver', 'stocker', 'packer', 'call_agent'] as const)(
  'a %s may keep a common one',
  async (role) => {
    const world = openWorld();
    const { profile } = world.call(
      givenUser(world, role, { passwordHash, ...(role === 'driver' ? { driverCode: 1 } : {}) }),
    );
    await profile.changePassword({ currentPassword, newPassword: '12345678', confirmPassword: '12345678' });
  },
);

test('an administrator may not, wherever the password is set', async () => {
  const world = openWorld();
  const admin = givenUser(world, 'admin', { passwordHash });
  const { profile, admin: office } = world.call(admin);
  const common = { code: 'password-too-common' };
  const weak = { newPassword: '12345678', confirmPassword: '12345678' };
  expect(await rejectionOf(profile.changePassword({ currentPassword, ...weak }))).toMatchObject(common);
  const other = givenUser(world, 'admin', { passwordHash });
  expect(await rejectionOf(office.users.update({ userId: other.id, password: 'password1' }))).toMatchObject(
    common,
  );
  const { code } = await office.users.issueRecoveryCode({ userId: other.id });
  const { email } = await world.call(other).profile.get();
  const recovered = world.call(null).public.auth.recover({
    email: email ?? '',
    code,
    password: '12345678',
    confirmPassword: '12345678',
  });
  expect(await rejectionOf(recovered)).toMatchObject(common);
});

test('whoever types a password is told whether it is a common one, and nothing else', async () => {
  const { auth } = openWorld().call(null).public;
  const check = (password: string) => auth.checkPassword({ password });
  expect(await check('Password1')).toEqual({ isCommon: true });
  expect(await check('tri-shporta-me-kajsi')).toEqual({ isCommon: false });
});
