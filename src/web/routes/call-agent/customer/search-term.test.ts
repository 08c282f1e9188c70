import { expect, test } from 'vitest';
import { toSearchTerm } from './search-term.ts';

test.each([
  ['  044 123 456 ', '044 123 456'],
  ['\u202a+383 44 123 456\u202c', '+383 44 123 456'],
  ['\u200e044\u00a0123\u00a0456', '044 123 456'],
  ['044–123—456', '044-123-456'],
  ['tel:+38344123456', '+38344123456'],
  ['Tel. 044 123 456', '044 123 456'],
  ['Telma', 'Telma'],
  ['Furra  Dielli', 'Furra Dielli'],
  [' \u200b ', ''],
])('%j is searched for as %j', (text, term) => {
  expect(toSearchTerm(text)).toBe(term);
});
