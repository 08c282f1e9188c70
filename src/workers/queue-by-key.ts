import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { createQueue } from './queue.ts';

const MAX_LINE_LENGTH = 20;

type Line = { readonly inTurn: ReturnType<typeof createQueue>; asked: number };

const lines = new Map<number, Line>();

/**
 * Makes a customer's documents one after the other, so that a customer who requests hundreds delays staff by one
 * document and not by all. Rejects with `too-many-documents` when twenty more are waiting. Staff don't queue.
 */
export async function queueByKey<T>({ actor }: ActorCtx, make: () => Promise<T>): Promise<T> {
  if (actor.role !== 'customer') return make();
  const line = lines.get(actor.id) ?? { inTurn: createQueue(1, MAX_LINE_LENGTH), asked: 0 };
  if (line.asked > MAX_LINE_LENGTH) throw new DomainError('too-many-documents', { retryAfterSeconds: 10 });
  lines.set(actor.id, line);
  line.asked += 1;
  try {
    return await line.inTurn(make);
  } finally {
    line.asked -= 1;
    if (line.asked === 0) lines.delete(actor.id);
  }
}
