import { z } from 'zod';
import { hashPassword } from '#auth/passwords.ts';
import { createAdmin as createAdminAccount } from '#domain/accounts/admins.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Env } from '#env.ts';
import { emailInput, newPasswordInput, personNameInput } from '#shared/account-inputs.ts';
import { sentenceOf } from '#shared/error-sentences.ts';
import { acquireDataFolder } from './acquire-data-folder.ts';
import { CommandError } from './command-error.ts';
import { openShopDatabase } from './open-shop-database.ts';
import { openShopFolder } from './open-shop-folder.ts';
import { readPassword } from './read-password.ts';

const newAdminInput = z.object({ name: personNameInput, email: emailInput });

/** Makes an admin, the first one or another when nobody gets in any more. The shop must be closed. */
export async function createAdmin(env: Env, given: { name?: string; email?: string }): Promise<void> {
  const { name, email } = check(newAdminInput, given);
  const folder = openShopFolder(env);
  const release = acquireDataFolder(folder);
  try {
    const handle = await openShopDatabase(folder);
    try {
      const typed = await readPassword();
      if (typed === undefined) throw new CommandError('usage', 'Fjalëkalimet nuk përputhen.');
      const passwordHash = await hashPassword(check(newPasswordInput, typed));
      const ctx: Ctx = {
        db: handle.db,
        actor: null,
        clock: { now: () => Date.now() },
        emit: () => undefined,
      };
      createAdminAccount(ctx, { name, email, passwordHash });
      console.log(`U krijua administratori ${name} <${email}>. Tani mund ta hapni dyqanin.`);
    } finally {
      handle.connection.close();
    }
  } catch (thrown) {
    if (thrown instanceof DomainError) throw new CommandError('usage', sentenceOf(thrown));
    throw thrown;
  } finally {
    release();
  }
}

function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new CommandError('usage', result.error.issues.map((issue) => issue.message).join('\n'));
}
