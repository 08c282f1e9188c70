import { expect, test } from 'vitest';
import { hasTaxNumberForm, taxNumberWarning } from './tax-numbers.ts';

test.each([
  ['businessNumber', '811234567', true],
  ['businessNumber', ' 811234567 ', true],
  ['businessNumber', '601234567', false],
  ['businessNumber', '81123456', false],
  ['businessNumber', '8112345678', false],
  ['fiscalNumber', '600123456', true],
  ['fiscalNumber', '811234567', false],
  ['fiscalNumber', '60012345x', false],
  ['vatNumber', '330123456', true],
  ['vatNumber', '301234567', true],
  ['vatNumber', '600123456', false],
  ['vatNumber', 'SI12345678', false],
] as const)('%s %s has the form of Kosovo: %s', (kind, text, expected) => {
  expect(hasTaxNumberForm(kind, text)).toBe(expected);
  expect(taxNumberWarning(kind, text) === null).toBe(expected);
});

test('a number that nobody typed is no wrong number', () => {
  expect(taxNumberWarning('vatNumber', ' ')).toBeNull();
  expect(hasTaxNumberForm('vatNumber', '')).toBe(false);
});
