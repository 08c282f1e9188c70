import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { prepareOnce } from '#db/prepare-once.ts';
import { documentBacklog } from '#db/schema/documents.ts';
import { orders } from '#db/schema/orders.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { STATUS } from '#shared/order-status.ts';
import { freezeOrder } from './freeze-order.ts';
import { toDraft } from './issue-invoice.ts';
import { storeDocument } from './store-document.ts';

/** Orders in one transaction before the shop is open, and while people wait for their turn. */
const BATCH = 50;
const SMALL_BATCH = 5;

const REST = 4;

/**
 * Gives every order that was delivered before papers were issued its invoice of the series `MIG`, frozen from what
 * stands in the database now: number and day are those that its invoice has always been printed with. Stops when
 * `limitMs` is over; what is left, or cut off in the middle, goes on with `freezeRest` and at the next start.
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
      // Another process may be writing, or the disk be full: either passes.
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
    const waiting = firstWaiting(tx.db).all({ size });
    for (const { orderId } of waiting) {
      const order = freezeOrder(tx, orderId);
      // One that was reopened meanwhile is invoiced as any other.
      if (order.invoiceId === null && order.status === STATUS.delivered) freeze(tx, order);
      strike(tx.db).run({ orderId });
    }
    return waiting.length < size;
  });
}

const firstWaiting = prepareOnce((db) =>
  db
    .select({ orderId: documentBacklog.orderId })
    .from(documentBacklog)
    .orderBy(asc(documentBacklog.orderId))
    .limit(sql.placeholder('size'))
    .prepare(),
);

const strike = prepareOnce((db) =>
  db
    .delete(documentBacklog)
    .where(eq(documentBacklog.orderId, sql.placeholder('orderId')))
    .prepare(),
);

function freeze(tx: Ctx, order: ReturnType<typeof freezeOrder>): void {
  const { orderNumber, createdDay } = order;
  const migrated = { sequence: orderNumber, issuedOn: createdDay };
  const { id } = storeDocument(tx, { ...toDraft(order, 'invoice', order.deliverOn), migrated });
  setInvoice(tx.db).run({ id, orderNumber });
}

const setInvoice = prepareOnce((db) =>
  db
    .update(orders)
    .set({ invoiceId: sql`${sql.placeholder('id')}` })
    .where(eq(orders.id, sql.placeholder('orderNumber')))
    .prepare(),
);
