import { stepFor } from '#shared/pricing.ts';
import { lineTotal } from '#shared/unit-price.ts';
import type { PricedProduct } from '#web/routes/storefront/products/product-view.ts';
import type { Cart, CartLine } from './use-cart.ts';

const NO_MINIMUM = { minimumCents: 0, transportCents: null };

export function quantityIn(cart: Cart | undefined, productId: number): number {
  return cart?.lines.find((line) => line.productId === productId)?.quantity ?? 0;
}

export function withQuantity(cart: Cart | undefined, product: PricedProduct, quantity: number): Cart {
  const before = cart?.lines ?? [];
  const { unitPriceE4 } = stepFor(product.priceBreaks, quantity);
  const changed: CartLine = {
    productId: product.id,
    product,
    quantity,
    unitPriceE4,
    totalCents: lineTotal(unitPriceE4, quantity),
    available: product.stock,
    problem: null,
  };
  const lines = before.some((line) => line.productId === product.id)
    ? before.map((line) => (line.productId === product.id ? changed : line))
    : [...before, changed];
  const kept = lines.filter((line) => line.quantity > 0);
  const totalCents = kept.reduce((total, line) => total + line.totalCents, 0);
  return {
    withdrawn: [],
    readAt: 0,
    minimum: NO_MINIMUM,
    awaitsApproval: false,
    holdCause: null,
    ...cart,
    lines: kept,
    totalCents,
  };
}
