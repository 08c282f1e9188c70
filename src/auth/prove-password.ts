import { eq } from 'drizzle-orm';
import { users } from '#db/schema/users.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { AuthCtx } from './auth.ts';

/** Returns the actor's hash. Rejects with `wrong-password`, or `too-many-attempts` when guessing. */
export async function provePassword(
  ctx: AuthCtx & ActorCtx,
  password: string,
  field: string,
): Promise<string> {
  const attempt = { account: `#${ctx.actor.id}`, ip: ctx.ip, isSharedAddress: ctx.isSharedAddress };
  ctx.auth.throttle.begin(attempt);
  const stored = ctx.db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, ctx.actor.id))
    .get();
  const hash = stored?.hash ?? null;
  const isRight = await ctx.auth.passwords.verify(password, hash);
  if (!isRight || hash === null) throw new DomainError('wrong-password').on(field);
  ctx.auth.throttle.succeed(attempt);
  return hash;
}
