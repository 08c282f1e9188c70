import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { INITIAL_STATUS } from '#shared/order-status.ts';
import type { OrderPart } from './list-orders-of-day.ts';
import { readStaffOrders, type StaffOrder } from './staff-order.ts';

const isPending = eq(orders.status, INITIAL_STATUS);

/** The orders still to prepare (`E Procesuar`), those that wait longest first: all of them, or a part. */
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

/** How many orders are still to prepare (`E Procesuar`). */
export function countPendingOrders(ctx: Ctx): { readonly count: number } {
  const [found] = ctx.db.select({ count: count() }).from(orders).where(isPending).all();
  return { count: found?.count ?? 0 };
}
