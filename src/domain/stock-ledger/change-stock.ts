import { and, eq, gte, sql } from 'drizzle-orm';
import { prepareOnce } from '#db/prepare-once.ts';
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
  /** Its cost follows a document or receipt, and is entered with that. */
  readonly hasOwnCost?: boolean;
};

/**
 * The only way stock changes: relative, never below zero, with its row in the ledger. Call it inside `inTransaction`.
 * Returns the new stock; a delta of 0 writes no row. Rejects with `insufficient-stock` (with figures) or
 * `product-not-found`.
 */
export function changeStock(ctx: Ctx, change: StockChange): number {
  if (!ctx.isInTransaction) throw new Error('changeStock needs a transaction');
  const product = readShelf(ctx.db).get({ productId: change.productId });
  if (!product) throw new DomainError('product-not-found');
  if (change.delta === 0) return product.stock;
  const stock = product.stock + change.delta;
  if (stock < 0) throw tooLittle(product, change);
  const stockMovementId = move(ctx, change, stock);
  if (!change.hasOwnCost) followStock(ctx, { ...change, stockMovementId });
  ctx.emit({ type: 'stock', productIds: [change.productId] });
  if (change.delta > 0) notifyWaitingCustomers(ctx, change.productId);
  return stock;
}

const readShelf = prepareOnce((db) =>
  db
    .select({ name: products.name, stock: products.stock })
    .from(products)
    .where(eq(products.id, sql.placeholder('productId')))
    .prepare(),
);

function move(ctx: Ctx, change: StockChange, stock: number): number {
  const { productId, delta, reason, note = '', orderId = null } = change;
  const movement = {
    productId,
    delta,
    balanceAfter: stock,
    reason,
    note,
    orderId,
    actorId: actorIdOf(ctx),
    createdAt: ctx.clock.now(),
  } satisfies typeof stockMovements.$inferInsert;
  const { lastInsertRowid } = insertMovement(ctx.db).run(movement);
  const { changes } = addToStock(ctx.db).run({
    productId,
    delta,
    least: -delta,
    now: movement.createdAt,
  });
  if (changes !== 1) throw new Error(`The stock of product ${productId} has moved within a transaction.`);
  return Number(lastInsertRowid);
}

const insertMovement = prepareOnce((db) =>
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

const addToStock = prepareOnce((db) =>
  db
    .update(products)
    .set({
      stock: sql`${products.stock} + ${sql.placeholder('delta')}`,
      updatedAt: sql`${sql.placeholder('now')}`,
    })
    .where(and(eq(products.id, sql.placeholder('productId')), gte(products.stock, sql.placeholder('least'))))
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
