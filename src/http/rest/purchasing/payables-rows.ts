import { z } from 'zod';
import { PDF, pdfAnswer, tableAnswer, XLSX } from '#http/rest/kit/file-answers.ts';
import { inPages, pagination } from '#http/rest/kit/lists.ts';
import { dateParam, eurosParam, idParam, pagesBy, params, reasonParam } from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf } from '#http/rest/kit/shape.ts';
import { MAX_AMOUNT_CENTS } from '#shared/inputs/ledger-inputs.ts';
import { toEuros } from '#shared/prices/money.ts';
import { SUPPLIER_PAYMENT_METHODS } from '#shared/purchasing/purchasing-types.ts';
import {
  openBillShape,
  payablesShape,
  supplierAllocationShape,
  supplierEntryShape,
  supplierPaymentShape,
  supplierStatementShape,
} from './shapes/payable-shape.ts';

const row = rowsOf({ tag: 'Suppliers', roles: ['admin'] });

const ofSupplier = { 'id as supplierId': idParam };
const allocation = params({
  bill_id: idParam,
  'amount as amountCents': eurosParam(MAX_AMOUNT_CENTS).refine((cents) => cents > 0),
});

export const payablesRows: readonly RestRow[] = [
  row('GET /suppliers/payables', {
    summary: 'What is to be paid by when, as it stood at the end of a day (today); advances are negative',
    input: z.object({ on: dateParam.optional() }),
    output: payablesShape,
    call: ({ admin }, input) => admin.purchasing.payables.list(input),
  }),
  row('GET /suppliers/{id}/account', {
    summary: 'What we owe a supplier, what of it is overdue, open bills by due day, entries newest first',
    input: params({ ...ofSupplier, ...pagesBy(20) }),
    output: z.object({
      balance: z.number(),
      overdue: z.number(),
      open: arrayOf(openBillShape),
      entries: arrayOf(supplierEntryShape),
      pagination,
    }),
    list: 'entries',
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
      from: dateParam,
      to: dateParam,
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
      'amount as amountCents': eurosParam(MAX_AMOUNT_CENTS).refine(
        (cents) => cents > 0,
        'Shuma duhet të jetë mbi zero.',
      ),
      method: z.enum(SUPPLIER_PAYMENT_METHODS),
      paid_on: dateParam.optional(),
      reference: z.string().trim().max(120).optional(),
      note: z.string().max(300).optional(),
      allocations: z.array(allocation).max(200).optional(),
    }),
    output: z.object({
      payment: supplierPaymentShape,
      allocations: arrayOf(supplierAllocationShape),
      balance: z.number(),
    }),
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
    input: params({ 'id as paymentId': idParam, reason: reasonParam }),
    output: z.object({
      payment: supplierPaymentShape,
      allocations: arrayOf(supplierAllocationShape),
      balance: z.number(),
    }),
    errors: ['Payment not found', 'Payment reversed'],
    call: async ({ admin }, input) => {
      const { payment, balanceCents } = await admin.purchasing.payables.reversePayment(input);
      return { payment: { ...payment, isReversed: true }, allocations: [], balance: toEuros(balanceCents) };
    },
  }),
];
