import type { z } from 'zod';
import { loadShownProducts } from '#domain/catalog/load-products.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { viewerOf } from '#domain/catalog/viewer.ts';
import { type Habit, readHabits } from '#domain/orders/bought-before.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import type { guideInput } from '#shared/guide-inputs.ts';
import { firstQuantity, roundToRule } from '#shared/quantity-rules.ts';
import { findSubstitutes } from './find-substitutes.ts';
import { type ListItem, readListItems } from './list-items.ts';
import { listStarred } from './marks.ts';
import { findList } from './visible-lists.ts';

export type GuideRow = {
  readonly product: ProductView;
  readonly habit: Habit | null;
  readonly listQuantity: number | null;
  readonly quantity: number;
  readonly substitute: ProductView | null;
};

/**
 * A part of the order guide: what the caller bought before (most frequent first), what they starred (latest first), or
 * one of their lists (in its order). Sold-out products stay, with a substitute; what is not sold to them any more goes.
 * Rejects a list that they may not see with `own-list-not-found`.
 */
export function readGuide(ctx: ActorCtx, { of }: z.output<typeof guideInput>): GuideRow[] {
  const habits = readHabits(ctx, ctx.actor.id);
  const byProduct = new Map(habits.map((habit) => [habit.productId, habit]));
  const wanted = listWanted(ctx, of, habits);
  const viewer = viewerOf(ctx);
  const views = loadShownProducts(
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
    const wish = listQuantity ?? habit?.usualQuantity ?? firstQuantity(product);
    const quantity = roundToRule(product, wish, Number.MAX_SAFE_INTEGER);
    return [{ product, habit, listQuantity, quantity, substitute: substitutes.get(productId) ?? null }];
  });
}

function listWanted(
  ctx: ActorCtx,
  of: z.output<typeof guideInput>['of'],
  habits: readonly Habit[],
): readonly ListItem[] {
  if (of === 'bought') return habits.map(({ productId }) => ({ productId, quantity: null }));
  if (of === 'starred') return listStarred(ctx).map((productId) => ({ productId, quantity: null }));
  findList(ctx, of.listId);
  return readListItems(ctx, of.listId);
}
