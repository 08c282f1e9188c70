import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { supplierEntries, supplierPaymentReversals, supplierPayments } from '#db/schema/bills.ts';
import { REFERENCE_IN_SQL } from '#db/schema/reference-in-sql.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { firstOpenCashDay } from '#domain/ledger/cash-day.ts';
import { assertPlausibleDays, assertSinceFirstDay } from '#domain/ledger/first-day.ts';
import { findSupplier } from '#domain/purchasing/suppliers/suppliers.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { reversePaymentInput } from '#shared/inputs/ledger-inputs.ts';
import { SUPPLIER_PAYMENT_LABELS } from '#shared/purchasing/bill-types.ts';
import type { PaySupplier } from '#shared/purchasing/payable-inputs.ts';
import { isFillerReference, referenceKey, toIndexedReference } from '#shared/text/bank-reference.ts';
import { settleCredit } from './allocate-supplier.ts';
import { enterOnAccount } from './enter-on-account.ts';
import { listOpenItems, type OpenSupplierItem } from './open-items.ts';
import { reverseSupplierEntry } from './reverse-entry.ts';

export type SupplierPayment = Omit<typeof supplierPayments.$inferSelect, 'actorId' | 'createdAt'> & {
  readonly number: string;
};

export type PaidSupplier = {
  readonly payment: SupplierPayment;
  readonly allocations: readonly { readonly billId: number | null; readonly amountCents: number }[];
  readonly balanceCents: number;
};

/**
 * Pays a supplier: the chosen bills, else the oldest due; the remainder stays as an advance. Cash leaves the counter's
 * till on the first open day. Rejects with `supplier-not-found`, `payment-day-ahead`, `day-before-shop`,
 * `supplier-payment-booked` (same bank reference), `bill-not-found`, `nothing-open` and `allocation-exceeds`.
 */
export function paySupplier(ctx: ActorCtx, input: PaySupplier): PaidSupplier {
  return once(ctx, 'supplier.pay', input, (tx, { allocations: chosen, paidOn: wanted, ...fields }) => {
    const supplier = findSupplier(tx, fields.supplierId);
    const today = getShopMoment(tx).date;
    const paidOn = wanted ?? today;
    if (paidOn > today) throw new DomainError('payment-day-ahead').on('paidOn');
    const isCash = fields.method === 'cash_counter';
    if (isCash) assertSinceFirstDay(tx, { paidOn });
    else assertPlausibleDays(tx, { paidOn });
    if (fields.method === 'bank') assertNotBooked(tx, fields.reference);
    const cashDay = isCash ? firstOpenCashDay(tx, null, paidOn) : null;
    const {
      actorId: _by,
      createdAt: _at,
      ...payment
    } = tx.db
      .insert(supplierPayments)
      .values({ ...fields, paidOn, cashDay, actorId: tx.actor.id, createdAt: tx.clock.now() })
      .returning()
      .get();
    const number = supplierPaymentNumber(payment.id);
    const { method, amountCents, supplierId } = payment;
    const entry = enterOnAccount(tx, {
      supplierId,
      kind: 'payment',
      day: paidOn,
      amountCents: -amountCents,
      number,
      description: [SUPPLIER_PAYMENT_LABELS[method], payment.reference, payment.note]
        .filter(Boolean)
        .join(' · '),
      paymentId: payment.id,
    });
    const allocations = payBills(tx, { entryId: entry.id, supplierId, amountCents }, chosen);
    recordAudit(tx, { type: 'supplier.paid', supplierName: supplier.name, number, amountCents });
    announceCash(tx, cashDay);
    return { payment: { ...payment, number }, allocations, balanceCents: entry.balanceCents };
  });
}

export function supplierPaymentNumber(id: number): string {
  return `PF-${String(id).padStart(6, '0')}`;
}

function assertNotBooked(tx: Ctx, reference: string): void {
  if (isFillerReference(reference)) return;
  const booked = tx.db
    .select({ id: supplierPayments.id, reference: supplierPayments.reference })
    .from(supplierPayments)
    .leftJoin(supplierPaymentReversals, eq(supplierPaymentReversals.paymentId, supplierPayments.id))
    .where(
      and(
        // Must repeat the partial index's condition word for word.
        sql`${supplierPayments.reference} <> ''`,
        eq(sql.raw(REFERENCE_IN_SQL), toIndexedReference(reference)),
        eq(supplierPayments.method, 'bank'),
        isNull(supplierPaymentReversals.paymentId),
      ),
    )
    .all()
    .find((payment) => referenceKey(payment.reference) === referenceKey(reference));
  if (booked) throw new DomainError('supplier-payment-booked', { number: supplierPaymentNumber(booked.id) });
}

type Credit = { readonly entryId: number; readonly supplierId: number; readonly amountCents: number };

function payBills(tx: Ctx, credit: Credit, chosen: PaySupplier['allocations']): PaidSupplier['allocations'] {
  const { entryId, supplierId, amountCents } = credit;
  const debits = listOpenItems(tx, { supplierId }).filter(({ openCents }) => openCents > 0);
  if (chosen === undefined) {
    return settleCredit(tx, { entryId, leftCents: amountCents }, debits).map(toAllocation);
  }
  const open = new Map(debits.map((debit) => [debit.entryId, debit]));
  let left = amountCents;
  return chosen.map(({ amountCents: wanted, ...named }) => {
    const debit = [...open.values()].find(
      ({ entryId: id, billId }) => id === named.entryId || (billId !== null && billId === named.billId),
    );
    if (debit === undefined) throw unpayable(tx, supplierId, named);
    const leftCents = Math.min(left, debit.openCents);
    if (wanted > leftCents) throw new DomainError('allocation-exceeds', { leftCents }).on('allocations');
    settleCredit(tx, { entryId, leftCents: wanted }, [debit]);
    open.set(debit.entryId, { ...debit, openCents: debit.openCents - wanted });
    left -= wanted;
    return { billId: debit.billId, amountCents: wanted };
  });
}

function toAllocation({ debit, amountCents }: { debit: OpenSupplierItem; amountCents: number }) {
  return { billId: debit.billId, amountCents };
}

type Named = { readonly billId?: number | undefined; readonly entryId?: number | undefined };

function unpayable(tx: Ctx, supplierId: number, { billId, entryId }: Named): DomainError {
  const { id } = supplierEntries;
  const isNamed = billId === undefined ? eq(id, entryId ?? 0) : eq(supplierEntries.billId, billId);
  const known = tx.db
    .select({ id })
    .from(supplierEntries)
    .where(and(isNamed, eq(supplierEntries.supplierId, supplierId)))
    .get();
  return known ? new DomainError('nothing-open') : new DomainError('bill-not-found');
}

/**
 * Reverses a payment: the bills it paid are open again, and cash returns to the counter's till on the first open day.
 * Rejects with `supplier-payment-not-found` and `supplier-payment-reversed`.
 */
export function reverseSupplierPayment(ctx: ActorCtx, input: z.output<typeof reversePaymentInput>) {
  return once(ctx, 'supplier.payment-reverse', input, (tx, { paymentId, reason }) => {
    const found = tx.db.select().from(supplierPayments).where(eq(supplierPayments.id, paymentId)).get();
    if (!found) throw new DomainError('supplier-payment-not-found');
    const { paymentId: column } = supplierPaymentReversals;
    const earlier = tx.db.select().from(supplierPaymentReversals).where(eq(column, paymentId)).get();
    if (earlier) throw new DomainError('supplier-payment-reversed');
    const reversedCashDay = found.cashDay === null ? null : firstOpenCashDay(tx, null, found.cashDay);
    const stamp = { day: getShopMoment(tx).date, actorId: tx.actor.id, createdAt: tx.clock.now() };
    tx.db
      .insert(supplierPaymentReversals)
      .values({ paymentId, cashDay: reversedCashDay, reason, ...stamp })
      .run();
    const entry = tx.db.select().from(supplierEntries).where(eq(supplierEntries.paymentId, paymentId)).get();
    if (!entry) throw new Error(`Payment ${paymentId} to a supplier has no entry.`);
    const { balanceCents } = reverseSupplierEntry(tx, entry, reason);
    const { actorId: _by, createdAt: _at, ...payment } = found;
    const number = supplierPaymentNumber(paymentId);
    const { name: supplierName } = findSupplier(tx, payment.supplierId);
    const { amountCents } = payment;
    recordAudit(tx, { type: 'supplier.payment-reversed', supplierName, number, amountCents, reason });
    announceCash(tx, reversedCashDay);
    return { payment: { ...payment, number }, balanceCents, reversedCashDay };
  });
}

function announceCash(tx: Ctx, cashDay: ISODate | null): void {
  if (cashDay !== null) tx.emit({ type: 'agenda', driverId: null });
}
