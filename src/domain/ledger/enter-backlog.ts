import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { deliveries } from '#db/schema/delivery.ts';
import { documents } from '#db/schema/documents.ts';
import { ledgerBacklog } from '#db/schema/ledger.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { storePayment } from './book-payment.ts';
import { enterDocument } from './enter-document.ts';

const BATCH = 200;

/**
 * Enters the papers that were issued before customers had accounts, each with what was received for it at the door. What
 * is cut off in the middle goes on at the next start. Returns how many were entered.
 */
export function enterBacklog(ctx: Ctx): number {
  let entered = 0;
  for (let isLast = false; !isLast; ) {
    const count = inTransaction(ctx, enterBatch);
    entered += count;
    isLast = count < BATCH;
  }
  return entered;
}

function enterBatch(tx: Ctx): number {
  const waiting = tx.db
    .select({
      id: documents.id,
      kind: documents.kind,
      number: documents.number,
      customerId: documents.customerId,
      orderId: documents.orderId,
      issuedOn: documents.issuedOn,
      dueOn: documents.dueOn,
      totalCents: documents.totalCents,
      refersToId: documents.refersToId,
    })
    .from(ledgerBacklog)
    .innerJoin(documents, eq(documents.id, ledgerBacklog.documentId))
    .orderBy(asc(documents.id))
    .limit(BATCH)
    .all();
  for (const paper of waiting) {
    enterDocument(tx, { ...paper, reason: '' });
    if (paper.kind === 'invoice') enterReceived(tx, paper);
    tx.db.delete(ledgerBacklog).where(eq(ledgerBacklog.documentId, paper.id)).run();
  }
  return waiting.length;
}

function enterReceived(tx: Ctx, { customerId, orderId }: { customerId: number; orderId: number }): void {
  const received = tx.db
    .select()
    .from(deliveries)
    .where(
      and(
        eq(deliveries.orderId, orderId),
        isNull(deliveries.paymentId),
        gt(deliveries.amountReceivedCents, 0),
      ),
    )
    .get();
  if (!received) return;
  const { payment } = storePayment(tx, {
    customerId,
    amountCents: received.amountReceivedCents,
    method: 'cash_driver',
    driverId: received.driverId,
    orderId,
    receivedOn: received.deliveredDay,
    occurredAt: received.deliveredAt,
  });
  tx.db.update(deliveries).set({ paymentId: payment.id }).where(eq(deliveries.orderId, orderId)).run();
}
