import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';

const MAX_CLOSING_MS = 10_000;

const DEADLY = ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV', 'SIGUSR2'] as const;

const ENDING = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const;

/** When to close: resolves at the first signal, rejects with a fault that nobody caught. */
export type EndOfServing = {
  readonly told: Promise<void>;
  readonly closed: () => void;
};

export function listenForEnd(logger: () => FastifyBaseLogger | undefined): EndOfServing {
  const told = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  told.promise.catch(() => undefined);
  // A signal that nobody listens to, if only while one listener takes another's place, kills the process.
  for (const signal of ENDING) process.on(signal, ignore);
  closeWithGrace({ delay: MAX_CLOSING_MS, logger: false, skip: [...DEADLY] }, async ({ err, signal }) => {
    ignoreFurtherSignals();
    logger()?.info({ err, signal }, 'closing');
    if (err) told.reject(err);
    else told.resolve();
    await closed.promise;
  });
  return { told: told.promise, closed: closed.resolve };
}

function ignoreFurtherSignals(): void {
  for (const signal of ENDING) {
    for (const listener of process.listeners(signal)) {
      if (listener !== ignore) process.off(signal, listener);
    }
  }
}

function ignore(): void {}
