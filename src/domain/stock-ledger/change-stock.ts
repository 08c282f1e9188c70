import { and, eq, gte, sql } from 'drizzle-orm';
import { perConnection } from '#db/per-connection.ts';
import { products } from '#db/schema/catalog.ts';
import { stockMovements } from '#db/schema/stock.ts';
import { followStock } from '#domain/costs/follow-stock.ts';
import { notifyWaitingCustomers } from '#domain/stock-requests/stock-requests.ts';
import { actorIdOf, type Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ShortageAt } from '#shared/errors/domain-errors.ts';
import type { StockReason } from '#shared/stock.ts';

export type StockChange = {
  readonly productId: number;
  readonly delta: number;
  readonly reason: StockReason;
  readonly orderId?: number | null;
  /** Pieces the line already holds, so that a rejection can name whole quantities. */
  readonly alreadyTaken?: number;
  readonly note?: string;
  readonly at?: ShortageAt;
  /** Its cost comes from a document or receipt, and is entered with that. */
  readonly hasOwnCost?: boolean;
};

/**
 * The only way stock changes: relative, never below zero, with its row in the ledger. Call it inside `inTransaction`.
 * Returns the new stock; a delta of 0 writes no row. Rejects with `insufficient-stock` (with figures) or
 * `product-not-found`.
 */
export function changeStock(ctx: Ctx, change: StockChange): number {
  if (!ctx.isInTransaction) throw new Error('changeStock needs a transaction');
  const { productId, delta, reason, note = '', orderId = null } = change;
  const now = ctx.clock.now();
  const moved = delta === 0 ? undefined : addToStock(ctx.db).get({ productId, delta, least: -delta, now });
  if (!moved) return unmovedStock(ctx, change);
  const { lastInsertRowid } = insertMovement(ctx.db).run({
    productId,
    delta,
    balanceAfter: moved.stock,
    reason,
    note,
    orderId,
    actorId: actorIdOf(ctx),
    createdAt: now,
  } satisfies typeof stockMovements.$inferInsert);
  if (!change.hasOwnCost) followStock(ctx, { ...change, stockMovementId: Number(lastInsertRowid) });
  ctx.emit({ type: 'stock', productIds: [productId] });
  // Damaged pieces come back and are written off in one transaction.
  if (delta > 0) ctx.beforeCommit?.(() => notifyWaitingCustomers(ctx, productId));
  return moved.stock;
}

function unmovedStock(ctx: Ctx, change: StockChange): number {
  const product = ctx.db
    .select({ name: products.name, stock: products.stock })
    .from(products)
    .where(eq(products.id, change.productId))
    .get();
  if (!product) throw new DomainError('product-not-found');
  if (change.delta !== 0) throw tooLittle(product, change);
  return product.stock;
}

const insertMovement = perConnection((db) =>
  db
    .insert(stockMovements)
    .values({
      productId: sql.placeholder('productId'),
      delta: sql.placeholder('delta'),
      balanceAfter: sql.placeholder('balanceAfter'),
      reason: sql.placeholder('reason'),
      note: sql.placeholder('note'),
      orderId: sql.placeholder('orderId'),
      actorId: sql.placeholder('actorId'),
      createdAt: sql.placeholder('createdAt'),
    })
    .prepare(),
);

const addToStock = perConnection((db) =>
  db
    .update(products)
    .set({
      stock: sql`${products.stock} + ${sql.placeholder('delta')}`,
      updatedAt: sql`${sql.placeholder('now')}`,
    })
    .where(and(eq(products.id, sql.placeholder('productId')), gte(products.stock, sql.placeholder('least'))))
    .returning({ stock: products.stock })
    .prepare(),
);

function tooLittle({ name, stock }: { readonly name: string; readonly stock: number }, change: StockChange) {
  const { at = 'order', productId, delta, alreadyTaken = 0 } = change;
  return new DomainError('insufficient-stock', {
    at,
    productId,
    productName: name,
    available: stock + alreadyTaken,
    requested: alreadyTaken - delta,
  });
}
