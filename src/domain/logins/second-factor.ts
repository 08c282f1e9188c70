import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { secondFactorCodes, secondFactors, users } from '#db/schema/users.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { countRows } from '#kernel/rows.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { endLogins } from './logins.ts';
import { createSecret, findStep, toBase32 } from './totp.ts';

const RECOVERY_CODES = 10;

const RECOVERY_CODE_BYTES = 10;

export function readSecondFactor(ctx: Ctx, userId: number) {
  const isOn = findEnabled(ctx, userId) !== undefined;
  return {
    isOn,
    codesLeft: isOn ? countRows(ctx, secondFactorCodes, eq(secondFactorCodes.userId, userId)) : 0,
  };
}

/** Proposes a secret to the actor; it takes effect once a code of it was entered. Rejects with `second-factor-on`. */
export function proposeSecondFactor(ctx: ActorCtx): string {
  return inTransaction(ctx, (tx) => {
    const userId = tx.actor.id;
    if (findEnabled(tx, userId)) throw new DomainError('second-factor-on');
    const proposal = { secret: createSecret(), createdAt: tx.clock.now(), lastStep: 0 };
    tx.db
      .insert(secondFactors)
      .values({ userId, ...proposal })
      .onConflictDoUpdate({ target: secondFactors.userId, set: proposal })
      .run();
    return proposal.secret;
  });
}

/**
 * Turns the proposed second factor on and ends all other logins of the actor. Returns the recovery codes, which are
 * stored as hashes and never shown again. Rejects with `second-factor-invalid`, or `second-factor-off` without a proposal.
 */
export function enableSecondFactor(ctx: ActorCtx, otp: string, loginId: number | null): string[] {
  return inTransaction(ctx, (tx) => {
    const userId = tx.actor.id;
    const proposed = tx.db
      .select({ secret: secondFactors.secret })
      .from(secondFactors)
      .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.enabledAt)))
      .get();
    if (!proposed) throw new DomainError('second-factor-off');
    const now = tx.clock.now();
    const lastStep = findStep(proposed.secret, otp, now);
    if (lastStep === undefined) throw invalid();
    tx.db
      .update(secondFactors)
      .set({ enabledAt: now, lastStep })
      .where(eq(secondFactors.userId, userId))
      .run();
    const codes = Array.from({ length: RECOVERY_CODES }, () => toBase32(randomBytes(RECOVERY_CODE_BYTES)));
    tx.db
      .insert(secondFactorCodes)
      .values(codes.map((code) => ({ userId, codeHash: hashCode(code) })))
      .run();
    endLogins(tx, userId, loginId);
    recordAudit(tx, { type: 'user.second-factor-on', userId });
    return codes;
  });
}

/**
 * Uses up a code of a user with a second factor; does nothing for others. Rejects with `second-factor-needed` without a
 * code and with `second-factor-invalid` for one that is wrong, too old or used.
 */
export function spendSecondFactor(ctx: Ctx, userId: number, otp: string | undefined): void {
  inTransaction(ctx, (tx) => {
    const factor = findEnabled(tx, userId);
    if (!factor) return;
    if (otp === undefined) throw new DomainError('second-factor-needed').on('otp');
    const isSpent = /^\d+$/.test(otp)
      ? spendStep(tx, userId, findStep(factor.secret, otp, tx.clock.now()))
      : spendRecoveryCode(tx, userId, otp);
    if (!isSpent) throw invalid();
  });
}

function spendStep(tx: Ctx, userId: number, step: number | undefined): boolean {
  if (step === undefined) return false;
  const spent = tx.db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .run();
  return spent.changes > 0;
}

function spendRecoveryCode(tx: Ctx, userId: number, code: string): boolean {
  const spent = tx.db
    .delete(secondFactorCodes)
    .where(and(eq(secondFactorCodes.userId, userId), eq(secondFactorCodes.codeHash, hashCode(code))))
    .run();
  if (spent.changes > 0) recordAudit(tx, { type: 'user.second-factor-code-used', userId });
  return spent.changes > 0;
}

/** Rejects with `second-factor-off`, or `second-factor-invalid`. */
export function disableSecondFactor(ctx: ActorCtx, otp: string): void {
  inTransaction(ctx, (tx) => {
    if (!findEnabled(tx, tx.actor.id)) throw new DomainError('second-factor-off');
    spendSecondFactor(tx, tx.actor.id, otp);
    removeSecondFactor(tx, tx.actor.id);
    recordAudit(tx, { type: 'user.second-factor-off', userId: tx.actor.id });
  });
}

/** For a lost second factor, by the office or the command line; ends all logins. Rejects with `user-not-found`. */
export function resetSecondFactor(
  ctx: Ctx,
  whom: { readonly userId: number } | { readonly email: string },
): void {
  inTransaction(ctx, (tx) => {
    const isThem = 'userId' in whom ? eq(users.id, whom.userId) : eq(users.email, whom.email);
    const person = tx.db.select({ id: users.id }).from(users).where(isThem).get();
    if (!person) throw new DomainError('user-not-found');
    removeSecondFactor(tx, person.id);
    endLogins(tx, person.id, null);
    recordAudit(tx, { type: 'user.second-factor-reset', userId: person.id });
  });
}

function removeSecondFactor(tx: Ctx, userId: number): void {
  tx.db.delete(secondFactorCodes).where(eq(secondFactorCodes.userId, userId)).run();
  tx.db.delete(secondFactors).where(eq(secondFactors.userId, userId)).run();
}

function findEnabled(ctx: Ctx, userId: number) {
  return ctx.db
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.enabledAt)))
    .get();
}

/** Eighty random bits: guessing is impossible without a slow hash. */
function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

function invalid(): DomainError {
  return new DomainError('second-factor-invalid').on('otp');
}
