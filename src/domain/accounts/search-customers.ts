import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { users } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { normalizePhone } from '#shared/phone.ts';
import { ACCOUNT_COLUMNS } from './account-columns.ts';
import type { Account } from './get-account.ts';
import { matchAccounts } from './match-accounts.ts';

/**
 * Customers by phone in any form, by part of a name or by the beginning of a fiscal phone: the one whose number it is
 * first, then by name. A blank term finds nobody.
 */
export function searchCustomers(
  ctx: Ctx,
  input: { readonly term: string; readonly limit: number },
): Account[] {
  const matches = matchAccounts(input.term);
  if (!matches) return [];
  const isTheirNumber = sql`${users.phoneNormalized} IS ${normalizePhone(input.term) ?? ''}`;
  return ctx.db
    .select(ACCOUNT_COLUMNS)
    .from(users)
    .where(and(matches, eq(users.role, 'customer')))
    .orderBy(desc(isTheirNumber), asc(users.nameFolded), asc(users.id))
    .limit(input.limit)
    .all();
}
