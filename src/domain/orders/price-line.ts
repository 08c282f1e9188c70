import { type SQL, sql } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { orderLines } from '#db/schema/orders.ts';
import { type PriceLadder, stepFor } from '#shared/pricing.ts';
import { lineTotal } from '#shared/unit-price.ts';

/** Columns of a product that an order line freezes or checks. */
export const orderProductColumns = {
  id: products.id,
  name: products.name,
  code: products.code,
  unit: products.unit,
  priceE4: products.priceE4,
  vatBasisPoints: products.vatBasisPoints,
  discountBasisPoints: products.discountBasisPoints,
  regionMask: products.regionMask,
  stock: products.stock,
  orderStep: products.orderStep,
  minQuantity: products.minQuantity,
  isOnRequest: products.isOnRequest,
};

/** A product as an order needs it. */
export type OrderProduct = Pick<typeof products.$inferSelect, keyof typeof orderProductColumns>;

/** A line with everything that is frozen when it is made; the price is what the customer pays for so many. */
export function priceLine(product: OrderProduct, quantity: number, ladder: PriceLadder) {
  const step = stepFor(ladder, quantity);
  return {
    productId: product.id,
    productName: product.name,
    productCode: product.code,
    unit: product.unit,
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

/** The total of a line that gets another quantity, at the price that it has. */
export function lineTotalSql(quantity: number): SQL<number> {
  // Numbers are bound as floats: without the cast the quotient would keep its fraction.
  return sql<number>`(${orderLines.unitPriceE4} * CAST(${quantity} AS INTEGER) + 50) / 100`;
}

/** A line ready to be stored. */
export type PricedLine = ReturnType<typeof priceLine>;

/** What lines cost together. */
export function totalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((total, line) => total + line.totalCents, 0);
}
