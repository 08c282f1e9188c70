import type { z } from 'zod';
import {
  disableSecondFactor,
  enableSecondFactor,
  proposeSecondFactor,
} from '#domain/logins/second-factor.ts';
import { getUser } from '#domain/users/users.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import type {
  beginSecondFactorInput,
  confirmSecondFactorInput,
  endSecondFactorInput,
} from '#shared/inputs/user-inputs.ts';
import type { AuthCtx } from './auth.ts';
import { provePassword } from './prove-password.ts';

/** Rejects with `wrong-password`, `too-many-attempts` or `second-factor-on`. */
export async function beginSecondFactor(
  ctx: AuthCtx & ActorCtx,
  { password }: z.output<typeof beginSecondFactorInput>,
  shopName: string,
) {
  await provePassword(ctx, password, 'password');
  const secret = proposeSecondFactor(ctx);
  const { email, name } = getUser(ctx, ctx.actor.id);
  const label = `${encodeURIComponent(shopName)}:${encodeURIComponent(email ?? name)}`;
  return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(shopName)}` };
}

/** Returns the recovery codes. Rejects with `second-factor-invalid`, `second-factor-off` or `too-many-attempts`. */
export function confirmSecondFactor(
  ctx: AuthCtx & ActorCtx,
  { otp }: z.output<typeof confirmSecondFactorInput>,
): string[] {
  const attempt = { account: `otp #${ctx.actor.id}`, ip: ctx.ip, isSharedAddress: ctx.isSharedAddress };
  ctx.auth.throttle.begin(attempt);
  const codes = enableSecondFactor(ctx, otp, ctx.loginId);
  ctx.auth.throttle.succeed(attempt);
  return codes;
}

/** Rejects with `wrong-password`, `second-factor-invalid`, `second-factor-off` or `too-many-attempts`. */
export async function endSecondFactor(
  ctx: AuthCtx & ActorCtx,
  { password, otp }: z.output<typeof endSecondFactorInput>,
): Promise<void> {
  const attempt = { account: `otp #${ctx.actor.id}`, ip: ctx.ip, isSharedAddress: ctx.isSharedAddress };
  ctx.auth.throttle.begin(attempt);
  await provePassword(ctx, password, 'password');
  disableSecondFactor(ctx, otp);
  ctx.auth.throttle.succeed(attempt);
}
