import { count, desc, inArray, sql, sum } from 'drizzle-orm';
import { orderLines, orders } from '#db/schema/orders.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { type PackagingScope, toPackagingSelection } from './packaging-scope.ts';

function inOpenOrders(ctx: Ctx, scope: PackagingScope) {
  const { where, limit } = toPackagingSelection(scope);
  const open = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit);
  return inArray(orderLines.orderId, open);
}

export function getPackagingStats(ctx: Ctx, scope: PackagingScope) {
  const [found] = ctx.db
    .select({ total: count(), produced: sql<number>`COALESCE(${sum(orderLines.isProduced)}, 0)` })
    .from(orderLines)
    .where(inOpenOrders(ctx, scope))
    .all();
  const { total, produced } = found ?? { total: 0, produced: 0 };
  return { total, produced, notProduced: total - produced };
}
