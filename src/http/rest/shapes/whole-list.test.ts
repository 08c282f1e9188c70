import { expect, test } from 'vitest';
import { sayTruncated } from './whole-list.ts';

test('a list that stops before its end says how many there are; a whole one says nothing', () => {
  expect(sayTruncated(1000, 1427)).toEqual({ total: 1427, truncated: true });
  expect(sayTruncated(3, 3)).toEqual({});
});
