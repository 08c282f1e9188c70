import type { z } from 'zod';
import { assertPasswordsMatch } from '#domain/customers/sign-up.ts';
import { assertNotCommon } from '#domain/logins/common-passwords.ts';
import { findRecoveryCode, recoverPassword } from '#domain/logins/recovery-codes.ts';
import { spendSecondFactor } from '#domain/logins/second-factor.ts';
import { getUser } from '#domain/users/users.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { recoverInput } from '#shared/inputs/user-inputs.ts';
import type { AuthCtx } from './auth.ts';
import type { LoggedIn } from './login.ts';
import { openLogin } from './open-login.ts';

/**
 * Sets a new password by a code from the office, and logs the user in. One rejection (`recovery-code-invalid`) and one
 * hash's time whether the e-mail or the code is wrong, used or expired; `second-factor-needed` and
 * `second-factor-invalid` only with the right code; `too-many-attempts` when guessing.
 */
export async function recover(ctx: AuthCtx, input: z.output<typeof recoverInput>): Promise<LoggedIn> {
  assertPasswordsMatch(input.password, input.confirmPassword);
  const attempt = { account: `code ${input.email}`, ip: ctx.ip, isSharedAddress: ctx.isSharedAddress };
  ctx.auth.throttle.begin(attempt);
  const found = findRecoveryCode(ctx, input.email);
  const isRight = await ctx.auth.passwords.verify(input.code, found?.codeHash ?? null);
  if (!found || !isRight) throw new DomainError('recovery-code-invalid').on('code');
  assertNotCommon(getUser(ctx, found.userId).role, input.password);
  const newHash = await ctx.auth.passwords.hash(input.password);
  inTransaction(ctx, (tx) => {
    spendSecondFactor(tx, found.userId, input.otp);
    recoverPassword(tx, { userId: found.userId, provedHash: found.codeHash, newHash });
  });
  ctx.auth.throttle.succeed(attempt);
  const tokens = await openLogin(ctx, found.userId);
  return { user: getUser(ctx, found.userId), tokens };
}
