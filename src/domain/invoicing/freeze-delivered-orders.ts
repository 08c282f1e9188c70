import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { documentBacklog } from '#db/schema/documents.ts';
import { orders } from '#db/schema/orders.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { STATUS } from '#shared/order-status.ts';
import { freezeOrder } from './freeze-order.ts';
import { toDraft } from './issue-invoice.ts';
import { storeDocument } from './store-document.ts';

/** Orders per transaction before the server listens (`BATCH`) and while it serves (`SMALL_BATCH`). */
const BATCH = 50;
const SMALL_BATCH = 5;

const REST = 4;

/**
 * Issues an invoice of series `MIG` for every order delivered before invoicing existed, from the current data, under
 * the number and day its invoice has always been printed with. Stops after `limitMs`; `freezeRest` and the next start
 * continue.
 */
export function freezeDeliveredOrders(ctx: Ctx, limitMs = Number.POSITIVE_INFINITY): void {
  const startedAt = performance.now();
  let isDone = false;
  while (!isDone && performance.now() - startedAt < limitMs) isDone = freezeBatch(ctx, BATCH);
}

export function freezeRest(ctx: Ctx): () => void {
  let timer: NodeJS.Timeout | undefined;
  const step = (): void => {
    const startedAt = performance.now();
    try {
      if (freezeBatch(ctx, SMALL_BATCH)) return;
      timer = setTimeout(step, REST * (performance.now() - startedAt));
    } catch (thrown) {
      // Another process may hold the write lock, or the disk be full: both are temporary.
      ctx.reportFault?.(new Error('Delivered orders could not be frozen.', { cause: thrown }));
      timer = setTimeout(step, RETRY_AFTER_MS);
    }
    timer.unref();
  };
  timer = setTimeout(step, 0).unref();
  return () => clearTimeout(timer);
}

const RETRY_AFTER_MS = 60_000;

export const isNotInBacklog: SQL = sql`orders.id NOT IN (SELECT order_id FROM document_backlog)`;

function freezeBatch(ctx: Ctx, size: number): boolean {
  return inTransaction(ctx, (tx) => {
    const waiting = tx.db
      .select({ orderId: documentBacklog.orderId })
      .from(documentBacklog)
      .orderBy(asc(documentBacklog.orderId))
      .limit(size)
      .all();
    for (const { orderId } of waiting) {
      const order = freezeOrder(tx, orderId);
      // An order reopened in the meantime is invoiced like any other.
      if (order.invoiceId === null && order.status === STATUS.delivered) freeze(tx, order);
      tx.db.delete(documentBacklog).where(eq(documentBacklog.orderId, orderId)).run();
    }
    return waiting.length < size;
  });
}

function freeze(tx: Ctx, order: ReturnType<typeof freezeOrder>): void {
  const { orderNumber, createdDay } = order;
  const migrated = { sequence: orderNumber, issuedOn: createdDay };
  const { id } = storeDocument(tx, { ...toDraft(order, 'invoice', order.deliverOn), migrated });
  tx.db.update(orders).set({ invoiceId: id }).where(eq(orders.id, orderNumber)).run();
}
