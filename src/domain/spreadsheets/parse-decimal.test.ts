import { expect, it } from 'vitest';
import { parseDecimal } from './parse-decimal.ts';

it.each([
  ['12.5', 12.5],
  ['12,50', 12.5],
  ['1.234,50 €', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234.567', 1_234_567],
  ['18 %', 18],
  ['-3', -3],
  ['.5', 0.5],
])('a cell that says %s is a number', (text, number) => {
  expect(parseDecimal(text)).toBe(number);
});

it.each(['', 'dymbëdhjetë', '12 copë', '1e5', '--3', '.', 'NaN'])(
  'a cell that says "%s" is no number',
  (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  },
);
