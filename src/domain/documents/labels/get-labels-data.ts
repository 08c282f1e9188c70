import { and, eq, sql } from 'drizzle-orm';
import { inIds, isGoingAhead } from '#db/conditions.ts';
import { orders } from '#db/schema/orders.ts';
import { users } from '#db/schema/users.ts';
import { readItems } from '#domain/documents/agendas/get-driver-agenda-data.ts';
import { readStopNumbers } from '#domain/orders/queries/stop-order.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { LabelFormat } from '#shared/inputs/packing-inputs.ts';
import { countText } from '#shared/prices/packs.ts';
import { findPaperRegionName } from '#shared/regions.ts';
import type { LabelsData } from './labels-data.ts';

export type BoxedOrder = {
  readonly orderId: number;
  readonly boxes: number;
  readonly contents: readonly { readonly orderLineId: number; readonly box: number }[];
};

export type LabelsRequest = { readonly format: LabelFormat; readonly orders: readonly BoxedOrder[] };

export function getLabelsData(ctx: Ctx, input: LabelsRequest): LabelsData {
  const orderIds = input.orders.map((order) => order.orderId);
  const found = ctx.db
    .select({
      orderNumber: orders.id,
      customerName: orders.buyerName,
      regionId: orders.regionId,
      address: orders.buyerAddress,
      phone: orders.buyerPhone,
      driverName: sql<string>`COALESCE(${users.name}, '')`,
      deliverOn: orders.deliverDate,
      comment: orders.comment,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.driverId))
    .where(and(inIds(orders.id, orderIds), isGoingAhead))
    .all();
  const byId = new Map(found.map((order) => [order.orderNumber, order]));
  const items = readItems(ctx, orderIds);
  const stops = readStopNumbers(ctx, orderIds);
  return {
    format: input.format,
    orders: input.orders.map(({ orderId, boxes, contents }) => {
      const found = byId.get(orderId);
      if (!found) throw new DomainError('order-not-found');
      const { regionId, ...order } = found;
      const boxOf = new Map(contents.map(({ orderLineId, box }) => [orderLineId, Math.min(box, boxes)]));
      return {
        ...order,
        regionName: findPaperRegionName(regionId) ?? '',
        stopNumber: stops.get(orderId) ?? null,
        boxes,
        items: (items.get(orderId) ?? []).map(({ orderLineId, name, quantity, ...goods }) => ({
          name,
          count: countText(quantity, goods),
          box: boxOf.get(orderLineId) ?? null,
        })),
      };
    }),
  };
}
