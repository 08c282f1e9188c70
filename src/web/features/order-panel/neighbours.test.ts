import { expect, test } from 'vitest';
import { findNeighbours } from './neighbours.tsx';

const places = [5, 7, 9];

test.each([
  [5, { before: undefined, after: 7 }],
  [7, { before: 5, after: 9 }],
  [9, { before: 7, after: undefined }],
])('order %i has its neighbours of the list', (orderId, neighbours) => {
  expect(findNeighbours(places, places, orderId)).toEqual(neighbours);
});

test('an order that is prepared and no longer listed keeps its place, and leads to the next that is', () => {
  expect(findNeighbours(places, [5, 9], 7)).toEqual({ before: 5, after: 9 });
  expect(findNeighbours(places, [5], 7)).toEqual({ before: 5, after: undefined });
});

test('an order opened from elsewhere leads into the list', () => {
  expect(findNeighbours([5, 7], [5, 7], 1)).toEqual({ before: undefined, after: 5 });
  expect(findNeighbours([], [], 1)).toEqual({ before: undefined, after: undefined });
});
