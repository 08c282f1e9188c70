import { expect, test } from 'vitest';
import { truncationOf } from './lists.ts';

test('a list that stops before its end says how many there are; a whole one says nothing', () => {
  expect(truncationOf(1000, 1427)).toEqual({ total: 1427, truncated: true });
  expect(truncationOf(3, 3)).toEqual({});
});
