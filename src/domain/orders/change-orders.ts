import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';

/** An order that a bulk action left as it was, and the sentence that says why. */
export type RefusedOrder = { readonly orderId: number; readonly error: string; readonly message: string };

/** What a bulk action did. */
export type BulkResult = { readonly changed: readonly number[]; readonly refused: readonly RefusedOrder[] };

/**
 * Does the same to several orders in one transaction. An order that is refused stays as it was and is named with the
 * reason; the others are changed all the same. Anything but a refusal undoes the whole.
 */
export function changeOrders(
  ctx: ActorCtx,
  orderIds: readonly number[],
  change: (tx: ActorCtx, orderId: number) => void,
): BulkResult {
  return inTransaction(ctx, (tx) => {
    const changed: number[] = [];
    const refused: RefusedOrder[] = [];
    for (const orderId of new Set(orderIds)) {
      try {
        tx.db.transaction((savepoint) => change({ ...tx, db: savepoint }, orderId));
        changed.push(orderId);
      } catch (refusal) {
        if (!(refusal instanceof DomainError)) throw refusal;
        refused.push({ orderId, error: refusal.error, message: refusal.message });
      }
    }
    return { changed, refused };
  });
}
