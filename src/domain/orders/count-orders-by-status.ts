import { count, inArray, max } from 'drizzle-orm';
import { prepareOnce } from '#db/prepare-once.ts';
import { orders } from '#db/schema/orders.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { ORDER_STATUSES, type OrderStatus, STATUS } from '#shared/order-status.ts';

/** How many orders there are, in all and in each status. */
export type OrderCounts = {
  readonly total: number;
  readonly byStatus: Readonly<Record<OrderStatus, number>>;
};

const highestId = prepareOnce((db) =>
  db
    .select({ id: max(orders.id) })
    .from(orders)
    .prepare(),
);

/** How many there are in each status but the one of nearly all, for which there would be too many to count. */
const countsByStatus = prepareOnce((db) =>
  db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(inArray(orders.status, COUNTED))
    .groupBy(orders.status)
    .prepare(),
);

const COUNTED = ORDER_STATUSES.filter((status) => status !== STATUS.delivered);

/**
 * Counts all orders by status. Order numbers are gapless and never deleted, so the highest is their count; delivered
 * orders, which are nearly all of them, are what the other statuses leave over, and are never counted one by one.
 */
export function countOrdersByStatus(ctx: Ctx): OrderCounts {
  const total = highestId(ctx.db).get()?.id ?? 0;
  const byStatus: Record<OrderStatus, number> = {
    [STATUS.processed]: 0,
    [STATUS.prepared]: 0,
    [STATUS.departed]: 0,
    [STATUS.delivered]: total,
    [STATUS.cancelled]: 0,
  };
  for (const { status, count: found } of countsByStatus(ctx.db).all()) {
    byStatus[status] = found;
    byStatus[STATUS.delivered] -= found;
  }
  return { total, byStatus };
}
