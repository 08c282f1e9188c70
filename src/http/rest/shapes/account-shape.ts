import { fieldsOf, shapeOf, to } from '#http/rest/kit/shape.ts';
import { type ChangedSince, changedSinceText, PAYMENT_METHODS } from '#shared/accounting/ledger.ts';
import { printCents } from '#shared/prices/money.ts';
import type { Caller } from '#trpc/app-router.ts';

type Receivables = Caller['admin']['receivables'];
type Account = Awaited<ReturnType<Receivables['get']>>;
type Ages = Awaited<ReturnType<Receivables['ageing']>>['totals'];
type Booked = Awaited<ReturnType<Receivables['bookPayment']>>;
type Payment = Omit<Booked['payment'], 'number'> & { readonly isReversed: boolean };

export const entryShape = shapeOf<Omit<Account['entries'][number], 'reversedById'>>('AccountEntry')({
  day: to.date((entry) => entry.day),
  ...to.text.named('kind', 'number', 'description'),
  ...to.euros.named('debit', 'credit', 'balance'),
});

export const changedSinceShape = shapeOf<ChangedSince>('ChangedSince')({
  closed_on: to.date((changed) => changed.closedOn),
  entries: to.int((changed) => changed.entries),
  amount: to.euros((changed) => changed.cents),
  message: to.text((changed) => changedSinceText(changed, printCents)),
}).nullable();

export const openShape = shapeOf<Account['open'][number]>('OpenDocument')({
  document_id: to.int.orNull((open) => open.documentId),
  number: to.text((open) => open.number),
  issued_on: to.date((open) => open.day),
  due_on: to.date((open) => open.dueOn),
  total: to.euros((open) => open.amountCents),
  open: to.euros((open) => open.openCents),
});

export const allocationShape = shapeOf<Booked['allocations'][number]>()({
  document_id: to.int.orNull((allocation) => allocation.documentId),
  amount: to.euros((allocation) => allocation.amountCents),
});

export const paymentShape = shapeOf<Payment>('Payment')({
  ...to.int.named('id', 'customer_id'),
  amount: to.euros((payment) => payment.amountCents),
  method: to.oneOf(PAYMENT_METHODS)((payment) => payment.method),
  received_on: to.date((payment) => payment.receivedOn),
  cash_day: to.date.orNull((payment) => payment.cashDay),
  reference: to.text((payment) => payment.reference),
  order_id: to.int.orNull((payment) => payment.orderId),
  reversed: to.bool((payment) => payment.isReversed),
});

export const ages = fieldsOf<Ages>()({
  total: to.euros((of) => of.totalCents),
  not_due: to.euros((of) => of.notDue),
  d30: to.euros((of) => of.d30),
  d60: to.euros((of) => of.d60),
  d90: to.euros((of) => of.d90),
  over_90: to.euros((of) => of.over90),
});
