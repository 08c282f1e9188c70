import { z } from 'zod';
import { inPages, pagination } from '#http/rest/kit/lists.ts';
import {
  dateParam,
  eurosParam,
  idParam,
  pagesBy,
  params,
  percentParam,
  quantityParam,
  reasonParam,
  signedEurosParam,
  unitPriceParam,
} from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf } from '#http/rest/kit/shape.ts';
import { MAX_AMOUNT_CENTS } from '#shared/inputs/ledger-inputs.ts';
import { toEuros } from '#shared/prices/money.ts';
import { MAX_BILL_LINES } from '#shared/purchasing/bill-inputs.ts';
import { BILL_STATUSES, BILL_VAT_RATES } from '#shared/purchasing/bill-types.ts';
import { e4ToCents } from '#shared/purchasing/cost-math.ts';
import { BILL_KINDS, COST_SPREADS } from '#shared/purchasing/purchasing-types.ts';
import { billShape } from './shapes/bill-shape.ts';

const row = rowsOf({ tag: 'Bills', roles: ['admin'] });

const RATES: readonly number[] = BILL_VAT_RATES;

const rateParam = percentParam.refine((rate) => RATES.includes(rate), 'Norma e TVSH-së është 18, 8 ose 0.');

const spreadParam = params({
  receipt_ids: z.array(idParam).min(1).max(100),
  by: z.enum(COST_SPREADS).default('value'),
});

const lineParam = params({
  receipt_line_id: idParam.optional(),
  return_line_id: idParam.optional(),
  quantity: quantityParam.optional(),
  'net_price as netPriceE4': unitPriceParam.optional(),
  description: z.string().max(200).optional(),
  'net as netCents': signedEurosParam(MAX_AMOUNT_CENTS).optional(),
  'rate as vatBasisPoints': rateParam.optional(),
  spread: spreadParam.optional(),
  'owed as isOwed': z
    .boolean()
    .default(true)
    .meta({ description: 'false: the value of goods on a customs declaration' }),
});

const vatParam = params({
  'rate as vatBasisPoints': rateParam,
  'net as netCents': eurosParam(MAX_AMOUNT_CENTS),
  'vat as vatCents': eurosParam(MAX_AMOUNT_CENTS),
});

export const billsRows: readonly RestRow[] = [
  row('GET /purchasing/bills', {
    summary:
      'Bills, credit and debit notes of suppliers, newest first; `from` and `to` by the day they are booked on',
    input: params({
      supplier_id: idParam.optional(),
      status: z.enum(BILL_STATUSES).optional(),
      from: dateParam.optional(),
      to: dateParam.optional(),
      ...pagesBy(50),
    }),
    output: z.object({ bills: arrayOf(billShape), pagination }),
    list: 'bills',
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
      supplier_id: idParam,
      number: z.string().trim().min(1, 'Shkruani numrin e faturës.').max(60),
      issued_on: dateParam,
      booked_on: dateParam.optional(),
      due_on: dateParam.optional(),
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
    input: params({ 'id as billId': idParam, reason: reasonParam }),
    output: z.object({ bill: billShape }),
    errors: ['Bill not found', 'Bill reversed'],
    call: ({ admin }, input) => admin.purchasing.bills.reverse(input),
  }),
];
