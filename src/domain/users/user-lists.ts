import { and, asc, count, desc, eq, gte, or } from 'drizzle-orm';
import type { z } from 'zod';
import { customers } from '#db/schema/customers.ts';
import { users } from '#db/schema/users.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { countRows } from '#kernel/rows.ts';
import type { allUsersInput, listUsersInput } from '#shared/inputs/user-inputs.ts';
import type { Role } from '#shared/roles.ts';
import { matchUsers } from './match-users.ts';
import { fromUsers, toUserRow, type UserRow } from './users.ts';

export function listUsers(ctx: Ctx, input: z.output<typeof listUsersInput>) {
  const where = and(
    matchUsers(input.search),
    input.role === undefined ? undefined : eq(users.role, input.role),
    input.isActive === undefined ? undefined : eq(users.isActive, input.isActive),
  );
  const column = input.sort === 'name' ? users.nameFolded : users.id;
  const order = input.direction === 'desc' ? [desc(column), desc(users.id)] : [asc(column), asc(users.id)];
  const found = fromUsers(ctx.db)
    .where(where)
    .orderBy(...order)
    .limit(input.limit)
    .offset((input.page - 1) * input.limit)
    .all()
    .map(toUserRow);
  const total = countRows(ctx, users, where);
  return { users: found, page: input.page, totalPages: Math.ceil(total / input.limit), total };
}

/** With `since` (ms) those whose login or firm changed. */
export function listAllUsers(ctx: Ctx, { since }: z.output<typeof allUsersInput> = {}): UserRow[] {
  const hasChanged =
    since === undefined ? undefined : or(gte(users.updatedAt, since), gte(customers.updatedAt, since));
  return fromUsers(ctx.db).where(hasChanged).orderBy(asc(users.nameFolded)).all().map(toUserRow);
}

export function countUsers(ctx: Ctx) {
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
