import type { Db } from '#db/client.ts';
import { inSavepoint } from '#db/in-savepoint.ts';
import type { ShopEvent } from '#shared/events.ts';
import type { Ctx } from './ctx.ts';
import { DomainError } from './domain-error.ts';
import { inTransaction, type Synchronous } from './transaction.ts';

/** Short writes that share a commit; a hundred of them would keep everybody else waiting. */
const MAX_TOGETHER = 10;

const ROUNDS = 6;

type Write = {
  /** Does it in a transaction; returns what is to be told once that stands. */
  readonly attempt: (tx: Db) => () => void;
  readonly doAlone: () => void;
  readonly reject: (thrown: unknown) => void;
};

type Gathering = { readonly writes: Write[]; rounds: number };

const gatherings = new WeakMap<Db, Gathering>();

/**
 * Does what `inTransaction` does, and shares the commit with others who write in the same moment: to have it on the
 * disk takes longer than to do it. Each sees what those before it did, and is answered when all of it is on the disk. A
 * rejection takes back its own alone; after a fault all of them are done one by one.
 */
export function commitTogether<C extends Ctx, T>(ctx: C, work: (tx: C) => Synchronous<T>): Promise<T> {
  if (ctx.isInTransaction) throw new Error('commitTogether begins a transaction of its own');
  return new Promise((resolve, reject) => {
    gather(ctx.db, {
      attempt: (tx) => {
        const held: ShopEvent[] = [];
        const emit = (event: ShopEvent) => held.push(event);
        const answer = work({ ...ctx, db: tx, isInTransaction: true, emit });
        return () => {
          try {
            for (const event of held) ctx.emit(event);
            resolve(answer);
          } catch (thrown) {
            reject(thrown);
          }
        };
      },
      doAlone: () => {
        try {
          resolve(inTransaction<C, T>(ctx, work));
        } catch (thrown) {
          reject(thrown);
        }
      },
      reject,
    });
  });
}

function gather(db: Db, write: Write): void {
  const open = gatherings.get(db);
  if (open) {
    open.writes.push(write);
    open.rounds = 0;
    if (open.writes.length >= MAX_TOGETHER) close(db, open);
    return;
  }
  const begun = { writes: [write], rounds: 0 };
  gatherings.set(db, begun);
  setImmediate(() => waitForMore(db, begun));
}

function waitForMore(db: Db, gathering: Gathering): void {
  if (gatherings.get(db) !== gathering) return;
  gathering.rounds += 1;
  if (gathering.rounds < ROUNDS) setImmediate(() => waitForMore(db, gathering));
  else close(db, gathering);
}

function close(db: Db, { writes }: Gathering): void {
  gatherings.delete(db);
  const [only, ...others] = writes;
  if (only && others.length === 0) only.doAlone();
  else commit(db, writes);
}

function commit(db: Db, writes: readonly Write[]): void {
  let isFaulty = false;
  const tells: (() => void)[] = [];
  const attempt = (tx: Db, write: Write): (() => void) => {
    try {
      return inSavepoint(tx, () => write.attempt(tx));
    } catch (thrown) {
      if (thrown instanceof DomainError) return () => write.reject(thrown);
      isFaulty = true;
      throw thrown;
    }
  };
  try {
    db.transaction((tx) => tells.push(...writes.map((write) => attempt(tx, write))), {
      behavior: 'immediate',
    });
  } catch (thrown) {
    // Who can't begin, or can't be stored, would fare no better alone.
    for (const write of writes) isFaulty ? write.doAlone() : write.reject(thrown);
    return;
  }
  for (const tell of tells) tell();
}
