import { and, asc, desc, eq } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { orderLines } from '#db/schema/orders.ts';
import { customStock, customStockMovements } from '#db/schema/packing.ts';
import { users } from '#db/schema/users.ts';
import { packedGoodsColumns } from '#domain/catalog/packed-goods.ts';
import { getCustomer } from '#domain/customers/customers.ts';
import type { ActorCtx } from '#kernel/ctx.ts';

const MAX_STEPS = 500;

/** By product name, including products at zero. Rejects with `customer-not-found`. */
export function listCustomStock(ctx: ActorCtx, { customerId }: { readonly customerId: number }) {
  getCustomer(ctx, { customerId });
  return ctx.db
    .select({
      ...pick(customStock, 'customerId', 'productId'),
      productName: products.name,
      productCode: products.code,
      ...packedGoodsColumns,
      ...pick(customStock, 'quantity', 'updatedAt'),
    })
    .from(customStock)
    .innerJoin(products, eq(products.id, customStock.productId))
    .where(eq(customStock.customerId, customerId))
    .orderBy(asc(products.nameFolded), asc(products.id))
    .all();
}

/**
 * Movements of a customer's custom stock, newest first, at most 500; times in ms. Rejects with `customer-not-found`.
 */
export function listCustomStockHistory(
  ctx: ActorCtx,
  { customerId, productId }: { readonly customerId: number; readonly productId?: number | undefined },
) {
  getCustomer(ctx, { customerId });
  return ctx.db
    .select({
      id: customStockMovements.id,
      at: customStockMovements.createdAt,
      productId: customStockMovements.productId,
      productName: products.name,
      ...packedGoodsColumns,
      ...pick(customStockMovements, 'delta', 'balanceAfter', 'reason', 'note'),
      actorName: users.name,
      orderId: orderLines.orderId,
    })
    .from(customStockMovements)
    .innerJoin(products, eq(products.id, customStockMovements.productId))
    .leftJoin(users, eq(users.id, customStockMovements.actorId))
    .leftJoin(orderLines, eq(orderLines.id, customStockMovements.orderLineId))
    .where(
      and(
        eq(customStockMovements.customerId, customerId),
        productId === undefined ? undefined : eq(customStockMovements.productId, productId),
      ),
    )
    .orderBy(desc(customStockMovements.id))
    .limit(MAX_STEPS)
    .all();
}
