import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  divideHalfUp,
  formatBasisPoints,
  formatCents,
  formatMargin,
  printCents,
  toBasisPoints,
  toCents,
  toEuros,
  toPercent,
} from './money.ts';

describe('euros and cents', () => {
  it.each([
    [0, 0],
    [12.5, 1250],
    [1.005, 101],
    [0.1 + 0.2, 30],
    [19.99, 1999],
    [1_000_000, 100_000_000],
  ])('%d euros are %d cents', (euros, cents) => expect(toCents(euros)).toBe(cents));

  it('any amount of cents survives the way to euros and back', () => {
    fc.assert(fc.property(fc.nat(1_000_000_000), (cents) => toCents(toEuros(cents)) === cents));
  });

  it('any rate survives the way to percent and back', () => {
    fc.assert(fc.property(fc.nat(10_000), (points) => toBasisPoints(toPercent(points)) === points));
  });
});

describe('rounding', () => {
  it.each([
    [1n, 2n, 1],
    [149n, 100n, 1],
    [150n, 100n, 2],
    [0n, 7n, 0],
  ])('%d / %d is %d, half up', (a, b, result) => expect(divideHalfUp(a, b)).toBe(result));

  it('is never off by more than half', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 15n), fc.bigInt(1n, 10n ** 6n), (a, b) => {
        const rest = 2n * a - 2n * b * BigInt(divideHalfUp(a, b));
        return rest < b && rest >= -b;
      }),
    );
  });
});

describe('amounts as people read them', () => {
  it.each([
    [0, '0,00 €'],
    [5, '0,05 €'],
    [123450, '1.234,50 €'],
    [100_000_000, '1.000.000,00 €'],
    [-5, '-0,05 €'],
    [-123456, '-1.234,56 €'],
  ])('%d cents are %s', (cents, text) => expect(printCents(cents)).toBe(text));

  it('keep figure and sign on one line of a screen', () => expect(formatCents(1250)).toBe('12,50\u00a0€'));

  it('take the true minus on a screen', () => expect(formatCents(-57_202)).toBe('−572,02\u00a0€'));

  it.each([
    [1800, '18%'],
    [750, '7,5%'],
    [0, '0%'],
  ])('%d basis points are %s', (points, text) => expect(formatBasisPoints(points)).toBe(text));
});

describe('formatMargin', () => {
  it.each([
    [2691, '26,91%'],
    [2990, '29,90%'],
    [-500, '-5,00%'],
    [null, '–'],
  ])('%s is %s', (percentE2, text) => expect(formatMargin(percentE2)).toBe(text));
});
