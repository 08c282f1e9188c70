import { createThreadPool, type ThreadPool } from '#workers/thread-pool.ts';
import type { SheetAnswer, SheetRequest } from './sheet.ts';

/** The largest accepted file takes a few seconds; this stops one that would run forever. */
const LIMIT_MS = 60_000;

const IDLE_MS = 30_000;

/** Memory limit of the thread, so that a hostile file ends the thread and not the server. */
const MEMORY_MB = 768;

let pool: ThreadPool<SheetRequest, SheetAnswer> | undefined;

export async function runInSheetWorker(request: SheetRequest): Promise<SheetAnswer> {
  pool ??= createThreadPool({
    workerUrl: new URL('./sheet-worker.ts', import.meta.url),
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    maxWorkers: 1,
    limitMs: LIMIT_MS,
    idleMs: IDLE_MS,
  });
  // Rows are transferred to the thread; an uploaded file may still be in use by the caller.
  const given = request.kind === 'write' ? request.chunks : [];
  const answer = await pool.ask(request, given);
  if (answer.kind === 'failed') throw new Error(answer.reason);
  return answer;
}

export async function writeInSheetWorker(
  table: Omit<Extract<SheetRequest, { readonly kind: 'write' }>, 'kind'>,
): Promise<Uint8Array> {
  const answer = await runInSheetWorker({ kind: 'write', ...table });
  if (answer.kind !== 'bytes') throw new Error('A file was written, and no bytes came.');
  return answer.bytes;
}

export async function closeSheets(): Promise<void> {
  const closing = pool;
  pool = undefined;
  await closing?.close();
}
