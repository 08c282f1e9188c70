import { constants, setPriority } from 'node:os';

/**
 * Lets the thread that answers go before this one where cores are few. Anywhere but on Linux the whole shop would be
 * meant, not the thread; and a service may forbid it, then both are as good.
 */
export function standBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // What it does is done all the same, at the shop's own priority.
  }
}
