import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

type Tasks = typeof import('./database-worker.ts');

/** A thread takes 20 MB; backups come by the hour. */
const IDLE_MS = 5_000;

let thread: Piscina | undefined;

/** Does what takes long on a database file off the event loop, one thing after the other. */
export function onDatabaseThread<Name extends keyof Tasks>(
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
  return thread.run(task, { name });
}

/** Ends the thread, for shutting down; what it does fails. A later `onDatabaseThread` starts it again. */
export async function closeDatabaseThread(): Promise<void> {
  const closing = thread;
  thread = undefined;
  await closing?.destroy();
}
