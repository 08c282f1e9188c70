import type { z } from 'zod';
import { createUserRow, getUser, saveUser, type UserRow } from '#domain/users/users.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { withChanges } from '#shared/changes.ts';
import type { signUpInput, updateProfileInput } from '#shared/inputs/user-inputs.ts';
import { requestApproval } from './approvals.ts';

export type SignUp = Omit<z.output<typeof signUpInput>, 'password' | 'confirmPassword'> & {
  readonly passwordHash: string;
};

/**
 * Self-registration. Rejects with `user-exists` or `phone-registered`: an existing account, such as one made by the
 * call centre, is never changed. With the setting on, the customer may not order before approval.
 */
export function signUp(ctx: Ctx, input: SignUp): UserRow {
  return inTransaction(ctx, (tx) => {
    const account = createUserRow(
      tx,
      { ...input, role: 'customer', driverCode: null, discountBasisPoints: 0 },
      'user.signed-up',
    );
    requestApproval(tx, account.id);
    return account;
  });
}

/** The e-mail can only be changed by the office. Rejects with `phone-registered`. */
export function updateProfile(ctx: ActorCtx, input: z.output<typeof updateProfileInput>): UserRow {
  return inTransaction(ctx, (tx) => {
    const before = getUser(tx, tx.actor.id);
    const after = withChanges(before, input);
    saveUser(tx, before, after);
    return after;
  });
}

/** Rejects with `passwords-do-not-match`; an absent confirmation is accepted. */
export function assertPasswordsMatch(password: string, confirmation: string | undefined): void {
  if (confirmation !== undefined && confirmation !== password) {
    throw new DomainError('passwords-do-not-match').on('confirmPassword');
  }
}
