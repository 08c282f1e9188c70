import { and, lt } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { type CustomerOrder, readCustomerOrders } from './customer-order.ts';
import { ordersOwnedBy } from './visible-orders.ts';

/** A page of an endless list; `nextCursor` is null on the last one. */
export type OwnOrders = { readonly orders: CustomerOrder[]; readonly nextCursor: number | null };

/** The caller's own orders below the cursor (an order number), newest first. */
export function listOwnOrders(
  ctx: ActorCtx,
  { cursor, limit }: { readonly cursor?: number | undefined; readonly limit: number },
): OwnOrders {
  const isOwn = and(ordersOwnedBy(ctx.actor.id), cursor === undefined ? undefined : lt(orders.id, cursor));
  const found = readCustomerOrders(ctx, isOwn, limit + 1);
  const page = found.slice(0, limit);
  return { orders: page, nextCursor: found.length > limit ? (page.at(-1)?.id ?? null) : null };
}
