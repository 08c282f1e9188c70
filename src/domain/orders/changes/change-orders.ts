import { inSavepoint } from '#db/in-savepoint.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { nameOf, sentenceOf } from '#shared/errors/error-answers.ts';
import { pause } from '#workers/pause.ts';

export type RejectedOrder = { readonly orderId: number; readonly error: string; readonly message: string };

export type BulkResult = { readonly changed: readonly number[]; readonly rejected: readonly RejectedOrder[] };

/** Orders that are changed in one go; then everybody else has their turn. Five hundred at once would stop the shop. */
const ORDERS_AT_ONCE = 20;

/**
 * Does the same to several orders, twenty in a transaction. An order that is rejected stays as it was and is named with
 * the reason; the others are changed all the same. Where it is cut short, what is done stands, and asking once more does
 * the rest.
 */
export async function changeOrders(
  ctx: ActorCtx,
  orderIds: readonly number[],
  change: (tx: ActorCtx, orderId: number) => void,
): Promise<BulkResult> {
  const wanted = [...new Set(orderIds)];
  const pieces: BulkResult[] = [];
  for (let from = 0; from < wanted.length; from += ORDERS_AT_ONCE) {
    if (from > 0) await pause();
    pieces.push(changePiece(ctx, wanted.slice(from, from + ORDERS_AT_ONCE), change));
  }
  return {
    changed: pieces.flatMap((piece) => piece.changed),
    rejected: pieces.flatMap((piece) => piece.rejected),
  };
}

function changePiece(
  ctx: ActorCtx,
  orderIds: readonly number[],
  change: (tx: ActorCtx, orderId: number) => void,
): BulkResult {
  return inTransaction(ctx, (tx) => {
    const changed: number[] = [];
    const rejected: RejectedOrder[] = [];
    for (const orderId of orderIds) {
      try {
        inSavepoint(tx.db, () => change(tx, orderId));
        changed.push(orderId);
      } catch (rejection) {
        if (!(rejection instanceof DomainError)) throw rejection;
        rejected.push({ orderId, error: nameOf(rejection.code), message: sentenceOf(rejection) });
      }
    }
    return { changed, rejected };
  });
}
