import { hash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { perConnection } from '#db/per-connection.ts';
import { idempotencyKeys } from '#db/schema/idempotency.ts';
import { type ActorCtx, isClockTrusted } from './ctx.ts';
import { DomainError } from './domain-error.ts';
import { inTransaction, type Synchronous } from './transaction.ts';

const TTL_MS = 7 * 24 * 60 * 60 * 1000;

type Keyed = { readonly idempotencyKey?: string | undefined };

/**
 * Executes a write once per key: a client that did not get the answer sends it again and gets the first answer,
 * whatever has changed since. Key and answer are stored in the transaction of the write itself; a rejection stores
 * nothing. The same key with another operation or body is rejected with `idempotency-mismatch`. Without a key the write
 * is simply executed. The answer must survive JSON.
 */
export function once<C extends ActorCtx, I extends Keyed, T>(
  ctx: C,
  operation: string,
  input: I,
  work: (tx: C, body: Omit<I, 'idempotencyKey'>) => Synchronous<T>,
): T {
  const { idempotencyKey: key, ...body } = input;
  if (key === undefined) return inTransaction<C, T>(ctx, (tx) => work(tx, body));
  const bodyHash = hash('sha256', JSON.stringify([operation, body]));
  return inTransaction<C, T>(ctx, (tx) => {
    const earlier = findEarlier(tx, key, bodyHash);
    // The same call's first answer.
    if (earlier !== undefined) return JSON.parse(earlier) as Synchronous<T>;
    const answer = work(tx, body);
    tx.db
      .insert(idempotencyKeys)
      .values({
        userId: tx.actor.id,
        key,
        bodyHash,
        answer: JSON.stringify(answer),
        createdAt: tx.clock.now(),
      })
      .run();
    return answer;
  });
}

/** The stored answer for this user and key, if any. Deletes keys older than 7 days, unless the date is in doubt. */
function findEarlier(ctx: ActorCtx, key: string, bodyHash: string): string | undefined {
  if (isClockTrusted(ctx)) forgetKeys(ctx.db, { before: ctx.clock.now() - TTL_MS }).run();
  const earlier = storedAnswer(ctx.db).get({ userId: ctx.actor.id, key });
  if (!earlier) return undefined;
  if (earlier.bodyHash !== bodyHash) throw new DomainError('idempotency-mismatch');
  return earlier.answer;
}

function forgetKeys(db: Db, { before }: { readonly before: number }) {
  return db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}

const storedAnswer = perConnection((db) =>
  db
    .select({ bodyHash: idempotencyKeys.bodyHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, sql.placeholder('userId')),
        eq(idempotencyKeys.key, sql.placeholder('key')),
      ),
    )
    .prepare(),
);
