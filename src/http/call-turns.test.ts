import { expect, test } from 'vitest';
import { createCallTurns } from './call-turns.ts';

/** Requests that come at once at a given time, and the order in which their calls were served. */
function givenTurns() {
  const clock = { now: 0 };
  const openTurns = createCallTurns(() => clock.now);
  const served: string[] = [];
  const ask = (name: string, calls: number, weight: number) => {
    const takeTurn = openTurns(weight);
    return Array.from({ length: calls }, async (_, at) => {
      await takeTurn();
      served.push(`${name}${at + 1}`);
    });
  };
  return { clock, served, ask };
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
