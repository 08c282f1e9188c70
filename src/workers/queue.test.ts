import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

test('never more than so many run at once, in the order they came, and a failure makes room too', async () => {
  const inTurn = createQueue(4, 100);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) =>
    inTurn(async () => {
      started.push(number);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (number % 3 === 0) throw new Error('failed');
      return number;
    });
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  const results = await Promise.allSettled(numbers.map(work));
  expect(most).toBe(4);
  expect(started).toEqual(numbers);
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(13);
});

test('who would wait behind too many is turned away', async () => {
  const inTurn = createQueue(1, 2);
  const results = await Promise.allSettled([1, 2, 3, 4].map((number) => inTurn(async () => number)));
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
});
