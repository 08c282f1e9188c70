import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { orders } from '#db/schema/orders.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import type { Role } from '#shared/roles.ts';

type Seer = { readonly role: Role; readonly id: number | Placeholder };

/**
 * Condition for visible orders: customers their own, drivers those assigned to them, other staff all. Belongs in the
 * `where` of every read and write of an order, so that others are never found.
 */
export function ordersVisibleTo(actor: Seer): SQL {
  switch (actor.role) {
    case 'customer':
      return ordersOwnedBy(actor.id);
    case 'driver':
      return eq(orders.driverId, actor.id);
    case 'admin':
    case 'stocker':
    case 'packer':
    case 'call_agent':
      return sql`TRUE`;
  }
}

export function ordersOwnedBy(customerId: number | Placeholder): SQL {
  return eq(orders.customerId, customerId);
}

export function prepareForCaller<Query>(
  build: (db: Db, isVisible: SQL) => Query,
): (ctx: Pick<ActorCtx, 'db' | 'actor'>) => Query {
  const ofRole = (role: Role) =>
    prepareOnce((db) => build(db, ordersVisibleTo({ role, id: sql.placeholder('actorId') })));
  const byRole = {
    customer: ofRole('customer'),
    driver: ofRole('driver'),
    admin: ofRole('admin'),
    stocker: ofRole('stocker'),
    packer: ofRole('packer'),
    call_agent: ofRole('call_agent'),
  } satisfies Record<Role, unknown>;
  return ({ db, actor }) => byRole[actor.role](db);
}
