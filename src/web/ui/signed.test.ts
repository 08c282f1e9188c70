import { expect, test } from 'vitest';
import { signed, signedCents } from './signed.ts';

test('changes are written with their sign, a minus as wide as a plus', () => {
  expect([5, 0, -20].map(signed)).toEqual(['+5', '0', '−20']);
  expect([300, 0, -123_450].map(signedCents)).toEqual(['+3,00\u00a0€', '0,00\u00a0€', '−1.234,50\u00a0€']);
});
