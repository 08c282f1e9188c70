import { z } from 'zod';
import { type ChangedSince, changedSinceText, PAYMENT_METHODS } from '#shared/accounting/ledger.ts';
import { printCents, toEuros } from '#shared/prices/money.ts';
import type { Caller } from '#trpc/app-router.ts';

export const paginationShape = z.object({ currentPage: z.int(), totalPages: z.int(), totalEntries: z.int() });

export const entryShape = z.object({
  day: z.string(),
  kind: z.string(),
  number: z.string(),
  description: z.string(),
  debit: z.number(),
  credit: z.number(),
  balance: z.number(),
});

export const changedSinceShape = z
  .object({ closed_on: z.string(), entries: z.int(), amount: z.number(), message: z.string() })
  .nullable();

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

export const openShape = z.object({
  document_id: z.int().nullable(),
  number: z.string(),
  issued_on: z.string(),
  due_on: z.string(),
  total: z.number(),
  open: z.number(),
});

export const allocationShape = z.object({ document_id: z.int().nullable(), amount: z.number() });

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

export const agesShape = {
  total: z.number(),
  not_due: z.number(),
  d30: z.number(),
  d60: z.number(),
  d90: z.number(),
  over_90: z.number(),
};

type Ages = Awaited<ReturnType<Caller['admin']['receivables']['ageing']>>['totals'];

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
