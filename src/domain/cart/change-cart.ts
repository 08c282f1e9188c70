import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { perConnection } from '#db/per-connection.ts';
import { cartItems } from '#db/schema/cart.ts';
import { products } from '#db/schema/catalog.ts';
import { getProduct } from '#domain/catalog/get-product.ts';
import { assertQuantityAllowed } from '#domain/catalog/product-checks.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type {
  addToCartInput,
  removeFromCartInput,
  setCartQuantityInput,
} from '#shared/inputs/cart-inputs.ts';
import { MAX_ORDER_LINES } from '#shared/inputs/order-inputs.ts';
import { type CartLine, findCartLine } from './list-cart.ts';

const CART_TEXTS = {
  added: 'Produkti u shtua ne shport',
  removed: 'Produkti u hoq nga shporta',
  quantity: (quantity: number) => `Sasia ${quantity}`,
} as const;

export type CartChange = { readonly line: CartLine | null; readonly message: string };

/**
 * Adds pieces of a product to the customer's cart; nothing is reserved. Rejects with `product-id-missing`,
 * `product-not-found` (also when hidden from the customer), `insufficient-stock`, `quantity-not-allowed`,
 * `price-on-request`, and `conflict` beyond the maximum number of lines.
 */
export function addToCart(ctx: ActorCtx, input: z.output<typeof addToCartInput>): CartChange {
  const productId = assertProductId(input.productId);
  return inTransaction(ctx, (tx) => {
    const inCart = quantityInCart(tx, productId);
    assertOrderable(tx, productId, inCart + input.quantity);
    if (inCart === 0) assertRoom(tx);
    return { line: writeQuantity(tx, productId, inCart + input.quantity), message: CART_TEXTS.added };
  });
}

/** Sets the quantity of a line; 0 removes it. Rejects with `cart-item-not-found` and `insufficient-stock`. */
export function setCartQuantity(ctx: ActorCtx, input: z.output<typeof setCartQuantityInput>): CartChange {
  return inTransaction(ctx, (tx) => {
    if (!findCartLine(tx, input.productId)) throw new DomainError('cart-item-not-found');
    if (input.quantity === 0) return removeFromCart(tx, input);
    assertOrderable(tx, input.productId, input.quantity);
    return {
      line: writeQuantity(tx, input.productId, input.quantity),
      message: CART_TEXTS.quantity(input.quantity),
    };
  });
}

/** Idempotent: removing a product that is not in the cart succeeds, so that a double tap does no harm. */
export function removeFromCart(ctx: ActorCtx, input: z.output<typeof removeFromCartInput>): CartChange {
  const productId = assertProductId(input.productId);
  return inTransaction(ctx, (tx) => {
    tx.db
      .delete(cartItems)
      .where(and(eq(cartItems.customerId, tx.actor.id), eq(cartItems.productId, productId)))
      .run();
    tx.emit({ type: 'cart', userId: tx.actor.id });
    return { line: null, message: CART_TEXTS.removed };
  });
}

export function countCart(ctx: ActorCtx): number {
  return (
    ctx.db
      .select({ lines: count() })
      .from(cartItems)
      .innerJoin(products, eq(products.id, cartItems.productId))
      .where(and(eq(cartItems.customerId, ctx.actor.id), isNull(products.deletedAt)))
      .get()?.lines ?? 0
  );
}

function quantityInCart({ db, actor }: ActorCtx, productId: number): number {
  const line = db
    .select({ quantity: cartItems.quantity })
    .from(cartItems)
    .where(and(eq(cartItems.customerId, actor.id), eq(cartItems.productId, productId)))
    .get();
  return line?.quantity ?? 0;
}

function assertProductId(productId: number | null | undefined): number {
  if (productId === null || productId === undefined) throw new DomainError('product-id-missing');
  return productId;
}

function assertOrderable(ctx: ActorCtx, productId: number, requested: number): void {
  const product = getProduct(ctx, { id: productId });
  const { name: productName, stock: available } = product;
  if (product.priceE4 === null) throw new DomainError('price-on-request', { productId, productName });
  if (requested > available) {
    throw new DomainError('insufficient-stock', { productId, productName, available, requested, at: 'cart' });
  }
  assertQuantityAllowed(product, requested, available);
}

function assertRoom(ctx: ActorCtx): void {
  if (countCart(ctx) >= MAX_ORDER_LINES) {
    throw new DomainError('cart-full', { max: MAX_ORDER_LINES });
  }
}

function writeQuantity(ctx: ActorCtx, productId: number, quantity: number): CartLine | null {
  storeQuantity(ctx.db).run({ customerId: ctx.actor.id, productId, quantity, addedAt: ctx.clock.now() });
  ctx.emit({ type: 'cart', userId: ctx.actor.id });
  return findCartLine(ctx, productId) ?? null;
}

const storeQuantity = perConnection((db) =>
  db
    .insert(cartItems)
    .values({
      customerId: sql.placeholder('customerId'),
      productId: sql.placeholder('productId'),
      quantity: sql.placeholder('quantity'),
      addedAt: sql.placeholder('addedAt'),
    })
    .onConflictDoUpdate({
      target: [cartItems.customerId, cartItems.productId],
      set: { quantity: sql`excluded.quantity` },
    })
    .prepare(),
);
