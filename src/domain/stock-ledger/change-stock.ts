import { and, eq, gte, sql } from 'drizzle-orm';
import { insertOnce } from '#db/insert-once.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { products } from '#db/schema/catalog.ts';
import { stockMovements } from '#db/schema/stock.ts';
import { actorIdOf, type Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { tellWhoWaits } from '#domain/notices/stock-wishes.ts';
import type { ShortageAt } from '#shared/domain-errors.ts';
import type { StockReason } from '#shared/stock.ts';
import { stockBandOf } from './stock-band.ts';

/** One change of a product's stock: pieces added (positive) or taken (negative), and why. */
export type StockChange = {
  readonly productId: number;
  readonly delta: number;
  readonly reason: StockReason;
  readonly orderId?: number | null;
  /** Pieces that the order's line holds already, so that a rejection can name whole quantities. */
  readonly alreadyTaken?: number;
  readonly note?: string;
  /** Where somebody reads it when there is too little. */
  readonly at?: ShortageAt;
};

/**
 * The only way stock changes: relative, rejected below zero, with its row in the ledger. Call it inside
 * `inTransaction`. Returns the stock after the change. Rejects with `insufficient-stock` (figures in the details) or
 * `product-not-found`. A delta of 0 changes nothing and writes no row.
 */
export function changeStock(ctx: Ctx, change: StockChange): number {
  if (!ctx.isInTransaction) throw new Error('changeStock needs a transaction');
  const balance = change.delta === 0 ? undefined : applyDelta(ctx, change);
  if (balance === undefined) return rejectOrKeep(ctx, change);
  insertMovement(ctx.db, {
    productId: change.productId,
    delta: change.delta,
    balanceAfter: balance,
    reason: change.reason,
    note: change.note ?? '',
    orderId: change.orderId ?? null,
    actorId: actorIdOf(ctx),
    createdAt: ctx.clock.now(),
  });
  ctx.emit({ type: 'stock', productIds: [change.productId] });
  if (change.delta > 0) tellWhoWaits(ctx, change.productId);
  return balance;
}

const insertMovement = insertOnce(stockMovements, [
  'productId',
  'delta',
  'balanceAfter',
  'reason',
  'note',
  'orderId',
  'actorId',
  'createdAt',
]);

function applyDelta({ db }: Ctx, { productId, delta }: StockChange): number | undefined {
  const stock = addToStock(db).get({ productId, delta, least: -delta })?.stock;
  if (stock === undefined) return undefined;
  const stockBand = stockBandOf(stock);
  if (stockBand !== stockBandOf(stock - delta)) {
    db.update(products).set({ stockBand }).where(eq(products.id, productId)).run();
  }
  return stock;
}

const addToStock = prepareOnce((db) =>
  db
    .update(products)
    .set({ stock: sql`${products.stock} + ${sql.placeholder('delta')}` })
    .where(and(eq(products.id, sql.placeholder('productId')), gte(products.stock, sql.placeholder('least'))))
    .returning({ stock: products.stock })
    .prepare(),
);

function rejectOrKeep(ctx: Ctx, change: StockChange): number {
  const product = ctx.db
    .select({ stock: products.stock, name: products.name })
    .from(products)
    .where(eq(products.id, change.productId))
    .get();
  if (!product) throw new DomainError('product-not-found');
  if (change.delta === 0) return product.stock;
  throw new DomainError('insufficient-stock', {
    at: change.at ?? 'order',
    productId: change.productId,
    productName: product.name,
    available: product.stock + (change.alreadyTaken ?? 0),
    requested: (change.alreadyTaken ?? 0) - change.delta,
  });
}
