import { getUser } from '#domain/users/users.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { AuthCtx } from './auth.ts';
import type { LoggedIn } from './login.ts';
import type { LoginTokens } from './login-tokens.ts';
import { rotateRefreshToken } from './refresh-tokens.ts';
import { openSession } from './sessions.ts';

/**
 * New tokens for a refresh token: a session and the token's replacement. Rejects with `session-ended` when it is
 * missing, unknown, expired, ended, of a deactivated user, or reused after its replacement.
 */
export async function refresh(
  ctx: AuthCtx,
  refreshToken: string | null,
): Promise<LoginTokens & { userId: number }> {
  const rotation = refreshToken === null ? null : rotateRefreshToken(ctx, refreshToken);
  if (!rotation) throw new DomainError('session-ended');
  const { userId, loginId, ...issued } = rotation;
  return { ...(await openSession(ctx, { userId, loginId })), ...issued, userId };
}

/** Logs a user in again by a refresh token after their session expired; null when it is not valid. */
export async function resumeLogin(ctx: AuthCtx, refreshToken: string): Promise<LoggedIn | null> {
  try {
    const { userId, ...tokens } = await refresh(ctx, refreshToken);
    return { user: getUser(ctx, userId), tokens };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'session-ended') return null;
    throw error;
  }
}
