import { hashPassword } from '#auth/passwords.ts';
import { findAccount, resetPassword as resetAccountPassword } from '#domain/logins/recovery-codes.ts';
import type { Env } from '#env.ts';
import { emailInput } from '#shared/inputs/user-inputs.ts';
import { checkGiven } from './check-given.ts';
import { inClosedShop } from './in-closed-shop.ts';
import { readNewPassword } from './read-password.ts';

/** Sets a new password for an account, for an admin who has forgotten theirs. The shop must be closed. */
export async function resetPassword(env: Env, given: string): Promise<void> {
  const email = checkGiven(emailInput, given);
  await inClosedShop(env, async (ctx) => {
    const userId = findAccount(ctx, email);
    const newHash = await hashPassword(await readNewPassword());
    resetAccountPassword(ctx, { userId, newHash });
    console.log(`Fjalëkalimi i ${email} u ndryshua. Në të gjitha pajisjet duhet të kyçet përsëri.`);
  });
}
