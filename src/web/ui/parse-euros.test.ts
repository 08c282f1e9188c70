import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eurosForField, parseEuros } from './parse-euros.ts';

test.each([
  ['120,50', 12_050],
  ['120.5', 12_050],
  ['1.234,50 €', 123_450],
  ['1,234.50', 123_450],
  ['1.234', 123_400],
  ['0', 0],
  [' 7 ', 700],
])('%s is read as %i cents', (text, cents) => {
  expect(parseEuros(text)).toBe(cents);
});

test.each(['', ',', '-5', '1,2,3', '12,345,6789', 'dhjetë', '1e3', '99999999999'])(
  '%s is no amount',
  (text) => {
    expect(parseEuros(text)).toBeNull();
  },
);

test('what a field shows is read back as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
      expect(parseEuros(eurosForField(cents))).toBe(cents);
    }),
  );
});
