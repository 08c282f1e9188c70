import { and, desc, eq, exists, gte, inArray } from 'drizzle-orm';
import { orderLines, orders } from '#db/schema/orders.ts';
import { type CartLine, listCart } from '#domain/cart/list-cart.ts';
import { ordersOwnedBy } from '#domain/orders/queries/visible-orders.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ChangedLine } from '#shared/errors/domain-errors.ts';
import type { ShownCart } from '#shared/inputs/order-inputs.ts';
import type { WantedLine } from './order-limits.ts';
import { type PricedLine, totalOf } from './price-line.ts';

export type Shown = {
  readonly cart?: ShownCart | undefined;
  readonly totalCents?: number | undefined;
};

/**
 * Rejects with `cart-ordered` when another device has ordered the cart meanwhile, else with `cart-changed` and the
 * lines whose price or quantity differ, are gone or new.
 */
export function assertCartUnchanged(ctx: ActorCtx, wanted: readonly WantedLine[], shown: ShownCart): void {
  const inCart = new Map(listCart(ctx).lines.map((line) => [line.productId, line]));
  const missing = wanted.filter((line) => !inCart.has(line.productId)).map((line) => line.productId);
  if (missing.length > 0) assertNotOrderedSince(ctx, missing, shown.readAt);
  const lines = findChanges(inCart, wanted, shown);
  if (lines.length > 0) throw new DomainError('cart-changed', { lines });
}

/** Rejects with `cart-changed`, current prices and the transport charge when the total differs from the one shown. */
export function assertTotalUnchanged(
  lines: readonly PricedLine[],
  transportCents: number,
  shownCents: number | undefined,
): void {
  const totalCents = totalOf(lines) + transportCents;
  if (shownCents === undefined || totalCents === shownCents) return;
  const changed = lines.map((line) => ({ productId: line.productId, nowE4: line.unitPriceE4 }));
  throw new DomainError('cart-changed', { lines: changed, transportCents });
}

function findChanges(
  inCart: ReadonlyMap<number, CartLine>,
  wanted: readonly WantedLine[],
  shown: ShownCart,
): ChangedLine[] {
  const shownE4 = new Map(shown.lines.map((line) => [line.productId, line.unitPriceE4]));
  const quantities = new Map(wanted.map((line) => [line.productId, line.quantity]));
  return [...new Set([...quantities.keys(), ...inCart.keys()])].flatMap((productId) => {
    const now = inCart.get(productId);
    const before = shownE4.get(productId);
    if (now?.unitPriceE4 === before && now?.quantity === quantities.get(productId)) return [];
    const change = { productId, nowE4: now?.unitPriceE4 ?? null };
    return [before === undefined ? change : { ...change, shownE4: before }];
  });
}

function assertNotOrderedSince(ctx: ActorCtx, productIds: readonly number[], readAt: number): void {
  const hasOneOfThem = ctx.db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), inArray(orderLines.productId, [...productIds])));
  const order = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(ordersOwnedBy(ctx.actor.id), gte(orders.createdAt, readAt), exists(hasOneOfThem)))
    .orderBy(desc(orders.id))
    .limit(1)
    .get();
  if (!order) return;
  throw new DomainError('cart-ordered', { orderId: order.id });
}
