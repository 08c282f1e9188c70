import { desc, eq, type SQL } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { documents } from '#db/schema/documents.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { imageUrl } from '#domain/catalog/image-url.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { hasNews } from '#shared/told-changes.ts';
import { linesByOrder } from './lines-by-order.ts';
import { readOrderChanges } from './order-changes.ts';

const orderColumns = {
  id: orders.id,
  status: orders.status,
  createdAt: orders.createdAt,
  deliverDate: orders.deliverDate,
  totalCents: orders.totalCents,
  /** What bringing it costs; part of the total. */
  transportCents: orders.transportCents,
  comment: orders.comment,
  deliveryAddress: orders.buyerAddress,
  paymentMethod: orders.paymentMethod,
  invoiceId: orders.invoiceId,
  invoiceNumber: documents.number,
  heldAt: orders.heldAt,
};

const lineColumns = {
  orderId: orderLines.orderId,
  productId: orderLines.productId,
  name: orderLines.productName,
  code: orderLines.productCode,
  unit: orderLines.unit,
  image: products.image,
  unitPriceE4: orderLines.unitPriceE4,
  quantity: orderLines.quantity,
  totalCents: orderLines.totalCents,
};

/**
 * Orders as their customer sees them, newest first, each with its lines and their pictures, and what the shop changed.
 * Three queries.
 */
export function readCustomerOrders(ctx: Ctx, where: SQL | undefined, limit: number) {
  const found = ctx.db
    .select(orderColumns)
    .from(orders)
    .leftJoin(documents, eq(documents.id, orders.invoiceId))
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit)
    .all();
  const orderIds = found.map((order) => order.id);
  const lines = linesByOrder(ctx, orderIds, lineColumns);
  const changes = readOrderChanges(ctx, orderIds);
  return found.map((order) => {
    const ofLines = (lines.get(order.id) ?? []).map((line) => ({ ...line, image: imageUrl(line.image) }));
    const ofOrder = changes.get(order.id) ?? [];
    const placedCents = ofOrder[0]?.oldTotalCents ?? order.totalCents;
    return {
      ...order,
      lines: ofLines,
      /** What the shop changed since, oldest first. */
      changes: ofOrder,
      /** What it came to when it was placed; null when that is what it comes to now. */
      oldTotalCents: placedCents === order.totalCents ? null : placedCents,
      hasUnseenChanges: hasNews({ ...order, lines: ofLines, changes: ofOrder }),
    };
  });
}

/** An order as its customer sees it. */
export type CustomerOrder = ReturnType<typeof readCustomerOrders>[number];
