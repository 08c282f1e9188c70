import { and, count, inArray, isNull } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { INITIAL_STATUS, STATUS } from '#shared/order-status.ts';
import { ordersVisibleTo } from './visible-orders.ts';

/** How many orders of those that the asker may see wait to be prepared, and how many are cancelled: what grows is news. */
export function countOrderMarks(ctx: ActorCtx): { readonly waiting: number; readonly cancelled: number } {
  const found = ctx.db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(
      and(
        ordersVisibleTo(ctx.actor),
        inArray(orders.status, [INITIAL_STATUS, STATUS.cancelled]),
        isNull(orders.heldAt),
      ),
    )
    .groupBy(orders.status)
    .all();
  const countOf = (status: string) => found.find((each) => each.status === status)?.count ?? 0;
  return { waiting: countOf(INITIAL_STATUS), cancelled: countOf(STATUS.cancelled) };
}
