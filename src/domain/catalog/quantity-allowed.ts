import { DomainError } from '#kernel/domain-error.ts';
import { mayOrderQuantity, nearestQuantities, type QuantityRule } from '#shared/prices/quantity-rules.ts';

/** Rejects with `quantity-not-allowed`, with the nearest two allowed quantities that are available. */
export function assertQuantityAllowed(
  product: QuantityRule & { readonly id: number; readonly name: string },
  quantity: number,
  available: number,
): void {
  if (mayOrderQuantity(product, quantity, available)) return;
  const { id: productId, name: productName } = product;
  const nearest = nearestQuantities(product, quantity);
  throw new DomainError('quantity-not-allowed', { productId, productName, requested: quantity, nearest });
}
