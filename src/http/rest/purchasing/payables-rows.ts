import { z } from 'zod';
import { inPages, pagination } from '#http/rest/kit/lists.ts';
import { param, params } from '#http/rest/kit/params.ts';
import { PDF, pdfAnswer, type RestRow, rowsOf, tableAnswer, XLSX } from '#http/rest/kit/rest-row.ts';
import { arrayOf, field, listed, listOf, shapeOf, to } from '#http/rest/kit/shape.ts';
import { toEuros } from '#shared/prices/money.ts';
import { SUPPLIER_PAYMENT_METHODS } from '#shared/purchasing/purchasing-types.ts';
import type { Caller } from '#trpc/app-router.ts';

const row = rowsOf({ tag: 'Suppliers', roles: ['admin'] });

type Payables = Caller['admin']['purchasing']['payables'];
type Account = Awaited<ReturnType<Payables['account']>>;
type Statement = Awaited<ReturnType<Payables['statement']>>;
type List = Awaited<ReturnType<Payables['list']>>;
type Paid = Awaited<ReturnType<Payables['pay']>>;

const supplierEntryShape = shapeOf<Statement['entries'][number]>('SupplierEntry')({
  day: to.date((entry) => entry.day),
  ...to.text.named('kind', 'number', 'description'),
  ...to.euros.named('debit', 'credit', 'balance'),
});

const openBillShape = shapeOf<Account['open'][number]>('OpenBill')({
  bill_id: to.int.orNull((open) => open.billId),
  number: to.text((open) => open.number),
  due_on: to.date((open) => open.dueOn),
  total: to.euros((open) => open.amountCents),
  open: to.euros((open) => open.openCents),
});

const sums = to.euros.named('total', 'overdue', 'd7', 'd30', 'later');

const rowShape = shapeOf<List['rows'][number]>('PayablesRow')({
  supplier_id: to.int((of) => of.supplierId),
  name: to.text((of) => of.name),
  ...sums,
});

const payablesShape = shapeOf<List>('Payables')({
  rows: listOf(rowShape, (of) => of.rows),
  totals: field(shapeOf<List['totals']>('PayablesTotals')(sums), (of) => of.totals),
});

const supplierStatementShape = shapeOf<Statement>('SupplierStatement')({
  opening: to.euros((statement) => statement.openingCents),
  entries: listOf(supplierEntryShape, (statement) => statement.entries),
  closing: to.euros((statement) => statement.closingCents),
});

const supplierAllocationShape = shapeOf<Paid['allocations'][number]>()({
  bill_id: to.int.orNull((allocation) => allocation.billId),
  amount: to.euros((allocation) => allocation.amountCents),
});

const supplierPaymentShape = shapeOf<Paid['payment'] & { readonly isReversed: boolean }>('SupplierPayment')({
  id: to.int((payment) => payment.id),
  number: to.text((payment) => payment.number),
  supplier_id: to.int((payment) => payment.supplierId),
  amount: to.euros((payment) => payment.amountCents),
  method: to.oneOf(SUPPLIER_PAYMENT_METHODS)((payment) => payment.method),
  paid_on: to.date((payment) => payment.paidOn),
  cash_day: to.date.orNull((payment) => payment.cashDay),
  reference: to.text((payment) => payment.reference),
  reversed: to.bool((payment) => payment.isReversed),
});

const booked = z.object({
  payment: supplierPaymentShape,
  allocations: arrayOf(supplierAllocationShape),
  balance: z.number(),
});

const ofSupplier = { 'id as supplierId': param.id };
const allocation = params({
  bill_id: param.id,
  'amount as amountCents': param.euros().refine((cents) => cents > 0),
});

export const payablesRows: readonly RestRow[] = [
  row('GET /suppliers/payables', {
    summary: 'What is to be paid by when, as it stood at the end of a day (today); advances are negative',
    input: z.object({ on: param.date.optional() }),
    output: payablesShape,
    call: ({ admin }, input) => admin.purchasing.payables.list(input),
  }),
  row('GET /suppliers/{id}/account', {
    summary: 'What we owe a supplier, what of it is overdue, open bills by due day, entries newest first',
    input: params({ ...ofSupplier, ...param.pagesBy(20) }),
    output: z.object({
      balance: z.number(),
      overdue: z.number(),
      open: arrayOf(openBillShape),
      entries: listed(arrayOf(supplierEntryShape)),
      pagination,
    }),
    errors: ['Supplier not found'],
    call: async ({ admin }, input) => {
      const { open, entries, ...account } = await admin.purchasing.payables.account(input);
      const amounts = { balance: toEuros(account.balanceCents), overdue: toEuros(account.overdueCents) };
      return inPages(input, { ...amounts, open, entries, total: account.entryCount });
    },
  }),
  row('GET /suppliers/{id}/statement', {
    summary: 'The statement of a period; as a file with `format=pdf` or `format=xlsx`',
    input: params({
      ...ofSupplier,
      from: param.date,
      to: param.date,
      format: z.enum(['json', 'pdf', 'xlsx']).default('json'),
    }),
    output: supplierStatementShape,
    files: [PDF, XLSX],
    errors: ['Supplier not found', 'Failed to generate PDF'],
    call: async ({ admin }, { format, ...period }) => {
      const { payables } = admin.purchasing;
      if (format === 'pdf') return pdfAnswer(await payables.statementPdf(period));
      if (format === 'xlsx') return tableAnswer(await payables.statementXlsx(period));
      return payables.statement(period);
    },
  }),
  row('POST /suppliers/{id}/payments', {
    summary:
      'Pay a supplier: the bills named, else the oldest due; what is over stays as advance. Cash leaves the counter’s till on `cash_day`',
    status: 201,
    acceptsIdempotencyKey: true,
    input: params({
      ...ofSupplier,
      'amount as amountCents': param.euros().refine((cents) => cents > 0, 'Shuma duhet të jetë mbi zero.'),
      method: z.enum(SUPPLIER_PAYMENT_METHODS),
      paid_on: param.date.optional(),
      reference: z.string().trim().max(120).optional(),
      note: z.string().max(300).optional(),
      allocations: z.array(allocation).max(200).optional(),
    }),
    output: booked,
    errors: [
      'Supplier not found',
      'Bill not found',
      'Payment already booked',
      'Allocation exceeds amount',
      'Nothing open',
    ],
    call: async ({ admin }, input) => {
      const paid = await admin.purchasing.payables.pay(input);
      const payment = { ...paid.payment, isReversed: false };
      return { payment, allocations: paid.allocations, balance: toEuros(paid.balanceCents) };
    },
  }),
  row('POST /supplier-payments/{id}/reverse', {
    summary: 'Take a payment back: what it paid is open again',
    status: 201,
    acceptsIdempotencyKey: true,
    input: params({ 'id as paymentId': param.id, reason: param.reason }),
    output: booked,
    errors: ['Payment not found', 'Payment reversed'],
    call: async ({ admin }, input) => {
      const { payment, balanceCents } = await admin.purchasing.payables.reversePayment(input);
      return { payment: { ...payment, isReversed: true }, allocations: [], balance: toEuros(balanceCents) };
    },
  }),
];
