import { desc, eq, type SQL } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { imageUrl } from '#domain/catalog/image-url.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';

const orderColumns = {
  id: orders.id,
  status: orders.status,
  createdAt: orders.createdAt,
  deliverDate: orders.deliverDate,
  totalCents: orders.totalCents,
  comment: orders.comment,
  paymentMethod: orders.paymentMethod,
};

const lineColumns = {
  orderId: orderLines.orderId,
  productId: orderLines.productId,
  name: orderLines.productName,
  code: orderLines.productCode,
  unit: orderLines.unit,
  image: products.image,
  unitPriceCents: orderLines.unitPriceCents,
  quantity: orderLines.quantity,
  totalCents: orderLines.totalCents,
};

/** Orders as their customer sees them, newest first, each with its lines and their pictures. Two queries. */
export function readCustomerOrders(ctx: Ctx, where: SQL | undefined, limit: number) {
  const found = ctx.db
    .select(orderColumns)
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit)
    .all();
  const orderIds = found.map((order) => order.id);
  const lines = Map.groupBy(
    ctx.db
      .select(lineColumns)
      .from(orderLines)
      .innerJoin(products, eq(products.id, orderLines.productId))
      .where(inIds(orderLines.orderId, orderIds))
      .orderBy(orderLines.id)
      .all()
      .map((line) => ({ ...line, image: imageUrl(line.image) })),
    (line) => line.orderId,
  );
  return found.map((order) => ({ ...order, lines: lines.get(order.id) ?? [] }));
}

/** An order as its customer sees it. */
export type CustomerOrder = ReturnType<typeof readCustomerOrders>[number];
