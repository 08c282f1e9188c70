import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { billLineReceipts, billLines, billReversals } from '#db/schema/bills.ts';
import { receiptLines } from '#db/schema/receipts.ts';
import { purchaseOrderLines } from '#db/schema/suppliers.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { UNDO_WINDOW_MS } from '#domain/audit/undoable-entry.ts';
import { takeBack, takeOut } from '#domain/costs/pool.ts';
import { settleStatus } from '#domain/purchasing/orders/change-orders.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import { type ActorCtx, actorIdOf, type Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { reverseReceiptInput } from '#shared/purchasing/receipt-inputs.ts';
import { insertHead } from './post-receipt.ts';
import { findReceipt, type Receipt } from './read-receipts.ts';

/**
 * Reverses a receipt by an opposite receipt over all its lines, at the value that they brought in. Rejects with
 * `receipt-not-found`, `receipt-reversed`, `receipt-billed` and `insufficient-stock`.
 */
export function reverseReceipt(ctx: ActorCtx, input: z.output<typeof reverseReceiptInput>): Receipt {
  return once(ctx, 'receipt.reverse', input, (tx, { id, reason }) =>
    findReceipt(tx, storeReversal(tx, id, reason)),
  );
}

/** The caller's own receipt within a minute. Rejects with `undo-not-found`, `undo-too-late`, and as `reverseReceipt`. */
export function undoReceipt(ctx: ActorCtx, { id }: { readonly id: number }): Receipt {
  return inTransaction(ctx, (tx) => {
    const receipt = findReceipt(tx, id);
    if (receipt.actorId !== actorIdOf(tx)) throw new DomainError('undo-not-found');
    if (tx.clock.now() - receipt.createdAt > UNDO_WINDOW_MS) throw new DomainError('undo-too-late');
    return findReceipt(tx, storeReversal(tx, id, TAKEN_BACK));
  });
}

const TAKEN_BACK = 'U kthye';

function storeReversal(tx: ActorCtx, id: number, reason: string): number {
  const receipt = findReceipt(tx, id);
  if (receipt.isReversed) throw new DomainError('receipt-reversed');
  if (isBilled(tx, id)) throw new DomainError('receipt-billed');
  const { supplierId, orderId, supplierPaper, number } = receipt;
  const receivedOn = getShopMoment(tx).date;
  const head = insertHead(tx, {
    supplierId,
    orderId,
    receivedOn,
    supplierPaper,
    note: reason,
    reversesId: id,
  });
  const lines = tx.db.select().from(receiptLines).where(eq(receiptLines.receiptId, id)).all();
  for (const line of lines.toSorted((one, other) => one.position - other.position)) {
    takeLineBack(tx, head, line);
  }
  if (orderId !== null) settleStatus(tx, orderId);
  recordAudit(tx, {
    type: 'receipt.reversed',
    supplierName: receipt.supplierName ?? '',
    number,
    reason,
  });
  tx.emit({ type: 'purchasing' });
  return head.id;
}

function takeLineBack(
  tx: Ctx,
  head: { readonly id: number; readonly number: string },
  line: typeof receiptLines.$inferSelect,
): void {
  const { id: _id, receiptId: _receiptId, ...copied } = line;
  const { productId, quantity: pieces, orderLineId, valueE4 } = line;
  changeStock(tx, {
    productId,
    delta: -pieces,
    reason: 'receipt-reversed',
    note: head.number,
    at: 'undo',
  });
  const { receiptLineId } = tx.db
    .insert(receiptLines)
    .values({ ...copied, receiptId: head.id })
    .returning({ receiptLineId: receiptLines.id })
    .get();
  const move = { productId, pieces, kind: 'receipt-reversed', refs: { receiptLineId } } as const;
  if (valueE4 === null) takeOut(tx, move);
  else takeBack(tx, { ...move, broughtE4: valueE4 });
  if (orderLineId === null) return;
  tx.db
    .update(purchaseOrderLines)
    .set({ received: sql`${purchaseOrderLines.received} - ${pieces}` })
    .where(eq(purchaseOrderLines.id, orderLineId))
    .run();
}

/** Named by a line of goods, or by costs spread on it, of a bill that is not reversed. */
function isBilled(tx: Ctx, receiptId: number): boolean {
  const named = tx.db
    .select({ id: billLines.id })
    .from(billLines)
    .leftJoin(receiptLines, eq(receiptLines.id, billLines.receiptLineId))
    .leftJoin(billLineReceipts, eq(billLineReceipts.billLineId, billLines.id))
    .leftJoin(billReversals, eq(billReversals.billId, billLines.billId))
    .where(
      and(
        or(eq(receiptLines.receiptId, receiptId), eq(billLineReceipts.receiptId, receiptId)),
        isNull(billReversals.billId),
      ),
    )
    .limit(1)
    .get();
  return named !== undefined;
}
