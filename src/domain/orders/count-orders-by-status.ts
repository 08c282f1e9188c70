import { count, eq, max } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { ORDER_STATUSES, type OrderStatus, STATUS } from '#shared/order-status.ts';

/** How many orders there are, in all and in each status. */
export type OrderCounts = {
  readonly total: number;
  readonly byStatus: Readonly<Record<OrderStatus, number>>;
};

/**
 * Counts all orders by status. Order numbers are gapless and never deleted, so the highest is their count; delivered
 * orders, which are nearly all of them, are what the other statuses leave over, and are never counted one by one.
 */
export function countOrdersByStatus(ctx: Ctx): OrderCounts {
  const [highest] = ctx.db
    .select({ id: max(orders.id) })
    .from(orders)
    .all();
  const total = highest?.id ?? 0;
  const byStatus: Record<OrderStatus, number> = {
    [STATUS.processed]: 0,
    [STATUS.prepared]: 0,
    [STATUS.departed]: 0,
    [STATUS.delivered]: total,
    [STATUS.cancelled]: 0,
  };
  for (const status of ORDER_STATUSES) {
    if (status === STATUS.delivered) continue;
    const [found] = ctx.db.select({ count: count() }).from(orders).where(eq(orders.status, status)).all();
    byStatus[status] = found?.count ?? 0;
    byStatus[STATUS.delivered] -= byStatus[status];
  }
  return { total, byStatus };
}
