import type { z } from 'zod';
import type { Ctx } from '#domain/kernel/ctx.ts';
import type { signUpInput } from '#shared/account-inputs.ts';
import { createAccount } from './create-account.ts';
import type { Account } from './get-account.ts';

/** What signing up needs, its password already hashed. */
export type SignUp = Omit<z.output<typeof signUpInput>, 'password' | 'confirmPassword'> & {
  readonly passwordHash: string;
};

/**
 * Makes a customer's account from what a guest says about themselves. Rejects with `user-exists` or
 * `phone-registered`: an account that exists, such as one made by the call centre, is never touched.
 */
export function signUp(ctx: Ctx, input: SignUp): Account {
  return createAccount(
    ctx,
    { ...input, role: 'customer', driverCode: null, discountBasisPoints: 0 },
    'user.signed-up',
  );
}
