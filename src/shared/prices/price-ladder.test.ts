import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CustomerPrices,
  findCheaperStep,
  type PricedProduct,
  priceLadder,
  stepFor,
  toPriceBreaks,
} from './pricing.ts';
import { anyCustomerPrices, anyDiscount, anyPricedProduct, slowPrice } from './testing/slow-price.ts';
import { lineTotal } from './unit-price.ts';

const box: PricedProduct = { priceE4: 1_3000, vatBasisPoints: 1800, discountBasisPoints: 1000 };
const breaks = [
  { from: 1, priceE4: 1_2000 },
  { from: 24, priceE4: 1_1000 },
  { from: 120, priceE4: 1_0000 },
];
const onList = (changes = {}): CustomerPrices => ({
  contract: [],
  list: { listId: 7, isNet: false, addsDiscounts: false, breaks, ...changes },
});
const priceOf = (own: CustomerPrices, quantity: number, discount = 0) =>
  stepFor(priceLadder(box, discount, own), quantity);

test('the deepest break that the quantity reaches decides, and the cart sees where more cost less', () => {
  const ladder = priceLadder(box, 500, onList());
  const totalOf = (quantity: number) => lineTotal(stepFor(ladder, quantity).unitPriceE4, quantity);
  expect([22, 23, 24, 120].map(totalOf)).toEqual([26_40, 27_60, 26_40, 120_00]);
  const shown = toPriceBreaks(ladder);
  expect(findCheaperStep(shown, 23)).toEqual({ from: 24, unitPriceE4: 1_1000 });
  expect(findCheaperStep(shown, 22)).toBeNull();
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

test('for any lists, breaks and discounts the price is the one that the slow rule comes to, and so is the browser’s', () => {
  fc.assert(
    fc.property(
      anyPricedProduct,
      anyDiscount,
      anyCustomerPrices,
      fc.integer({ min: 1, max: 70 }),
      (product, discount, own, quantity) => {
        const ladder = priceLadder(product, discount, own);
        const { unitPriceE4 } = stepFor(ladder, quantity);
        expect(unitPriceE4).toBe(slowPrice(product, discount, own, quantity));
        expect(stepFor(toPriceBreaks(ladder), quantity).unitPriceE4).toBe(unitPriceE4);
        const exact = (BigInt(unitPriceE4) * BigInt(quantity) * 2n + 100n) / 200n;
        expect(lineTotal(unitPriceE4, quantity)).toBe(Number(exact));
      },
    ),
  );
});
