import { setImmediate } from 'node:timers/promises';

/** Lets everything else that waits have its turn, between two pieces of a long work. */
export function pause(): Promise<void> {
  return setImmediate();
}

/** What somebody else may wait for at a time: they have several such waits until they are answered. */
const TURN_MS = 4;

/** Counts a turn of a long work from now on: tells whether it has lasted long enough for others to have theirs. */
export function beginTurn(): () => boolean {
  const endsAt = performance.now() + TURN_MS;
  return () => performance.now() > endsAt;
}
