import { expect, test } from 'vitest';
import { mergeRoute } from './save-route.ts';

test.each([
  ['a first route is as it was given', [], [3, 1, 2], [3, 1, 2]],
  ['customers of other days keep their places between', [1, 9, 2, 8, 3], [3, 1, 2], [3, 9, 1, 8, 2]],
  ['a new customer follows the one it comes after', [1, 2, 9], [1, 7, 2], [1, 7, 2, 9]],
  ['a new customer at the front comes before the first of the day', [9, 1, 2], [7, 1, 2], [9, 7, 1, 2]],
  ['only new ones go to the end', [9, 8], [1, 2], [9, 8, 1, 2]],
])('%s', (_sentence, remembered, wanted, merged) => {
  expect(mergeRoute(remembered, wanted)).toEqual(merged);
});
