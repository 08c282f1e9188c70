import { and, inArray, isNull } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import type { Account } from '#domain/accounts/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { ShortageAt } from '#shared/domain-errors.ts';
import { regionBit } from '#shared/regions.ts';
import type { WantedLine } from './merge-lines.ts';
import { type OrderProduct, orderProductColumns, type PricedLine, priceLine } from './price-line.ts';

/**
 * The merged lines of an order with the server's own prices. Rejects the first offending one, in the order sent, with
 * `product-not-found`, `product-not-in-region` or `insufficient-stock`. Call it inside the transaction that takes the
 * stock: what it read is then still true.
 */
export function priceLines(
  ctx: Ctx,
  wanted: readonly WantedLine[],
  customer: Account,
  at: ShortageAt,
): PricedLine[] {
  const found = ctx.db
    .select(orderProductColumns)
    .from(products)
    .where(
      and(
        inArray(
          products.id,
          wanted.map((line) => line.productId),
        ),
        isNull(products.deletedAt),
      ),
    )
    .all();
  const byId = new Map(found.map((product) => [product.id, product]));
  return wanted.map(({ productId, quantity }) => {
    const product = byId.get(productId);
    if (!product) throw new DomainError('product-not-found', { productId });
    assertInRegion(product, customer);
    if (product.stock < quantity) {
      const { name: productName, stock: available } = product;
      throw new DomainError('insufficient-stock', {
        productId,
        productName,
        available,
        requested: quantity,
        at,
      });
    }
    return priceLine(product, quantity, customer);
  });
}

/** Rejects a product that is not sold in the customer's region with `product-not-in-region`. */
export function assertInRegion(product: OrderProduct, customer: Account): void {
  if ((product.regionMask & regionBit(customer.regionId)) !== 0) return;
  throw new DomainError('product-not-in-region', {
    productId: product.id,
    productName: product.name,
  });
}
