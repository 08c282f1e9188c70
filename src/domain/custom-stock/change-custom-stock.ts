import { and, eq } from 'drizzle-orm';
import { customStock, customStockMovements } from '#db/schema/packing.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { CustomStockReason } from '#shared/packing.ts';

export type CustomStockChange = {
  readonly customerId: number;
  readonly productId: number;
  readonly delta: number;
  readonly reason: CustomStockReason;
  readonly note: string;
  readonly orderLineId?: number;
};

export type CustomStockBalance = {
  readonly customerId: number;
  readonly productId: number;
  readonly quantity: number;
};

export function findCustomStock(ctx: ActorCtx, customerId: number, productId: number): number | undefined {
  const row = ctx.db
    .select({ quantity: customStock.quantity })
    .from(customStock)
    .where(and(eq(customStock.customerId, customerId), eq(customStock.productId, productId)))
    .get();
  return row?.quantity;
}

export function changeCustomStock(ctx: ActorCtx, change: CustomStockChange): CustomStockBalance {
  const { customerId, productId, delta } = change;
  const available = findCustomStock(ctx, customerId, productId) ?? 0;
  const quantity = available + delta;
  if (quantity < 0) {
    throw new DomainError('insufficient-custom-stock', {
      productId,
      available,
      requested: -delta,
    });
  }
  if (delta === 0) return { customerId, productId, quantity };
  const now = ctx.clock.now();
  ctx.db
    .insert(customStock)
    .values({ customerId, productId, quantity, updatedAt: now })
    .onConflictDoUpdate({
      target: [customStock.customerId, customStock.productId],
      set: { quantity, updatedAt: now },
    })
    .run();
  ctx.db
    .insert(customStockMovements)
    .values({
      ...change,
      orderLineId: change.orderLineId ?? null,
      balanceAfter: quantity,
      actorId: ctx.actor.id,
      createdAt: now,
    })
    .run();
  ctx.emit({ type: 'custom-stock', customerId });
  return { customerId, productId, quantity };
}
