import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

type Tasks = typeof import('./database-worker.ts');

const IDLE_MS = 5_000;

const MAX_CLOSING_MS = 2_000;

/** The shop closes: running and waiting tasks are abandoned. */
export class DatabaseThreadClosed extends Error {
  constructor() {
    super('The database thread was closed');
    this.name = 'DatabaseThreadClosed';
  }
}

let thread: Piscina | undefined;

/** Runs a task on the thread for long work on database files. Rejects with `DatabaseThreadClosed`. */
export async function onDatabaseThread<Name extends keyof Tasks>(
  name: Name,
  task: Parameters<Tasks[Name]>[0],
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  thread ??= new Piscina({
    filename: fileURLToPath(new URL('./database-worker.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    atomics: 'disabled',
  });
  const asked = thread;
  try {
    return await asked.run(task, { name });
  } catch (thrown) {
    if (thread !== asked) throw new DatabaseThreadClosed();
    throw thrown;
  }
}

/**
 * Ends the thread. False when it is still inside a SQLite statement after two seconds: a check of a large database
 * can't be interrupted, and the process can't exit before it ends.
 */
export async function closeDatabaseThread(): Promise<boolean> {
  const closing = thread;
  thread = undefined;
  if (!closing) return true;
  const over = new AbortController();
  const late = wait(MAX_CLOSING_MS, false, { signal: over.signal }).catch(() => false);
  const ended = await Promise.race([closing.destroy().then(() => true), late]);
  over.abort();
  return ended;
}
