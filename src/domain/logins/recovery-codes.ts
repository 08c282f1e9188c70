import { randomInt } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { recoveryCodes, users } from '#db/schema/users.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { type ActorCtx, type Ctx, expiryTime } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { RECOVERY_CODE_DIGITS } from '#shared/inputs/user-inputs.ts';
import { endLogins } from './logins.ts';
import { setPassword } from './replace-password.ts';

const RECOVERY_CODE_TTL_MS = 30 * 60_000;

export function createRecoveryCode(): string {
  return Array.from({ length: RECOVERY_CODE_DIGITS }, () => randomInt(10)).join('');
}

/**
 * Stores the hash of a code that the office reads out by phone, replacing any earlier one. Returns its expiry.
 * Rejects with `user-not-found`, or `no-way-to-log-in` for a deactivated account or one without e-mail.
 */
export function storeRecoveryCode(
  ctx: ActorCtx,
  { userId, codeHash }: { readonly userId: number; readonly codeHash: string },
): number {
  return inTransaction(ctx, (tx) => {
    const person = tx.db
      .select({ email: users.email, isActive: users.isActive })
      .from(users)
      .where(eq(users.id, userId))
      .get();
    if (!person) throw new DomainError('user-not-found');
    if (!person.isActive || person.email === null) throw new DomainError('no-way-to-log-in');
    const expiresAt = tx.clock.now() + RECOVERY_CODE_TTL_MS;
    tx.db
      .insert(recoveryCodes)
      .values({ userId, codeHash, expiresAt })
      .onConflictDoUpdate({ target: recoveryCodes.userId, set: { codeHash, expiresAt } })
      .run();
    recordAudit(tx, { type: 'user.recovery-code-issued', userId });
    return expiresAt;
  });
}

export function findRecoveryCode(
  ctx: Ctx,
  email: string,
): { readonly userId: number; readonly codeHash: string } | undefined {
  return ctx.db
    .select({ userId: users.id, codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .innerJoin(users, eq(users.id, recoveryCodes.userId))
    .where(
      and(eq(users.email, email), eq(users.isActive, true), gt(recoveryCodes.expiresAt, expiryTime(ctx))),
    )
    .get();
}

export type Recovery = {
  readonly userId: number;
  readonly provedHash: string;
  readonly newHash: string;
};

/** Uses up the code and ends all logins. Rejects with `recovery-code-invalid` once it is used. */
export function recoverPassword(ctx: Ctx, { userId, provedHash, newHash }: Recovery): void {
  inTransaction(ctx, (tx) => {
    const spent = tx.db
      .delete(recoveryCodes)
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.codeHash, provedHash),
          gt(recoveryCodes.expiresAt, expiryTime(tx)),
        ),
      )
      .run();
    if (spent.changes === 0) throw new DomainError('recovery-code-invalid').on('code');
    setPassword(tx, userId, newHash);
    endLogins(tx, userId, null);
    recordAudit(tx, { type: 'user.password-recovered', userId });
  });
}

/** Rejects with `user-not-found`. */
export function findAccount(ctx: Ctx, email: string): number {
  const person = ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email)).get();
  if (!person) throw new DomainError('user-not-found');
  return person.id;
}

/** For the command line; ends all logins. */
export function resetPassword(
  ctx: Ctx,
  { userId, newHash }: { readonly userId: number; readonly newHash: string },
): void {
  inTransaction(ctx, (tx) => {
    setPassword(tx, userId, newHash);
    endLogins(tx, userId, null);
    recordAudit(tx, { type: 'user.password-reset', userId });
  });
}
