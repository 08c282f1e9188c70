import { desc, eq, isNotNull } from 'drizzle-orm';
import { logins, refreshTokens, sessions } from '#db/schema/users.ts';
import { endLogin } from '#domain/logins/logins.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { AuthCtx } from './auth.ts';
import { rememberDevice } from './known-devices.ts';
import type { LoginTokens } from './login-tokens.ts';
import { issueRefreshToken } from './refresh-tokens.ts';
import { openSession } from './sessions.ts';

const MAX_USER_AGENT_LENGTH = 300;

const MAX_LOGINS = 50;

export async function openLogin(ctx: AuthCtx, userId: number): Promise<LoginTokens> {
  const opened = inTransaction(ctx, (tx) => {
    const now = tx.clock.now();
    if (tx.loginId !== null) endLogin(tx, tx.loginId);
    const device = rememberDevice(tx, userId, tx.deviceToken);
    const { loginId } = tx.db
      .insert(logins)
      .values({
        userId,
        userAgent: tx.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
        ip: tx.ip,
        createdAt: now,
        lastUsedAt: now,
        isNewDevice: device.isNew,
      })
      .returning({ loginId: logins.id })
      .get();
    forgetOldLogins(tx, userId);
    if (device.isNew) tx.emit({ type: 'user', userId });
    return { loginId, deviceToken: device.token, ...issueRefreshToken(tx, loginId) };
  });
  const { loginId, ...refresh } = opened;
  return { ...(await openSession(ctx, { userId, loginId })), ...refresh };
}

/** Repeated logins must not fill the database: the logins used longest ago are ended and deleted. */
function forgetOldLogins(tx: Ctx, userId: number): void {
  const forgotten = tx.db
    .select({ id: logins.id })
    .from(logins)
    .where(eq(logins.userId, userId))
    .orderBy(isNotNull(logins.endedAt), desc(logins.lastUsedAt), desc(logins.id))
    .limit(1000)
    .offset(MAX_LOGINS)
    .all();
  for (const { id } of forgotten) {
    endLogin(tx, id);
    tx.db.delete(refreshTokens).where(eq(refreshTokens.loginId, id)).run();
    tx.db.delete(sessions).where(eq(sessions.loginId, id)).run();
    tx.db.delete(logins).where(eq(logins.id, id)).run();
  }
}
