import { asc, sql } from 'drizzle-orm';
import { purchaseOrders } from '#db/schema/suppliers.ts';
import { findPurchaseOrder, IS_AWAITED } from '#domain/purchasing/orders/read-orders.ts';
import type { Ctx } from '#kernel/ctx.ts';

/** Orders with outstanding goods, the earliest expected first, without prices. */
export function listExpectedOrders(ctx: Ctx) {
  return ctx.db
    .select({ id: purchaseOrders.id })
    .from(purchaseOrders)
    .where(IS_AWAITED)
    .orderBy(
      sql`${purchaseOrders.expectedOn} IS NULL`,
      asc(purchaseOrders.expectedOn),
      asc(purchaseOrders.id),
    )
    .all()
    .map(({ id }) => {
      const { number, supplierName, expectedOn, lines } = findPurchaseOrder(ctx, id);
      return {
        id,
        number,
        supplierName,
        expectedOn,
        lines: lines.map(({ netPriceE4: _price, ...line }) => line),
      };
    });
}
