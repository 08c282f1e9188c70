import { eq, sql } from 'drizzle-orm';
import { deliveryReductions } from '#db/schema/delivery.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import type { ReductionReason } from '#shared/delivery.ts';

type Line = { readonly id: number; readonly orderId: number };

/** Notes that pieces of a line were not accepted at the door (a negative number: that they were after all). */
export function recordReduction(ctx: ActorCtx, line: Line, quantity: number, reason: ReductionReason): void {
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

/** Takes back reductions of a line, as many pieces as there are at most; returns the pieces for which there were none. */
export function takeBackReductions(ctx: ActorCtx, line: Line, pieces: number): number {
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
    if (back > 0) recordReduction(ctx, line, -back, reason);
    left -= Math.max(back, 0);
  }
  return left;
}
