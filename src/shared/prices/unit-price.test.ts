import { expect, test } from 'vitest';
import { creditWorth } from '#shared/accounting/credit-notes.ts';
import {
  formatUnitPrice,
  lineTotal,
  parseUnitPrice,
  printUnitPrice,
  toE4,
  unitPriceForField,
} from './unit-price.ts';

test('pieces at a price of four decimals come to whole cents, half a cent up', () => {
  expect(lineTotal(toE4(0.0185), 5_000)).toBe(92_50);
  expect(lineTotal(185, 1)).toBe(2);
  expect(lineTotal(50, 1)).toBe(1);
  expect(lineTotal(49, 1)).toBe(0);
  expect(lineTotal(10_000_000_000, 1_000_000)).toBe(100_000_000_000_000);
});

test('a price shows two decimals, and more only where it has them', () => {
  expect([1_2000, 185, 1850, 12_345_6789, 0].map(printUnitPrice)).toEqual([
    '1,20 €',
    '0,0185 €',
    '0,185 €',
    '12.345,6789 €',
    '0,00 €',
  ]);
  expect(formatUnitPrice(185)).toBe('0,0185\u00a0€');
  expect(unitPriceForField(12_345_6700)).toBe('12345,67');
});

test('a typed price has four decimals at most, and is never read in two ways', () => {
  expect(parseUnitPrice('0,0185')).toEqual({ value: 185 });
  expect(parseUnitPrice('1.234,5 €')).toEqual({ value: 1234_5000 });
  expect(parseUnitPrice('0,125')).toEqual({ value: 1250 });
  expect(parseUnitPrice('0,00001')).toEqual({ reason: 'too-precise-price' });
  expect(parseUnitPrice('1,250')).toEqual({ reason: 'unclear' });
  expect(parseUnitPrice('-1')).toEqual({ reason: 'negative' });
  expect(parseUnitPrice('1000000,01')).toEqual({ reason: 'too-large' });
});

test('what is credited and what stays are the line, to the cent', () => {
  const line = { unitPriceE4: 185, quantity: 7, totalCents: lineTotal(185, 7) };
  for (let pieces = 1; pieces <= 7; pieces += 1) {
    expect(creditWorth(line, pieces) + lineTotal(185, 7 - pieces)).toBe(line.totalCents);
  }
});
