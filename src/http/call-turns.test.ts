import { expect, test } from 'vitest';
import { createCallTurns } from './call-turns.ts';

test('who asks one thing is served before the second call of any batch', async () => {
  const openTurns = createCallTurns();
  const served: string[] = [];
  const ask = (name: string, calls: number) => {
    const takeTurn = openTurns();
    return Array.from({ length: calls }, async (_, at) => {
      await takeTurn();
      served.push(`${name}${at + 1}`);
    });
  };
  const batches = [...ask('a', 20), ...ask('b', 20)];
  await Promise.all([...batches, ...ask('bystander', 1)]);
  expect(served.slice(0, 5)).toEqual(['a1', 'b1', 'bystander1', 'a2', 'b2']);
  expect(served).toHaveLength(41);
});
