import { DomainError } from '#domain/kernel/domain-error.ts';

/**
 * Lets `atOnce` pieces of work run and the others wait in the order they came. When `longest` are waiting already, one
 * more is rejected with `service-unavailable`.
 */
export function createQueue(atOnce: number, longest: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= longest) throw new DomainError('service-unavailable');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
