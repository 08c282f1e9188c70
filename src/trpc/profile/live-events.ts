import type { Actor } from '#kernel/ctx.ts';
import { type LiveEvent, MAX_LIVE_IDS, type ShopEvent } from '#shared/events.ts';

const sentBefore = new WeakMap<readonly ShopEvent[], Map<string, readonly LiveEvent[]>>();

/**
 * Events for a user, merged by kind. Cached for all staff with the same view, so `events` must not be mutated
 * afterwards.
 */
export function eventsFor(actor: Actor, events: readonly ShopEvent[]): readonly LiveEvent[] {
  const byAudience = sentBefore.get(events) ?? new Map<string, readonly LiveEvent[]>();
  sentBefore.set(events, byAudience);
  const audience = actor.role === 'customer' || actor.role === 'driver' ? `${actor.id}` : 'staff';
  const known = byAudience.get(audience);
  if (known) return known;
  const merged = mergeEvents(events.filter((event) => maySeeEvent(actor, event)).map(toLive));
  byAudience.set(audience, merged);
  return merged;
}

export function mergeEvents(merged: readonly LiveEvent[]): readonly LiveEvent[] {
  const byKind = new Map<LiveEvent['type'], Set<number> | 'many'>();
  for (const { type, ids } of merged) {
    const known = byKind.get(type) ?? new Set<number>();
    byKind.set(type, ids === 'many' || known === 'many' ? 'many' : addAll(known, ids));
  }
  return [...byKind].map(([type, ids]) => ({ type, ids: ids === 'many' ? ids : [...ids] }));
}

function addAll(known: Set<number>, ids: readonly number[]): Set<number> | 'many' {
  for (const id of ids) known.add(id);
  return known.size > MAX_LIVE_IDS ? 'many' : known;
}

function toLive(event: ShopEvent): LiveEvent {
  switch (event.type) {
    case 'order':
    case 'attempts':
    case 'short':
    case 'held':
    case 'road-conflict':
    case 'printed':
    case 'complaint':
      return { type: event.type, ids: [event.orderId] };
    case 'document':
      return { type: event.type, ids: [event.documentId] };
    case 'stock':
      return { type: event.type, ids: event.productIds };
    case 'catalog':
      return { type: event.type, ids: event.productId === null ? 'many' : [event.productId] };
    case 'cart':
    case 'guide':
      return { type: event.type, ids: [event.userId] };
    case 'user':
      return { type: event.type, ids: event.userId === null ? 'many' : [event.userId] };
    case 'custom-stock':
    case 'call':
    case 'account':
    case 'notice':
      return { type: event.type, ids: [event.customerId] };
    case 'agenda':
      return { type: event.type, ids: [event.driverId ?? 0] };
    case 'purchasing':
    case 'settings':
    case 'firm':
      return { type: event.type, ids: [] };
  }
}

function maySeeEvent(actor: Actor, event: ShopEvent): boolean {
  if (event.type === 'settings' || event.type === 'firm') return true;
  if (event.type === 'user' && event.userId === actor.id) return true;
  if (actor.role === 'customer') return maySeeAsCustomer(actor, event);
  if (actor.role === 'driver') return maySeeAsDriver(actor, event);
  if (event.type === 'document' || event.type === 'account') return actor.role !== 'packer';
  return event.type !== 'cart' && event.type !== 'guide' && event.type !== 'notice';
}

const CUSTOMER_EVENTS: ReadonlySet<ShopEvent['type']> = new Set([
  'order',
  'document',
  'account',
  'complaint',
]);

function maySeeAsCustomer(actor: Actor, event: ShopEvent): boolean {
  if (CUSTOMER_EVENTS.has(event.type) && 'customerId' in event) {
    return event.customerId === actor.id;
  }
  if (event.type === 'notice') return event.customerId === actor.id;
  if (event.type === 'cart' || event.type === 'guide') return event.userId === actor.id;
  return event.type === 'catalog' || event.type === 'stock';
}

function maySeeAsDriver(actor: Actor, event: ShopEvent): boolean {
  return (event.type === 'order' || event.type === 'agenda') && event.driverId === actor.id;
}
