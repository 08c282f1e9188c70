import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { logins } from '#db/schema/accounts.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';

/** A device on which a person is logged in. Instants are ms since the epoch. */
export type ListedLogin = {
  readonly id: number;
  readonly userAgent: string;
  readonly ip: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
};

/** A login that has not been used for this long can no longer be renewed. */
const LIFETIME_MS = 30 * 24 * 3_600_000;

/** The devices on which the caller is logged in, last used first. */
export function listLogins(ctx: ActorCtx): ListedLogin[] {
  return ctx.db
    .select({
      id: logins.id,
      userAgent: logins.userAgent,
      ip: logins.ip,
      createdAt: logins.createdAt,
      lastUsedAt: logins.lastUsedAt,
    })
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
