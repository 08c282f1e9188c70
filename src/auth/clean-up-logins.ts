import type { Ctx } from '#domain/kernel/ctx.ts';
import { deleteExpiredRefreshTokens } from './refresh-tokens.ts';
import { deleteExpiredSessions } from './sessions.ts';

/** Throws away sessions and refresh tokens that have run out; to be run now and then while the shop is open. */
export async function cleanUpLogins(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await deleteExpiredSessions(ctx);
  deleteExpiredRefreshTokens(ctx);
}
