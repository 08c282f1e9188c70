import type { z } from 'zod';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { endLogins } from '#domain/logins/logins.ts';
import { setPassword } from '#domain/logins/replace-password.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { withChanges } from '#shared/changes.ts';
import type { accountChangesInput, createUserInput } from '#shared/inputs/user-inputs.ts';
import { countActiveAdmins } from './admins.ts';
import { createUserRow, getUser, saveUser, type UserRow } from './users.ts';

export type NewUser = Omit<z.output<typeof createUserInput>, 'password' | 'confirmPassword'> & {
  readonly passwordHash: string;
};

/** Rejects with `user-exists`, `phone-registered` or `driver-code-taken`. */
export function createUser(ctx: ActorCtx, input: NewUser): UserRow {
  return createUserRow(ctx, input, 'user.created');
}

export type UserUpdate = {
  readonly userId: number;
  readonly changes: z.output<typeof accountChangesInput>;
  readonly passwordHash?: string | undefined;
  readonly ownLoginId: number | null;
};

/**
 * A new password, role or deactivation ends the user's logins. The driver number is dropped with the role. Rejects with
 * `user-not-found`, `user-exists`, `phone-registered`, `driver-code-taken`, `last-active-admin`, or `validation-failed`
 * when staff would have no e-mail.
 */
export function updateUser(ctx: ActorCtx, update: UserUpdate): UserRow {
  return inTransaction(ctx, (tx) => {
    const before = getUser(tx, update.userId);
    const after = accountWith(before, update.changes);
    const hadEmailOrNeedsNone = before.email !== null || before.role === 'customer';
    if (after.role !== 'customer' && after.email === null && hadEmailOrNeedsNone) {
      throw new DomainError('email-missing').on('email');
    }
    saveUser(tx, before, after);
    const wasAdmin = before.role === 'admin' && before.isActive;
    if (wasAdmin && countActiveAdmins(tx) === 0) throw new DomainError('last-active-admin');
    if (update.passwordHash !== undefined) {
      setPassword(tx, after.id, update.passwordHash);
      recordAudit(tx, { type: 'user.password-set', userId: after.id });
    }
    endLoginsAfter(tx, before, after, update);
    return after;
  });
}

function accountWith(before: UserRow, changes: UserUpdate['changes']): UserRow {
  const after = withChanges(before, changes);
  const losesNumber = after.role !== 'driver' && changes.driverCode === undefined;
  return losesNumber ? { ...after, driverCode: null } : after;
}

function endLoginsAfter(tx: ActorCtx, before: UserRow, after: UserRow, update: UserUpdate): void {
  const isShutOut = before.role !== after.role || (before.isActive && !after.isActive);
  if (isShutOut) endLogins(tx, after.id, null);
  else if (update.passwordHash !== undefined) endLogins(tx, after.id, update.ownLoginId);
}

/** Includes the caller's current login when it is their own account. Rejects with `user-not-found`. */
export function signOutEverywhere(ctx: ActorCtx, userId: number): void {
  inTransaction(ctx, (tx) => {
    const { id } = getUser(tx, userId);
    endLogins(tx, id, null);
    recordAudit(tx, { type: 'user.signed-out-everywhere', userId: id });
  });
}
