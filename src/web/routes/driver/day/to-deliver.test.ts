import { expect, test } from 'vitest';
import { toDeliverText } from './count-still-open.ts';

test.each([
  [1, 0, '1 për dorëzim'],
  [11, 10, '1 sot · 10 më vonë'],
  [10, 10, '0 sot · 10 më vonë'],
  // Delivered on the phone and not sent yet.
  [9, 10, '0 sot · 10 më vonë'],
])('%i open orders, %i of them later, are told as %s', (open, later, text) => {
  expect(toDeliverText(open, later)).toBe(text);
});
