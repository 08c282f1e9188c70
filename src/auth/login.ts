import { eq } from 'drizzle-orm';
import { users } from '#db/schema/users.ts';
import { spendSecondFactor } from '#domain/logins/second-factor.ts';
import { getUser, type UserRow } from '#domain/users/users.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { normalizeEmail } from '#shared/text/plain-text.ts';
import type { AuthCtx } from './auth.ts';
import { isKnownDevice } from './known-devices.ts';
import type { LoginTokens } from './login-tokens.ts';
import { openLogin } from './open-login.ts';

export type LoggedIn = { readonly user: UserRow; readonly tokens: LoginTokens };

/**
 * Logs a user in by e-mail and password. One rejection (`invalid-credentials`) and one hash's time whether the e-mail
 * or the password is wrong; `account-deactivated`, `second-factor-needed` and `second-factor-invalid` only with the
 * right password; `too-many-attempts` when guessing.
 */
export async function logIn(
  ctx: AuthCtx,
  input: { readonly email: string; readonly password: string; readonly otp?: string | undefined },
): Promise<LoggedIn> {
  const account = normalizeEmail(input.email);
  const found = findCredentials(ctx, account);
  const { ip, isSharedAddress } = ctx;
  const isKnown = found !== undefined && isKnownDevice(ctx, found.id, ctx.deviceToken);
  const attempt = { account, ip, isSharedAddress, isKnownDevice: isKnown };
  ctx.auth.throttle.begin(attempt);
  const isRight = await ctx.auth.passwords.verify(input.password, found?.passwordHash ?? null);
  if (!found || !isRight) throw new DomainError('invalid-credentials');
  // Hashing took a while: the account may have changed meanwhile.
  const current = findCredentials(ctx, account);
  if (current?.id !== found.id || current.passwordHash !== found.passwordHash) {
    throw new DomainError('invalid-credentials');
  }
  if (!current.isActive) throw new DomainError('account-deactivated');
  // Until the code is right the attempt stays counted: the password alone gives no extra guesses.
  spendSecondFactor(ctx, current.id, input.otp);
  ctx.auth.throttle.succeed(attempt);
  const tokens = await openLogin(ctx, current.id);
  return { user: getUser(ctx, current.id), tokens };
}

function findCredentials(ctx: AuthCtx, email: string) {
  return ctx.db
    .select({ id: users.id, passwordHash: users.passwordHash, isActive: users.isActive })
    .from(users)
    .where(eq(users.email, email))
    .get();
}
