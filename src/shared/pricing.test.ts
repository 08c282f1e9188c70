import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceUnit, withoutVat } from './pricing.ts';

const product = { priceCents: 1000, vatBasisPoints: 1800, discountBasisPoints: 0 };
const anyProduct = fc.record({
  priceCents: fc.nat(100_000_000),
  vatBasisPoints: fc.nat(10_000),
  discountBasisPoints: fc.nat(10_000),
});

describe('the price of one unit', () => {
  it('without any discount is the list price for everybody', () => {
    expect(priceUnit(product, 0)).toEqual({
      priceCents: 1000,
      priceWithoutVatCents: 847,
      discountedPriceCents: 1000,
      unitPriceCents: 1000,
    });
  });

  it("multiplies the product's and the customer's discount and rounds once", () => {
    const prices = priceUnit({ ...product, priceCents: 10, discountBasisPoints: 500 }, 500);
    expect(prices.discountedPriceCents).toBe(10);
    expect(prices.unitPriceCents).toBe(9);
    expect(priceUnit({ ...product, priceCents: 999, discountBasisPoints: 1500 }, 750).unitPriceCents).toBe(
      785,
    );
  });

  it('rounds half a cent up', () => {
    expect(priceUnit({ ...product, priceCents: 5, discountBasisPoints: 5000 }, 0).discountedPriceCents).toBe(
      3,
    );
    expect(priceUnit({ ...product, priceCents: 15 }, 5000).unitPriceCents).toBe(8);
  });

  it('is nothing when everything is taken off', () => {
    expect(priceUnit({ ...product, discountBasisPoints: 10_000 }, 0).unitPriceCents).toBe(0);
    expect(priceUnit(product, 10_000).unitPriceCents).toBe(0);
  });

  it('is the whole product of both discounts, rounded once, for any product and viewer', () => {
    fc.assert(
      fc.property(anyProduct, fc.nat(10_000), (any, customer) => {
        const exact =
          BigInt(any.priceCents) * BigInt(10_000 - any.discountBasisPoints) * BigInt(10_000 - customer);
        const unit = BigInt(priceUnit(any, customer).unitPriceCents) * 100_000_000n;
        expect(2n * (exact - unit)).toBeLessThan(100_000_000n);
        expect(2n * (exact - unit)).toBeGreaterThanOrEqual(-100_000_000n);
      }),
    );
  });

  it('is never above the discounted price, nor that above the list price', () => {
    fc.assert(
      fc.property(anyProduct, fc.nat(10_000), (any, customer) => {
        const prices = priceUnit(any, customer);
        expect(prices.unitPriceCents).toBeGreaterThanOrEqual(0);
        expect(prices.unitPriceCents).toBeLessThanOrEqual(prices.discountedPriceCents);
        expect(prices.discountedPriceCents).toBeLessThanOrEqual(prices.priceCents);
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
