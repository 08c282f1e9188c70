import { setImmediate } from 'node:timers/promises';

/** Lets everything else that waits have its turn, between two pieces of a long work. */
export function pause(): Promise<void> {
  return setImmediate();
}
