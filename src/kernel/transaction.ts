import type { ShopEvent } from '#shared/events.ts';
import type { Ctx } from './ctx.ts';

/** An async callback would commit at its first await, so its type is rejected. */
export type Synchronous<T> = T extends PromiseLike<unknown> ? never : T;

/**
 * Runs `work` in one IMMEDIATE transaction, which is rolled back when it throws. A nested call joins the outer
 * transaction. Events that `work` emits are announced after the commit only.
 */
export function inTransaction<C extends Ctx, T>(ctx: C, work: (tx: C) => Synchronous<T>): T {
  if (ctx.isInTransaction) return work(ctx);
  const held: ShopEvent[] = [];
  const last: (() => void)[] = [];
  const result = ctx.db.transaction(
    (db) => {
      const emit = (event: ShopEvent) => held.push(event);
      const beforeCommit = (step: () => void) => last.push(step);
      const done = work({ ...ctx, db, isInTransaction: true, emit, beforeCommit });
      for (const step of last) step();
      return done;
    },
    { behavior: 'immediate' },
  );
  for (const event of held) ctx.emit(event);
  return result;
}
