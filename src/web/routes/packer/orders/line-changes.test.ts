import { expect, test } from 'vitest';
import { findLineChanges, joinChanges } from './line-changes.ts';

const line = (orderLineId: number, quantity: number) => ({
  orderLineId,
  productName: `P${orderLineId}`,
  quantity,
});
const NONE = new Set<number>();

test.each([
  ['nothing', [line(1, 3)], [line(1, 3)], []],
  ['a line that was removed', [line(1, 3), line(2, 1)], [line(2, 1)], [[1, 3, 0]]],
  ['fewer pieces', [line(1, 3)], [line(1, 2)], [[1, 3, 2]]],
  ['more pieces', [line(1, 3)], [line(1, 9)], [[1, 3, 9]]],
  ['a line that was added', [line(1, 3)], [line(1, 3), line(2, 5)], [[2, 0, 5]]],
] as const)('of an order under way %s is told', (_name, before, now, told) => {
  const changes = findLineChanges(before, now, NONE);
  expect(changes.map((change) => [change.orderLineId, change.before, change.quantity])).toEqual(told);
});

test('what the packer did is not told', () => {
  expect(findLineChanges([line(1, 3), line(2, 4)], [line(1, 2), line(2, 3)], new Set([1]))).toMatchObject([
    { orderLineId: 2 },
  ]);
});

test('changes that are not seen yet join: from the first quantity to the last, and away when it is back', () => {
  const [removed] = findLineChanges([line(1, 3)], [], NONE);
  const less = { ...removed!, before: 3, quantity: 2 };
  expect(joinChanges([less], [{ ...removed!, before: 2, quantity: 0 }])).toEqual([removed]);
  expect(joinChanges([removed!], [{ ...removed!, before: 0, quantity: 3 }])).toEqual([]);
});
