import { eq } from 'drizzle-orm';
import { users } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { AccountFields } from '#shared/field-labels.ts';
import { ACCOUNT_COLUMNS } from './account-columns.ts';

/** A person as others may see them. `discountBasisPoints` is zbritje; `createdAt` ms since the epoch. */
export type Account = AccountFields & { readonly id: number; readonly createdAt: number };

/** One account by id; rejects with `user-not-found`. Whose it may be is for the caller to settle. */
export function getAccount(ctx: Ctx, userId: number): Account {
  const account = ctx.db.select(ACCOUNT_COLUMNS).from(users).where(eq(users.id, userId)).get();
  if (!account) throw new DomainError('user-not-found');
  return account;
}
