import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { isOpenOrder } from '#db/conditions.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { customStockMovements } from '#db/schema/packing.ts';
import { getCustomer } from '#domain/customers/customers.ts';
import type { ActorCtx } from '#kernel/ctx.ts';

const MAX_LINES = 50;

const used = sql<number>`COALESCE(-(
  SELECT SUM(${customStockMovements.delta}) FROM ${customStockMovements}
  WHERE ${customStockMovements.orderLineId} = ${orderLines.id}), 0)`;

/**
 * The lines of a customer's open orders (neither delivered nor cancelled, not waiting for the office) for which custom stock of a product can
 * still be used, newest order first, at most 50; `left` is how many pieces the line still takes. Rejects with
 * `customer-not-found`.
 */
export function listUsableLines(
  ctx: ActorCtx,
  { customerId, productId }: { readonly customerId: number; readonly productId: number },
) {
  getCustomer(ctx, { customerId });
  return (
    ctx.db
      .select({
        orderLineId: orderLines.id,
        orderId: orders.id,
        deliverDate: orders.deliverDate,
        quantity: orderLines.quantity,
        used,
      })
      .from(orders)
      // The plus keeps SQLite from starting at all lines of a product that everybody orders.
      .innerJoin(
        orderLines,
        and(eq(orderLines.orderId, orders.id), sql`+${orderLines.productId} = ${productId}`),
      )
      .where(and(eq(orders.customerId, customerId), isOpenOrder, isNull(orders.heldAt)))
      .orderBy(desc(orders.id))
      .limit(MAX_LINES)
      .all()
      .map((line) => ({ ...line, left: line.quantity - line.used }))
      .filter((line) => line.left > 0)
  );
}
