import { expect, test } from 'vitest';
import { readPlusEntry } from './plus-entry.ts';

test.each([
  ['+ LT-013 5', 'LT-013', 5],
  ['+LT-013 12', 'LT-013', 12],
  ['  +  kuti torte 26 3 ', 'kuti torte 26', 3],
])('%j adds', (text, search, quantity) => {
  expect(readPlusEntry(text)).toEqual({ search, quantity });
});

test.each(['LT-013 5', 'kuti 26', '+ LT-013', '+ 5', '+ LT-013 0', '+ LT-013 -2', '+ LT-013 2,5', '+', ''])(
  '%j is a search',
  (text) => {
    expect(readPlusEntry(text)).toBeNull();
  },
);
