import { and, eq, isNull, ne } from 'drizzle-orm';
import { logins, sessions } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';

/** Ends every login of a person at once, but for the one that is to stay (null: none). */
export function endLogins(ctx: Ctx, userId: number, keptLoginId: number | null): void {
  inTransaction(ctx, (tx) => {
    const kept = keptLoginId ?? 0;
    tx.db
      .update(logins)
      .set({ endedAt: tx.clock.now() })
      .where(and(eq(logins.userId, userId), isNull(logins.endedAt), ne(logins.id, kept)))
      .run();
    tx.db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.loginId, kept)))
      .run();
    tx.emit({ type: 'user', userId });
  });
}
