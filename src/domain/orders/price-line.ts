import { products } from '#db/schema/catalog.ts';
import type { Account } from '#domain/accounts/accounts.ts';
import { priceUnit } from '#shared/pricing.ts';

/** Columns of a product that an order line freezes or checks. */
export const orderProductColumns = {
  id: products.id,
  name: products.name,
  code: products.code,
  unit: products.unit,
  priceCents: products.priceCents,
  vatBasisPoints: products.vatBasisPoints,
  discountBasisPoints: products.discountBasisPoints,
  regionMask: products.regionMask,
  stock: products.stock,
};

/** A product as an order needs it. */
export type OrderProduct = Pick<typeof products.$inferSelect, keyof typeof orderProductColumns>;

/** A line with everything that is frozen when it is made; the price is what this customer pays. */
export function priceLine(product: OrderProduct, quantity: number, customer: Account) {
  const { unitPriceCents } = priceUnit(product, customer.discountBasisPoints);
  return {
    productId: product.id,
    productName: product.name,
    productCode: product.code,
    unit: product.unit,
    vatBasisPoints: product.vatBasisPoints,
    listPriceCents: product.priceCents,
    discountBasisPoints: product.discountBasisPoints,
    customerDiscountBasisPoints: customer.discountBasisPoints,
    unitPriceCents,
    quantity,
    totalCents: unitPriceCents * quantity,
    stockTaken: quantity,
  };
}

/** A line ready to be stored. */
export type PricedLine = ReturnType<typeof priceLine>;

/** What lines cost together. */
export function totalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((total, line) => total + line.totalCents, 0);
}
