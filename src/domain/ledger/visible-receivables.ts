import { and, eq } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { hasRow } from '#kernel/rows.ts';
import { assertCustomer } from './customer-terms.ts';

/**
 * Rejects with `customer-not-found` where the caller may not see the account: customers see their own, drivers those
 * of customers whose orders they deliver or delivered, office and call centre all, other roles none.
 */
export function assertReceivablesVisible(ctx: ActorCtx, customerId: number): void {
  if (!isVisible(ctx, customerId)) throw new DomainError('customer-not-found');
  assertCustomer(ctx, customerId);
}

function isVisible(ctx: ActorCtx, customerId: number): boolean {
  switch (ctx.actor.role) {
    case 'admin':
    case 'call_agent':
      return true;
    case 'customer':
      return customerId === ctx.actor.id;
    case 'driver':
      return hasRow(ctx, orders, and(eq(orders.customerId, customerId), eq(orders.driverId, ctx.actor.id)));
    case 'stocker':
    case 'packer':
      return false;
  }
}
