import { isNull, type SQL, sql } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { regionBit } from '#shared/regions.ts';

/** Who looks at products: what is shown to them, and at whose price. */
export type Viewer = {
  /** The viewer's own discount (zbritje); 0 for guests and staff. */
  readonly discountBasisPoints: number;
  /** Only what is available in this region; null for every region. */
  readonly regionId: number | null;
  readonly seesOutOfStock: boolean;
};

/**
 * The viewer behind a context: customers see what they can buy in their region at their price, guests what anybody
 * can buy, staff everything.
 */
export function viewerOf(ctx: Ctx): Viewer {
  if (ctx.actor === null) return { discountBasisPoints: 0, regionId: null, seesOutOfStock: false };
  if (ctx.actor.role !== 'customer') return { discountBasisPoints: 0, regionId: null, seesOutOfStock: true };
  return {
    discountBasisPoints: ctx.actor.discountBasisPoints,
    regionId: ctx.actor.regionId,
    seesOutOfStock: false,
  };
}

/**
 * Conditions on `products` for what a viewer is shown. The plus keeps SQLite from walking the stock index, which
 * without statistics it takes for selective.
 */
export function visibleTo(viewer: Viewer): SQL[] {
  return [...shownTo(viewer), ...(viewer.seesOutOfStock ? [] : [sql`+${products.stock} > 0`])];
}

/** The same conditions, worded so that the partial indexes of sellable products (`stock > 0`) apply. */
export function onShelfFor(viewer: Viewer): SQL[] {
  return [...shownTo(viewer), ...(viewer.seesOutOfStock ? [] : [sql`${products.stock} > 0`])];
}

function shownTo(viewer: Viewer): SQL[] {
  const isLive = isNull(products.deletedAt);
  return viewer.regionId === null ? [isLive] : [isLive, isInRegion(viewer.regionId)];
}

/** Condition that a product is available in a region. */
export function isInRegion(regionId: number): SQL {
  return sql`(${products.regionMask} & ${regionBit(regionId)}) <> 0`;
}
