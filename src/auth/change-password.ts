import type { z } from 'zod';
import { assertPasswordsMatch } from '#domain/customers/sign-up.ts';
import { assertNotCommon } from '#domain/logins/common-passwords.ts';
import { replacePassword } from '#domain/logins/replace-password.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import type { changePasswordInput } from '#shared/inputs/user-inputs.ts';
import type { AuthCtx } from './auth.ts';
import { provePassword } from './prove-password.ts';

/**
 * Changes a user's own password, given the old one; this login stays, all others end. Rejects with `wrong-password`,
 * `passwords-do-not-match`, `password-too-common` (an administrator) or, for repeated guesses or changes,
 * `too-many-attempts`.
 */
export async function changePassword(
  ctx: AuthCtx & ActorCtx,
  input: z.output<typeof changePasswordInput>,
): Promise<void> {
  assertPasswordsMatch(input.newPassword, input.confirmPassword);
  const provedHash = await provePassword(ctx, input.currentPassword, 'currentPassword');
  ctx.auth.throttle.beginProfileChange(ctx.actor.id);
  assertNotCommon(ctx.actor.role, input.newPassword, 'newPassword');
  const newHash = await ctx.auth.passwords.hash(input.newPassword);
  replacePassword(ctx, { provedHash, newHash, loginId: ctx.loginId });
}
