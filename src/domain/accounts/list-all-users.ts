import { asc } from 'drizzle-orm';
import { users } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { ACCOUNT_COLUMNS } from './account-columns.ts';
import type { Account } from './get-account.ts';

/** Everybody, by name: what `GET /admin/users` promises. */
export function listAllUsers(ctx: Ctx): Account[] {
  return ctx.db.select(ACCOUNT_COLUMNS).from(users).orderBy(asc(users.nameFolded)).all();
}
