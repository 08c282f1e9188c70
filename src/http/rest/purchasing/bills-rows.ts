import { z } from 'zod';
import { inPages, pagination } from '#http/rest/kit/lists.ts';
import { param, params } from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, field, fieldsOf, listed, listOf, shapeOf, to } from '#http/rest/kit/shape.ts';
import { toEuros } from '#shared/prices/money.ts';
import { MAX_BILL_LINES } from '#shared/purchasing/bill-inputs.ts';
import { BILL_STATUSES, BILL_VAT_RATES } from '#shared/purchasing/bill-types.ts';
import { e4ToCents } from '#shared/purchasing/cost-math.ts';
import { BILL_KINDS, COST_SPREADS } from '#shared/purchasing/purchasing-types.ts';
import type { Caller } from '#trpc/app-router.ts';

const row = rowsOf({ tag: 'Bills', roles: ['admin'] });

type Bill = Awaited<ReturnType<Caller['admin']['purchasing']['bills']['get']>>;
type Line = Bill['lines'][number];

const spreadShape = shapeOf<Line>()({
  receipt_ids: listOf(z.int(), (line) => line.spreadReceiptIds),
  by: to.oneOf(COST_SPREADS)((line) => line.spreadBy ?? 'value'),
});

const pieces = fieldsOf<Line>()({
  quantity: to.int((line) => line.quantity ?? 0),
  net_price: to.unitEuros((line) => line.netPriceE4 ?? 0),
});

const receivedLine = shapeOf<Line>('BillLineOfReceipt')({
  // A line without a receipt does not have this shape.
  receipt_line_id: field(z.int(), (line) => line.receiptLineId ?? Number.NaN),
  ...pieces,
});

const returnedLine = shapeOf<Line>('BillLineOfReturn')({
  return_line_id: field(z.int(), (line) => line.returnLineId ?? Number.NaN),
  ...pieces,
});

const wordsLine = shapeOf<Line>('BillLineOfWords')({
  description: to.text((line) => line.description),
  net: to.euros((line) => line.netCents),
  rate: to.percent.orNull((line) => line.vatBasisPoints),
  spread: field(spreadShape.optional(), (line) => (line.spreadBy === null ? undefined : line)),
});

const vatShape = shapeOf<Bill['vat'][number]>()({
  rate: to.percent((vat) => vat.vatBasisPoints),
  ...to.euros.named('net', 'vat'),
});

const billShape = shapeOf<Bill>('Bill')({
  id: to.int((bill) => bill.id),
  number: to.text((bill) => bill.number),
  kind: to.oneOf(BILL_KINDS)((bill) => bill.kind),
  supplier_id: to.int((bill) => bill.supplierId),
  ...to.date.named('issued_on', 'due_on', 'booked_on'),
  lines: listOf(z.union([receivedLine, returnedLine, wordsLine]), (bill) => bill.lines),
  vat: listOf(vatShape, (bill) => bill.vat),
  ...to.euros.named('total'),
  reversed: to.bool((bill) => bill.isReversed),
});

const RATES: readonly number[] = BILL_VAT_RATES;

const rateParam = param.percent.refine((rate) => RATES.includes(rate), 'Norma e TVSH-së është 18, 8 ose 0.');

const spreadParam = params({
  receipt_ids: z.array(param.id).min(1).max(100),
  by: z.enum(COST_SPREADS).default('value'),
});

const lineParam = params({
  receipt_line_id: param.id.optional(),
  return_line_id: param.id.optional(),
  quantity: param.quantity.optional(),
  'net_price as netPriceE4': param.unitPrice.optional(),
  description: z.string().max(200).optional(),
  'net as netCents': param.signedEuros().optional(),
  'rate as vatBasisPoints': rateParam.optional(),
  spread: spreadParam.optional(),
  'owed as isOwed': z
    .boolean()
    .default(true)
    .meta({ description: 'false: the value of goods on a customs declaration' }),
});

const vatParam = params({
  'rate as vatBasisPoints': rateParam,
  'net as netCents': param.euros(),
  'vat as vatCents': param.euros(),
});

export const billsRows: readonly RestRow[] = [
  row('GET /purchasing/bills', {
    summary:
      'Bills, credit and debit notes of suppliers, newest first; `from` and `to` by the day they are booked on',
    input: params({
      supplier_id: param.id.optional(),
      status: z.enum(BILL_STATUSES).optional(),
      from: param.date.optional(),
      to: param.date.optional(),
      ...param.pagesBy(50),
    }),
    output: z.object({ bills: listed(arrayOf(billShape)), pagination }),
    call: async ({ admin }, input) => inPages(input, await admin.purchasing.bills.list(input)),
  }),
  row('POST /purchasing/bills', {
    summary:
      'Book a bill: lines of goods name a receipt line (of a credit note a return line), others have a description, `net` and `rate`, and may be spread on receipts. `vat` is what stands on the paper, to five cents',
    status: 201,
    bodyLimit: 2_097_152,
    acceptsIdempotencyKey: true,
    input: params({
      kind: z.enum(BILL_KINDS),
      supplier_id: param.id,
      number: z.string().trim().min(1, 'Shkruani numrin e faturës.').max(60),
      issued_on: param.date,
      booked_on: param.date.optional(),
      due_on: param.date.optional(),
      'asset as isAsset': z.boolean().default(false),
      'deductible as isDeductible': z.boolean().default(true),
      note: z.string().max(300).optional(),
      lines: z.array(lineParam).min(1).max(MAX_BILL_LINES),
      vat: z.array(vatParam).max(BILL_VAT_RATES.length).optional(),
    }),
    output: z.object({ bill: billShape, price_difference: z.number() }),
    errors: [
      'Bill does not add up',
      'Supplier not found',
      'Receipt not found',
      'Return not found',
      'Bill already booked',
      'Bill exceeds receipt',
      'Receipt reversed',
      'Month closed',
    ],
    call: async ({ admin }, input) => {
      const { bill, priceDifferenceE4 } = await admin.purchasing.bills.book(input);
      return { bill, price_difference: toEuros(e4ToCents(priceDifferenceE4)) };
    },
  }),
  row('POST /purchasing/bills/{id}/reverse', {
    summary: 'Take a bill back whole, with its differences of cost; its number is free again',
    status: 201,
    acceptsIdempotencyKey: true,
    input: params({ 'id as billId': param.id, reason: param.reason }),
    output: z.object({ bill: billShape }),
    errors: ['Bill not found', 'Bill reversed'],
    call: ({ admin }, input) => admin.purchasing.bills.reverse(input),
  }),
];
