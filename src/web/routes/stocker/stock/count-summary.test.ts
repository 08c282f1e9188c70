import { expect, test } from 'vitest';
import { type CountPreview, findProblems } from './count-summary.tsx';

const line = (productId: number, problem: CountPreview[number]['problem']) =>
  ({
    productId,
    problem,
    taken: 5,
    freeAfter: -4,
    shelf: 7,
    packSize: 1,
    orderStep: 1,
  }) as CountPreview[number];

test('what cannot be posted is left in the sheet with its reason, the rest is posted', () => {
  const problems = findProblems([line(1, null), line(2, 'promised'), line(3, 'changed'), line(4, 'counted')]);
  expect([...problems.keys()]).toEqual([2, 3, 4]);
  expect(new Set(problems.values()).size).toBe(3);
});
