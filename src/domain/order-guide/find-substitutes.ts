import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { type ProductView, productColumns, toProductViews } from '#domain/catalog/product-view.ts';
import { availableTo, type Viewer } from '#domain/catalog/viewer.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { unitPriceOf } from './unit-price-of.ts';

const MAX_CANDIDATES = 200;

/**
 * For sold-out products what the viewer can have instead: of the same category and subcategory, measured alike, in stock
 * and for sale to them, the nearest in price by kilogram, litre or piece.
 */
export function findSubstitutes(
  ctx: Ctx,
  viewer: Viewer,
  soldOut: readonly ProductView[],
): Map<number, ProductView> {
  const substitutes = new Map<number, ProductView>();
  const groups = Map.groupBy(soldOut, ({ category, subcategory }) => `${category} ${subcategory}`);
  for (const group of groups.values()) {
    const candidates = listCandidates(ctx, viewer, group);
    for (const product of group) {
      const nearest = pickNearest(product, candidates);
      if (nearest) substitutes.set(product.id, nearest);
    }
  }
  return substitutes;
}

function listCandidates(ctx: Ctx, viewer: Viewer, [first]: readonly ProductView[]): ProductView[] {
  if (!first) return [];
  const isSameKind: SQL =
    first.subcategory === null ? isNull(products.subcategory) : eq(products.subcategory, first.subcategory);
  const rows = ctx.db
    .select(productColumns)
    .from(products)
    .where(and(eq(products.category, first.category), isSameKind, ...availableTo(viewer)))
    .orderBy(sql`abs(${products.priceE4} - ${first.priceE4 ?? 0})`, asc(products.id))
    .limit(MAX_CANDIDATES)
    .all();
  return toProductViews(ctx, rows, viewer).filter((candidate) => candidate.priceE4 !== null);
}

function pickNearest(product: ProductView, candidates: readonly ProductView[]): ProductView | undefined {
  const price = unitPriceOf(product);
  const alike = candidates.flatMap((candidate) => {
    const other = unitPriceOf(candidate);
    if (candidate.id === product.id || other.measure !== price.measure) return [];
    return [{ candidate, distance: Math.abs(other.e4 - price.e4) }];
  });
  return alike.sort((a, b) => a.distance - b.distance || a.candidate.id - b.candidate.id)[0]?.candidate;
}
