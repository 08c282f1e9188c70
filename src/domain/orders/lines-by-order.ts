import { eq, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { inIds } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { orderLines } from '#db/schema/orders.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';

/** What is asked of each line: columns of the line itself and of its product. */
type LineColumns = Record<string, SQLiteColumn | SQL>;

/** The lines of orders by their order, each order's in the order in which they stand on it. One query. */
export function linesByOrder<Columns extends LineColumns>(
  ctx: Ctx,
  orderIds: readonly number[],
  columns: Columns,
) {
  const rows = ctx.db
    .select({ orderId: orderLines.orderId, line: columns })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inIds(orderLines.orderId, orderIds))
    .orderBy(orderLines.id)
    .all();
  const grouped = new Map<number, (typeof rows)[number]['line'][]>();
  for (const { orderId, line } of rows) {
    const lines = grouped.get(orderId);
    if (lines) lines.push(line);
    else grouped.set(orderId, [line]);
  }
  return grouped;
}
