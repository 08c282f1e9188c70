import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { nameOf, sentenceOf } from '#shared/error-sentences.ts';

/** An order that a bulk action left as it was, and the sentence that says why. */
export type RejectedOrder = { readonly orderId: number; readonly error: string; readonly message: string };

/** What a bulk action did. */
export type BulkResult = { readonly changed: readonly number[]; readonly rejected: readonly RejectedOrder[] };

/**
 * Does the same to several orders in one transaction. An order that is rejected stays as it was and is named with the
 * reason; the others are changed all the same. Anything but a rejection undoes the whole.
 */
export function changeOrders(
  ctx: ActorCtx,
  orderIds: readonly number[],
  change: (tx: ActorCtx, orderId: number) => void,
): BulkResult {
  return inTransaction(ctx, (tx) => {
    const changed: number[] = [];
    const rejected: RejectedOrder[] = [];
    for (const orderId of new Set(orderIds)) {
      try {
        tx.db.transaction((savepoint) => change({ ...tx, db: savepoint }, orderId));
        changed.push(orderId);
      } catch (rejection) {
        if (!(rejection instanceof DomainError)) throw rejection;
        rejected.push({ orderId, error: nameOf(rejection.code), message: sentenceOf(rejection) });
      }
    }
    return { changed, rejected };
  });
}
