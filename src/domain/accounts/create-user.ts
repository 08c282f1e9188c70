import type { z } from 'zod';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import type { createUserInput } from '#shared/account-inputs.ts';
import { createAccount } from './create-account.ts';
import type { Account } from './get-account.ts';

/** An account as the admin makes it, its password already hashed. */
export type NewUser = Omit<z.output<typeof createUserInput>, 'password' | 'confirmPassword'> & {
  readonly passwordHash: string;
};

/** The admin makes an account of any role. Rejects with `user-exists`, `phone-registered` or `driver-code-taken`. */
export function createUser(ctx: ActorCtx, input: NewUser): Account {
  return createAccount(ctx, input, 'user.created');
}
