import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { pick } from '#db/schema/columns.ts';
import { knownDevices, logins, recoveryCodes, sessions, users } from '#db/schema/users.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { hasRow } from '#kernel/rows.ts';
import { inTransaction } from '#kernel/transaction.ts';

export function endLogin(ctx: Ctx, loginId: number): void {
  inTransaction(ctx, (tx) => {
    const ended = tx.db
      .update(logins)
      .set({ endedAt: tx.clock.now() })
      .where(and(eq(logins.id, loginId), isNull(logins.endedAt)))
      .returning({ userId: logins.userId })
      .get();
    if (!ended) return;
    tx.db.delete(sessions).where(eq(sessions.loginId, loginId)).run();
    tx.emit({ type: 'user', userId: ended.userId });
  });
}

export function endLogins(ctx: Ctx, userId: number, exceptLoginId: number | null): void {
  inTransaction(ctx, (tx) => {
    const exceptId = exceptLoginId ?? 0;
    tx.db
      .update(logins)
      .set({ endedAt: tx.clock.now() })
      .where(and(eq(logins.userId, userId), isNull(logins.endedAt), ne(logins.id, exceptId)))
      .run();
    tx.db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.loginId, exceptId)))
      .run();
    tx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
    tx.db.delete(knownDevices).where(eq(knownDevices.userId, userId)).run();
    tx.emit({ type: 'user', userId });
  });
}

/** Rejects with `login-not-found`, also for another user's login. */
export function endMyLogin(ctx: ActorCtx, loginId: number): void {
  const isOwn = and(eq(logins.id, loginId), eq(logins.userId, ctx.actor.id), isNull(logins.endedAt));
  if (!hasRow(ctx, logins, isOwn)) throw new DomainError('login-not-found');
  endLogin(ctx, loginId);
}

export function isLoginOpen(ctx: Ctx, loginId: number): boolean {
  const open = ctx.db
    .select({ id: logins.id })
    .from(logins)
    .innerJoin(users, eq(users.id, logins.userId))
    .where(and(eq(logins.id, loginId), isNull(logins.endedAt), eq(users.isActive, true)))
    .get();
  return open !== undefined;
}

const LIFETIME_MS = 30 * 24 * 3_600_000;

export function listLogins(ctx: ActorCtx) {
  return ctx.db
    .select(pick(logins, 'id', 'userAgent', 'ip', 'createdAt', 'lastUsedAt', 'isNewDevice'))
    .from(logins)
    .where(
      and(
        eq(logins.userId, ctx.actor.id),
        isNull(logins.endedAt),
        gt(logins.lastUsedAt, ctx.clock.now() - LIFETIME_MS),
      ),
    )
    .orderBy(desc(logins.lastUsedAt), desc(logins.id))
    .all();
}

/** Logins on new devices, except the asking one, until the user confirms them. */
export function listNewDevices(ctx: ActorCtx, askingLoginId: number | null) {
  return ctx.db
    .select({ loginId: logins.id, userAgent: logins.userAgent, at: logins.createdAt })
    .from(logins)
    .where(
      and(
        eq(logins.userId, ctx.actor.id),
        eq(logins.isNewDevice, true),
        ne(logins.id, askingLoginId ?? 0),
        gt(logins.createdAt, ctx.clock.now() - LIFETIME_MS),
      ),
    )
    .orderBy(desc(logins.id))
    .all();
}

/** Not from the new device itself: a thief of the password could confirm it. Rejects with `login-not-found`. */
export function confirmNewDevice(ctx: ActorCtx, loginId: number, askingLoginId: number | null): void {
  inTransaction(ctx, (tx) => {
    const isListed = listNewDevices(tx, askingLoginId).some((device) => device.loginId === loginId);
    if (!isListed) throw new DomainError('login-not-found');
    tx.db.update(logins).set({ isNewDevice: false }).where(eq(logins.id, loginId)).run();
    tx.emit({ type: 'user', userId: tx.actor.id });
  });
}
