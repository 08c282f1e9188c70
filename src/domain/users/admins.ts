import { and, eq, isNotNull } from 'drizzle-orm';
import { users } from '#db/schema/users.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { countRows } from '#kernel/rows.ts';
import { defaultRegionId } from '#shared/regions.ts';
import { createUserRow, type UserRow } from './users.ts';

export type NewAdmin = { readonly name: string; readonly email: string; readonly passwordHash: string };

/** For the command line: no caller is logged in. Rejects with `user-exists`. */
export function createAdmin(ctx: Ctx, admin: NewAdmin): UserRow {
  return createUserRow(
    ctx,
    {
      ...admin,
      phone: '',
      address: '',
      fiscalNumber: '',
      vatNumber: '',
      businessNumber: '',
      regionId: defaultRegionId(),
      role: 'admin',
      driverCode: null,
      discountBasisPoints: 0,
    },
    'user.admin-created',
  );
}

const isActiveAdmin = and(eq(users.role, 'admin'), eq(users.isActive, true));

export function countActiveAdmins(ctx: Pick<Ctx, 'db'>): number {
  return countRows(ctx, users, isActiveAdmin);
}

export function countAdminsWhoCanLogIn(ctx: Pick<Ctx, 'db'>): number {
  return countRows(ctx, users, and(isActiveAdmin, isNotNull(users.email), isNotNull(users.passwordHash)));
}
