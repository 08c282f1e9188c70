import { eq, sql } from 'drizzle-orm';
import { deliveryReductions } from '#db/schema/delivery.ts';
import { orderLines } from '#db/schema/orders.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { ReductionReason } from '#shared/delivery.ts';

/** A line as it was handed over; `reason` says why it is less than ordered. */
export type DeliveredLine = {
  readonly orderLineId: number;
  readonly deliveredQuantity: number;
  readonly reason: ReductionReason;
};

/** A line of the order before it was handed over. */
export type StandingLine = {
  readonly id: number;
  readonly orderId: number;
  readonly productId: number;
  readonly quantity: number;
};

/**
 * Sets a line to what was accepted at the door. Fewer pieces: their stock comes back and the reason is recorded. More
 * pieces than the line has now: only those that an earlier record had taken off, and their stock is taken again
 * (`insufficient-stock`). More than ordered is rejected with `validation-failed`. The order's total is the caller's.
 */
export function changeDeliveredQuantity(ctx: ActorCtx, line: StandingLine, delivered: DeliveredLine): void {
  const lowered = line.quantity - delivered.deliveredQuantity;
  if (lowered === 0) return;
  if (lowered > 0) record(ctx, line, lowered, delivered.reason);
  else takeBack(ctx, line, -lowered);
  changeStock(ctx, {
    productId: line.productId,
    delta: lowered,
    reason: lowered > 0 ? 'delivery-returned' : 'item-changed',
    orderId: line.orderId,
  });
  ctx.db
    .update(orderLines)
    .set({
      quantity: delivered.deliveredQuantity,
      stockTaken: delivered.deliveredQuantity,
      totalCents: sql`${orderLines.unitPriceCents} * ${delivered.deliveredQuantity}`,
    })
    .where(eq(orderLines.id, line.id))
    .run();
}

function record(ctx: ActorCtx, line: StandingLine, quantity: number, reason: ReductionReason): void {
  ctx.db
    .insert(deliveryReductions)
    .values({
      orderId: line.orderId,
      orderLineId: line.id,
      quantity,
      reason,
      actorId: ctx.actor.id,
      createdAt: ctx.clock.now(),
    })
    .run();
}

function takeBack(ctx: ActorCtx, line: StandingLine, pieces: number): void {
  const recorded = ctx.db
    .select({
      reason: deliveryReductions.reason,
      quantity: sql<number>`SUM(${deliveryReductions.quantity})`,
    })
    .from(deliveryReductions)
    .where(eq(deliveryReductions.orderLineId, line.id))
    .groupBy(deliveryReductions.reason)
    .all();
  let left = pieces;
  for (const { reason, quantity } of recorded) {
    const back = Math.min(left, quantity);
    if (back > 0) record(ctx, line, -back, reason);
    left -= Math.max(back, 0);
  }
  if (left > 0) {
    throw new DomainError('delivered-beyond-ordered');
  }
}
