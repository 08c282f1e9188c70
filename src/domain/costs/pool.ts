import { eq } from 'drizzle-orm';
import { costEntries, costPools } from '#db/schema/costs.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { actorIdOf, type Ctx } from '#kernel/ctx.ts';
import { hasRow } from '#kernel/rows.ts';
import { shareOf } from '#shared/purchasing/cost-math.ts';
import type { CostEntryKind } from '#shared/purchasing/purchasing-types.ts';
import { readOwned } from './owned.ts';
import { beginSales } from './sales-sums.ts';

type CostRefs = {
  readonly receiptLineId?: number | null;
  readonly returnLineId?: number | null;
  readonly billLineId?: number | null;
  readonly documentLineId?: number | null;
  readonly stockMovementId?: number | null;
};

export type CostMove = {
  readonly productId: number;
  readonly kind: CostEntryKind;
  /** The reason of a loss. */
  readonly reason?: string;
  readonly refs?: CostRefs;
};

export type CostPool = typeof costPools.$inferSelect;

export function readPool(ctx: Ctx, productId: number): CostPool | undefined {
  return ctx.db.select().from(costPools).where(eq(costPools.productId, productId)).get();
}

export function hasCosts(ctx: Ctx): boolean {
  return hasRow(ctx, costPools);
}

/**
 * Values are ten-thousandths of a euro without VAT. All functions are called in a transaction, after stock and orders
 * have changed; a product with unknown cost has no pool, and nothing is written for it.
 */

/** Adds pieces, by default at the average cost. Returns their value, or null while the cost is unknown. */
export function takeIn(
  tx: Ctx,
  { pieces, valueE4, ...move }: CostMove & { readonly pieces: number; readonly valueE4?: number | undefined },
): number | null {
  const pool = readPool(tx, move.productId);
  if (!pool) return null;
  const value = valueE4 ?? averageOf(pool, pieces);
  enter(tx, pool, move, { pieces, valueE4: value });
  return value;
}

function averageOf({ quantity, valueE4, averageE4 }: CostPool, pieces: number): number {
  return quantity === 0 ? averageE4 * pieces : shareOf(valueE4, pieces, quantity);
}

/** The value at which pieces without a cost of their own come in; null while the cost is unknown. */
export function worthOf(ctx: Ctx, productId: number, pieces: number): number | null {
  const pool = readPool(ctx, productId);
  return pool ? averageOf(pool, pieces) : null;
}

/** The value that leaving pieces would take out; null while the cost is unknown. */
export function worthLeaving(ctx: Ctx, productId: number, pieces: number): number | null {
  const pool = readPool(ctx, productId);
  return pool ? valueOfPieces(pool, pieces) : null;
}

/**
 * Removes pieces at their share of the value: the last ones take the whole rest. Returns their value, or null while the
 * cost is unknown.
 */
export function takeOut(
  tx: Ctx,
  { pieces, valueE4, ...move }: CostMove & { readonly pieces: number; readonly valueE4?: number | undefined },
): number | null {
  const pool = readPool(tx, move.productId);
  if (!pool) return null;
  const value = valueE4 ?? valueOfPieces(pool, pieces);
  enter(tx, pool, move, { pieces: -pieces, valueE4: -value });
  return value;
}

function valueOfPieces({ quantity, valueE4 }: CostPool, pieces: number): number {
  return pieces >= quantity ? valueE4 : shareOf(valueE4, pieces, quantity);
}

/**
 * Removes pieces at the value they brought in, at most what the pool has; the remainder is a price difference
 * (`expenseE4`, signed).
 */
export function takeBack(
  tx: Ctx,
  { pieces, broughtE4, ...move }: CostMove & { readonly pieces: number; readonly broughtE4: number },
): void {
  const pool = readPool(tx, move.productId);
  if (!pool) return;
  const value = pieces >= pool.quantity ? pool.valueE4 : Math.min(broughtE4, pool.valueE4);
  enter(tx, pool, move, { pieces: -pieces, valueE4: -value, expenseE4: value - broughtE4 });
}

export type Correction = { readonly pooledE4: number; readonly expenseE4: number };

/**
 * A later difference over pieces that came in earlier: the share of those still owned goes into the pool, never below
 * 0, the rest is a price difference. Past sales are not recalculated.
 */
export function correctValue(
  tx: Ctx,
  { pieces, differenceE4, ...move }: CostMove & { readonly pieces: number; readonly differenceE4: number },
): Correction {
  if (differenceE4 === 0) return { pooledE4: 0, expenseE4: 0 };
  const pool = readPool(tx, move.productId) ?? unknownPool(move.productId);
  const owned = Math.min(pool.quantity, pieces);
  const pooledE4 = owned === 0 ? 0 : Math.max(shareOf(differenceE4, owned, pieces), -pool.valueE4);
  const expenseE4 = differenceE4 - pooledE4;
  enter(tx, pool, move, { pieces: 0, valueE4: pooledE4, expenseE4 });
  return { pooledE4, expenseE4 };
}

function unknownPool(productId: number): CostPool {
  return { productId, quantity: 0, valueE4: 0, averageE4: 0 };
}

/**
 * Applies the first known cost of a piece to everything owned, less `arriving`, which the caller adds itself. Does
 * nothing where the cost is known. With nothing owned it sets the last known average.
 */
export function firstCost(
  tx: Ctx,
  {
    productId,
    unitCostE4,
    arriving = 0,
    refs,
  }: Pick<CostMove, 'productId' | 'refs'> & { readonly unitCostE4: number; readonly arriving?: number },
): void {
  if (readPool(tx, productId)) return;
  if (!hasCosts(tx)) beginSales(tx);
  const pool = { productId, quantity: 0, valueE4: 0, averageE4: unitCostE4 };
  tx.db.insert(costPools).values(pool).run();
  const pieces = Math.max(readOwned(tx, productId) - arriving, 0);
  if (pieces === 0 && arriving > 0) return;
  const move = { productId, kind: 'opening', ...(refs ? { refs } : {}) } as const;
  enter(tx, pool, move, { pieces, valueE4: unitCostE4 * pieces });
}

/** Pieces that come in only to leave again must not change the last known cost. */
export function keepAverage(tx: Ctx, { productId, averageE4 }: CostPool): void {
  tx.db.update(costPools).set({ averageE4 }).where(eq(costPools.productId, productId)).run();
}

type Step = { readonly pieces: number; readonly valueE4: number; readonly expenseE4?: number };

function enter(tx: Ctx, pool: CostPool, move: CostMove, { pieces, valueE4, expenseE4 = 0 }: Step): void {
  const { productId, kind, reason = '', refs } = move;
  // Never negative: an inconsistent pool is reported by the check of costs and must not stop a sale.
  const quantityAfter = Math.max(pool.quantity + pieces, 0);
  const valueAfterE4 = quantityAfter === 0 ? 0 : Math.max(pool.valueE4 + valueE4, 0);
  tx.db
    .insert(costEntries)
    .values({
      productId,
      kind,
      reason,
      ...refs,
      day: getShopMoment(tx).date,
      quantity: pieces,
      valueE4,
      expenseE4,
      quantityAfter,
      valueAfterE4,
      actorId: actorIdOf(tx),
      createdAt: tx.clock.now(),
    })
    .run();
  tx.db
    .update(costPools)
    .set({
      quantity: quantityAfter,
      valueE4: valueAfterE4,
      averageE4: quantityAfter === 0 ? pool.averageE4 : shareOf(valueAfterE4, 1, quantityAfter),
    })
    .where(eq(costPools.productId, productId))
    .run();
}
