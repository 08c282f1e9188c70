import type { z } from 'zod';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import type { updateCustomerInput } from '#shared/account-inputs.ts';
import type { Account } from './get-account.ts';
import { getCustomer } from './get-customer.ts';
import { saveAccount } from './save-account.ts';

/**
 * The call centre corrects a customer's particulars. Rejects with `customer-not-found`, `user-exists` for the e-mail
 * and `phone-registered`, which says whose number it is.
 */
export function updateCustomer(ctx: ActorCtx, input: z.output<typeof updateCustomerInput>): Account {
  return inTransaction(ctx, (tx) => {
    const { customerId, email, ...changes } = input;
    const before = getCustomer(tx, { customerId });
    const after: Account = {
      ...before,
      name: changes.name ?? before.name,
      phone: changes.phone ?? before.phone,
      address: changes.address ?? before.address,
      regionId: changes.regionId ?? before.regionId,
      fiscalNumber: changes.fiscalNumber ?? before.fiscalNumber,
      vatNumber: changes.vatNumber ?? before.vatNumber,
      email: email === undefined ? before.email : email,
    };
    saveAccount(tx, before, after);
    return after;
  });
}
