import { and, eq } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { assertCustomer } from './customer-terms.ts';

/**
 * Rejects with `customer-not-found` whose account the caller may not see: customers see their own, drivers those of the
 * customers whose orders they drive or drove, office and call centre every one, all others none.
 */
export function assertReceivablesVisible(ctx: ActorCtx, customerId: number): void {
  if (!isVisible(ctx, customerId)) throw new DomainError('customer-not-found');
  assertCustomer(ctx, customerId);
}

function isVisible({ db, actor }: ActorCtx, customerId: number): boolean {
  switch (actor.role) {
    case 'admin':
    case 'call_agent':
      return true;
    case 'customer':
      return customerId === actor.id;
    case 'driver':
      return (
        db
          .select({ id: orders.id })
          .from(orders)
          .where(and(eq(orders.customerId, customerId), eq(orders.driverId, actor.id)))
          .limit(1)
          .get() !== undefined
      );
    case 'stocker':
    case 'packer':
      return false;
  }
}
