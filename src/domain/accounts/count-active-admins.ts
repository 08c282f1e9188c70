import { and, count, eq, isNotNull } from 'drizzle-orm';
import { users } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';

const isActiveAdmin = and(eq(users.role, 'admin'), eq(users.isActive, true));

/** How many admins are active; a shop without one cannot be run. */
export function countActiveAdmins(ctx: Pick<Ctx, 'db'>): number {
  const row = ctx.db.select({ admins: count() }).from(users).where(isActiveAdmin).get();
  return row?.admins ?? 0;
}

/** How many of them could come in today: an account that was copied from elsewhere may lack e-mail or password. */
export function countAdminsWhoCanLogIn(ctx: Pick<Ctx, 'db'>): number {
  const row = ctx.db
    .select({ admins: count() })
    .from(users)
    .where(and(isActiveAdmin, isNotNull(users.email), isNotNull(users.passwordHash)))
    .get();
  return row?.admins ?? 0;
}
