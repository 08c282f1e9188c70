import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { products } from '#db/schema/catalog.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { customStock, customStockMovements } from '#db/schema/packing.ts';
import { getCustomer } from '#domain/customers/customers.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { hasRow } from '#kernel/rows.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { correctCustomStockInput } from '#shared/inputs/packing-inputs.ts';
import { isFinal, STATUS } from '#shared/order-status.ts';
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

export type MadePieces = {
  readonly customerId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly note: string;
};

/**
 * Adds pieces made for one customer to their custom stock; the shop's own stock is not touched. Rejects with
 * `customer-not-found` and `product-not-found`.
 */
export function addCustomStock(ctx: ActorCtx, { quantity, ...pieces }: MadePieces): CustomStockBalance {
  return inTransaction(ctx, (tx) => {
    getCustomer(tx, { customerId: pieces.customerId });
    assertProduct(tx, pieces.productId);
    return changeCustomStock(tx, { ...pieces, delta: quantity, reason: 'added' });
  });
}

function assertProduct(ctx: ActorCtx, productId: number): void {
  const isProduct = and(eq(products.id, productId), isNull(products.deletedAt));
  if (!hasRow(ctx, products, isProduct)) throw new DomainError('product-not-found');
}

/**
 * Sets custom stock to the counted figure, with the reason. Rejects with `customer-not-found`, `product-not-found` when
 * the customer never had any, and `stock-changed` when the expected figure is outdated.
 */
export function correctCustomStock(
  ctx: ActorCtx,
  counted: z.output<typeof correctCustomStockInput>,
): CustomStockBalance {
  const { customerId, productId, quantity, expected } = counted;
  return inTransaction(ctx, (tx) => {
    getCustomer(tx, { customerId });
    const recorded = findCustomStock(tx, customerId, productId);
    if (recorded === undefined) throw new DomainError('product-not-found');
    if (expected !== undefined && expected !== recorded) {
      throw new DomainError('stock-changed', { stock: recorded });
    }
    return changeCustomStock(tx, {
      customerId,
      productId,
      delta: quantity - recorded,
      reason: 'corrected',
      note: counted.reason,
    });
  });
}

export type UsedPieces = {
  readonly orderLineId: number;
  readonly quantity: number;
  readonly note: string;
};

/**
 * Uses custom stock of the order's customer for a line and records it there. Rejects with `order-item-not-found`,
 * `insufficient-custom-stock`, and `conflict` when the order is cancelled or the line needs less.
 */
export function takeCustomStock(
  ctx: ActorCtx,
  { orderLineId, quantity, note }: UsedPieces,
): CustomStockBalance {
  return inTransaction(ctx, (tx) => {
    const line = tx.db
      .select({
        productId: orderLines.productId,
        quantity: orderLines.quantity,
        customerId: orders.customerId,
        status: orders.status,
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(orderLines.id, orderLineId))
      .get();
    if (!line) throw new DomainError('order-item-not-found');
    if (line.status === STATUS.cancelled) throw new DomainError('order-cancelled-meanwhile');
    if (isFinal(line.status)) throw new DomainError('order-over', { status: line.status });
    const left = line.quantity - readUsed(tx, orderLineId);
    if (quantity > left) {
      throw new DomainError('pieces-beyond-line', { left: Math.max(left, 0) });
    }
    const { customerId, productId } = line;
    return changeCustomStock(tx, {
      customerId,
      productId,
      delta: -quantity,
      reason: 'used',
      note,
      orderLineId,
    });
  });
}

function readUsed(ctx: ActorCtx, orderLineId: number): number {
  const [found] = ctx.db
    .select({ used: sql<number>`COALESCE(-SUM(${customStockMovements.delta}), 0)` })
    .from(customStockMovements)
    .where(eq(customStockMovements.orderLineId, orderLineId))
    .all();
  return found?.used ?? 0;
}
