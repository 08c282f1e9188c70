import { recordAudit } from '#domain/audit/record-audit.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { endLogins } from '#domain/logins/end-logins.ts';
import { getAccount } from './get-account.ts';

/** Ends every login of a person, the asking one included when it is their own. Rejects with `user-not-found`. */
export function signOutEverywhere(ctx: ActorCtx, userId: number): void {
  inTransaction(ctx, (tx) => {
    const { id } = getAccount(tx, userId);
    endLogins(tx, id, null);
    recordAudit(tx, { type: 'user.signed-out-everywhere', userId: id });
  });
}
