import { expect, test } from 'vitest';
import { findDoubts } from './product-doubts.tsx';

const TODAY = '2026-11-25';
const usual = { priceE4: 12_000, vatBasisPoints: 1800, isOnRequest: false };

test.each([
  ['a usual product', usual, null, 0],
  ['the reduced rate', { ...usual, vatBasisPoints: 800 }, null, 0],
  ['no VAT', { ...usual, vatBasisPoints: 0 }, null, 0],
  ['a rate that is none', { ...usual, vatBasisPoints: 700 }, null, 1],
  ['half a percent', { ...usual, vatBasisPoints: 1850 }, null, 1],
  ['a price of nothing', { ...usual, priceE4: 0 }, null, 1],
  ['both', { ...usual, priceE4: 0, vatBasisPoints: 700 }, null, 2],
  ['a price on request', { ...usual, priceE4: 0, isOnRequest: true }, null, 0],
  [
    'what already was so',
    { ...usual, priceE4: 0, vatBasisPoints: 700 },
    { ...usual, priceE4: 0, vatBasisPoints: 700 },
    0,
  ],
  ['what becomes so', { ...usual, priceE4: 0, vatBasisPoints: 700 }, usual, 2],
])('%s is asked about as often as it is unusual', (_what, wanted, before, count) => {
  expect(findDoubts(wanted, before, TODAY)).toHaveLength(count);
});

test('the question names the rate, the rates in force, and the price', () => {
  expect(findDoubts({ ...usual, priceE4: 0, vatBasisPoints: 700 }, null, TODAY).join(' ')).toMatch(
    /7%.*18% · 8% · 0%.*0,00\u00a0€/,
  );
});
