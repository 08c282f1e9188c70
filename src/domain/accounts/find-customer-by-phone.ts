import { and, eq } from 'drizzle-orm';
import { users } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { normalizePhone } from '#shared/phone.ts';
import { ACCOUNT_COLUMNS } from './account-columns.ts';
import type { Account } from './get-account.ts';

/** The customer who has this phone number, in whatever form it is written; undefined when nobody has it. */
export function findCustomerByPhone(ctx: Ctx, phone: string): Account | undefined {
  const phoneNormalized = normalizePhone(phone);
  if (phoneNormalized === null) return undefined;
  return ctx.db
    .select(ACCOUNT_COLUMNS)
    .from(users)
    .where(and(eq(users.phoneNormalized, phoneNormalized), eq(users.role, 'customer')))
    .get();
}
