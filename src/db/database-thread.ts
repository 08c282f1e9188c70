import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

type Tasks = typeof import('./database-worker.ts');

const IDLE_MS = 5_000;

let thread: Piscina | undefined;

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

export async function closeDatabaseThread(): Promise<void> {
  const closing = thread;
  thread = undefined;
  await closing?.destroy();
}
