import { endLogin } from '#domain/logins/logins.ts';
import { type Ctx, isClockTrusted } from '#kernel/ctx.ts';
import type { AuthCtx } from './auth.ts';
import { deleteExpiredRefreshTokens, findLoginOfRefreshToken } from './refresh-tokens.ts';
import { deleteExpiredSessions } from './sessions.ts';

export function logOut(ctx: AuthCtx, refreshToken: string | null): void {
  const loginId = ctx.loginId ?? (refreshToken ? findLoginOfRefreshToken(ctx, refreshToken) : undefined);
  if (loginId !== undefined) endLogin(ctx, loginId);
}

export async function cleanUpLogins(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  if (!isClockTrusted(ctx)) return;
  await deleteExpiredSessions(ctx);
  deleteExpiredRefreshTokens(ctx);
}
