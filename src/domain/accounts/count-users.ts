import { count } from 'drizzle-orm';
import { users } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import type { Role } from '#shared/roles.ts';

/** How many people there are, by state and by role. */
export type UserCounts = {
  readonly total: number;
  readonly active: number;
  readonly inactive: number;
  readonly byRole: Readonly<Record<Role, number>>;
};

/** Counts everybody for the heading of `Përdoruesit`. */
export function countUsers(ctx: Ctx): UserCounts {
  const groups = ctx.db
    .select({ role: users.role, isActive: users.isActive, people: count() })
    .from(users)
    .groupBy(users.role, users.isActive)
    .all();
  const sum = (rows: typeof groups) => rows.reduce((total, row) => total + row.people, 0);
  const of = (role: Role) => sum(groups.filter((row) => row.role === role));
  return {
    total: sum(groups),
    active: sum(groups.filter((row) => row.isActive)),
    inactive: sum(groups.filter((row) => !row.isActive)),
    byRole: {
      customer: of('customer'),
      admin: of('admin'),
      stocker: of('stocker'),
      driver: of('driver'),
      packer: of('packer'),
      call_agent: of('call_agent'),
    },
  };
}
