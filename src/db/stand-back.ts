import { constants, setPriority } from 'node:os';

/**
 * Lets the thread that answers go before this one where cores are few. Anywhere but on Linux the whole shop would be
 * meant, not the thread; and a service may forbid it, then both are as good.
 */
export function standBack(): void {
  if (process.platform === 'linux') lowerTo(constants.priority.PRIORITY_BELOW_NORMAL);
}

export function standBackAsProgram(): void {
  lowerTo(constants.priority.PRIORITY_LOW);
}

function lowerTo(priority: number): void {
  try {
    setPriority(priority);
  } catch {
    // What it does is done all the same, at the shop's own priority.
  }
}
