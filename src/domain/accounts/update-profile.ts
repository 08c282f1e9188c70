import type { z } from 'zod';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import type { updateProfileInput } from '#shared/account-inputs.ts';
import { type Account, getAccount } from './get-account.ts';
import { saveAccount } from './save-account.ts';

/** A person changes their own particulars; the e-mail is the office's to change. Refuses with `phone-registered`. */
export function updateProfile(ctx: ActorCtx, input: z.output<typeof updateProfileInput>): Account {
  return inTransaction(ctx, (tx) => {
    const before = getAccount(tx, tx.actor.id);
    const after: Account = {
      ...before,
      name: input.name ?? before.name,
      number: input.number ?? before.number,
      address: input.address ?? before.address,
      fiskal: input.fiskal ?? before.fiskal,
      nrTvsh: input.nrTvsh ?? before.nrTvsh,
      regionId: input.regionId ?? before.regionId,
    };
    saveAccount(tx, before, after);
    return after;
  });
}
