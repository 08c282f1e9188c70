import { asc, eq, sql } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { pick } from '#db/schema/columns.ts';
import { deliveries, deliveryReductions } from '#db/schema/delivery.ts';
import { users } from '#db/schema/users.ts';
import type { Ctx } from '#kernel/ctx.ts';

/** By order: receiver, signature, cents received, time (ms) and driver. */
export function readDeliveries(ctx: Ctx, orderIds: readonly number[]) {
  const found = ctx.db
    .select({
      ...pick(deliveries, 'orderId', 'driverId'),
      driverName: users.name,
      ...pick(deliveries, 'receiverName', 'signaturePath', 'amountReceivedCents', 'paymentId'),
      ...pick(deliveries, 'unpaidReason', 'deliveredAt', 'deliveredDay'),
    })
    .from(deliveries)
    .innerJoin(users, eq(users.id, deliveries.driverId))
    .where(inIds(deliveries.orderId, orderIds))
    .all();
  return new Map(found.map((delivery) => [delivery.orderId, delivery]));
}

export type Delivery = NonNullable<ReturnType<ReturnType<typeof readDeliveries>['get']>>;

/** Refused pieces by order, summed by line and reason; corrections that sum to zero are left out. */
export function readReductions(ctx: Ctx, orderIds: readonly number[]) {
  const quantity = sql<number>`SUM(${deliveryReductions.quantity})`;
  const found = ctx.db
    .select({ ...pick(deliveryReductions, 'orderId', 'orderLineId', 'reason'), quantity })
    .from(deliveryReductions)
    .where(inIds(deliveryReductions.orderId, orderIds))
    .groupBy(deliveryReductions.orderId, deliveryReductions.orderLineId, deliveryReductions.reason)
    .having(sql`${quantity} > 0`)
    .orderBy(asc(deliveryReductions.orderLineId))
    .all();
  return Map.groupBy(found, (reduction) => reduction.orderId);
}

/** Null without a delivery; `reductions` are refused pieces. */
export function getDelivery(ctx: Ctx, { orderId }: { readonly orderId: number }) {
  return {
    delivery: readDeliveries(ctx, [orderId]).get(orderId) ?? null,
    reductions: readReductions(ctx, [orderId]).get(orderId) ?? [],
  };
}
