import { and, eq } from 'drizzle-orm';
import { users } from '#db/schema/users.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { endLogins } from './logins.ts';

export function setPassword(tx: Ctx, userId: number, passwordHash: string): void {
  tx.db.update(users).set({ passwordHash, updatedAt: tx.clock.now() }).where(eq(users.id, userId)).run();
}

export type PasswordReplacement = {
  readonly provedHash: string;
  readonly newHash: string;
  readonly loginId: number | null;
};

/** Ends all other logins. Rejects with `wrong-password` when the password has changed meanwhile. */
export function replacePassword(ctx: ActorCtx, replacement: PasswordReplacement): void {
  inTransaction(ctx, (tx) => {
    const replaced = tx.db
      .update(users)
      .set({ passwordHash: replacement.newHash, updatedAt: tx.clock.now() })
      .where(and(eq(users.id, tx.actor.id), eq(users.passwordHash, replacement.provedHash)))
      .run();
    if (replaced.changes === 0) throw new DomainError('wrong-password');
    endLogins(tx, tx.actor.id, replacement.loginId);
    recordAudit(tx, { type: 'user.password-changed', userId: tx.actor.id });
  });
}
