import { eq } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { inGivenIds } from '#db/conditions.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { type RowColumns, toReader } from '#db/row-reader.ts';
import { products } from '#db/schema/catalog.ts';
import { orderLines } from '#db/schema/orders.ts';
import type { Ctx } from '#kernel/ctx.ts';

type Line<Columns extends RowColumns> = ReturnType<
  ReturnType<typeof selectLines<Columns>>['all']
>[number]['line'];

export function linesByOrder<Columns extends RowColumns>(
  ctx: Ctx,
  orderIds: readonly number[],
  columns: Columns,
): Map<number, Line<Columns>[]> {
  return readLines(columns)(ctx, orderIds);
}

export function readLines<Columns extends RowColumns>(columns: Columns) {
  const linesOf = prepareOnce((db) => selectLines(db, columns));
  const read = toReader(columns);
  return (ctx: Pick<Ctx, 'db'>, orderIds: readonly number[]): Map<number, Line<Columns>[]> => {
    const grouped = new Map<number, Line<Columns>[]>();
    for (const [orderId, ...cells] of linesOf(ctx.db).values({ ids: JSON.stringify(orderIds) })) {
      // The query's type gives the types of these columns.
      const line = read(cells) as Line<Columns>;
      const lines = grouped.get(Number(orderId));
      if (lines) lines.push(line);
      else grouped.set(Number(orderId), [line]);
    }
    return grouped;
  };
}

function selectLines<Columns extends RowColumns>(db: Db, columns: Columns) {
  return db
    .select({ orderId: orderLines.orderId, line: columns })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inGivenIds(orderLines.orderId))
    .orderBy(orderLines.id)
    .prepare();
}
