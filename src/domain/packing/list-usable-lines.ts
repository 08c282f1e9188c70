import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { isOpenOrder } from '#db/conditions.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { customStockMovements } from '#db/schema/packing.ts';
import { getCustomer } from '#domain/customers/customers.ts';
import type { ActorCtx } from '#kernel/ctx.ts';

const MAX_LINES = 50;

/** Of a line of the query. */
export const customStockUsed = sql<number>`COALESCE(-(
  SELECT SUM(${customStockMovements.delta}) FROM ${customStockMovements}
  WHERE ${customStockMovements.orderLineId} = ${orderLines.id}), 0)`;

/**
 * Lines of a customer's open, unheld orders that can still use custom stock of a product, newest order first, at most
 * 50; `left` is the remaining quantity. Rejects with `customer-not-found`.
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
        used: customStockUsed,
      })
      .from(orders)
      // The unary plus keeps SQLite from starting with all lines of a popular product.
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
