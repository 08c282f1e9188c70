import { and, isNull } from 'drizzle-orm';
import { inGivenIds } from '#db/conditions.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { products } from '#db/schema/catalog.ts';
import type { Account } from '#domain/accounts/accounts.ts';
import { assertQuantityAllowed } from '#domain/catalog/quantity-allowed.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { exclusiveListOf, isOnGivenTerms, priceLadders } from '#domain/prices/own-prices.ts';
import { readPriceTerms } from '#domain/prices/price-terms.ts';
import type { DeliveryChannel } from '#shared/delivery-dates.ts';
import type { ShortageAt } from '#shared/domain-errors.ts';
import { regionBit } from '#shared/regions.ts';
import type { WantedLine } from './merge-lines.ts';
import { type OrderProduct, orderProductColumns, type PricedLine, priceLine } from './price-line.ts';

/** Who orders, and why staff may go beyond what customers may. */
type Buying = {
  readonly channel: DeliveryChannel;
  readonly overrideReason?: string | undefined;
  /** Pieces that the order holds of a product by now. */
  readonly taken?: ReadonlyMap<number, number> | undefined;
};

/**
 * The merged lines of an order with the server's own prices. Rejects the first offending one, in the order sent, with
 * `product-not-found`, `product-not-in-region`, `insufficient-stock`, `price-on-request` or `quantity-not-allowed`. Call
 * it inside the transaction that takes the stock: what it read is then still true.
 */
export function priceLines(
  ctx: Ctx,
  wanted: readonly WantedLine[],
  customer: Account,
  { channel, overrideReason, taken }: Buying,
): PricedLine[] {
  const terms = readPriceTerms(ctx, customer);
  const ids = JSON.stringify(wanted.map((line) => line.productId));
  const found = orderedProducts(ctx.db).all({ ids, exclusiveListId: exclusiveListOf(terms) });
  const byId = new Map(found.map((product) => [product.id, product]));
  const ladders = priceLadders(ctx, terms, found);
  return wanted.map(({ productId, quantity }) => {
    const product = byId.get(productId);
    const ladder = ladders.get(productId);
    if (!product || !ladder) throw new DomainError('product-not-found', { productId });
    assertInRegion(product, customer);
    const available = product.stock + (taken?.get(productId) ?? 0);
    assertInStock(product, available, quantity, channel === 'customer' ? 'order' : 'call');
    const line = priceLine(product, quantity, ladder);
    if (channel === 'customer') assertPriced(product, line);
    if (!overrideReason) assertQuantityAllowed(product, quantity, available);
    return line;
  });
}

const orderedProducts = prepareOnce((db) =>
  db
    .select(orderProductColumns)
    .from(products)
    .where(and(inGivenIds(products.id), isNull(products.deletedAt), isOnGivenTerms))
    .prepare(),
);

function assertInStock(
  { id: productId, name: productName }: OrderProduct,
  available: number,
  requested: number,
  at: ShortageAt,
): void {
  if (available >= requested) return;
  throw new DomainError('insufficient-stock', { productId, productName, available, requested, at });
}

function assertPriced(
  { id: productId, name: productName, isOnRequest }: OrderProduct,
  line: PricedLine,
): void {
  if (!isOnRequest || line.priceSource !== 'catalogue') return;
  throw new DomainError('price-on-request', { productId, productName });
}

/** Rejects a product that is not sold in the customer's region with `product-not-in-region`. */
export function assertInRegion(product: OrderProduct, customer: Account): void {
  if ((product.regionMask & regionBit(customer.regionId)) !== 0) return;
  throw new DomainError('product-not-in-region', {
    productId: product.id,
    productName: product.name,
  });
}
