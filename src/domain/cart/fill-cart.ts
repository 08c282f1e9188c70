import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { cartItems } from '#db/schema/cart.ts';
import { loadVisibleProducts } from '#domain/catalog/load-products.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { once } from '#kernel/idempotency.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { fillCartInput, unfillCartInput } from '#shared/inputs/cart-inputs.ts';
import { MAX_ORDER_LINES } from '#shared/inputs/order-inputs.ts';
import { roundToRule } from '#shared/prices/quantity-rules.ts';
import { countCart } from './change-cart.ts';

export type NotAdded = 'in-cart' | 'no-stock' | 'not-sold' | 'on-request' | 'cart-full';

export type FilledCart = {
  readonly added: readonly {
    readonly productId: number;
    readonly name: string;
    readonly quantity: number;
    readonly wanted: number;
  }[];
  readonly leftOut: readonly {
    readonly productId: number;
    readonly name: string;
    readonly reason: NotAdded;
  }[];
};

/**
 * Adds many products at once, each limited by stock and order quantities. Lines already in the cart are left as they
 * are, so a repeated call adds nothing. Skipped products are returned with the reason.
 */
export function fillCart(ctx: ActorCtx, input: z.output<typeof fillCartInput>): FilledCart {
  return once(ctx, 'cart.fill', input, (tx, { lines }) => {
    const quantities = new Map<number, number>();
    for (const { productId, quantity } of lines) {
      quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
    }
    const shown = loadVisibleProducts(tx, [...quantities.keys()]);
    const inCart = listInCart(tx, [...quantities.keys()]);
    let room = MAX_ORDER_LINES - countCart(tx);
    const added: FilledCart['added'][number][] = [];
    const leftOut: FilledCart['leftOut'][number][] = [];
    for (const [productId, wanted] of quantities) {
      const product = shown.get(productId);
      const reason = findReason(product, inCart.has(productId), room);
      if (!product || reason) {
        leftOut.push({ productId, name: product?.name ?? '', reason: reason ?? 'not-sold' });
        continue;
      }
      const quantity = roundToRule(product, wanted, product.stock);
      // One millisecond apart, so that the cart keeps the order of the list.
      const addedAt = tx.clock.now() + added.length;
      tx.db.insert(cartItems).values({ customerId: tx.actor.id, productId, quantity, addedAt }).run();
      added.push({ productId, name: product.name, quantity, wanted });
      room -= 1;
    }
    if (added.length > 0) tx.emit({ type: 'cart', userId: tx.actor.id });
    return { added, leftOut };
  });
}

/** Undoes `fillCart`, except for lines changed since. Returns the number of removed lines. */
export function unfillCart(
  ctx: ActorCtx,
  { lines }: z.output<typeof unfillCartInput>,
): { readonly removed: number } {
  return inTransaction(ctx, (tx) => {
    let removed = 0;
    for (const { productId, quantity } of lines) {
      removed += tx.db
        .delete(cartItems)
        .where(
          and(
            eq(cartItems.customerId, tx.actor.id),
            eq(cartItems.productId, productId),
            eq(cartItems.quantity, quantity),
          ),
        )
        .run().changes;
    }
    if (removed > 0) tx.emit({ type: 'cart', userId: tx.actor.id });
    return { removed };
  });
}

function listInCart(ctx: ActorCtx, ids: readonly number[]): ReadonlySet<number> {
  const rows = ctx.db
    .select({ productId: cartItems.productId })
    .from(cartItems)
    .where(and(eq(cartItems.customerId, ctx.actor.id), inArray(cartItems.productId, [...ids])))
    .all();
  return new Set(rows.map((row) => row.productId));
}

function findReason(product: ProductView | undefined, isInCart: boolean, room: number): NotAdded | null {
  if (!product) return 'not-sold';
  if (isInCart) return 'in-cart';
  if (product.priceE4 === null) return 'on-request';
  if (product.stock <= 0) return 'no-stock';
  return room <= 0 ? 'cart-full' : null;
}
