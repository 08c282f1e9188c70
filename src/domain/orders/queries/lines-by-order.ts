import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Db } from '#db/client.ts';
import { inIds } from '#db/conditions.ts';
import { perConnection } from '#db/per-connection.ts';
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
  return groupByOrder(selectLines(ctx.db, orderIds, columns).all());
}

/** The same as a prepared query, for frequently read lists. */
export function prepareLinesByOrder<Wanted extends Columns>(columns: Wanted) {
  const query = perConnection((db) => selectLines(db, sql.placeholder('ids'), columns).prepare());
  return (ctx: Pick<Ctx, 'db'>, orderIds: readonly number[]): Map<number, Line<Wanted>[]> =>
    groupByOrder(query(ctx.db).all({ ids: JSON.stringify(orderIds) }));
}

function selectLines<Wanted extends Columns>(
  db: Db,
  orderIds: readonly number[] | Placeholder,
  columns: Wanted,
) {
  return db
    .select({ orderId: orderLines.orderId, line: columns })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inIds(orderLines.orderId, orderIds))
    .orderBy(orderLines.id);
}

function groupByOrder<Of>(
  rows: readonly { readonly orderId: number; readonly line: Of }[],
): Map<number, Of[]> {
  const grouped = new Map<number, Of[]>();
  for (const { orderId, line } of rows) {
    const lines = grouped.get(orderId);
    if (lines) lines.push(line);
    else grouped.set(orderId, [line]);
  }
  return grouped;
}
