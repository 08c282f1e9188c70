import { asc, count, eq } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { INITIAL_STATUS } from '#shared/order-status.ts';
import { readStaffOrders, type StaffOrder } from './staff-order.ts';

/** A screen full of work many times over: a bound, not a page. */
const MAX_PENDING = 1000;

const isPending = eq(orders.status, INITIAL_STATUS);

/** The orders still to prepare (`E Procesuar`), those that wait longest first; 1,000 at most. */
export function listPendingOrders(ctx: Ctx): StaffOrder[] {
  return readStaffOrders(ctx, {
    where: isPending,
    orderBy: [asc(orders.createdDay), asc(orders.id)],
    limit: MAX_PENDING,
  });
}

/** How many orders are still to prepare (`E Procesuar`). */
export function countPendingOrders(ctx: Ctx): { readonly count: number } {
  const [found] = ctx.db.select({ count: count() }).from(orders).where(isPending).all();
  return { count: found?.count ?? 0 };
}
