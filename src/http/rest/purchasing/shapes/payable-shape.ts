import { bool, date, euros, fieldsOf, int, listOf, oneOf, shapeOf, text } from '#http/rest/kit/shape.ts';
import { SUPPLIER_PAYMENT_METHODS } from '#shared/purchasing/purchasing-types.ts';
import type { Caller } from '#trpc/app-router.ts';

type Payables = Caller['admin']['purchasing']['payables'];
type Account = Awaited<ReturnType<Payables['account']>>;
type Statement = Awaited<ReturnType<Payables['statement']>>;
type List = Awaited<ReturnType<Payables['list']>>;
type Paid = Awaited<ReturnType<Payables['pay']>>;

export const supplierEntryShape = shapeOf<Statement['entries'][number]>('SupplierEntry')({
  day: date((entry) => entry.day),
  ...text.named('kind', 'number', 'description'),
  ...euros.named('debit', 'credit', 'balance'),
});

export const openBillShape = shapeOf<Account['open'][number]>('OpenBill')({
  bill_id: int.orNull((open) => open.billId),
  number: text((open) => open.number),
  due_on: date((open) => open.dueOn),
  total: euros((open) => open.amountCents),
  open: euros((open) => open.openCents),
});

const sums = fieldsOf<List['totals']>()({ ...euros.named('total', 'overdue', 'd7', 'd30', 'later') });

const rowShape = shapeOf<List['rows'][number]>('PayablesRow')({
  supplier_id: int((of) => of.supplierId),
  name: text((of) => of.name),
  ...sums,
});

export const payablesShape = shapeOf<List>('Payables')({
  rows: listOf(rowShape, (of: List) => of.rows),
  totals: { type: shapeOf<List['totals']>('PayablesTotals')(sums), get: (of) => of.totals },
});

export const supplierStatementShape = shapeOf<Statement>('SupplierStatement')({
  opening: euros((statement) => statement.openingCents),
  entries: listOf(supplierEntryShape, (statement: Statement) => statement.entries),
  closing: euros((statement) => statement.closingCents),
});

export const supplierAllocationShape = shapeOf<Paid['allocations'][number]>()({
  bill_id: int.orNull((allocation) => allocation.billId),
  amount: euros((allocation) => allocation.amountCents),
});

export const supplierPaymentShape = shapeOf<Paid['payment'] & { readonly isReversed: boolean }>(
  'SupplierPayment',
)({
  id: int((payment) => payment.id),
  number: text((payment) => payment.number),
  supplier_id: int((payment) => payment.supplierId),
  amount: euros((payment) => payment.amountCents),
  method: oneOf(SUPPLIER_PAYMENT_METHODS)((payment) => payment.method),
  paid_on: date((payment) => payment.paidOn),
  cash_day: date.orNull((payment) => payment.cashDay),
  reference: text((payment) => payment.reference),
  reversed: bool((payment) => payment.isReversed),
});
