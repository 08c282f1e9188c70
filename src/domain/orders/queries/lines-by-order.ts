import { eq, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { inIds } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { orderLines } from '#db/schema/orders.ts';
import type { Ctx } from '#kernel/ctx.ts';

type Columns = Record<string, SQLiteColumn | SQL>;

type Line<Wanted extends Columns> = ReturnType<ReturnType<typeof selectLines<Wanted>>['all']>[number]['line'];

export function linesByOrder<Wanted extends Columns>(
  ctx: Pick<Ctx, 'db'>,
  orderIds: readonly number[],
  columns: Wanted,
): Map<number, Line<Wanted>[]> {
  const grouped = new Map<number, Line<Wanted>[]>();
  for (const { orderId, line } of selectLines(ctx, orderIds, columns).all()) {
    const lines = grouped.get(orderId);
    if (lines) lines.push(line);
    else grouped.set(orderId, [line]);
  }
  return grouped;
}

function selectLines<Wanted extends Columns>(
  { db }: Pick<Ctx, 'db'>,
  orderIds: readonly number[],
  columns: Wanted,
) {
  return db
    .select({ orderId: orderLines.orderId, line: columns })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inIds(orderLines.orderId, orderIds))
    .orderBy(orderLines.id);
}
