import { z } from 'zod';
import { hashPassword } from '#auth/passwords.ts';
import { countActiveAdmins, createAdmin as createAdminAccount } from '#domain/users/admins.ts';
import type { Env } from '#env.ts';
import { emailInput, personNameInput } from '#shared/inputs/user-inputs.ts';
import { checkGiven } from './check-given.ts';
import { inClosedShop } from './in-closed-shop.ts';
import { proposeNewCustomerLimit } from './new-customer-limit.ts';
import { readNewPassword } from './read-password.ts';

const newAdminInput = z.object({ name: personNameInput, email: emailInput });

/** Creates an admin, the first one or another when no one can log in. The shop must be closed. */
export async function createAdmin(env: Env, given: { name?: string; email?: string }): Promise<void> {
  const { name, email } = checkGiven(newAdminInput, given);
  await inClosedShop(env, async (ctx) => {
    const passwordHash = await hashPassword(await readNewPassword());
    const isFirst = countActiveAdmins(ctx) === 0;
    const admin = createAdminAccount(ctx, { name, email, passwordHash });
    if (isFirst) await proposeNewCustomerLimit({ ...ctx, actor: admin });
    console.log(`U krijua administratori ${name} <${email}>. Tani mund ta hapni dyqanin.`);
  });
}
