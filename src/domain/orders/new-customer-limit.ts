import { and, eq, ne, sql, sum } from 'drizzle-orm';
import { prepareOnce } from '#db/prepare-once.ts';
import { orders } from '#db/schema/orders.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { STATUS } from '#shared/order-status.ts';
import { ordersOwnedBy } from './visible-orders.ts';

/**
 * A stranger cannot empty the shelves: until something was delivered to them, customers order for themselves up to the
 * bound that the office sets. What the staff orders for them is not bounded. Rejects with
 * `above-new-customer-limit`.
 */
export function assertWithinNewCustomerLimit(ctx: ActorCtx, totalCents: number, limitCents: number): void {
  if (limitCents === 0 || ctx.actor.role !== 'customer') return;
  const given = { customerId: ctx.actor.id };
  if (deliveredOrder(ctx.db).get(given) !== undefined) return;
  const orderedCents = ordered(ctx.db).get(given)?.cents ?? 0;
  if (orderedCents + totalCents <= limitCents) return;
  throw new DomainError('above-new-customer-limit', { limitCents, totalCents });
}

const deliveredOrder = prepareOnce((db) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(ordersOwnedBy(sql.placeholder('customerId')), eq(orders.status, STATUS.delivered)))
    .limit(1)
    .prepare(),
);

const ordered = prepareOnce((db) =>
  db
    .select({ cents: sum(orders.totalCents).mapWith(Number) })
    .from(orders)
    .where(and(ordersOwnedBy(sql.placeholder('customerId')), ne(orders.status, STATUS.cancelled)))
    .prepare(),
);
