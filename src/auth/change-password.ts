import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { users } from '#db/schema/users.ts';
import { assertPasswordsMatch } from '#domain/customers/sign-up.ts';
import { assertNotCommon } from '#domain/logins/common-passwords.ts';
import { replacePassword } from '#domain/logins/replace-password.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { changePasswordInput } from '#shared/inputs/user-inputs.ts';
import type { AuthCtx } from './auth.ts';

/**
 * A person changes their own password, proving the old one; this login stays, all their others end. Rejects with
 * `wrong-password`, `passwords-do-not-match`, `password-too-common` (an administrator) or, when guessing or changing it again and
 * again, `too-many-attempts`.
 */
export async function changePassword(
  ctx: AuthCtx & ActorCtx,
  input: z.output<typeof changePasswordInput>,
): Promise<void> {
  assertPasswordsMatch(input.newPassword, input.confirmPassword);
  const attempt = { account: `#${ctx.actor.id}`, ip: ctx.ip, isSharedAddress: ctx.isSharedAddress };
  ctx.auth.throttle.begin(attempt);
  const stored = ctx.db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, ctx.actor.id))
    .get();
  const provedHash = stored?.hash ?? null;
  const isRight = await ctx.auth.passwords.verify(input.currentPassword, provedHash);
  if (!isRight || provedHash === null) throw new DomainError('wrong-password').on('currentPassword');
  ctx.auth.throttle.succeed(attempt);
  ctx.auth.throttle.beginProfileChange(ctx.actor.id);
  assertNotCommon(ctx.actor.role, input.newPassword, 'newPassword');
  const newHash = await ctx.auth.passwords.hash(input.newPassword);
  replacePassword(ctx, { provedHash, newHash, loginId: ctx.loginId });
}
