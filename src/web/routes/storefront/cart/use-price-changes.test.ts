import { expect, test } from 'vitest';
import { findPriceChanges } from './use-price-changes.ts';

const shown = new Map([
  [
    1,
    [
      { from: 1, unitPriceE4: 1_2000 },
      { from: 24, unitPriceE4: 1_1000 },
    ],
  ],
] as const);

test('a price that came with the quantity has not changed, another one for the same quantity has', () => {
  expect(findPriceChanges([{ productId: 1, quantity: 24, unitPriceE4: 1_1000 }], shown).size).toBe(0);
  const dearer = findPriceChanges([{ productId: 1, quantity: 24, unitPriceE4: 1_1500 }], shown);
  expect([...dearer]).toEqual([[1, 1_1000]]);
  expect(findPriceChanges([{ productId: 2, quantity: 1, unitPriceE4: 5_0000 }], shown).size).toBe(0);
});
