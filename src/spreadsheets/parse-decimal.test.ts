import { describe, expect, it } from 'vitest';
import { decimalMarkOf, isUnclearNumber, parseDecimal } from './parse-decimal.ts';

describe('a cell is a number', () => {
  it.each([
    ['12.5', 12.5],
    ['12,50', 12.5],
    ['1.234,50 €', 1234.5],
    ['1,234.50', 1234.5],
    ['1 234,50 EUR', 1234.5],
    ['€12,50', 12.5],
    ["1'234.50", 1234.5],
    ['1.234.567', 1_234_567],
    ['12500', 12_500],
    ['18 %', 18],
    ['-3', -3],
    ['.5', 0.5],
    ['0.125', 0.125],
    ['12,3456', 12.3456],
  ])('when it says %s', (text, number) => {
    expect(parseDecimal(text)).toBe(number);
  });
});

describe('a cell is no number', () => {
  it.each(['', 'dymbëdhjetë', '12 copë', '1e5', '--3', '.', ',', '-', 'NaN', '12.5.2026', '1,2,3', '12.'])(
    'when it says "%s"',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
    },
  );
});

describe('one mark with three digits behind it', () => {
  it('can be read in two ways, and is read in none', () => {
    expect(parseDecimal('1.250')).toBeUndefined();
    expect(isUnclearNumber('1.250')).toBe(true);
    expect(isUnclearNumber('1.250,00')).toBe(false);
  });

  it('is read as the rest of its column is written', () => {
    expect(decimalMarkOf(['Miell', '', '7', '12,50', '1.250'])).toBe(',');
    expect(parseDecimal('1.250', ',')).toBe(1250);
    expect(decimalMarkOf(['12.5', '1.250'])).toBe('.');
    expect(parseDecimal('1.250', '.')).toBe(1.25);
  });

  it('stays unclear where the column itself is of two minds, or says nothing', () => {
    expect(decimalMarkOf(['12,5', '12.5'])).toBeUndefined();
    expect(decimalMarkOf(['7', '12', '1.250'])).toBeUndefined();
  });
});
