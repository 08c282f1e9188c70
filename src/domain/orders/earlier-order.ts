import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { idempotencyKeys } from '../../db/schema/orders.ts';
import type { ActorCtx } from '../kernel/ctx.ts';
import { DomainError } from '../kernel/domain-error.ts';

/** Keys are kept 7 days (reliability.md "Data"). */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Fingerprint of what was ordered: the same key with another one is a mistake of the client. */
export function hashOrderBody(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

/**
 * The order that this person already placed with this key, or undefined. Refuses another body under the same key with
 * `idempotency-mismatch`. Forgets keys older than 7 days.
 */
export function findEarlierOrder(ctx: ActorCtx, key: string, bodyHash: string): number | undefined {
  ctx.db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, ctx.clock.now() - KEPT_MS))
    .run();
  const earlier = ctx.db
    .select({ bodyHash: idempotencyKeys.bodyHash, orderId: idempotencyKeys.orderId })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, ctx.actor.id), eq(idempotencyKeys.key, key)))
    .get();
  if (!earlier) return undefined;
  if (earlier.bodyHash !== bodyHash) throw new DomainError('idempotency-mismatch');
  return earlier.orderId;
}

/** Notes which order a key placed, in the transaction of the order itself. */
export function rememberOrder(ctx: ActorCtx, key: string, bodyHash: string, orderId: number): void {
  ctx.db
    .insert(idempotencyKeys)
    .values({ userId: ctx.actor.id, key, bodyHash, orderId, createdAt: ctx.clock.now() })
    .run();
}
