import { and, asc, eq } from 'drizzle-orm';
import { cartItems } from '#db/schema/cart.ts';
import { products } from '#db/schema/catalog.ts';
import {
  type PricedProductView,
  type ProductView,
  productColumns,
  toProductViews,
} from '#domain/catalog/product-view.ts';
import { isInRegion, type Viewer, viewerOf, visibleTo } from '#domain/catalog/viewer.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { readMinimumOrder } from '#domain/prices/minimum-order.ts';
import type { MinimumOrder } from '#shared/minimum-order.ts';
import { stepFor } from '#shared/pricing.ts';
import { mayOrderQuantity } from '#shared/quantity-rules.ts';
import { lineTotal } from '#shared/unit-price.ts';

/** Why a line cannot be ordered as it is; null when it can. */
export type CartProblem = 'out-of-stock' | 'above-stock' | 'not-in-region' | 'quantity-not-allowed';

/** A line of the cart at today's price: `unitPriceE4` is what the customer pays for one. */
export type CartLine = {
  readonly productId: number;
  readonly product: PricedProductView;
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
  /** What the customer's region wants at least. */
  readonly minimum: MinimumOrder;
  /** When it was read; an order from it says so. */
  readonly readAt: number;
};

/** The customer's cart in the order in which it was filled. Deleted products have left it. */
export function listCart(ctx: ActorCtx): Cart {
  const lines = selectLines(ctx);
  return {
    lines,
    totalCents: lines.reduce((total, line) => total + line.totalCents, 0),
    withdrawn: selectWithdrawn(ctx, lines),
    minimum: readMinimumOrder(ctx, ctx.actor.regionId),
    readAt: ctx.clock.now(),
  };
}

/** One line of the customer's cart, if it is there. */
export function findCartLine(ctx: ActorCtx, productId: number): CartLine | undefined {
  return selectLines(ctx, productId)[0];
}

type Row = ReturnType<typeof selectRows>[number];

function selectLines(ctx: ActorCtx, productId?: number): CartLine[] {
  const viewer = viewerOf(ctx);
  const rows = selectRows(ctx, viewer, productId);
  const byId = new Map(rows.map((row) => [row.product.id, row]));
  const views = toProductViews(
    ctx,
    rows.map((row) => row.product),
    viewer,
  );
  return views.flatMap((product) => {
    const row = byId.get(product.id);
    return row && isPriced(product) ? [toLine(product, row)] : [];
  });
}

function selectRows(ctx: ActorCtx, viewer: Viewer, productId?: number) {
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
        ...visibleTo({ ...viewer, regionId: null, seesOutOfStock: true }),
        productId === undefined ? undefined : eq(cartItems.productId, productId),
      ),
    )
    .orderBy(asc(cartItems.addedAt), asc(cartItems.productId))
    .all();
}

/** Without a price a product can't be ordered: it is on request since. */
function isPriced(product: ProductView): product is PricedProductView {
  return product.priceE4 !== null;
}

function toLine(product: PricedProductView, row: Row): CartLine {
  const { quantity } = row;
  const available = row.isInRegion ? product.stock : 0;
  const { unitPriceE4 } = stepFor(product.priceBreaks, quantity);
  return {
    productId: product.id,
    product,
    quantity,
    unitPriceE4,
    totalCents: lineTotal(unitPriceE4, quantity),
    available,
    problem: problemOf(product, available, row),
  };
}

/** What is in the cart and is not sold to the customer any more. */
function selectWithdrawn(ctx: ActorCtx, lines: readonly CartLine[]): Cart['withdrawn'] {
  const sold = new Set(lines.map((line) => line.productId));
  return ctx.db
    .select({ productId: products.id, name: products.name })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.userId, ctx.actor.id))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.productId))
    .all()
    .filter(({ productId }) => !sold.has(productId));
}

function problemOf(
  product: PricedProductView,
  available: number,
  { isInRegion: isHere, quantity }: Pick<Row, 'isInRegion' | 'quantity'>,
): CartProblem | null {
  if (!isHere) return 'not-in-region';
  if (available === 0) return 'out-of-stock';
  if (quantity > available) return 'above-stock';
  return mayOrderQuantity(product, quantity, available) ? null : 'quantity-not-allowed';
}
