import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { deliveries } from '#db/schema/delivery.ts';
import { customerEntries, openEntries, paymentReversals, payments } from '#db/schema/ledger.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import type { EntryKind } from '#shared/accounting/ledger.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { reversePaymentInput } from '#shared/inputs/ledger-inputs.ts';
import { allocate, releaseAllocations } from './allocate.ts';
import { firstOpenCashDay } from './cash-day.ts';
import { enter, readBalance } from './enter.ts';
import { reviewHolds } from './holds.ts';

/**
 * Reverses a payment: the items it paid are open again, and its cash leaves the till on its own day or, where that or a
 * later day is closed, on the first day after the last closed one. Rejects with `payment-not-found` and
 * `payment-reversed` (already).
 */
export function reversePayment(ctx: ActorCtx, input: z.output<typeof reversePaymentInput>) {
  return once(ctx, 'payment.reverse', input, (tx, { paymentId, reason }) => {
    const reversedCashDay = applyPaymentReversal(tx, paymentId, reason);
    const payment = readPayment(tx, paymentId);
    return {
      payment: { ...payment, isReversed: true as const, reason, reversedCashDay },
      balanceCents: readBalance(tx, payment.customerId),
    };
  });
}

/** As `reversePayment`, entered on a day (today); returns the till day it counts on. Call it in a transaction. */
export function applyPaymentReversal(
  tx: Ctx,
  paymentId: number,
  reason: string,
  day?: ISODate,
): ISODate | null {
  const payment = readPayment(tx, paymentId);
  const earlier = tx.db
    .select({ id: paymentReversals.paymentId })
    .from(paymentReversals)
    .where(eq(paymentReversals.paymentId, paymentId))
    .get();
  if (earlier) throw new DomainError('payment-reversed');
  const cashDay = payment.cashDay === null ? null : firstOpenCashDay(tx, payment.driverId, payment.cashDay);
  const stamp = { actorId: tx.actor?.id ?? null, createdAt: tx.clock.now() };
  tx.db
    .insert(paymentReversals)
    .values({ paymentId, cashDay, reason, ...stamp })
    .run();
  // The amount recorded with the delivery was not received after all.
  if (payment.orderId !== null) {
    tx.db
      .update(deliveries)
      .set({ paymentId: null, amountReceivedCents: 0 })
      .where(and(eq(deliveries.orderId, payment.orderId), eq(deliveries.paymentId, paymentId)))
      .run();
  }
  const entry = tx.db.select().from(customerEntries).where(eq(customerEntries.paymentId, paymentId)).get();
  if (!entry) throw new Error(`Payment ${paymentId} has no entry.`);
  applyEntryReversal(tx, entry, reason, day);
  const { customerId, amountCents } = payment;
  recordAudit(tx, {
    type: 'payment.reversed',
    userId: customerId,
    number: entry.number,
    amountCents,
    reason,
  });
  if (payment.cashDay !== null) tx.emit({ type: 'agenda', driverId: payment.driverId });
  return cashDay;
}

function readPayment(tx: Ctx, paymentId: number) {
  const payment = tx.db.select().from(payments).where(eq(payments.id, paymentId)).get();
  if (!payment) throw new DomainError('payment-not-found');
  return payment;
}

const REVERSIBLE: ReadonlySet<EntryKind> = new Set(['opening', 'write_off']);

/**
 * Reverses an opening balance or a write-off. Rejects with `entry-not-found`, `entry-not-reversible` (a document, a
 * payment, a reversal) and `entry-reversed`.
 */
export function reverseEntry(
  ctx: ActorCtx,
  input: { readonly entryId: number; readonly reason: string; readonly idempotencyKey?: string | undefined },
): { readonly balanceCents: number } {
  return once(ctx, 'entry.reverse', input, (tx, { entryId, reason }) => {
    const entry = tx.db.select().from(customerEntries).where(eq(customerEntries.id, entryId)).get();
    if (!entry) throw new DomainError('entry-not-found');
    if (!REVERSIBLE.has(entry.kind)) throw new DomainError('entry-not-reversible');
    const earlier = tx.db.select().from(customerEntries).where(eq(customerEntries.reversesId, entryId)).get();
    if (earlier) throw new DomainError('entry-reversed');
    applyEntryReversal(tx, entry, reason);
    const { customerId, kind, amountCents } = entry;
    recordAudit(tx, {
      type: 'account.entry-reversed',
      userId: customerId,
      entryKind: kind,
      amountCents,
      reason,
    });
    return { balanceCents: readBalance(tx, customerId) };
  });
}

function applyEntryReversal(
  tx: Ctx,
  entry: typeof customerEntries.$inferSelect,
  reason: string,
  wanted = getShopMoment(tx).date,
): void {
  releaseAllocations(tx, entry.id, wanted);
  const day = entry.day > wanted ? entry.day : wanted;
  const opposite = enter(tx, {
    customerId: entry.customerId,
    kind: 'reversal',
    day,
    amountCents: -entry.amountCents,
    number: entry.number,
    description: reason,
    reason,
    reversesId: entry.id,
  });
  const [creditId, debitId] = entry.amountCents < 0 ? [entry.id, opposite.id] : [opposite.id, entry.id];
  const open = tx.db.select().from(openEntries).where(eq(openEntries.entryId, entry.id)).get();
  allocate(tx, { creditId, debitId, amountCents: Math.abs(open?.openCents ?? 0) });
  reviewHolds(tx, entry.customerId);
}
