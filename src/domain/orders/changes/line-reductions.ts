import { eq, sql } from 'drizzle-orm';
import { deliveryReductions } from '#db/schema/delivery.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import type { ReductionReason } from '#shared/delivery.ts';

type Line = { readonly id: number; readonly orderId: number };

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

export type TakenBack = { readonly left: number; readonly damaged: number };

export function takeBackReductions(ctx: ActorCtx, line: Line, pieces: number): TakenBack {
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
  let damaged = 0;
  for (const { reason, quantity } of recorded) {
    const back = Math.min(left, quantity);
    if (back <= 0) continue;
    recordReduction(ctx, line, -back, reason);
    if (reason === 'damaged') damaged += back;
    left -= back;
  }
  return { left, damaged };
}

export function writeOffDamaged(
  ctx: Ctx,
  { productId, orderId }: { readonly productId: number; readonly orderId: number },
  pieces: number,
  hasOwnCost = false,
): void {
  const note = `Porosia #${orderId}`;
  changeStock(ctx, { productId, delta: -pieces, reason: 'damaged', note, hasOwnCost });
}
