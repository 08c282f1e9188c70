import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { paymentReversals, payments } from '#db/schema/ledger.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';

/** A payment of the bank that stands. */
export type BankPayment = { readonly id: number; readonly customerId: number; readonly reference: string };

const columns = { id: payments.id, customerId: payments.customerId, reference: payments.reference };

/** SQLite takes so many values at once without hesitation. */
const AT_ONCE = 500;

/** Payments of the bank that stand under these references, by reference; an empty one is none. */
export function findByReferences(ctx: Ctx, references: readonly string[]): Map<string, BankPayment> {
  const wanted = references.filter((reference) => reference !== '');
  const found = new Map<string, BankPayment>();
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    // The condition of the index, word for word: without it every payment would be read.
    const isNamed = sql`${payments.reference} <> ''`;
    const isOneOf = inArray(payments.reference, wanted.slice(start, start + AT_ONCE));
    const rows = ctx.db
      .select(columns)
      .from(payments)
      .leftJoin(paymentReversals, eq(paymentReversals.paymentId, payments.id))
      .where(and(isNamed, isOneOf, eq(payments.method, 'bank'), isNull(paymentReversals.paymentId)))
      .all();
    for (const row of rows) found.set(row.reference, row);
  }
  return found;
}

/** Payments of the bank that stand for a customer with this day and amount, whatever their reference. */
export function findAlike(
  ctx: Ctx,
  payment: { readonly customerId: number; readonly receivedOn: string; readonly amountCents: number },
): BankPayment[] {
  const isAlike = and(
    eq(payments.customerId, payment.customerId),
    eq(payments.receivedOn, payment.receivedOn),
    eq(payments.amountCents, payment.amountCents),
    eq(payments.method, 'bank'),
    isNull(paymentReversals.paymentId),
  );
  return ctx.db
    .select(columns)
    .from(payments)
    .leftJoin(paymentReversals, eq(paymentReversals.paymentId, payments.id))
    .where(isAlike)
    .all();
}
