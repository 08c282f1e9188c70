import { and, asc, count, eq, inArray, isNull, max, type SQL, sql } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { countRows } from '#kernel/rows.ts';
import { INITIAL_STATUS, ORDER_STATUSES, type OrderStatus, STATUS } from '#shared/order-status.ts';
import type { OrderPart } from './orders-of-day.ts';
import { readStaffOrders, type StaffOrder } from './staff-order.ts';
import { ordersVisibleTo } from './visible-orders.ts';

// Delivered orders, nearly all of them, are the remainder and never counted.
const COUNTED = ORDER_STATUSES.filter((status) => status !== STATUS.delivered);

/** Order numbers are gapless and never deleted, so the highest is the total. */
export function countAllOrders({ db }: Ctx): number {
  return (
    db
      .select({ id: max(orders.id) })
      .from(orders)
      .get()?.id ?? 0
  );
}

export function countOrdersByStatus(ctx: Ctx) {
  const total = countAllOrders(ctx);
  const byStatus: Record<OrderStatus, number> = {
    [STATUS.processed]: 0,
    [STATUS.prepared]: 0,
    [STATUS.departed]: 0,
    [STATUS.delivered]: total,
    [STATUS.cancelled]: 0,
  };
  const counted = ctx.db
    .select({ status: orders.status, found: count() })
    .from(orders)
    .where(inArray(orders.status, COUNTED))
    .groupBy(orders.status)
    .all();
  for (const { status, found } of counted) {
    byStatus[status] = found;
    byStatus[STATUS.delivered] -= found;
  }
  return { total, byStatus };
}

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

const isPending = eq(orders.status, INITIAL_STATUS);

export function listPendingOrders(ctx: Ctx, { cursor, limit }: OrderPart = {}): StaffOrder[] {
  return readStaffOrders(ctx, {
    where: and(isPending, cursor === undefined ? undefined : waitsLessThan(cursor)),
    orderBy: [asc(orders.createdDay), asc(orders.id)],
    limit,
  });
}

function waitsLessThan(orderId: number): SQL {
  return sql`(${orders.createdDay}, ${orders.id}) >
    (SELECT o.created_day, o.id FROM orders o WHERE o.id = ${orderId})`;
}

export function countPendingOrders(ctx: Ctx): { readonly count: number } {
  return { count: countRows(ctx, orders, isPending) };
}
