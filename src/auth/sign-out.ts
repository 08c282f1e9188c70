import { endLogin } from '#domain/logins/logins.ts';
import { type Ctx, isClockTrusted } from '#kernel/ctx.ts';
import type { AuthCtx } from './auth.ts';
import { deleteExpiredRefreshTokens, findLoginOfRefreshToken } from './refresh-tokens.ts';
import { deleteExpiredSessions } from './sessions.ts';

/** Ends the login behind the request's session, or behind its refresh token when the session has run out. */
export function logOut(ctx: AuthCtx, refreshToken: string | null): void {
  const loginId = ctx.loginId ?? (refreshToken ? findLoginOfRefreshToken(ctx, refreshToken) : undefined);
  if (loginId !== undefined) endLogin(ctx, loginId);
}

/** Throws away sessions and refresh tokens that have run out; to be run now and then while the shop is open. None goes while the date is in doubt. */
export async function cleanUpLogins(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  if (!isClockTrusted(ctx)) return;
  await deleteExpiredSessions(ctx);
  deleteExpiredRefreshTokens(ctx);
}
