import { expect, test } from 'vitest';
import { marginE2, netPriceOf, priceForMargin } from './cost-math.ts';

test('the margin is a share of the net price, unknown without a cost or a price', () => {
  expect(marginE2(16_0000, 11_0000)).toBe(3125);
  expect(marginE2(10_0000, 12_0000)).toBe(-2000);
  expect(marginE2(10_0000, null)).toBeNull();
  expect(marginE2(0, 1_0000)).toBeNull();
});

test('the net price has four decimals', () => {
  expect(netPriceOf(31_9000, 1800)).toBe(27_0339);
});

test('the price for a margin is the next in whole cents that has it', () => {
  expect(priceForMargin(9_0000, 1000, 1800)).toBe(11_8000);
  for (const costE4 of [1, 37, 9_999, 12_345, 11_0801, 99_9999, 1234_5678]) {
    for (const leastE2 of [0, 1, 1000, 3333, 9900]) {
      for (const vat of [0, 800, 1800]) {
        const price = priceForMargin(costE4, leastE2, vat);
        expect(price % 100).toBe(0);
        expect(marginE2(netPriceOf(price, vat), costE4)).toBeGreaterThanOrEqual(leastE2);
        const lowerE4 = netPriceOf(price - 200, vat);
        if (price > 200) expect(((lowerE4 - costE4) * 10_000) / lowerE4).toBeLessThan(leastE2);
      }
    }
  }
});
