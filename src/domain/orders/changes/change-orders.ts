import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { nameOf, sentenceOf } from '#shared/errors/error-answers.ts';
import { pause } from '#workers/pause.ts';

export type RejectedOrder = { readonly orderId: number; readonly error: string; readonly message: string };

export type BulkResult = { readonly changed: readonly number[]; readonly rejected: readonly RejectedOrder[] };

/** Batch size between yields to other requests: five hundred orders at once would block the server. */
const ORDERS_AT_ONCE = 20;

/**
 * Applies a change to several orders, twenty per transaction. Rejected orders are returned with the reason; the
 * others are changed. After an interruption, completed batches stand and a repeated call does the rest.
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
        tx.db.transaction(() => change(tx, orderId));
        changed.push(orderId);
      } catch (rejection) {
        if (!(rejection instanceof DomainError)) throw rejection;
        rejected.push({ orderId, error: nameOf(rejection.code), message: sentenceOf(rejection) });
      }
    }
    return { changed, rejected };
  });
}
