import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findCheaperStep,
  type OwnPrices,
  type PricedProduct,
  priceLadder,
  stepFor,
  toPriceBreaks,
} from './pricing.ts';
import { lineTotal } from './unit-price.ts';

const box: PricedProduct = { priceE4: 1_3000, vatBasisPoints: 1800, discountBasisPoints: 1000 };
const breaks = [
  { from: 1, priceE4: 1_2000 },
  { from: 24, priceE4: 1_1000 },
  { from: 120, priceE4: 1_0000 },
];
const onList = (changes = {}): OwnPrices => ({
  contract: [],
  list: { listId: 7, isNet: false, addsDiscounts: false, breaks, ...changes },
});
const priceOf = (own: OwnPrices, quantity: number, discount = 0) =>
  stepFor(priceLadder(box, discount, own), quantity);

test('the deepest break that the quantity reaches decides, and the cart sees where more cost less', () => {
  const ladder = priceLadder(box, 500, onList());
  const totalOf = (quantity: number) => lineTotal(stepFor(ladder, quantity).unitPriceE4, quantity);
  expect([23, 24, 120].map(totalOf)).toEqual([27_60, 26_40, 120_00]);
  const shown = toPriceBreaks(ladder);
  expect(findCheaperStep(shown, 23)).toEqual({ from: 24, unitPriceE4: 1_1000 });
  expect(findCheaperStep(shown, 21)).toBeNull();
  expect(findCheaperStep(shown, 120)).toBeNull();
});

test('a contract comes before the list, the list before the catalogue, each where it has a price for the quantity', () => {
  const own = { ...onList(), contract: [{ from: 50, priceE4: 9500 }] };
  expect(priceOf(own, 49)).toMatchObject({ source: 'list', listId: 7, unitPriceE4: 1_1000 });
  expect(priceOf(own, 50)).toMatchObject({ source: 'contract', listId: null, unitPriceE4: 9500 });
  expect(priceOf(own, 500)).toMatchObject({ source: 'contract', unitPriceE4: 9500 });
  const late = onList({ breaks: [{ from: 24, priceE4: 1_1000 }] });
  expect(priceOf(late, 23, 500)).toMatchObject({
    source: 'catalogue',
    listPriceE4: 1_3000,
    unitPriceE4: 1_1100,
  });
});

test('breaks of a list beneath what was agreed begin nothing', () => {
  const own = { ...onList(), contract: [{ from: 1, priceE4: 9900 }] };
  expect(priceLadder(box, 0, own).map(({ from, source }) => [from, source])).toEqual([[1, 'contract']]);
});

test('a step from which nothing costs otherwise is not shown', () => {
  const own = { ...onList(), contract: [{ from: 24, priceE4: 1_0000 }] };
  expect(toPriceBreaks(priceLadder(box, 0, own))).toEqual([
    { from: 1, unitPriceE4: 1_2000 },
    { from: 24, unitPriceE4: 1_0000 },
  ]);
});

test('discounts are taken off the catalogue’s price, and off a list’s only where it says so', () => {
  expect(priceOf(onList(), 1, 500)).toMatchObject({
    unitPriceE4: 1_2000,
    discountBasisPoints: 0,
    customerDiscountBasisPoints: 0,
  });
  expect(priceOf(onList({ addsDiscounts: true }), 1, 500)).toMatchObject({
    unitPriceE4: 1_0300,
    listPriceE4: 1_2000,
    discountBasisPoints: 1000,
    customerDiscountBasisPoints: 500,
  });
});

test('prices of a net list get their VAT, with as many decimals as they have', () => {
  const net = onList({ isNet: true, breaks: [{ from: 1, priceE4: 1_0000 }] });
  expect(priceOf(net, 1)).toMatchObject({ unitPriceE4: 1_1800, listPriceE4: 1_1800 });
  const lid = onList({ isNet: true, breaks: [{ from: 1, priceE4: 185 }] });
  expect(priceOf(lid, 1).unitPriceE4).toBe(218);
});

/** The rule as it is told, slowly: with fractions, and rounded at the end. */
function slowly(product: PricedProduct, discount: number, own: OwnPrices, quantity: number): number {
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
const anyDiscount = fc.oneof(fc.constant(0), fc.nat(10_000));
const anyOwn = fc.record({
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
const anyProduct = fc.record({
  priceE4: fc.nat(5_000_000),
  vatBasisPoints: fc.constantFrom(0, 800, 1800),
  discountBasisPoints: anyDiscount,
});

test('for any lists, breaks and discounts the price is the one that the slow rule comes to, and so is the browser’s', () => {
  fc.assert(
    fc.property(
      anyProduct,
      anyDiscount,
      anyOwn,
      fc.integer({ min: 1, max: 70 }),
      (product, discount, own, quantity) => {
        const ladder = priceLadder(product, discount, own);
        const { unitPriceE4 } = stepFor(ladder, quantity);
        expect(unitPriceE4).toBe(slowly(product, discount, own, quantity));
        expect(stepFor(toPriceBreaks(ladder), quantity).unitPriceE4).toBe(unitPriceE4);
        const exact = (BigInt(unitPriceE4) * BigInt(quantity) * 2n + 100n) / 200n;
        expect(lineTotal(unitPriceE4, quantity)).toBe(Number(exact));
      },
    ),
  );
});
