import { and, eq } from 'drizzle-orm';
import { users } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { matchAccounts } from './match-accounts.ts';

/** Customers whose orders one search looks through: a term that fits more is too wide to be of use. */
const MAX_CUSTOMERS = 100;

/** Ids of at most 100 customers whom a search term fits: name, e-mail, phone in any form, address. */
export function findCustomerIds(ctx: Ctx, term: string): number[] {
  const matches = matchAccounts(term);
  if (!matches) return [];
  return ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(matches, eq(users.role, 'customer')))
    .limit(MAX_CUSTOMERS)
    .all()
    .map((customer) => customer.id);
}
