import type { Actor } from '#domain/kernel/ctx.ts';
import type { ShopEvent } from '#shared/events.ts';

/**
 * Whether a person may learn of an event: customers of their own orders and cart and of what is sold, drivers of their
 * own orders and agenda, the rest of the staff of everything but other people's carts.
 */
export function maySeeEvent(actor: Actor, event: ShopEvent): boolean {
  if (event.type === 'cart') return event.userId === actor.id;
  if (event.type === 'user' && event.userId === actor.id) return true;
  if (event.type === 'settings') return true;
  if (actor.role === 'customer') return maySeeAsCustomer(actor, event);
  if (actor.role === 'driver') return maySeeAsDriver(actor, event);
  return true;
}

function maySeeAsCustomer(actor: Actor, event: ShopEvent): boolean {
  if (event.type === 'order') return event.customerId === actor.id;
  return event.type === 'catalog' || event.type === 'stock';
}

function maySeeAsDriver(actor: Actor, event: ShopEvent): boolean {
  return (event.type === 'order' || event.type === 'agenda') && event.driverId === actor.id;
}
