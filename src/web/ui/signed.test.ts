import { expect, test } from 'vitest';
import { signed } from './signed.ts';

test('changes are written with their sign, a minus as wide as a plus', () => {
  expect([5, 0, -20].map(signed)).toEqual(['+5', '0', '−20']);
});
