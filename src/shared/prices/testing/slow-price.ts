import fc from 'fast-check';
import type { CustomerPrices, PricedProduct } from '#shared/prices/pricing.ts';

export function slowPrice(
  product: PricedProduct,
  discount: number,
  own: CustomerPrices,
  quantity: number,
): number {
  const reached = (all: readonly { from: number; priceE4: number }[]) =>
    all.filter((one) => one.from <= quantity).toSorted((one, other) => other.from - one.from)[0];
  const agreed = reached(own.contract);
  if (agreed) return agreed.priceE4;
  const listed = own.list ? reached(own.list.breaks) : undefined;
  const source = listed ?? { priceE4: product.priceE4 };
  const isReduced = listed === undefined || own.list?.addsDiscounts === true;
  const digits = String(source.priceE4).padStart(5, '0').slice(-2);
  const decimals = digits === '00' ? 2 : digits.endsWith('0') ? 3 : 4;
  let numerator = BigInt(source.priceE4);
  let denominator = 1n;
  const times = (tenThousandths: number) => {
    numerator *= BigInt(tenThousandths);
    denominator *= 10_000n;
  };
  if (listed && own.list?.isNet) times(10_000 + product.vatBasisPoints);
  if (isReduced) {
    times(10_000 - product.discountBasisPoints);
    times(10_000 - discount);
  }
  const step = 10n ** BigInt(4 - decimals);
  const double = 2n * numerator;
  const whole = (double + denominator * step) / (2n * denominator * step);
  return Number(whole * step);
}

const anyBreaks = fc.uniqueArray(
  fc.record({ from: fc.integer({ min: 1, max: 60 }), priceE4: fc.nat(5_000_000) }),
  { selector: (one) => one.from, maxLength: 5 },
);
/** Basis points; often zero. */
export const anyDiscount = fc.oneof(fc.constant(0), fc.nat(10_000));
export const anyCustomerPrices = fc.record({
  contract: anyBreaks,
  list: fc.option(
    fc.record({
      listId: fc.constant(1),
      isNet: fc.boolean(),
      addsDiscounts: fc.boolean(),
      breaks: anyBreaks,
    }),
    { nil: null },
  ),
});
export const anyPricedProduct = fc.record({
  priceE4: fc.nat(5_000_000),
  vatBasisPoints: fc.constantFrom(0, 800, 1800),
  discountBasisPoints: anyDiscount,
});
