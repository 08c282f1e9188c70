import { setMaxListeners } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ResourceLimits } from 'node:worker_threads';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import { handOver } from './transfer.ts';

export type ThreadPoolOptions = {
  readonly workerUrl: URL;
  readonly workerData?: unknown;
  readonly resourceLimits?: ResourceLimits;
  readonly maxWorkers: number;
  readonly limitMs: number;
  readonly idleMs: number;
};

export type ThreadPool<Request, Answer> = {
  readonly ask: (request: Request, given?: readonly Uint8Array<ArrayBuffer>[]) => Promise<Answer>;
  readonly close: () => Promise<void>;
};

/**
 * Threads are started on demand, kept while there is occasional work, and replaced after a crash or a timeout. Requests
 * beyond `maxWorkers` wait. An idle thread does not keep the process alive.
 */
export function createThreadPool<Request, Answer>(options: ThreadPoolOptions): ThreadPool<Request, Answer> {
  const { maxWorkers, limitMs } = options;
  const threads = new Piscina<unknown, Answer>({
    filename: fileURLToPath(options.workerUrl),
    name: 'answer',
    workerData: options.workerData,
    ...(options.resourceLimits ? { resourceLimits: options.resourceLimits } : {}),
    minThreads: 0,
    maxThreads: maxWorkers,
    idleTimeout: options.idleMs,
    atomics: 'disabled',
    // The process's own flags (for instance a test runner's) are not passed to a thread.
    execArgv: [],
  });
  // A thread that dies without work needs no report.
  threads.on('error', () => undefined);
  // Piscina never answers tasks that wait for a thread that died, so the queue is here.
  const turns = new PQueue({ concurrency: maxWorkers });
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);

  async function ask(request: Request, given: readonly Uint8Array<ArrayBuffer>[] = []): Promise<Answer> {
    const isGiving = given.length > 0 && typeof request === 'object' && request !== null;
    const message = isGiving ? handOver(request, ...given) : request;
    const limit = AbortSignal.timeout(limitMs);
    const signal = AbortSignal.any([limit, closing.signal]);
    try {
      return await turns.add(() => threads.run(message, { signal }), { signal });
    } catch (error) {
      if (closing.signal.aborted) throw new Error('The threads were closed.', { cause: error });
      if (limit.aborted) throw new Error(`No answer within ${limitMs} ms.`, { cause: error });
      throw error;
    }
  }

  async function close(): Promise<void> {
    closing.abort();
    await threads.destroy();
  }

  return { ask, close };
}
