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
    const { customerId, name, phone, address, email } = input;
    const before = getCustomer(tx, { customerId });
    const after: Account = {
      ...before,
      name: name ?? before.name,
      phone: phone ?? before.phone,
      address: address ?? before.address,
      email: email === undefined ? before.email : email,
    };
    saveAccount(tx, before, after);
    return after;
  });
}
