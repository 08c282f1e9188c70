import { eq, type SQL, sql } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import type { Actor } from '#kernel/ctx.ts';

/**
 * Condition for visible orders: customers their own, drivers those assigned to them, other staff all. Belongs in the
 * `where` of every read and write of an order, so that others are never found.
 */
export function ordersVisibleTo(actor: Pick<Actor, 'id' | 'role'>): SQL {
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

export function ordersOwnedBy(customerId: number): SQL {
  return eq(orders.customerId, customerId);
}
