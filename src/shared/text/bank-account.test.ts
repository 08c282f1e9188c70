import { expect, test } from 'vitest';
import { bankAccountWarning } from './bank-account.ts';

test.each([
  '',
  '1212 0123 4567 8906',
  '1212012345678906',
  'XK05 1212 0123 4567 8906',
  'de89 3704 0044 0532 0130 00',
])('an account that is right, or none: %s', (account) => expect(bankAccountWarning(account)).toBeNull());

test.each([
  '1212 0123 4567 8907',
  '1212 0123 4567 8960',
  'XK06 1212 0123 4567 8906',
  'DE89 3704 0044 0532 0130 01',
])('a slip of the pen in %s is doubted', (account) =>
  expect(bankAccountWarning(account)).toContain('numri i kontrollit'),
);

test.each(['1234567890', 'XK05 1212 0123 4567', 'llogaria ime', '121201234567890'])(
  '%s has not the form of an account',
  (account) => expect(bankAccountWarning(account)).toContain('16 shifra'),
);
