import { asc, eq } from 'drizzle-orm';
import { documentBacklog } from '#db/schema/documents.ts';
import { orders } from '#db/schema/orders.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { freezeOrder } from './freeze-order.ts';
import { toDraft } from './issue-invoice.ts';
import { storeDocument } from './store-document.ts';

const BATCH = 200;

/**
 * Gives every order that was delivered before papers were issued its invoice of the series `MIG`, frozen from what
 * stands in the database now: number and day are those that its invoice has always been printed with. What is cut off
 * in the middle goes on at the next start. Returns how many were frozen.
 */
export function freezeDeliveredOrders(ctx: Ctx): number {
  let frozen = 0;
  for (let isLast = false; !isLast; ) {
    const count = inTransaction(ctx, freezeBatch);
    frozen += count;
    isLast = count < BATCH;
  }
  return frozen;
}

function freezeBatch(tx: Ctx): number {
  const waiting = tx.db
    .select({ orderId: documentBacklog.orderId })
    .from(documentBacklog)
    .orderBy(asc(documentBacklog.orderId))
    .limit(BATCH)
    .all();
  for (const { orderId } of waiting) {
    const order = freezeOrder(tx, orderId);
    if (order.invoiceId === null) freeze(tx, order);
    tx.db.delete(documentBacklog).where(eq(documentBacklog.orderId, orderId)).run();
  }
  return waiting.length;
}

function freeze(tx: Ctx, order: ReturnType<typeof freezeOrder>): void {
  const { orderNumber, createdDay } = order;
  const migrated = { sequence: orderNumber, issuedOn: createdDay };
  const { id } = storeDocument(tx, { ...toDraft(order, 'invoice', order.deliverOn), migrated });
  tx.db.update(orders).set({ invoiceId: id }).where(eq(orders.id, orderNumber)).run();
}
