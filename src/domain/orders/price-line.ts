import { type SQL, sql } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { orderLines } from '#db/schema/orders.ts';
import type { Account } from '#domain/accounts/accounts.ts';
import { priceUnit } from '#shared/pricing.ts';
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
};

/** A product as an order needs it. */
export type OrderProduct = Pick<typeof products.$inferSelect, keyof typeof orderProductColumns>;

/** A line with everything that is frozen when it is made; the price is what this customer pays. */
export function priceLine(product: OrderProduct, quantity: number, customer: Account) {
  const { unitPriceE4 } = priceUnit(product, customer.discountBasisPoints);
  return {
    productId: product.id,
    productName: product.name,
    productCode: product.code,
    unit: product.unit,
    vatBasisPoints: product.vatBasisPoints,
    listPriceE4: product.priceE4,
    discountBasisPoints: product.discountBasisPoints,
    customerDiscountBasisPoints: customer.discountBasisPoints,
    unitPriceE4,
    quantity,
    totalCents: lineTotal(unitPriceE4, quantity),
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
