import { eq, lte } from 'drizzle-orm';
import { logins, refreshTokens, users } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { endLogin } from '#domain/logins/end-login.ts';
import { createToken, hashToken } from './token.ts';

/** A refresh token for the cookie, and its end (ms). */
export type IssuedRefreshToken = { readonly refreshToken: string; readonly refreshExpiresAt: number };

/** How a refresh token came out: whose login it renews, or null when the person has to log in again. */
export type Rotation = (IssuedRefreshToken & { readonly userId: number; readonly loginId: number }) | null;

const LIFETIME_MS = 30 * 24 * 3_600_000;
const GRACE_MS = 30_000;

/** Gives a login a new refresh token, good for 30 days; only its hash is stored. */
export function issueRefreshToken(ctx: Ctx, loginId: number): IssuedRefreshToken {
  const { token, id } = createToken();
  const createdAt = ctx.clock.now();
  const expiresAt = createdAt + LIFETIME_MS;
  ctx.db.insert(refreshTokens).values({ id, loginId, createdAt, expiresAt }).run();
  return { refreshToken: token, refreshExpiresAt: expiresAt };
}

/**
 * Replaces a refresh token by a new one, in one transaction. A token that was replaced more than 30 seconds ago has
 * been copied by somebody: its login ends everywhere. Within the 30 seconds it is a parallel tab, which gets a token
 * of its own (decisions "People").
 */
export function rotateRefreshToken(ctx: Ctx, refreshToken: string): Rotation {
  return inTransaction(ctx, (tx) => {
    const now = tx.clock.now();
    const found = findToken(tx, refreshToken);
    if (!found || found.endedAt !== null || !found.isActive || found.expiresAt <= now) return null;
    if (found.replacedAt !== null && now - found.replacedAt > GRACE_MS) {
      endLogin(tx, found.loginId);
      return null;
    }
    if (found.replacedAt === null) {
      tx.db.update(refreshTokens).set({ replacedAt: now }).where(eq(refreshTokens.id, found.id)).run();
    }
    tx.db.update(logins).set({ lastUsedAt: now }).where(eq(logins.id, found.loginId)).run();
    return { ...issueRefreshToken(tx, found.loginId), userId: found.userId, loginId: found.loginId };
  });
}

/** The login that a refresh token belongs to, whatever became of the token. */
export function findLoginOfRefreshToken(ctx: Ctx, refreshToken: string): number | undefined {
  return findToken(ctx, refreshToken)?.loginId;
}

/** Throws away refresh tokens that have run out. */
export function deleteExpiredRefreshTokens(ctx: Pick<Ctx, 'db' | 'clock'>): void {
  ctx.db.delete(refreshTokens).where(lte(refreshTokens.expiresAt, ctx.clock.now())).run();
}

function findToken(ctx: Ctx, refreshToken: string) {
  return ctx.db
    .select({
      id: refreshTokens.id,
      expiresAt: refreshTokens.expiresAt,
      replacedAt: refreshTokens.replacedAt,
      loginId: logins.id,
      endedAt: logins.endedAt,
      userId: users.id,
      isActive: users.isActive,
    })
    .from(refreshTokens)
    .innerJoin(logins, eq(logins.id, refreshTokens.loginId))
    .innerJoin(users, eq(users.id, logins.userId))
    .where(eq(refreshTokens.id, hashToken(refreshToken)))
    .get();
}
