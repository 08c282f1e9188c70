import { logins } from '#db/schema/accounts.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { endLogin } from '#domain/logins/end-login.ts';
import type { AuthCtx } from './auth.ts';
import type { LoginTokens } from './login-tokens.ts';
import { issueRefreshToken } from './refresh-tokens.ts';
import { openSession } from './sessions.ts';

const MAX_USER_AGENT_LENGTH = 300;

/** Opens a login on this device, always with new tokens; the one whose cookies they replace ends. */
export async function openLogin(ctx: AuthCtx, userId: number): Promise<LoginTokens> {
  const opened = inTransaction(ctx, (tx) => {
    const now = tx.clock.now();
    if (tx.loginId !== null) endLogin(tx, tx.loginId);
    const { loginId } = tx.db
      .insert(logins)
      .values({
        userId,
        userAgent: tx.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
        ip: tx.ip,
        createdAt: now,
        lastUsedAt: now,
      })
      .returning({ loginId: logins.id })
      .get();
    return { loginId, ...issueRefreshToken(tx, loginId) };
  });
  const { loginId, ...refresh } = opened;
  return { ...(await openSession(ctx, { userId, loginId })), ...refresh };
}
