import { expect, test } from 'vitest';
import { countAgain } from './count-again.ts';

test('a product that is scanned a second time is counted on top of what was counted before', () => {
  expect(countAgain(12, 5)).toEqual({ before: 12, now: 5, sum: 17 });
  expect(countAgain(12, 0)).toEqual({ before: 12, now: 0, sum: 12 });
});

test('the first count, or one that nobody could read, has nothing before it', () => {
  expect(countAgain(undefined, 5)).toBeNull();
  expect(countAgain(null, 5)).toBeNull();
  expect(countAgain(0, 5)).toBeNull();
});
