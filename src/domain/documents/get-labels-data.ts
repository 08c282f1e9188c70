import { and, eq, ne, sql } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { users } from '#db/schema/accounts.ts';
import { orders } from '#db/schema/orders.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { STATUS } from '#shared/order-status.ts';
import { readItems } from './get-driver-agenda-data.ts';
import type { LabelsData } from './labels-data.ts';

/** An order and how many boxes it fills. */
export type BoxedOrder = { readonly orderId: number; readonly boxes: number };

/** The parcel labels of orders, in the order wanted; unknown and cancelled orders are `order-not-found`. */
export function getLabelsData(ctx: Ctx, input: { readonly orders: readonly BoxedOrder[] }): LabelsData {
  const orderIds = input.orders.map((order) => order.orderId);
  const found = ctx.db
    .select({
      orderNumber: orders.id,
      customerName: orders.buyerName,
      address: orders.buyerAddress,
      phone: orders.buyerPhone,
      driverName: sql<string>`COALESCE(${users.name}, '')`,
      deliverOn: orders.deliverDate,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.driverId))
    .where(and(inIds(orders.id, orderIds), ne(orders.status, STATUS.cancelled)))
    .all();
  const byId = new Map(found.map((order) => [order.orderNumber, order]));
  const items = readItems(ctx, orderIds);
  return {
    orders: input.orders.map(({ orderId, boxes }) => {
      const order = byId.get(orderId);
      if (!order) throw new DomainError('order-not-found');
      return { ...order, boxes, items: items.get(orderId) ?? [] };
    }),
  };
}
