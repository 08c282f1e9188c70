import { and, eq, isNull } from 'drizzle-orm';
import { logins } from '#db/schema/accounts.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { endLogin } from './end-login.ts';

/** Logs the caller out on one of their devices. Rejects with `login-not-found`, another's login included. */
export function endOwnLogin(ctx: ActorCtx, loginId: number): void {
  const own = ctx.db
    .select({ id: logins.id })
    .from(logins)
    .where(and(eq(logins.id, loginId), eq(logins.userId, ctx.actor.id), isNull(logins.endedAt)))
    .get();
  if (!own) throw new DomainError('login-not-found');
  endLogin(ctx, own.id);
}
