import { and, count, eq } from 'drizzle-orm';
import { users } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';

/** How many admins are active; a shop without one cannot be run. */
export function countActiveAdmins(ctx: Pick<Ctx, 'db'>): number {
  const row = ctx.db
    .select({ admins: count() })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
    .get();
  return row?.admins ?? 0;
}
