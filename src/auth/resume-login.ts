import { getAccount } from '#domain/accounts/accounts.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { AuthCtx } from './auth.ts';
import type { LoggedIn } from './login.ts';
import { refresh } from './refresh.ts';

/** The person whom a refresh token brings back after their session ran out; null when it does not. */
export async function resumeLogin(ctx: AuthCtx, refreshToken: string): Promise<LoggedIn | null> {
  try {
    const { userId, ...tokens } = await refresh(ctx, refreshToken);
    return { user: getAccount(ctx, userId), tokens };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'session-ended') return null;
    throw error;
  }
}
