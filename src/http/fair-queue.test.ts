import { setImmediate as round } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

function givenTurns() {
  const clock = { now: 0 };
  const turns = createFairQueue(() => clock.now);
  const served: string[] = [];
  const ask = (name: string, calls: number, weight: number) => {
    const waitTurn = turns.open(weight);
    return Array.from({ length: calls }, async (_, at) => {
      await waitTurn();
      served.push(`${name}${at + 1}`);
    });
  };
  return { clock, served, ask, onConnection: turns.onConnection };
}

test('who asks one thing is served before any batch, and batches in turns', async () => {
  const { served, ask } = givenTurns();
  const batches = [...ask('a', 20, 20), ...ask('b', 20, 20)];
  await Promise.all([...batches, ...ask('bystander', 1, 1)]);
  expect(served.slice(0, 5)).toEqual(['bystander1', 'a1', 'b1', 'a2', 'b2']);
  expect(served).toHaveLength(41);
});

test('forty long searches at once keep nobody waiting who asks for something small', async () => {
  const { served, ask } = givenTurns();
  const searches = Array.from({ length: 40 }, (_, place) => ask(`search${place}-`, 1, 40));
  await Promise.all([...searches.flat(), ...ask('bystander', 1, 1)]);
  expect(served[0]).toBe('bystander1');
});

test('what costs much is not put off for ever', async () => {
  const { clock, served, ask } = givenTurns();
  const waiting = ask('list', 1, 10);
  clock.now += 10 * 50;
  await Promise.all([...waiting, ...ask('small', 1, 1)]);
  expect(served).toEqual(['list1', 'small1']);
});

async function letIn(count: number, onConnection: () => void): Promise<void> {
  for (let place = 0; place < count; place += 1) {
    onConnection();
    await round();
  }
}

test('who stands at the door is let in and heard before the next dear call', async () => {
  const { served, ask, onConnection } = givenTurns();
  const batch = ask('batch', 3, 120);
  await letIn(50, onConnection);
  expect(served).toEqual([]);
  await Promise.all([...batch, ...ask('bystander', 1, 1)]);
  expect(served).toEqual(['bystander1', 'batch1', 'batch2', 'batch3']);
});

test('a crowd that never ends puts off nothing for ever', async () => {
  const { clock, served, ask, onConnection } = givenTurns();
  const [batch] = ask('batch', 1, 120);
  await letIn(5, onConnection);
  clock.now += 100;
  await letIn(1, onConnection);
  await batch;
  expect(served).toEqual(['batch1']);
});
