import { expect, test } from 'vitest';
import { findDoubts } from './product-doubts.tsx';

const TODAY = '2026-11-25';
const usual = { price: 12_000, vat: 1800, isOnRequest: false };

test.each([
  ['a usual product', usual, null, 0],
  ['the reduced rate', { ...usual, vat: 800 }, null, 0],
  ['no VAT', { ...usual, vat: 0 }, null, 0],
  ['a rate that is none', { ...usual, vat: 700 }, null, 1],
  ['half a percent', { ...usual, vat: 1850 }, null, 1],
  ['a price of nothing', { ...usual, price: 0 }, null, 1],
  ['both', { ...usual, price: 0, vat: 700 }, null, 2],
  ['a price on request', { ...usual, price: 0, isOnRequest: true }, null, 0],
  ['what already was so', { ...usual, price: 0, vat: 700 }, { ...usual, price: 0, vat: 700 }, 0],
  ['what becomes so', { ...usual, price: 0, vat: 700 }, usual, 2],
])('%s is asked about as often as it is unusual', (_what, wanted, before, count) => {
  expect(findDoubts(wanted, before, TODAY)).toHaveLength(count);
});

test('the question names the rate, the rates in force, and the price', () => {
  expect(findDoubts({ ...usual, price: 0, vat: 700 }, null, TODAY).join(' ')).toMatch(
    /7%.*18% · 8% · 0%.*0,00\u00a0€/,
  );
});
