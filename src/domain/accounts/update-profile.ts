import type { z } from 'zod';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import type { updateProfileInput } from '#shared/account-inputs.ts';
import { type Account, getAccount } from './get-account.ts';
import { saveAccount } from './save-account.ts';

/** A person changes their own particulars; the e-mail is the office's to change. Rejects with `phone-registered`. */
export function updateProfile(ctx: ActorCtx, input: z.output<typeof updateProfileInput>): Account {
  return inTransaction(ctx, (tx) => {
    const before = getAccount(tx, tx.actor.id);
    const after: Account = {
      ...before,
      name: input.name ?? before.name,
      phone: input.phone ?? before.phone,
      address: input.address ?? before.address,
      fiscalNumber: input.fiscalNumber ?? before.fiscalNumber,
      vatNumber: input.vatNumber ?? before.vatNumber,
      regionId: input.regionId ?? before.regionId,
    };
    saveAccount(tx, before, after);
    return after;
  });
}
