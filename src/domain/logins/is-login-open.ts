import { and, eq, isNull } from 'drizzle-orm';
import { logins, users } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';

/** Whether a login still counts: not ended, and its person active. For connections that outlive a request. */
export function isLoginOpen(ctx: Ctx, loginId: number): boolean {
  const open = ctx.db
    .select({ id: logins.id })
    .from(logins)
    .innerJoin(users, eq(users.id, logins.userId))
    .where(and(eq(logins.id, loginId), isNull(logins.endedAt), eq(users.isActive, true)))
    .get();
  return open !== undefined;
}
