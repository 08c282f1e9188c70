import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceUnit, priceWithoutVatE4, withoutVat } from './pricing.ts';

const product = { priceE4: 1000_00, vatBasisPoints: 1800, discountBasisPoints: 0 };
const anyProduct = fc.record({
  priceE4: fc.nat(1_000_000).map((cents) => cents * 100),
  vatBasisPoints: fc.nat(10_000),
  discountBasisPoints: fc.nat(10_000),
});

describe('the price of one unit', () => {
  it('without any discount is the list price for everybody', () => {
    expect(priceUnit(product, 0)).toEqual({
      priceE4: 1000_00,
      priceWithoutVatE4: 847_00,
      discountedPriceE4: 1000_00,
      unitPriceE4: 1000_00,
    });
  });

  it("multiplies the product's and the customer's discount and rounds once", () => {
    const prices = priceUnit({ ...product, priceE4: 10_00, discountBasisPoints: 500 }, 500);
    expect(prices.discountedPriceE4).toBe(10_00);
    expect(prices.unitPriceE4).toBe(9_00);
    expect(priceUnit({ ...product, priceE4: 999_00, discountBasisPoints: 1500 }, 750).unitPriceE4).toBe(
      785_00,
    );
  });

  it('rounds half a cent up', () => {
    expect(priceUnit({ ...product, priceE4: 5_00, discountBasisPoints: 5000 }, 0).discountedPriceE4).toBe(
      3_00,
    );
    expect(priceUnit({ ...product, priceE4: 15_00 }, 5000).unitPriceE4).toBe(8_00);
  });

  it('is nothing when everything is taken off', () => {
    expect(priceUnit({ ...product, discountBasisPoints: 10_000 }, 0).unitPriceE4).toBe(0);
    expect(priceUnit(product, 10_000).unitPriceE4).toBe(0);
  });

  it('is the whole product of both discounts, rounded once, for any product and viewer', () => {
    fc.assert(
      fc.property(anyProduct, fc.nat(10_000), (any, customer) => {
        const exact =
          BigInt(any.priceE4) * BigInt(10_000 - any.discountBasisPoints) * BigInt(10_000 - customer);
        const unit = BigInt(priceUnit(any, customer).unitPriceE4) * 100_000_000n;
        expect(2n * (exact - unit)).toBeLessThan(10_000_000_000n);
        expect(2n * (exact - unit)).toBeGreaterThanOrEqual(-10_000_000_000n);
      }),
    );
  });

  it('is never above the discounted price, nor that above the list price', () => {
    fc.assert(
      fc.property(anyProduct, fc.nat(10_000), (any, customer) => {
        const prices = priceUnit(any, customer);
        expect(prices.unitPriceE4).toBeGreaterThanOrEqual(0);
        expect(prices.unitPriceE4).toBeLessThanOrEqual(prices.discountedPriceE4);
        expect(prices.discountedPriceE4).toBeLessThanOrEqual(prices.priceE4);
      }),
    );
  });
});

describe('the value without VAT', () => {
  it.each([
    [1180, 1800, 1000],
    [1080, 800, 1000],
    [1000, 0, 1000],
    [1, 1800, 1],
    [0, 1800, 0],
  ])('of %d cents at %d basis points is %d', (gross, rate, net) => expect(withoutVat(gross, rate)).toBe(net));
});

it.each([
  [123_450, 1800, 104_600],
  [185, 1800, 200],
  [125_000, 800, 115_700],
  [125_000, 0, 125_000],
])('a price of %i with VAT of %i basis points is %i without, in two decimals', (priceE4, vat, net) => {
  expect(priceWithoutVatE4(priceE4, vat)).toBe(net);
});
