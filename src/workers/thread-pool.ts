import { setMaxListeners } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ResourceLimits } from 'node:worker_threads';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import { handOver } from './transfer.ts';

/** How a pool gets its threads and how long it waits for them. */
export type ThreadPoolOptions = {
  /** The module that each thread runs; its `answer` answers a request. */
  readonly workerUrl: URL;
  /** What each thread is given when it starts. */
  readonly workerData?: unknown;
  readonly resourceLimits?: ResourceLimits;
  readonly maxWorkers: number;
  /** From asking to having, waiting for a free thread included. */
  readonly limitMs: number;
  /** A thread that had nothing to do for so long ends and gives its memory back. */
  readonly idleMs: number;
};

/** Threads that answer one request at a time. */
export type ThreadPool<Request, Answer> = {
  /** The answer of a thread, which has what is `given` from then on. Throws a plain `Error` when time runs out or the thread dies. */
  readonly ask: (request: Request, given?: readonly Uint8Array<ArrayBuffer>[]) => Promise<Answer>;
  /** Ends the threads; what is still asked fails. */
  readonly close: () => Promise<void>;
};

/**
 * Threads are started when needed, kept while there is work now and then, and replaced after a crash or a request that
 * took too long. Requests beyond `maxWorkers` wait their turn. An idle thread does not keep the process alive.
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
    // The process's own flags (a test runner's, say) are not a thread's.
    execArgv: [],
  });
  // A thread that dies without work is no loss.
  threads.on('error', () => undefined);
  // Piscina leaves those who wait for a thread that died waiting, so they wait here.
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
