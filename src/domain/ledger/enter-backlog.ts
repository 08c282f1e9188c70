import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { deliveries } from '#db/schema/delivery.ts';
import { documents } from '#db/schema/documents.ts';
import { ledgerBacklog } from '#db/schema/ledger.ts';
import { orders } from '#db/schema/orders.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { storePayment } from './book-payment.ts';
import { enterDocument } from './enter-document.ts';

const BATCH = 200;

/**
 * Enters documents issued before customer accounts existed, each with the cash received on delivery. Continues at the
 * next start when interrupted. Returns the number entered.
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
    .select({ id: ledgerBacklog.id, orderId: ledgerBacklog.orderId, paper: columns })
    .from(ledgerBacklog)
    .leftJoin(documents, eq(documents.id, ledgerBacklog.documentId))
    .orderBy(asc(ledgerBacklog.id))
    .limit(BATCH)
    .all();
  for (const { id, orderId, paper: entered } of waiting) {
    if (entered) enterDocument(tx, { ...entered, reason: '' });
    if (entered?.kind === 'invoice') enterReceived(tx, entered.orderId);
    if (orderId !== null) enterReceived(tx, orderId);
    tx.db.delete(ledgerBacklog).where(eq(ledgerBacklog.id, id)).run();
  }
  return waiting.length;
}

const columns = {
  id: documents.id,
  kind: documents.kind,
  number: documents.number,
  customerId: documents.customerId,
  orderId: documents.orderId,
  issuedOn: documents.issuedOn,
  dueOn: documents.dueOn,
  totalCents: documents.totalCents,
  refersToId: documents.refersToId,
};

function enterReceived(tx: Ctx, orderId: number): void {
  const received = tx.db
    .select({ delivery: deliveries, customerId: orders.customerId })
    .from(deliveries)
    .innerJoin(orders, eq(orders.id, deliveries.orderId))
    .where(
      and(
        eq(deliveries.orderId, orderId),
        isNull(deliveries.paymentId),
        gt(deliveries.amountReceivedCents, 0),
      ),
    )
    .get();
  if (!received) return;
  const { delivery, customerId } = received;
  const { payment } = storePayment(tx, {
    customerId,
    amountCents: delivery.amountReceivedCents,
    method: 'cash_driver',
    driverId: delivery.driverId,
    orderId,
    receivedOn: delivery.deliveredDay,
    occurredAt: delivery.deliveredAt,
  });
  tx.db.update(deliveries).set({ paymentId: payment.id }).where(eq(deliveries.orderId, orderId)).run();
}
