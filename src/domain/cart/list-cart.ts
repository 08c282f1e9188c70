import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { cartItems } from '#db/schema/cart.ts';
import { products } from '#db/schema/catalog.ts';
import { type ProductView, productColumns, toProductView } from '#domain/catalog/product-view.ts';
import { isInRegion, viewerOf } from '#domain/catalog/viewer.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { lineTotal } from '#shared/unit-price.ts';

/** Why a line cannot be ordered as it is; null when it can. */
export type CartProblem = 'out-of-stock' | 'above-stock' | 'not-in-region';

/** A line of the cart at today's price: `unitPriceE4` is what the customer pays for one. */
export type CartLine = {
  readonly productId: number;
  readonly product: ProductView;
  readonly quantity: number;
  readonly unitPriceE4: number;
  readonly totalCents: number;
  /** What the customer could have of it: the stock, or 0 where it is not available in their region. */
  readonly available: number;
  readonly problem: CartProblem | null;
};

/** A cart with its total in cents. */
export type Cart = {
  readonly lines: readonly CartLine[];
  readonly totalCents: number;
  /** What the shop has stopped selling since; it is no part of the cart, and goes when it is removed. */
  readonly withdrawn: readonly { readonly productId: number; readonly name: string }[];
  /** When it was read; an order from it says so. */
  readonly readAt: number;
};

/** The customer's cart in the order in which it was filled. Deleted products have left it. */
export function listCart(ctx: ActorCtx): Cart {
  const lines = selectLines(ctx);
  return {
    lines,
    totalCents: lines.reduce((total, line) => total + line.totalCents, 0),
    withdrawn: selectWithdrawn(ctx),
    readAt: ctx.clock.now(),
  };
}

/** One line of the customer's cart, if it is there. */
export function findCartLine(ctx: ActorCtx, productId: number): CartLine | undefined {
  return selectLines(ctx, productId)[0];
}

function selectLines(ctx: ActorCtx, productId?: number): CartLine[] {
  const viewer = viewerOf(ctx);
  return ctx.db
    .select({
      product: productColumns,
      quantity: cartItems.quantity,
      isInRegion: isInRegion(ctx.actor.regionId).mapWith(Boolean),
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(
      and(
        eq(cartItems.userId, ctx.actor.id),
        isNull(products.deletedAt),
        productId === undefined ? undefined : eq(cartItems.productId, productId),
      ),
    )
    .orderBy(asc(cartItems.addedAt), asc(cartItems.productId))
    .all()
    .map((row) => {
      const product = toProductView(row.product, viewer);
      const available = row.isInRegion ? product.stock : 0;
      return {
        productId: product.id,
        product,
        quantity: row.quantity,
        unitPriceE4: product.unitPriceE4,
        totalCents: lineTotal(product.unitPriceE4, row.quantity),
        available,
        problem: problemOf(row.isInRegion, available, row.quantity),
      };
    });
}

function selectWithdrawn(ctx: ActorCtx): Cart['withdrawn'] {
  return ctx.db
    .select({ productId: products.id, name: products.name })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(and(eq(cartItems.userId, ctx.actor.id), isNotNull(products.deletedAt)))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.productId))
    .all();
}

function problemOf(isHere: boolean, available: number, quantity: number): CartProblem | null {
  if (!isHere) return 'not-in-region';
  if (available === 0) return 'out-of-stock';
  return quantity > available ? 'above-stock' : null;
}
