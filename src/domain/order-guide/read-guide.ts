import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { products } from '#db/schema/catalog.ts';
import { loadVisibleProducts } from '#domain/catalog/load-products.ts';
import { type ProductView, productColumns, toProductViews } from '#domain/catalog/product-view.ts';
import { type Viewer, viewerOf, visibleTo } from '#domain/catalog/viewer.ts';
import { type Habit, readHabits } from '#domain/orders/placement/bought-before.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import type { guideInput } from '#shared/inputs/guide-inputs.ts';
import { firstQuantity, roundToRule } from '#shared/prices/quantity-rules.ts';
import { sizeIn } from '#shared/prices/units.ts';
import { type ListItem, readListItems } from './list-items.ts';
import { listStarred } from './marks.ts';
import { findList } from './visible-lists.ts';

/**
 * Products bought before (most frequent first), starred (latest first), or of a list (in its order). Sold-out
 * products are included with a substitute; products no longer sold to the caller are left out. Rejects with
 * `own-list-not-found`.
 */
export function readGuide(ctx: ActorCtx, { of }: z.output<typeof guideInput>) {
  const habits = readHabits(ctx, ctx.actor.id);
  const byProduct = new Map(habits.map((habit) => [habit.productId, habit]));
  const wanted = listOfPart(ctx, of, habits);
  const viewer = viewerOf(ctx);
  const views = loadVisibleProducts(
    ctx,
    wanted.map((item) => item.productId),
  );
  const substitutes = findSubstitutes(
    ctx,
    viewer,
    [...views.values()].filter((product) => product.stock <= 0),
  );
  return wanted.flatMap(({ productId, quantity: listQuantity }) => {
    const product = views.get(productId);
    if (!product) return [];
    const habit = byProduct.get(productId) ?? null;
    const quantityWish = listQuantity ?? habit?.usualQuantity ?? firstQuantity(product);
    const quantity = roundToRule(product, quantityWish, Number.MAX_SAFE_INTEGER);
    return [{ product, habit, listQuantity, quantity, substitute: substitutes.get(productId) ?? null }];
  });
}

function listOfPart(
  ctx: ActorCtx,
  of: z.output<typeof guideInput>['of'],
  habits: readonly Habit[],
): readonly ListItem[] {
  if (of === 'bought') return habits.map(({ productId }) => ({ productId, quantity: null }));
  if (of === 'starred') return listStarred(ctx).map((productId) => ({ productId, quantity: null }));
  findList(ctx, of.listId);
  return readListItems(ctx, of.listId);
}

const MAX_CANDIDATES = 200;

/**
 * Substitutes by sold-out product: same category, subcategory and measure, available to the viewer, nearest in price
 * by kilogram, litre or piece.
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
    .where(and(eq(products.category, first.category), isSameKind, ...visibleTo(viewer)))
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

type Measure = 'kg' | 'l' | 'piece';

const MEASURES: Readonly<Record<string, readonly [measure: Measure, share: number]>> = {
  kg: ['kg', 1],
  g: ['kg', 1 / 1000],
  gr: ['kg', 1 / 1000],
  l: ['l', 1],
  litër: ['l', 1],
  liter: ['l', 1],
  litra: ['l', 1],
  cl: ['l', 1 / 100],
  ml: ['l', 1 / 1000],
  copë: ['piece', 1],
  cope: ['piece', 1],
};

const BY_UNIT: Readonly<Record<string, Measure>> = { KG: 'kg', LITER: 'l' };

/**
 * Price by kilogram, litre or piece, from the size in the product's name, else its unit. An estimate for ranking;
 * never displayed.
 */
export function unitPriceOf({
  name,
  unit,
  unitPriceE4,
}: Pick<ProductView, 'name' | 'unit' | 'unitPriceE4'>): { readonly measure: Measure; readonly e4: number } {
  const e4 = unitPriceE4 ?? 0;
  const byUnit = BY_UNIT[unit];
  if (byUnit) return { measure: byUnit, e4 };
  const [amount = '', word = ''] = sizeIn(name).toLowerCase().split('\u00a0');
  const known = MEASURES[word];
  const size = Number(amount.replace(',', '.'));
  if (!known || !(size > 0)) return { measure: 'piece', e4 };
  const [measure, share] = known;
  return { measure, e4: e4 / (size * share) };
}
