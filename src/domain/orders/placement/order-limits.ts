import { and, eq, ne, sum } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { orders } from '#db/schema/orders.ts';
import { assertQuantityAllowed } from '#domain/catalog/product-checks.ts';
import { recordOrderEvent } from '#domain/order-events/record-order-event.ts';
import { ordersOwnedBy } from '#domain/orders/queries/visible-orders.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { hasRow } from '#kernel/rows.ts';
import { STATUS } from '#shared/order-status.ts';
import { mayOrderQuantity } from '#shared/prices/quantity-rules.ts';

/** Largest total of one order in cents (ten million euros): sums over a million orders stay exact integers. */
const MAX_ORDER_CENTS = 1_000_000_000;

/** Rejects with `validation-failed`. */
export function assertTotalInRange(totalCents: number): void {
  if (totalCents > MAX_ORDER_CENTS) {
    throw new DomainError('order-value-too-large');
  }
}

/**
 * Until their first delivery, customers order for themselves only up to the limit set by the office, so that an
 * unknown account cannot reserve the whole stock. Orders by staff are not limited. Rejects with
 * `above-new-customer-limit`.
 */
export function assertWithinNewCustomerLimit(ctx: ActorCtx, totalCents: number, limitCents: number): void {
  if (limitCents === 0 || ctx.actor.role !== 'customer') return;
  const isOwn = ordersOwnedBy(ctx.actor.id);
  if (hasRow(ctx, orders, and(isOwn, eq(orders.status, STATUS.delivered)))) return;
  const ordered = ctx.db
    .select({ cents: sum(orders.totalCents).mapWith(Number) })
    .from(orders)
    .where(and(isOwn, ne(orders.status, STATUS.cancelled)))
    .get();
  if ((ordered?.cents ?? 0) + totalCents <= limitCents) return;
  throw new DomainError('above-new-customer-limit', { limitCents, totalCents });
}

type WantedQuantity = {
  readonly orderId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly taken: number;
};

/**
 * Staff may override with a reason, which is stored. Missing stock is reported by the code that takes it; withdrawn
 * products have no rule. Rejects with `quantity-not-allowed`.
 */
export function assertQuantityOrOverride(
  ctx: ActorCtx,
  { orderId, productId, quantity, taken }: WantedQuantity,
  reason: string | undefined,
): void {
  const product = ctx.db.select().from(products).where(eq(products.id, productId)).get();
  if (!product || product.deletedAt !== null) return;
  const available = product.stock + taken;
  if (quantity > available || mayOrderQuantity(product, quantity, available)) return;
  if (!reason) assertQuantityAllowed(product, quantity, available);
  else {
    const { name: productName } = product;
    recordOrderEvent(ctx, {
      type: 'order.quantity-overridden',
      orderId,
      productId,
      productName,
      quantity,
      reason,
    });
  }
}

export type WantedLine = { readonly productId: number; readonly quantity: number };

export function mergeLines(lines: readonly WantedLine[]): readonly WantedLine[] {
  const quantities = new Map<number, number>();
  for (const line of lines) {
    quantities.set(line.productId, (quantities.get(line.productId) ?? 0) + line.quantity);
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}
