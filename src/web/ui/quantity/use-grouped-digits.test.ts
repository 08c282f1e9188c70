import { expect, test } from 'vitest';
import { groupDigits } from './use-grouped-digits.ts';

test.each([
  ['7', '7'],
  ['999', '999'],
  ['1000', '1.000'],
  ['145000', '145.000'],
  ['1000000', '1.000.000'],
  ['9999999', '9.999.999'],
])('%s is read as %s', (text, read) => {
  expect(groupDigits(text)).toBe(read);
});

test.each(['', '-', '2,5', '1e6', '0012', '-1000', '2000x', '1.000', '1234567890123456'])(
  'what is no plain number stays as it was typed: %j',
  (text) => {
    expect(groupDigits(text)).toBe(text);
  },
);
