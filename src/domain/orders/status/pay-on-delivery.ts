import { eq, sql } from 'drizzle-orm';
import { deliveries } from '#db/schema/delivery.ts';
import { customerEntries, payments } from '#db/schema/ledger.ts';
import { orders } from '#db/schema/orders.ts';
import { LATE_REASON, storePayment } from '#domain/ledger/book-payment.ts';
import { applyCredits } from '#domain/ledger/office-entries.ts';
import { readTerms } from '#domain/ledger/read-terms.ts';
import { applyPaymentReversal } from '#domain/ledger/reverse.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { DeliveryPaymentMethod, PaymentMethod } from '#shared/accounting/ledger.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { DeliveryPayment } from '#shared/inputs/ledger-inputs.ts';
import { STATUS } from '#shared/order-status.ts';
import type { ActTime } from './act-time.ts';

type HandedOrder = { readonly id: number; readonly customerId: number; readonly driverId: number | null };

/**
 * Books the payment on delivery and stores it on the receipt: as given, else by the customer's terms (cash in full,
 * or nothing yet). Returns the cents received. Call it in a transaction, after the invoice.
 */
export function payOnDelivery(
  tx: ActorCtx,
  order: HandedOrder,
  { paid, time }: { readonly paid?: DeliveryPayment | undefined; readonly time: ActTime },
): number {
  const { method, amountCents } = readDeliveryAmount(tx, order, paid);
  const paymentId =
    method === 'terms' || amountCents === 0
      ? null
      : bookDeliveryPayment(tx, order, { method, amountCents, time });
  tx.db
    .update(deliveries)
    .set({ amountReceivedCents: amountCents, paymentId, unpaidReason: paid?.unpaidReason ?? '' })
    .where(eq(deliveries.orderId, order.id))
    .run();
  if (paid?.amountCents !== undefined) useCreditFor(tx, order);
  return amountCents;
}

/** Rejects with `already-delivered` when the delivered order was paid otherwise than stated: cash would be lost. */
export function assertPaidAsStated(
  tx: ActorCtx,
  order: HandedOrder,
  paid: DeliveryPayment | undefined,
): void {
  if (paid?.method === undefined && paid?.amountCents === undefined) return;
  const booked = tx.db
    .select({ method: payments.method, amountCents: deliveries.amountReceivedCents })
    .from(deliveries)
    .leftJoin(payments, eq(payments.id, deliveries.paymentId))
    .where(eq(deliveries.orderId, order.id))
    .get();
  if (!booked) return;
  const stated = readDeliveryAmount(tx, order, paid);
  const isWhole = paid.amountCents === undefined && stated.method !== 'terms';
  const amountCents = stated.amountCents + (isWhole ? booked.amountCents : 0);
  const isSameMethod = amountCents === 0 || stated.method === booked.method;
  if (amountCents !== booked.amountCents || !isSameMethod) throw new DomainError('already-delivered');
}

/** Zero when left to the customer's terms. */
export type DeliveryAmount = { readonly method: DeliveryPaymentMethod; readonly amountCents: number };

export function readDeliveryAmount(
  tx: ActorCtx,
  order: HandedOrder,
  paid: DeliveryPayment | undefined,
): DeliveryAmount {
  const method = methodOf(tx, order, paid);
  const amountCents =
    method === 'terms' ? 0 : (paid?.amountCents ?? readOwed(tx, [order.id]).get(order.id) ?? 0);
  return { method, amountCents };
}

function methodOf(
  tx: ActorCtx,
  order: HandedOrder,
  paid: DeliveryPayment | undefined,
): DeliveryPaymentMethod {
  const cash = order.driverId === null ? 'cash_counter' : 'cash_driver';
  if (paid?.method !== undefined) return paid.method === 'cash_driver' ? cash : paid.method;
  if (paid?.amountCents !== undefined) return cash;
  return readTerms(tx, order.customerId).termsDays === 0 ? cash : 'terms';
}

function bookDeliveryPayment(
  tx: ActorCtx,
  { id: orderId, customerId, driverId }: HandedOrder,
  received: { readonly method: PaymentMethod; readonly amountCents: number; readonly time: ActTime },
): number {
  const { method, amountCents, time } = received;
  return storePayment(tx, {
    customerId,
    amountCents,
    method,
    orderId,
    driverId: method === 'cash_driver' ? driverId : null,
    receivedOn: time.day,
    occurredAt: time.at,
    reason: LATE_REASON,
  }).payment.id;
}

function useCreditFor(tx: ActorCtx, { id, customerId }: HandedOrder): void {
  const order = tx.db.select({ invoiceId: orders.invoiceId }).from(orders).where(eq(orders.id, id)).get();
  if (!order?.invoiceId) return;
  const entry = tx.db
    .select({ id: customerEntries.id })
    .from(customerEntries)
    .where(eq(customerEntries.documentId, order.invoiceId))
    .get();
  if (entry) applyCredits(tx, customerId, entry.id);
}

export type LaterCashDay = { readonly laterCashDay?: ISODate };

export function readLaterCashDay(ctx: Ctx, orderId: number): LaterCashDay {
  const paid = ctx.db
    .select({ receivedOn: payments.receivedOn, cashDay: payments.cashDay })
    .from(deliveries)
    .innerJoin(payments, eq(payments.id, deliveries.paymentId))
    .where(eq(deliveries.orderId, orderId))
    .get();
  if (!paid?.cashDay || paid.cashDay === paid.receivedOn) return {};
  return { laterCashDay: paid.cashDay };
}

export function reverseDeliveryPayment(
  tx: ActorCtx,
  paymentId: number | null,
  reason: string,
  day?: ISODate,
): void {
  if (paymentId !== null) applyPaymentReversal(tx, paymentId, reason || 'Dorëzimi u kthye', day);
}

/**
 * In cents: what is open of the invoice and its debit notes, or before there is one, the order's total less its
 * payments; zero for cancelled orders.
 */
export function readOwed(ctx: Ctx, orderIds: readonly number[]): Map<number, number> {
  // Migrated invoices (`MIG`) have no ledger entry.
  const rows = ctx.db.all<{ orderId: number; cents: number }>(sql`
    SELECT o.id AS orderId, CASE
      WHEN o.status = ${STATUS.cancelled} THEN 0
      WHEN i.id IS NOT NULL AND i.series <> 'MIG' THEN COALESCE((
        SELECT SUM(e.open_cents) FROM documents d JOIN customer_entries c ON c.document_id = d.id
        JOIN open_entries e ON e.entry_id = c.id
        WHERE (d.id = i.id OR d.refers_to_id = i.id) AND d.kind IN ('invoice', 'debit_note')), 0)
      ELSE MAX(0, o.total_cents - (
        SELECT COALESCE(SUM(p.amount_cents), 0) FROM payments p
        WHERE p.order_id = o.id AND NOT EXISTS (SELECT 1 FROM payment_reversals r WHERE r.payment_id = p.id)))
      END AS cents
    FROM orders o LEFT JOIN documents i ON i.id = o.invoice_id
    WHERE o.id IN (SELECT value FROM json_each(${JSON.stringify(orderIds)}))`);
  return new Map(rows.map(({ orderId, cents }) => [orderId, cents]));
}
