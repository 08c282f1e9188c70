import { and, desc, lt, sql } from 'drizzle-orm';
import { prepareOnce } from '#db/prepare-once.ts';
import { orders } from '#db/schema/orders.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { type CustomerOrder, selectCustomerOrders, toCustomerOrders } from './customer-order.ts';
import { ordersOwnedBy } from './visible-orders.ts';

/** A page of an endless list; `nextCursor` is null on the last one. */
export type OwnOrders = { readonly orders: CustomerOrder[]; readonly nextCursor: number | null };

const ownOrders = prepareOnce((db) =>
  selectCustomerOrders(db)
    .where(and(ordersOwnedBy(sql.placeholder('customerId')), lt(orders.id, sql.placeholder('cursor'))))
    .orderBy(desc(orders.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
);

/** The caller's own orders below the cursor (an order number), newest first. */
export function listOwnOrders(
  ctx: ActorCtx,
  { cursor, limit }: { readonly cursor?: number | undefined; readonly limit: number },
): OwnOrders {
  const below = cursor ?? Number.MAX_SAFE_INTEGER;
  const found = ownOrders(ctx.db).all({ customerId: ctx.actor.id, cursor: below, limit: limit + 1 });
  const page = toCustomerOrders(ctx, found.slice(0, limit));
  return { orders: page, nextCursor: found.length > limit ? (page.at(-1)?.id ?? null) : null };
}
