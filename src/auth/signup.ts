import type { z } from 'zod';
import { assertPasswordsMatch, signUp } from '#domain/customers/sign-up.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { signUpInput } from '#shared/inputs/user-inputs.ts';
import type { AuthCtx } from './auth.ts';
import { openLogin } from './open-login.ts';

/**
 * A guest creates a customer account and is logged in; an admin creates one for a customer and stays logged in as
 * admin. Rejects with `forbidden` for other roles, `passwords-do-not-match`, `user-exists`, `phone-registered` or, for
 * very many from one address, `too-many-attempts`.
 */
export async function signUpAndLogIn(ctx: AuthCtx, input: z.output<typeof signUpInput>) {
  if (ctx.actor && ctx.actor.role !== 'admin') throw new DomainError('forbidden');
  const { password, confirmPassword, ...particulars } = input;
  assertPasswordsMatch(password, confirmPassword);
  if (!ctx.actor) ctx.auth.throttle.beginSignup(ctx.ip);
  const passwordHash = await ctx.auth.passwords.hash(password);
  const user = signUp(ctx, { ...particulars, passwordHash });
  return { user, tokens: ctx.actor ? null : await openLogin(ctx, user.id) };
}
