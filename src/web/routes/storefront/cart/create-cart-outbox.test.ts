import { expect, test } from 'vitest';
import { createCartOutbox } from './create-cart-outbox.ts';

function givenServer() {
  const calls: string[] = [];
  let fails = false;
  const answer = async (call: string) => {
    calls.push(call);
    if (fails) throw new Error('away');
  };
  const outbox = createCartOutbox({
    add: ({ productId, quantity }) => answer(`add ${quantity} of ${productId}`),
    setQuantity: ({ productId, quantity }) => answer(`set ${productId} to ${quantity}`),
    remove: ({ productId }) => answer(`remove ${productId}`),
  });
  return { calls, outbox, failFromNow: () => (fails = true), recover: () => (fails = false) };
}

test('quick taps on one product are one call with the last quantity; another product is not held up', async () => {
  const { calls, outbox } = givenServer();
  const taps = [1, 2, 3].map((quantity) => outbox.enter(7, quantity, quantity - 1));
  const other = outbox.enter(8, 1, 0);
  for (const entry of [...taps, other]) {
    await outbox.send(entry);
    outbox.close(entry);
  }
  expect(calls).toEqual(['add 3 of 7', 'add 1 of 8']);
});

test('taps during a call are one more call, which sets what is there by then', async () => {
  const { calls, outbox } = givenServer();
  const first = outbox.enter(7, 1, 0);
  expect(await outbox.send(first)).toBe('added');
  const [second, third] = [outbox.enter(7, 2, 1), outbox.enter(7, 5, 2)];
  outbox.close(first);
  expect(await outbox.send(second)).toBe('nothing');
  outbox.close(second);
  expect(await outbox.send(third)).toBe('set');
  outbox.close(third);
  expect(calls).toEqual(['add 1 of 7', 'set 7 to 5']);
});

test('after a failed call the next tap adds what the server still lacks', async () => {
  const { calls, outbox, failFromNow, recover } = givenServer();
  failFromNow();
  const first = outbox.enter(7, 1, 0);
  const failed = expect(outbox.send(first)).rejects.toThrow('away');
  const second = outbox.enter(7, 2, 1);
  await failed;
  expect(outbox.isLatest(first)).toBe(false);
  expect(outbox.confirmedQuantity(7)).toBe(0);
  outbox.close(first);
  recover();
  expect(await outbox.send(second)).toBe('added');
  expect(calls).toEqual(['add 1 of 7', 'add 2 of 7']);
});

test('a change that is taken back before it was sent asks nothing', async () => {
  const { calls, outbox } = givenServer();
  const [up, down] = [outbox.enter(7, 3, 2), outbox.enter(7, 2, 3)];
  for (const entry of [up, down]) expect(await outbox.send(entry)).toBe('nothing');
  const gone = outbox.enter(7, 0, 2);
  expect(await outbox.send(gone)).toBe('removed');
  expect(calls).toEqual(['remove 7']);
});
