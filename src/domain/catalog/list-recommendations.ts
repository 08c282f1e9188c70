import { and, eq, inArray, sql } from 'drizzle-orm';
import { cartItems } from '#db/schema/cart.ts';
import { products } from '#db/schema/catalog.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadProducts } from './load-products.ts';
import type { ProductView } from './product-view.ts';
import { viewerOf, visibleTo } from './viewer.ts';

const MAX_RECOMMENDATIONS = 8;

const SEEDS = 12;
const ORDERS_PER_SEED = 100;
const RECENT_ORDER_LINES = 5_000;
const CANDIDATES = 60;

type Ranked = { readonly id: number };

/**
 * Recommendations: for customers, products bought together with those in the cart (or bought before when it is empty)
 * and not in it, then the most ordered; for others the most ordered. At most 8, only products the viewer can buy.
 * Cancelled orders do not count.
 */
export function listRecommendations(ctx: Ctx): ProductView[] {
  const viewer = { ...viewerOf(ctx), seesOutOfStock: false };
  const inCart = ctx.actor?.role === 'customer' ? listCartProductIds(ctx, ctx.actor.id) : [];
  const seeds = ctx.actor?.role === 'customer' ? pickSeeds(ctx, ctx.actor.id, inCart) : [];
  const excluded = new Set(inCart);
  const chosen = new Set<number>();
  for (const source of [() => listBoughtTogether(ctx, seeds), () => listMostOrdered(ctx)]) {
    if (chosen.size >= MAX_RECOMMENDATIONS) break;
    const candidates = source().filter((id) => !excluded.has(id) && !chosen.has(id));
    for (const id of filterVisible(ctx, candidates)) {
      if (chosen.size < MAX_RECOMMENDATIONS) chosen.add(id);
    }
  }
  return loadProducts(ctx, [...chosen], viewer);
}

function listCartProductIds(ctx: Ctx, userId: number): number[] {
  return ctx.db
    .select({ id: cartItems.productId })
    .from(cartItems)
    .where(eq(cartItems.customerId, userId))
    .orderBy(sql`${cartItems.addedAt} DESC`)
    .all()
    .map((row) => row.id);
}

function pickSeeds(ctx: Ctx, userId: number, inCart: readonly number[]): number[] {
  if (inCart.length > 0) return inCart.slice(0, SEEDS);
  return ctx.db
    .all<Ranked>(sql`
      SELECT l.product_id AS id
      FROM (SELECT id FROM orders WHERE customer_id = ${userId} ORDER BY id DESC LIMIT 10) o
      JOIN order_lines l ON l.order_id = o.id
      GROUP BY l.product_id ORDER BY COUNT(*) DESC, MAX(o.id) DESC LIMIT ${SEEDS}`)
    .map((row) => row.id);
}

/** `CROSS` fixes the join order: SQLite would start with all order lines. */
function listBoughtTogether(ctx: Ctx, seeds: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const seed of seeds) {
    const rows = ctx.db.all<{ id: number; times: number }>(sql`
      SELECT l.product_id AS id, COUNT(*) AS times
      FROM (SELECT order_id FROM stock_movements WHERE product_id = ${seed} AND reason = 'order-placed'
        ORDER BY id DESC LIMIT ${ORDERS_PER_SEED}) o
      CROSS JOIN order_lines l ON l.order_id = o.order_id
      WHERE l.product_id <> ${seed} AND l.stock_taken > 0
      GROUP BY l.product_id ORDER BY times DESC, id LIMIT ${CANDIDATES}`);
    for (const row of rows) counts.set(row.id, (counts.get(row.id) ?? 0) + row.times);
  }
  return [...counts]
    .sort(([idA, timesA], [idB, timesB]) => timesB - timesA || idA - idB)
    .slice(0, CANDIDATES)
    .map(([id]) => id);
}

function listMostOrdered(ctx: Ctx): number[] {
  return ctx.db
    .all<Ranked>(sql`
      SELECT product_id AS id
      FROM (SELECT product_id, stock_taken FROM order_lines ORDER BY id DESC LIMIT ${RECENT_ORDER_LINES})
      WHERE stock_taken > 0
      GROUP BY product_id ORDER BY COUNT(*) DESC, product_id LIMIT ${CANDIDATES}`)
    .map((row) => row.id);
}

function filterVisible(ctx: Ctx, ids: readonly number[]): number[] {
  if (ids.length === 0) return [];
  const visible = new Set(
    ctx.db
      .select({ id: products.id })
      .from(products)
      .where(and(inArray(products.id, [...ids]), ...visibleTo({ ...viewerOf(ctx), seesOutOfStock: false })))
      .all()
      .map((row) => row.id),
  );
  return ids.filter((id) => visible.has(id));
}
