import { and, eq, isNull, sql } from 'drizzle-orm';
import { perConnection } from '#db/per-connection.ts';
import { pick } from '#db/schema/columns.ts';
import { customers } from '#db/schema/customers.ts';
import { logins, users } from '#db/schema/users.ts';
import type { Actor, Ctx } from '#kernel/ctx.ts';
import { defaultRegionId } from '#shared/regions.ts';
import { validateSession } from './sessions.ts';
import { writeIfPossible } from './write-if-possible.ts';

export type Authenticated = { readonly actor: Actor; readonly loginId: number };

const actorOfLogin = perConnection((db) =>
  db
    .select({
      ...pick(users, 'id', 'role', 'name'),
      ...pick(customers, 'regionId', 'discountBasisPoints'),
      driverCode: users.driverCode,
    })
    .from(logins)
    .innerJoin(users, eq(users.id, logins.userId))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .where(
      and(
        eq(logins.id, sql.placeholder('loginId')),
        eq(users.id, sql.placeholder('userId')),
        isNull(logins.endedAt),
        eq(users.isActive, true),
      ),
    )
    .prepare(),
);

/**
 * Resolves a session token at each request, so that deactivation, another role or an ended login take effect with the
 * next call. Null: treat the request as a guest's.
 */
export async function authenticate(ctx: Ctx, sessionToken: string | null): Promise<Authenticated | null> {
  if (!sessionToken) return null;
  const session = await validateSession(ctx, sessionToken);
  if (!session) return null;
  const found = actorOfLogin(ctx.db).get(session);
  if (!found) return null;
  const actor = {
    ...found,
    regionId: found.regionId ?? defaultRegionId(),
    discountBasisPoints: found.discountBasisPoints ?? 0,
  };
  if (session.wasExtended) {
    const lastUsedAt = ctx.clock.now();
    writeIfPossible(() =>
      ctx.db.update(logins).set({ lastUsedAt }).where(eq(logins.id, session.loginId)).run(),
    );
  }
  return { actor, loginId: session.loginId };
}
