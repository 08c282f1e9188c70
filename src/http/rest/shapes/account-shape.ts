import { z } from 'zod';
import { type ChangedSince, changedSinceText, PAYMENT_METHODS } from '#shared/ledger.ts';
import { printCents, toEuros } from '#shared/money.ts';
import type { Caller } from '#trpc/app-router.ts';

/** Where a page of entries stands. */
export const paginationShape = z.object({ currentPage: z.int(), totalPages: z.int(), totalEntries: z.int() });

/** An entry of an account or of a statement. */
export const entryShape = z.object({
  day: z.string(),
  kind: z.string(),
  number: z.string(),
  description: z.string(),
  debit: z.number(),
  credit: z.number(),
  balance: z.number(),
});

/** What was entered for a day or before it after the books of its month were closed. */
export const changedSinceShape = z
  .object({ closed_on: z.string(), entries: z.int(), amount: z.number(), message: z.string() })
  .nullable();

/** In the REST API's shape. */
export function toChangedSince(changed: ChangedSince | null): z.input<typeof changedSinceShape> {
  if (changed === null) return null;
  const { closedOn, entries, cents } = changed;
  return {
    closed_on: closedOn,
    entries,
    amount: toEuros(cents),
    message: changedSinceText(changed, printCents),
  };
}

/** What is still to be paid of a paper. */
export const openShape = z.object({
  document_id: z.int().nullable(),
  number: z.string(),
  issued_on: z.string(),
  due_on: z.string(),
  total: z.number(),
  open: z.number(),
});

/** What a payment paid. */
export const allocationShape = z.object({ document_id: z.int().nullable(), amount: z.number() });

/** A payment. */
export const paymentShape = z.object({
  id: z.int(),
  customer_id: z.int(),
  amount: z.number(),
  method: z.enum(PAYMENT_METHODS),
  received_on: z.string(),
  cash_day: z.string().nullable(),
  reference: z.string(),
  order_id: z.int().nullable(),
  reversed: z.boolean(),
});

/** What is owed by how late it is. */
export const agesShape = {
  total: z.number(),
  not_due: z.number(),
  d30: z.number(),
  d60: z.number(),
  d90: z.number(),
  over_90: z.number(),
};

type Ages = Awaited<ReturnType<Caller['admin']['receivables']['ageing']>>['totals'];

/** In the REST API's shape. */
export function toAges({ totalCents, notDue, d30, d60, d90, over90 }: Ages) {
  return {
    total: toEuros(totalCents),
    not_due: toEuros(notDue),
    d30: toEuros(d30),
    d60: toEuros(d60),
    d90: toEuros(d90),
    over_90: toEuros(over90),
  };
}

type Account = Awaited<ReturnType<Caller['admin']['receivables']['get']>>;

/** In the REST API's shape. */
export function toOpenShape(open: Account['open'][number]): z.input<typeof openShape> {
  return {
    document_id: open.documentId,
    number: open.number,
    issued_on: open.day,
    due_on: open.dueOn,
    total: toEuros(open.amountCents),
    open: toEuros(open.openCents),
  };
}

/** In the REST API's shape. */
export function toEntryShape(
  entry: Omit<Account['entries'][number], 'reversedById'>,
): z.input<typeof entryShape> {
  return {
    day: entry.day,
    kind: entry.kind,
    number: entry.number,
    description: entry.description,
    debit: toEuros(entry.debitCents),
    credit: toEuros(entry.creditCents),
    balance: toEuros(entry.balanceCents),
  };
}

type Payment = Awaited<ReturnType<Caller['admin']['receivables']['bookPayment']>>['payment'];

/** In the REST API's shape. */
export function toPaymentShape(
  payment: Omit<Payment, 'number'> & { readonly isReversed: boolean },
): z.input<typeof paymentShape> {
  return {
    id: payment.id,
    customer_id: payment.customerId,
    amount: toEuros(payment.amountCents),
    method: payment.method,
    received_on: payment.receivedOn,
    cash_day: payment.cashDay,
    reference: payment.reference,
    order_id: payment.orderId,
    reversed: payment.isReversed,
  };
}
