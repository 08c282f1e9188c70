import { and, eq, sql } from 'drizzle-orm';
import { payments } from '#db/schema/ledger.ts';
import { orders } from '#db/schema/orders.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { getDriver } from '#domain/users/drivers.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import { isCash, PAYMENT_METHOD_LABELS, type PaymentMethod } from '#shared/accounting/ledger.ts';
import { type ISODate, toLocalDate } from '#shared/dates/shop-dates.ts';
import type { BookPayment, CollectPayment } from '#shared/inputs/ledger-inputs.ts';
import { FINAL_STATUSES_SQL, STATUS } from '#shared/order-status.ts';
import { referenceKey } from '#shared/text/bank-reference.ts';
import { allocate, allocateInOrder } from './allocate.ts';
import { type BankPayment, findByReferences } from './booked-references.ts';
import { firstOpenCashDay } from './cash-day.ts';
import { assertCustomer } from './customer-terms.ts';
import { enter, readBalance } from './enter.ts';
import { assertSinceFirstDay } from './first-day.ts';
import { reviewHolds } from './holds.ts';
import { listOpenDebits, type OpenItem } from './open-items.ts';
import { assertReceivablesVisible } from './visible-receivables.ts';

export type NewPayment = {
  readonly customerId: number;
  readonly amountCents: number;
  readonly method: PaymentMethod;
  readonly receivedOn: ISODate;
  readonly occurredAt: number;
  readonly driverId: number | null;
  readonly orderId?: number | undefined;
  readonly reference?: string | undefined;
  readonly note?: string;
  readonly reason?: string | undefined;
  readonly allocations?: BookPayment['allocations'];
  /** The office has stated that it differs from the payments under its reference. */
  readonly isOtherPayment?: boolean;
};

type PaidItem = {
  readonly documentId: number | null;
  readonly entryId: number;
  readonly number: string;
  readonly amountCents: number;
};

/**
 * Books a payment and allocates it to the chosen documents, else to the invoice of its order, then to the oldest due;
 * the rest stays as credit. Cash dated on or before its till's last closed day counts on the day after. One
 * idempotency key books once. Rejects with `customer-not-found`, `order-not-found`, `payment-day-ahead`,
 * `day-before-shop`, `closed-month-reason`, `payment-already-booked` (same bank reference), `payment-without-driver`,
 * `document-not-found` and `allocation-exceeds`.
 */
export function bookPayment(ctx: ActorCtx, input: BookPayment) {
  return once(ctx, 'payment.book', input, (tx, { driverCode, receivedOn, ...fields }) => {
    assertCustomer(tx, fields.customerId);
    assertReceivedBy(tx, receivedOn);
    const orderDriver =
      fields.orderId === undefined ? null : readOrder(tx, fields.customerId, fields.orderId).driverId;
    const driverId =
      fields.method === 'cash_driver'
        ? ((driverCode === undefined ? null : getDriver(tx, driverCode).id) ?? orderDriver)
        : null;
    if (fields.method === 'cash_driver' && driverId === null) {
      throw new DomainError('payment-without-driver').on('driverCode');
    }
    return storePayment(tx, {
      ...fields,
      driverId,
      receivedOn: receivedOn ?? getShopMoment(tx).date,
      occurredAt: tx.clock.now(),
    });
  });
}

function assertReceivedBy(tx: Ctx, receivedOn: ISODate | undefined): void {
  if (receivedOn === undefined) return;
  if (receivedOn > getShopMoment(tx).date) throw new DomainError('payment-day-ahead').on('receivedOn');
  assertSinceFirstDay(tx, { receivedOn });
}

const MAX_DELAY_MS = 7 * 24 * 60 * 60 * 1000;

export const LATE_REASON = 'Arriti me vonesë: muaji ishte mbyllur ndërkohë.';

const TOLERANCE_MS = 5 * 60_000;

/**
 * Cash a driver collects from one of their customers, with or without a delivery, at the time of the action where that
 * is plausible; a closed month then needs no reason, unlike a chosen day. Rejects as `bookPayment` does, other methods
 * with `payment-method-not-allowed`, another driver's customer with `customer-not-found`, a chosen day that is older
 * than a phone's report may be with `payment-day-too-old`.
 */
export function collectPayment(ctx: ActorCtx, input: CollectPayment) {
  if (input.method !== 'cash_driver') throw new DomainError('payment-method-not-allowed');
  return once(ctx, 'payment.collect', input, (tx, { occurredAt, receivedOn, reason, ...fields }) => {
    assertReceivablesVisible(tx, fields.customerId);
    assertReceivedBy(tx, receivedOn);
    if (
      fields.orderId !== undefined &&
      readOrder(tx, fields.customerId, fields.orderId).driverId !== tx.actor.id
    ) {
      throw new DomainError('order-not-found');
    }
    const now = tx.clock.now();
    const dayOf = (at: number) => toLocalDate(at, getSettings(tx).shop.timeZone);
    const firstDay = dayOf(now - MAX_DELAY_MS);
    if (receivedOn !== undefined && receivedOn < firstDay) {
      throw new DomainError('payment-day-too-old', { firstDay }).on('receivedOn');
    }
    const earlier = findCollected(tx, { ...fields, occurredAt });
    if (earlier) return { ...earlier, allocations: [], balanceCents: readBalance(tx, fields.customerId) };
    const isPossible =
      occurredAt !== undefined && occurredAt >= now - MAX_DELAY_MS && occurredAt <= now + TOLERANCE_MS;
    const at = isPossible ? Math.min(occurredAt, now) : now;
    const day = receivedOn ?? dayOf(at);
    return storePayment(tx, {
      ...fields,
      driverId: tx.actor.id,
      receivedOn: day,
      occurredAt: at,
      reason: reason || (day === dayOf(at) ? LATE_REASON : ''),
    });
  });
}

/** An action that a phone sends again when its key is no longer stored: no two have the same instant. */
function findCollected(
  tx: ActorCtx,
  { customerId, amountCents, occurredAt }: Pick<CollectPayment, 'customerId' | 'amountCents' | 'occurredAt'>,
) {
  if (occurredAt === undefined || occurredAt >= tx.clock.now() - MAX_DELAY_MS) return undefined;
  const isSame = and(
    eq(payments.customerId, customerId),
    eq(payments.driverId, tx.actor.id),
    eq(payments.amountCents, amountCents),
    eq(payments.occurredAt, occurredAt),
  );
  const payment = tx.db.select().from(payments).where(isSame).get();
  return payment && { payment: { ...payment, number: paymentNumber(payment.id) } };
}

function readOrder(tx: Ctx, customerId: number, orderId: number) {
  const order = tx.db
    .select({ driverId: orders.driverId })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
    .get();
  if (!order) throw new DomainError('order-not-found');
  return order;
}

/** As `bookPayment`, without the permission check. Call it in a transaction. */
export function storePayment(
  tx: Ctx,
  { allocations: chosen, reason = '', isOtherPayment = false, ...fields }: NewPayment,
) {
  if (fields.method === 'bank') assertNotBooked(tx, fields, isOtherPayment);
  const cashDay = isCash(fields.method) ? firstOpenCashDay(tx, fields.driverId, fields.receivedOn) : null;
  const payment = tx.db
    .insert(payments)
    .values({ ...fields, cashDay, actorId: tx.actor?.id ?? null, createdAt: tx.clock.now() })
    .returning()
    .get();
  const number = paymentNumber(payment.id);
  const entry = enter(tx, {
    customerId: payment.customerId,
    kind: 'payment',
    day: payment.receivedOn,
    amountCents: -payment.amountCents,
    number,
    description: [PAYMENT_METHOD_LABELS[payment.method], payment.reference, payment.note]
      .filter(Boolean)
      .join(' · '),
    paymentId: payment.id,
    reason,
  });
  const debits = listOpenDebits(tx, payment.customerId);
  const paid = chosen
    ? payChosen(tx, entry.id, debits, chosen)
    : payInOrder(tx, { id: entry.id, availableCents: payment.amountCents }, debits, payment);
  reviewHolds(tx, payment.customerId);
  const { customerId, method, amountCents } = payment;
  const late = entry.reason === '' ? {} : { reason: entry.reason };
  recordAudit(tx, { type: 'payment.booked', userId: customerId, number, method, amountCents, ...late });
  if (payment.cashDay !== null) tx.emit({ type: 'agenda', driverId: payment.driverId });
  return { payment: { ...payment, number }, allocations: paid, balanceCents: entry.balanceCents };
}

export function paymentNumber(id: number): string {
  return `PAG-${String(id).padStart(6, '0')}`;
}

function assertNotBooked(
  tx: Ctx,
  { reference = '', customerId, amountCents, receivedOn }: NewPayment,
  isOtherPayment: boolean,
): void {
  const known = findByReferences(tx, [reference]).get(referenceKey(reference)) ?? [];
  const isSame = (payment: BankPayment) =>
    payment.customerId === customerId &&
    payment.amountCents === amountCents &&
    payment.receivedOn === receivedOn;
  const booked = isOtherPayment ? known.find(isSame) : known[0];
  if (booked) throw new DomainError('payment-already-booked', { number: paymentNumber(booked.id) });
}

function payChosen(
  tx: Ctx,
  creditId: number,
  debits: readonly OpenItem[],
  chosen: NonNullable<BookPayment['allocations']>,
): PaidItem[] {
  return chosen.map(({ documentId, entryId, amountCents }) => {
    const debit = debits.find((open) =>
      documentId === undefined ? open.entryId === entryId : open.documentId === documentId,
    );
    if (!debit)
      throw new DomainError(isOfCustomer(tx, creditId, documentId) ? 'nothing-open' : 'document-not-found');
    allocate(tx, { creditId, debitId: debit.entryId, amountCents });
    return toPaidItem(debit, amountCents);
  });
}

function isOfCustomer(tx: Ctx, creditId: number, documentId: number | undefined): boolean {
  if (documentId === undefined) return false;
  return (
    tx.db.get(sql`SELECT 1 FROM customer_entries d JOIN customer_entries c ON c.customer_id = d.customer_id
      WHERE d.document_id = ${documentId} AND c.id = ${creditId}`) !== undefined
  );
}

/**
 * Documents of the payment's order come first. The amount of an uninvoiced order is reserved for its coming invoice
 * instead of an older debt. For drivers, documents of deliveries still ahead are not yet debts and come last.
 */
function payInOrder(
  tx: Ctx,
  credit: { readonly id: number; readonly availableCents: number },
  debits: readonly OpenItem[],
  {
    customerId,
    orderId,
    driverId,
  }: Pick<typeof payments.$inferSelect, 'customerId' | 'orderId' | 'driverId'>,
): PaidItem[] {
  const ofOrder = orderId === null ? new Set<number>() : documentsOf(tx, orderId);
  const awaited = driverId === null ? new Set<number>() : documentsOfOpenOrders(tx, customerId);
  const rankOf = ({ documentId }: OpenItem) => {
    if (documentId === null) return 1;
    return ofOrder.has(documentId) ? 0 : awaited.has(documentId) ? 2 : 1;
  };
  const sorted = debits.toSorted((one, other) => rankOf(one) - rankOf(other));
  const reservedCents = orderId === null ? 0 : uninvoicedCents(tx, orderId);
  const availableCents = Math.max(0, credit.availableCents - reservedCents);
  return allocateInOrder(tx, { id: credit.id, availableCents }, sorted).map(({ debit, amountCents }) =>
    toPaidItem(debit, amountCents),
  );
}

function documentsOf(tx: Ctx, orderId: number): Set<number> {
  const found = tx.db.all<{ id: number }>(sql`SELECT id FROM documents WHERE order_id = ${orderId}`);
  return new Set(found.map((document) => document.id));
}

function documentsOfOpenOrders(tx: Ctx, customerId: number): Set<number> {
  const found = tx.db.all<{ id: number }>(sql`SELECT d.id FROM orders o JOIN documents d ON d.order_id = o.id
    WHERE o.customer_id = ${customerId} AND o.status NOT IN ${sql.raw(FINAL_STATUSES_SQL)}`);
  return new Set(found.map((document) => document.id));
}

function uninvoicedCents(tx: Ctx, orderId: number): number {
  const order = tx.db
    .select({ invoiceId: orders.invoiceId, status: orders.status, totalCents: orders.totalCents })
    .from(orders)
    .where(eq(orders.id, orderId))
    .get();
  return order && order.invoiceId === null && order.status !== STATUS.cancelled ? order.totalCents : 0;
}

function toPaidItem({ documentId, entryId, number }: OpenItem, amountCents: number): PaidItem {
  return { documentId, entryId, number, amountCents };
}
