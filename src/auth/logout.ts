import { endLogin } from '#domain/logins/logins.ts';
import type { AuthCtx } from './auth.ts';
import { findLoginOfRefreshToken } from './refresh-tokens.ts';

/** Ends the login behind the request's session, or behind its refresh token when the session has run out. */
export function logOut(ctx: AuthCtx, refreshToken: string | null): void {
  const loginId = ctx.loginId ?? (refreshToken ? findLoginOfRefreshToken(ctx, refreshToken) : undefined);
  if (loginId !== undefined) endLogin(ctx, loginId);
}
