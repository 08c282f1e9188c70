import { eq, type SQL, sql } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import type { Actor } from '#domain/kernel/ctx.ts';

/**
 * The orders that somebody may see and act on: customers their own, drivers those assigned to them, all other staff
 * every one. Part of the `where` of whatever reads or writes one order, so that another's order is never found.
 */
export function ordersVisibleTo(actor: Actor): SQL {
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

/** The orders of one customer. Staff who have ordered for themselves own theirs as well, and see all. */
export function ordersOwnedBy(customerId: number): SQL {
  return eq(orders.customerId, customerId);
}
