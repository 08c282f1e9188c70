import type { Worker } from 'node:worker_threads';

/** How a pool gets its threads and how long it waits for them. */
export type ThreadPoolOptions = {
  /** Starts a thread that answers each message with one message. */
  readonly startWorker: () => Worker;
  readonly maxWorkers: number;
  /** From asking to having, waiting for a free thread included. */
  readonly limitMs: number;
  /** A thread that had nothing to do for so long ends and gives its memory back. */
  readonly idleMs: number;
};

/** Threads that answer one request at a time. */
export type ThreadPool<Request, Answer> = {
  /** The answer of a thread. Throws a plain `Error` when time runs out or the thread dies. */
  readonly ask: (request: Request) => Promise<Answer>;
  /** Ends the threads; what is still asked fails. */
  readonly close: () => Promise<void>;
};

type Job<Request, Answer> = {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  timer: NodeJS.Timeout | undefined;
};

type Seat<Request, Answer> = {
  readonly worker: Worker;
  job: Job<Request, Answer> | null;
  rest: NodeJS.Timeout | undefined;
};

/**
 * Threads are started when needed, kept while there is work now and then, and replaced after a crash or a request that
 * took too long. Requests beyond `maxWorkers` wait their turn. An idle thread does not keep the process alive.
 */
export function createThreadPool<Request, Answer>(options: ThreadPoolOptions): ThreadPool<Request, Answer> {
  const seats = new Set<Seat<Request, Answer>>();
  const waiting: Job<Request, Answer>[] = [];

  function ask(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const job: Job<Request, Answer> = { request, resolve, reject, timer: undefined };
      job.timer = setTimeout(() => expire(job), options.limitMs);
      waiting.push(job);
      serve();
    });
  }

  function serve(): void {
    while (waiting.length > 0) {
      const free = [...seats].find((seat) => seat.job === null);
      if (free === undefined && seats.size >= options.maxWorkers) return;
      const job = waiting.shift();
      if (job === undefined) return;
      const seat = free ?? takeSeat();
      clearTimeout(seat.rest);
      begin(seat, job);
    }
  }

  function takeSeat(): Seat<Request, Answer> {
    const seat: Seat<Request, Answer> = { worker: options.startWorker(), job: null, rest: undefined };
    seat.worker.on('message', (answer: Answer) => {
      const { job } = seat;
      seat.job = null;
      seat.worker.unref();
      clearTimeout(job?.timer);
      job?.resolve(answer);
      seat.rest = setTimeout(() => leave(seat, new Error('The thread was idle.')), options.idleMs).unref();
      serve();
    });
    seat.worker.on('error', (error: Error) => leave(seat, error));
    seat.worker.on('exit', (code) => leave(seat, new Error(`The thread ended with code ${code}.`)));
    seats.add(seat);
    return seat;
  }

  function leave(seat: Seat<Request, Answer>, error: Error): void {
    if (!seats.delete(seat)) return;
    clearTimeout(seat.rest);
    clearTimeout(seat.job?.timer);
    seat.job?.reject(error);
    void seat.worker.terminate();
    serve();
  }

  function expire(job: Job<Request, Answer>): void {
    const error = new Error(`No answer within ${options.limitMs} ms.`);
    const seat = [...seats].find((taken) => taken.job === job);
    if (seat !== undefined) {
      leave(seat, error);
      return;
    }
    waiting.splice(waiting.indexOf(job), 1);
    job.reject(error);
  }

  async function close(): Promise<void> {
    const error = new Error('The threads were closed.');
    for (const job of waiting.splice(0)) {
      clearTimeout(job.timer);
      job.reject(error);
    }
    const workers = [...seats].map((seat) => seat.worker);
    for (const seat of [...seats]) leave(seat, error);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  return { ask, close };
}

function begin<Request, Answer>(seat: Seat<Request, Answer>, job: Job<Request, Answer>): void {
  try {
    seat.worker.postMessage(job.request);
    seat.job = job;
    seat.worker.ref();
  } catch (error) {
    clearTimeout(job.timer);
    job.reject(error instanceof Error ? error : new Error(String(error)));
  }
}
