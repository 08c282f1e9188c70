import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const MS_PER_TICK = 10;

export function memoryOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** CPU time of a process in ms; Linux only. */
export function processorMs(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return 0;
  }
}

const LOOK_MS = 100;
const LOOKS = 50;

export async function untilAtRest(pid: number | undefined): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const before = processorMs(pid);
    await wait(LOOK_MS);
    if (processorMs(pid) - before <= MS_PER_TICK) return;
  }
}

export function medianBy<T>(all: readonly T[], figure: (one: T) => number): T {
  const middle = all.toSorted((a, b) => figure(a) - figure(b))[Math.floor(all.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}
