import { divideHalfUp } from './money.ts';

/** What pricing needs to know of a product: cents including VAT, and basis points. */
export type PricedProduct = {
  readonly priceCents: number;
  readonly vatBasisPoints: number;
  readonly discountBasisPoints: number;
};

/** The prices of one unit for one viewer, all in cents; all but `priceWithoutVatCents` include VAT. */
export type UnitPrices = {
  readonly priceCents: number;
  readonly priceWithoutVatCents: number;
  readonly discountedPriceCents: number;
  readonly unitPriceCents: number;
};

const WHOLE = 10_000;

/**
 * Prices of one unit of a product for a viewer whose own discount (zbritje) is given in basis points
 * (0 for guests). Both discounts are multiplied in full and rounded once, half up.
 */
export function priceUnit(product: PricedProduct, customerDiscountBasisPoints: number): UnitPrices {
  const price = BigInt(product.priceCents);
  const afterDiscount = BigInt(WHOLE - product.discountBasisPoints);
  const afterCustomer = BigInt(WHOLE - customerDiscountBasisPoints);
  const whole = BigInt(WHOLE);
  return {
    priceCents: product.priceCents,
    priceWithoutVatCents: withoutVat(product.priceCents, product.vatBasisPoints),
    discountedPriceCents: divideHalfUp(price * afterDiscount, whole),
    unitPriceCents: divideHalfUp(price * afterDiscount * afterCustomer, whole * whole),
  };
}

/** Net cents of a gross amount at a VAT rate in basis points, rounded half up. */
export function withoutVat(grossCents: number, vatBasisPoints: number): number {
  return divideHalfUp(BigInt(grossCents) * BigInt(WHOLE), BigInt(WHOLE + vatBasisPoints));
}
