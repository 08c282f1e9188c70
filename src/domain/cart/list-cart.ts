import { and, asc, eq } from 'drizzle-orm';
import { cartItems } from '#db/schema/cart.ts';
import { products } from '#db/schema/catalog.ts';
import { type PricedProductView, productColumns, toProductViews } from '#domain/catalog/product-view.ts';
import { type Viewer, viewerOf, visibleTo } from '#domain/catalog/viewer.ts';
import { awaitsApproval } from '#domain/customers/approvals.ts';
import { readCredit } from '#domain/ledger/holds.ts';
import { readTerms } from '#domain/ledger/read-terms.ts';
import { readMinimumOrder } from '#domain/prices/minimum-order.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { findHoldCause } from '#shared/accounting/credit.ts';
import type { HoldCause } from '#shared/accounting/ledger.ts';
import { type MinimumOrder, readAgainstMinimum } from '#shared/prices/minimum-order.ts';
import { stepFor } from '#shared/prices/pricing.ts';
import { mayOrderQuantity } from '#shared/prices/quantity-rules.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import { isAvailableIn } from '#shared/regions.ts';

export type CartProblem = 'out-of-stock' | 'above-stock' | 'not-in-region' | 'quantity-not-allowed';

export type CartLine = {
  readonly productId: number;
  readonly product: PricedProductView;
  readonly quantity: number;
  readonly unitPriceE4: number;
  readonly totalCents: number;
  readonly available: number;
  readonly problem: CartProblem | null;
};

export type Cart = {
  readonly lines: readonly CartLine[];
  readonly totalCents: number;
  /** No longer sold: not part of the cart's totals, only shown until removed. */
  readonly withdrawn: readonly { readonly productId: number; readonly name: string }[];
  readonly minimum: MinimumOrder;
  readonly awaitsApproval: boolean;
  /** Why an order would be held. The limit itself is not disclosed to the customer. */
  readonly holdCause: HoldCause | null;
  readonly termsDays: number;
  readonly transportVatBasisPoints: number;
  readonly readAt: number;
};

export function listCart(ctx: ActorCtx): Cart {
  const lines = selectLines(ctx);
  const goodsCents = lines.reduce((total, line) => total + line.totalCents, 0);
  const minimum = readMinimumOrder(ctx, ctx.actor.regionId);
  const { totalCents } = readAgainstMinimum(minimum, goodsCents);
  return {
    lines,
    totalCents: goodsCents,
    withdrawn: selectWithdrawn(ctx, lines),
    minimum,
    holdCause: lines.length === 0 ? null : findHoldCause(readCredit(ctx, ctx.actor.id), totalCents),
    termsDays: readTerms(ctx, ctx.actor.id).termsDays,
    transportVatBasisPoints: getSettings(ctx).prices.transportVatBasisPoints,
    awaitsApproval: awaitsApproval(ctx, ctx.actor.id),
    readAt: ctx.clock.now(),
  };
}

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
    return row && product.priceE4 !== null ? [toLine(product, row)] : [];
  });
}

function selectRows({ db, actor }: ActorCtx, viewer: Viewer, productId?: number) {
  // Products of another region or sold out stay in the cart, with the problem shown.
  const isShown = visibleTo({ ...viewer, regionId: null, seesOutOfStock: true });
  const isWanted = productId === undefined ? undefined : eq(cartItems.productId, productId);
  const rows = db
    .select({ product: productColumns, quantity: cartItems.quantity })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(and(eq(cartItems.customerId, actor.id), ...isShown, isWanted))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.productId))
    .all();
  return rows.map((row) => ({ ...row, isInRegion: isAvailableIn(row.product.regionIds, actor.regionId) }));
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

function selectWithdrawn(ctx: ActorCtx, lines: readonly CartLine[]): Cart['withdrawn'] {
  const sold = new Set(lines.map((line) => line.productId));
  return ctx.db
    .select({ productId: products.id, name: products.name })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.customerId, ctx.actor.id))
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
