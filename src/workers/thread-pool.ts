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
