import { and, eq, isNull } from 'drizzle-orm';
import { logins, sessions } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';

/** Ends one login everywhere: its sessions now, its refresh tokens with it. Nothing happens to one that has ended. */
export function endLogin(ctx: Ctx, loginId: number): void {
  inTransaction(ctx, (tx) => {
    const ended = tx.db
      .update(logins)
      .set({ endedAt: tx.clock.now() })
      .where(and(eq(logins.id, loginId), isNull(logins.endedAt)))
      .returning({ userId: logins.userId })
      .get();
    if (!ended) return;
    tx.db.delete(sessions).where(eq(sessions.loginId, loginId)).run();
    tx.emit({ type: 'user', userId: ended.userId });
  });
}
