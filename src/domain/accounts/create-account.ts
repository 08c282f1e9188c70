import { users } from '#db/schema/accounts.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import type { AccountOrigin } from '#shared/audit-events.ts';
import type { AccountFields } from '#shared/field-labels.ts';
import { foldText } from '#shared/fold.ts';
import { normalizePhone } from '#shared/phone.ts';
import { ACCOUNT_COLUMNS } from './account-columns.ts';
import { assertAccountFree } from './assert-account-free.ts';
import type { Account } from './get-account.ts';

/** An account to be made. E-mail is lower-case or null; without a password nobody can log in to it. */
export type NewAccount = Omit<AccountFields, 'isActive'> & { readonly passwordHash: string | null };

/**
 * Makes an account, never touching one that exists. Rejects with `user-exists`, `phone-registered` or
 * `driver-code-taken`. `origin` is how it came about.
 */
export function createAccount(ctx: Ctx, account: NewAccount, origin: AccountOrigin): Account {
  return inTransaction(ctx, (tx) => {
    assertAccountFree(tx, { ...account, isActive: true });
    const now = tx.clock.now();
    const created = tx.db
      .insert(users)
      .values({
        name: account.name,
        nameFolded: foldText(account.name),
        email: account.email,
        phone: account.phone,
        phoneNormalized: normalizePhone(account.phone),
        address: account.address,
        fiscalNumber: account.fiscalNumber,
        vatNumber: account.vatNumber,
        regionId: account.regionId,
        role: account.role,
        driverCode: account.driverCode,
        discountBasisPoints: account.discountBasisPoints,
        passwordHash: account.passwordHash,
        createdAt: now,
        updatedAt: now,
      })
      .returning(ACCOUNT_COLUMNS)
      .get();
    const { name, email, role } = created;
    recordAudit(tx, { type: origin, userId: created.id, name, email, role });
    tx.emit({ type: 'user', userId: created.id });
    return created;
  });
}
