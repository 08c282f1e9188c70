import { setImmediate } from 'node:timers/promises';

export function pause(): Promise<void> {
  return setImmediate();
}

const TURN_MS = 4;

export function beginTurn(): () => boolean {
  const endsAt = performance.now() + TURN_MS;
  return () => performance.now() > endsAt;
}
