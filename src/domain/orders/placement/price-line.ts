import { and, isNull, type SQL, sql } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { orderLines } from '#db/schema/orders.ts';
import { assertQuantityAllowed } from '#domain/catalog/product-checks.ts';
import { isOnTerms, priceLadders } from '#domain/prices/customer-prices.ts';
import { readPriceTerms } from '#domain/prices/price-terms.ts';
import type { UserRow } from '#domain/users/users.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { DeliveryChannel } from '#shared/dates/delivery-dates.ts';
import type { ShortageAt } from '#shared/errors/domain-errors.ts';
import { type PriceLadder, stepFor } from '#shared/prices/pricing.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import { nameToFreeze } from '#shared/prices/units.ts';
import { isAvailableIn } from '#shared/regions.ts';
import type { WantedLine } from './order-limits.ts';

export const orderProductColumns = {
  ...pick(products, 'id', 'name', 'code', 'unit', 'priceE4', 'vatBasisPoints', 'discountBasisPoints'),
  ...pick(products, 'regionIds', 'stock', 'orderStep', 'minQuantity', 'isOnRequest'),
};

export type OrderProduct = Pick<typeof products.$inferSelect, keyof typeof orderProductColumns>;

export function priceLine(product: OrderProduct, quantity: number, ladder: PriceLadder) {
  const step = stepFor(ladder, quantity);
  return {
    productId: product.id,
    productName: product.name,
    productCode: product.code,
    unit: product.unit,
    unitName: nameToFreeze(product.unit),
    vatBasisPoints: product.vatBasisPoints,
    priceSource: step.source,
    priceListId: step.listId,
    listPriceE4: step.listPriceE4,
    discountBasisPoints: step.discountBasisPoints,
    customerDiscountBasisPoints: step.customerDiscountBasisPoints,
    unitPriceE4: step.unitPriceE4,
    quantity,
    totalCents: lineTotal(step.unitPriceE4, quantity),
    stockTaken: quantity,
  };
}

export function lineTotalSql(quantity: number): SQL<number> {
  // Numbers are bound as floats: without the cast the division would not truncate.
  return sql<number>`(${orderLines.unitPriceE4} * CAST(${quantity} AS INTEGER) + 50) / 100`;
}

export type PricedLine = ReturnType<typeof priceLine>;

export function totalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((total, line) => total + line.totalCents, 0);
}

type Buying = {
  readonly channel: DeliveryChannel;
  readonly overrideReason?: string | undefined;
  readonly taken?: ReadonlyMap<number, number> | undefined;
};

/**
 * Merged lines with server-side prices. Rejects the first offending line, in the order sent, with
 * `product-not-found`, `product-not-in-region`, `insufficient-stock`, `price-on-request` or `quantity-not-allowed`.
 * Call it in the transaction that takes the stock, so that what it read still holds.
 */
export function priceLines(
  ctx: Ctx,
  wanted: readonly WantedLine[],
  customer: UserRow,
  { channel, overrideReason, taken }: Buying,
): PricedLine[] {
  const terms = readPriceTerms(ctx, customer);
  const ids = wanted.map((line) => line.productId);
  const found = ctx.db
    .select(orderProductColumns)
    .from(products)
    .where(and(inIds(products.id, ids), isNull(products.deletedAt), ...isOnTerms(terms)))
    .all();
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

/** Rejects with `product-not-in-region`. */
export function assertInRegion(product: OrderProduct, customer: UserRow): void {
  if (isAvailableIn(product.regionIds, customer.regionId)) return;
  throw new DomainError('product-not-in-region', {
    productId: product.id,
    productName: product.name,
  });
}
