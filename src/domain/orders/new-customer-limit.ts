import { and, eq, ne, sum } from 'drizzle-orm';
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
  if (hasDelivered(ctx) || orderedCents(ctx) + totalCents <= limitCents) return;
  throw new DomainError('above-new-customer-limit', { limitCents, totalCents });
}

function hasDelivered(ctx: ActorCtx): boolean {
  const isDelivered = and(ordersOwnedBy(ctx.actor.id), eq(orders.status, STATUS.delivered));
  return ctx.db.select({ id: orders.id }).from(orders).where(isDelivered).limit(1).get() !== undefined;
}

function orderedCents(ctx: ActorCtx): number {
  const isStanding = and(ordersOwnedBy(ctx.actor.id), ne(orders.status, STATUS.cancelled));
  const row = ctx.db
    .select({ cents: sum(orders.totalCents).mapWith(Number) })
    .from(orders)
    .where(isStanding)
    .get();
  return row?.cents ?? 0;
}
