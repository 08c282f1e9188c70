import { and, eq, sql } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { pick } from '#db/schema/columns.ts';
import { deliveries } from '#db/schema/delivery.ts';
import { documents } from '#db/schema/documents.ts';
import { payments } from '#db/schema/ledger.ts';
import { orders } from '#db/schema/orders.ts';
import { type LeftOfDocument, readCancelCredits } from '#domain/invoicing/follow-order.ts';
import { findOrder } from '#domain/orders/queries/find-order.ts';
import { ordersVisibleTo } from '#domain/orders/queries/visible-orders.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { PaymentMethod } from '#shared/accounting/ledger.ts';
import { sentenceOf } from '#shared/errors/error-answers.ts';
import { type OrderStatus, STATUS } from '#shared/order-status.ts';
import { beginTurn, pause } from '#workers/pause.ts';
import { assertMayMoveTogether } from './order-process.ts';

export type StatusPreview = {
  readonly orderId: number;
  readonly buyerName: string;
  readonly status: OrderStatus;
  readonly totalCents: number;
  /** Why a bulk change would skip it; null when it would change. */
  readonly obstacle: string | null;
  /** Proof of delivery and payment, voided by leaving `E Realizuar`. */
  readonly door: {
    readonly receiverName: string;
    readonly isSigned: boolean;
    readonly receivedCents: number;
    readonly method: PaymentMethod | null;
  } | null;
  /**
   * Amounts of the invoice and its debit notes that would be credited, one note each, and payments other than on
   * delivery.
   */
  readonly invoice: {
    readonly number: string;
    readonly credits: readonly LeftOfDocument[];
    readonly paidCents: number;
  } | null;
};

/** Effects of a bulk status change, in the order given. Unknown orders are left out. */
export async function previewStatuses(
  ctx: ActorCtx,
  { orderIds, status }: { readonly orderIds: readonly number[]; readonly status: OrderStatus },
): Promise<StatusPreview[]> {
  const previews: StatusPreview[] = [];
  let isOver = beginTurn();
  const rows = new Map(listOrders(ctx, orderIds).map((row) => [row.orderId, row]));
  for (const orderId of new Set(orderIds)) {
    const row = rows.get(orderId);
    if (!row) continue;
    if (isOver()) {
      await pause();
      isOver = beginTurn();
    }
    previews.push(toPreview(ctx, row, status));
  }
  return previews;
}

function listOrders(ctx: ActorCtx, orderIds: readonly number[]) {
  return ctx.db
    .select({
      orderId: orders.id,
      ...pick(orders, 'buyerName', 'status', 'totalCents', 'invoiceId'),
      invoiceNumber: documents.number,
      deliveredOrderId: deliveries.orderId,
      ...pick(deliveries, 'receiverName', 'signaturePath'),
      receivedCents: deliveries.amountReceivedCents,
      paymentId: deliveries.paymentId,
      method: payments.method,
    })
    .from(orders)
    .leftJoin(documents, eq(documents.id, orders.invoiceId))
    .leftJoin(deliveries, eq(deliveries.orderId, orders.id))
    .leftJoin(payments, eq(payments.id, deliveries.paymentId))
    .where(and(inIds(orders.id, orderIds), ordersVisibleTo(ctx.actor)))
    .all();
}

type Row = ReturnType<typeof listOrders>[number];

function toPreview(ctx: ActorCtx, row: Row, to: OrderStatus): StatusPreview {
  const { orderId, buyerName, status, totalCents, invoiceId, receiverName, signaturePath } = row;
  const isCancelling = to === STATUS.cancelled && status !== STATUS.cancelled;
  return {
    orderId,
    buyerName,
    status,
    totalCents,
    obstacle: findObstacle(ctx, orderId, to),
    door:
      row.deliveredOrderId === null
        ? null
        : {
            receiverName: receiverName ?? '',
            isSigned: (signaturePath ?? '') !== '',
            receivedCents: row.receivedCents ?? 0,
            method: row.method,
          },
    invoice:
      invoiceId === null
        ? null
        : {
            number: row.invoiceNumber ?? '',
            credits: isCancelling ? readCancelCredits(ctx, { documentId: invoiceId }) : [],
            paidCents: isCancelling ? paidSeparately(ctx, invoiceId, row.paymentId) : 0,
          },
  };
}

function findObstacle(ctx: ActorCtx, orderId: number, to: OrderStatus): string | null {
  try {
    assertMayMoveTogether(ctx, findOrder(ctx, orderId), to);
    return null;
  } catch (rejection) {
    if (rejection instanceof DomainError) return sentenceOf(rejection);
    throw rejection;
  }
}

function paidSeparately({ db }: ActorCtx, invoiceId: number, deliveryPaymentId: number | null): number {
  const paid = db.get<{ cents: number }>(sql`
    SELECT COALESCE(SUM(a.amount_cents), 0) AS cents FROM customer_entries d
    JOIN allocations a ON a.debit_id = d.id
    JOIN customer_entries c ON c.id = a.credit_id AND c.kind = 'payment' AND c.payment_id IS NOT ${deliveryPaymentId}
    WHERE d.document_id IN (
      SELECT id FROM documents WHERE id = ${invoiceId} OR (refers_to_id = ${invoiceId} AND kind = 'debit_note'))`);
  return paid?.cents ?? 0;
}
