import { and, eq } from 'drizzle-orm';
import { users } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { ACCOUNT_COLUMNS } from './account-columns.ts';
import type { Account } from './get-account.ts';

/** A customer by id, for those who look after them; anybody else's account is `customer-not-found`. */
export function getCustomer(ctx: Ctx, { customerId }: { readonly customerId: number }): Account {
  const customer = ctx.db
    .select(ACCOUNT_COLUMNS)
    .from(users)
    .where(and(eq(users.id, customerId), eq(users.role, 'customer')))
    .get();
  if (!customer) throw new DomainError('customer-not-found');
  return customer;
}
