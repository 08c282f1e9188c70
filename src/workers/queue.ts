import PQueue from 'p-queue';
import { DomainError } from '#kernel/domain-error.ts';

export function createQueue(atOnce: number, longest: number): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = new PQueue({ concurrency: atOnce });
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.pending >= atOnce && queue.size >= longest) throw new DomainError('service-unavailable');
    return await queue.add(work);
  };
}
