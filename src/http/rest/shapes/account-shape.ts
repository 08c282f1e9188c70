import { bool, date, euros, fieldsOf, int, oneOf, shapeOf, text } from '#http/rest/kit/shape.ts';
import { type ChangedSince, changedSinceText, PAYMENT_METHODS } from '#shared/accounting/ledger.ts';
import { printCents } from '#shared/prices/money.ts';
import type { Caller } from '#trpc/app-router.ts';

type Receivables = Caller['admin']['receivables'];
type Account = Awaited<ReturnType<Receivables['get']>>;
type Ages = Awaited<ReturnType<Receivables['ageing']>>['totals'];
type Booked = Awaited<ReturnType<Receivables['bookPayment']>>;
type Payment = Omit<Booked['payment'], 'number'> & { readonly isReversed: boolean };

export const entryShape = shapeOf<Omit<Account['entries'][number], 'reversedById'>>('AccountEntry')({
  day: date((entry) => entry.day),
  ...text.named('kind', 'number', 'description'),
  ...euros.named('debit', 'credit', 'balance'),
});

export const changedSinceShape = shapeOf<ChangedSince>('ChangedSince')({
  closed_on: date((changed) => changed.closedOn),
  entries: int((changed) => changed.entries),
  amount: euros((changed) => changed.cents),
  message: text((changed) => changedSinceText(changed, printCents)),
}).nullable();

export const openShape = shapeOf<Account['open'][number]>('OpenDocument')({
  document_id: int.orNull((open) => open.documentId),
  number: text((open) => open.number),
  issued_on: date((open) => open.day),
  due_on: date((open) => open.dueOn),
  total: euros((open) => open.amountCents),
  open: euros((open) => open.openCents),
});

export const allocationShape = shapeOf<Booked['allocations'][number]>()({
  document_id: int.orNull((allocation) => allocation.documentId),
  amount: euros((allocation) => allocation.amountCents),
});

export const paymentShape = shapeOf<Payment>('Payment')({
  ...int.named('id', 'customer_id'),
  amount: euros((payment) => payment.amountCents),
  method: oneOf(PAYMENT_METHODS)((payment) => payment.method),
  received_on: date((payment) => payment.receivedOn),
  cash_day: date.orNull((payment) => payment.cashDay),
  reference: text((payment) => payment.reference),
  order_id: int.orNull((payment) => payment.orderId),
  reversed: bool((payment) => payment.isReversed),
});

export const ages = fieldsOf<Ages>()({
  total: euros((of) => of.totalCents),
  not_due: euros((of) => of.notDue),
  d30: euros((of) => of.d30),
  d60: euros((of) => of.d60),
  d90: euros((of) => of.d90),
  over_90: euros((of) => of.over90),
});
