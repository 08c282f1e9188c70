import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eurosForField } from '#shared/prices/money.ts';
import { decimalMarksOf, onlyMark, parseCents, parseDecimal, parseWholeNumber } from './parse-number.ts';

it('reads a long text as no number, in no time', () => {
  for (const long of [`1${' '.repeat(200_000)}x`, `${'eur'.repeat(60_000)}x`, '9'.repeat(200_000)]) {
    expect(parseDecimal(long)).toEqual({ reason: 'not-a-number' });
  }
});

describe('a text is a number', () => {
  it.each([
    ['12.5', 12.5],
    ['12,50', 12.5],
    ['1.234,50 €', 1234.5],
    ['1.234,50', 1234.5],
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
  ])('when it says %s', (text, value) => {
    expect(parseDecimal(text)).toEqual({ value });
  });
});

describe('a text is no number', () => {
  it.each([
    'dymbëdhjetë',
    '12 copë',
    '1e5',
    '--3',
    '.',
    ',',
    '-',
    'NaN',
    '12.5.2026',
    '1,2,3',
    '12.',
    '12 50',
    '12€50',
  ])('when it says "%s"', (text) => {
    expect(parseDecimal(text)).toEqual({ reason: 'not-a-number' });
  });

  it('when it says nothing', () => {
    expect(parseDecimal('  ')).toEqual({ reason: 'empty' });
  });
});

describe('one mark with three digits behind it', () => {
  it('can be read in two ways, and is read in none', () => {
    expect(parseDecimal('1.250')).toEqual({ reason: 'unclear' });
    expect(parseDecimal('1.250,00')).toEqual({ value: 1250 });
  });

  it('is read as the rest of its column is written', () => {
    expect(onlyMark(decimalMarksOf(['Miell', '', '7', '12,50', '1.250']))).toBe(',');
    expect(parseDecimal('1.250', ',')).toEqual({ value: 1250 });
    expect(onlyMark(decimalMarksOf(['12.5', '1.250']))).toBe('.');
    expect(parseDecimal('1.250', '.')).toEqual({ value: 1.25 });
  });

  it('stays unclear where the column itself is of two minds, or says nothing', () => {
    expect(onlyMark(decimalMarksOf(['12,5', '12.5']))).toBeUndefined();
    expect(onlyMark(decimalMarksOf(['7', '12', '1.250']))).toBeUndefined();
  });
});

describe('an amount', () => {
  it.each([
    ['120,50', 12_050],
    ['120.5', 12_050],
    ['1.234,50 €', 123_450],
    ['1,234.50', 123_450],
    ['0', 0],
    [' 7 ', 700],
  ])('%s is %i cents', (text, value) => {
    expect(parseCents(text)).toEqual({ value });
  });

  it.each([
    ['', 'empty'],
    ['1.234', 'unclear'],
    ['-5', 'negative'],
    ['0,125', 'too-precise'],
    ['99999999999', 'too-large'],
    ['18%', 'not-a-number'],
    ['12,345,6789', 'not-a-number'],
    ['1e3', 'not-a-number'],
  ])('"%s" is none: %s', (text, reason) => {
    expect(parseCents(text)).toEqual({ reason });
  });

  it('reads back what a field shows', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (cents) => {
        expect(parseCents(eurosForField(cents))).toEqual({ value: cents });
      }),
    );
  });
});

describe('a quantity', () => {
  it('is digits and nothing else', () => {
    expect(parseWholeNumber(' 012 ')).toEqual({ value: 12 });
    expect(parseWholeNumber('0')).toEqual({ value: 0 });
  });

  it.each([
    ['', 'empty'],
    ['2,5', 'not-whole'],
    ['2.0', 'not-whole'],
    ['1.250', 'unclear'],
    ['1e3', 'not-a-number'],
    ['1 250', 'not-a-number'],
    ['-3', 'negative'],
    ['1000001', 'too-large'],
  ])('"%s" is none: %s', (text, reason) => {
    expect(parseWholeNumber(text)).toEqual({ reason });
  });

  it('may have a limit of its own', () => {
    expect(parseWholeNumber('101', 100)).toEqual({ reason: 'too-large' });
  });
});
