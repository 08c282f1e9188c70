import { and, desc, eq, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import { logins, refreshTokens, users } from '#db/schema/users.ts';
import { endLogin } from '#domain/logins/logins.ts';
import { type Ctx, expiryTime } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { createToken, followToken, hashToken } from './token.ts';

export type IssuedRefreshToken = { readonly refreshToken: string; readonly refreshExpiresAt: number };

/** The new token with user and login, or null when the user has to log in again. */
export type Rotation = (IssuedRefreshToken & { readonly userId: number; readonly loginId: number }) | null;

const LIFETIME_MS = 30 * 24 * 3_600_000;
const GRACE_MS = 30_000;

const MAX_TOKENS = 50;

export function issueRefreshToken(
  ctx: Ctx,
  loginId: number,
  { token, id } = createToken(),
): IssuedRefreshToken {
  const createdAt = ctx.clock.now();
  const expiresAt = createdAt + LIFETIME_MS;
  ctx.db.insert(refreshTokens).values({ id, loginId, createdAt, expiresAt }).run();
  return { refreshToken: token, refreshExpiresAt: expiresAt };
}

/**
 * Replaces a refresh token by its successor, in one transaction. Use of a token that was replaced more than 30 seconds
 * ago means that it was copied: its login ends everywhere. Within the 30 seconds it may be a parallel tab, which gets
 * the very token that the others got: a thief gets no separate line of tokens, and is detected when either of the two
 * returns.
 */
export function rotateRefreshToken(ctx: Ctx, refreshToken: string): Rotation {
  return inTransaction(ctx, (tx) => {
    const now = tx.clock.now();
    const found = findToken(tx, refreshToken);
    if (!found || found.endedAt !== null || !found.isActive || found.expiresAt <= expiryTime(tx)) return null;
    if (found.replacedAt !== null && now - found.replacedAt > GRACE_MS) {
      endLogin(tx, found.loginId);
      return null;
    }
    tx.db.update(logins).set({ lastUsedAt: now }).where(eq(logins.id, found.loginId)).run();
    const { userId, loginId } = found;
    if (found.replacedAt !== null) {
      const latest = findLatest(tx, refreshToken);
      return { ...(latest ?? issueRefreshToken(tx, loginId)), userId, loginId };
    }
    tx.db.update(refreshTokens).set({ replacedAt: now }).where(eq(refreshTokens.id, found.id)).run();
    const issued = issueRefreshToken(tx, loginId, followToken(refreshToken));
    forgetOldTokens(tx, loginId);
    return { ...issued, userId, loginId };
  });
}

/** The newest token of a line, once others have followed this one; none if the program was restarted since. */
function findLatest(tx: Ctx, refreshToken: string): IssuedRefreshToken | null {
  for (let next = followToken(refreshToken); ; next = followToken(next.token)) {
    const found = findToken(tx, next.token);
    if (!found) return null;
    if (found.replacedAt === null) return { refreshToken: next.token, refreshExpiresAt: found.expiresAt };
  }
}

/** Repeated renewals must not fill the database; a deleted token is rejected like an unknown one. */
function forgetOldTokens(tx: Ctx, loginId: number): void {
  const newest = tx.db
    .select({ id: refreshTokens.id })
    .from(refreshTokens)
    .where(eq(refreshTokens.loginId, loginId))
    .orderBy(isNotNull(refreshTokens.replacedAt), desc(refreshTokens.createdAt), desc(sql`rowid`))
    .limit(MAX_TOKENS);
  tx.db
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.loginId, loginId), notInArray(refreshTokens.id, newest)))
    .run();
}

export function findLoginOfRefreshToken(ctx: Ctx, refreshToken: string): number | undefined {
  return findToken(ctx, refreshToken)?.loginId;
}

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
