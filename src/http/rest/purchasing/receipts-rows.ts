import { z } from 'zod';
import { PDF, pdfAnswer } from '#http/rest/kit/file-answers.ts';
import { inPages, pagination } from '#http/rest/kit/lists.ts';
import {
  booleanParam,
  dateParam,
  idParam,
  pagesBy,
  params,
  quantityParam,
  reasonParam,
  unitPriceParam,
} from '#http/rest/kit/params.ts';
import { type RestCall, type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, listOf, shapeOf } from '#http/rest/kit/shape.ts';
import { MAX_RECEIPT_LINES } from '#shared/purchasing/receipt-inputs.ts';
import type { Caller } from '#trpc/app-router.ts';
import { calculatedLineShape, receiptShape, receivedShape, returnShape } from './shapes/receipt-shape.ts';

const row = rowsOf({ tag: 'Receipts', roles: ['admin', 'stocker'] });

const lineParam = params({
  product_id: idParam,
  quantity: quantityParam,
  'net_cost as netCostE4': unitPriceParam.optional(),
});

const returnedParam = params({ product_id: idParam, quantity: quantityParam });

const anyReceipt = z.union([receiptShape, receivedShape]);

/** Others than admins see no cost. */
const receiptsOf = ({ admin, stocker, role }: RestCall) =>
  role === 'admin' ? admin.purchasing.receipts : stocker.purchasing.receipts;

type Calculation = Awaited<ReturnType<Caller['admin']['purchasing']['receipts']['calculation']>>;

export const receiptsRows: readonly RestRow[] = [
  row('POST /purchasing/receipts', {
    summary:
      'Goods that came in, against an order to a supplier or free. Costs (admins) are per piece without VAT; without one the order’s, else the supplier’s counts',
    status: 201,
    acceptsIdempotencyKey: true,
    input: params({
      supplier_id: idParam.nullish(),
      order_id: idParam.nullish(),
      received_on: dateParam.optional(),
      supplier_paper: z.string().max(400).optional(),
      note: z.string().max(1_000).optional(),
      'accept_over as acceptsOver': z.boolean().optional(),
      lines: z.array(lineParam).min(1).max(MAX_RECEIPT_LINES),
    }),
    output: z.object({ receipt: anyReceipt }),
    errors: [
      'Supplier not found',
      'Supplier inactive',
      'Purchase order not found',
      'Purchase order closed',
      'Product not found',
      'Over delivery',
    ],
    call: async (call, input) => ({ receipt: await receiptsOf(call).post(input) }),
  }),
  row('GET /purchasing/receipts', {
    summary: 'Receipts, the newest first; `unbilled` are those with pieces that no bill names',
    input: params({
      supplier_id: idParam.optional(),
      from: dateParam.optional(),
      to: dateParam.optional(),
      'unbilled as isUnbilled': booleanParam.optional(),
      ...pagesBy(20),
    }),
    output: z.object({ receipts: z.union([arrayOf(receiptShape), arrayOf(receivedShape)]), pagination }),
    list: 'receipts',
    call: async (call, input) => inPages(input, await receiptsOf(call).list(input)),
  }),
  row('GET /purchasing/receipts/{id}', {
    summary: 'A receipt with its lines',
    input: params({ id: idParam }),
    output: z.object({ receipt: anyReceipt }),
    errors: ['Receipt not found'],
    call: async (call, input) => ({ receipt: await receiptsOf(call).get(input) }),
  }),
  row('GET /purchasing/receipts/{id}/calculation', {
    summary:
      'Cost of a piece before and after a receipt, freight and duty spread on it, price of the catalogue and margin, all without VAT; as a file with `format=pdf`',
    roles: ['admin'],
    input: params({ id: idParam, format: z.enum(['json', 'pdf']).default('json') }),
    output: shapeOf<Calculation>('Calculation')({
      lines: listOf(calculatedLineShape, (of: Calculation) => of.lines),
    }),
    files: [PDF],
    errors: ['Receipt not found', 'Failed to generate PDF'],
    call: async ({ admin }, { format, ...input }) => {
      const { receipts } = admin.purchasing;
      if (format === 'pdf') return pdfAnswer(await receipts.calculationPdf(input));
      return receipts.calculation(input);
    },
  }),
  row('POST /purchasing/receipts/{id}/reverse', {
    summary: 'Takes a receipt back by a counter-receipt over all its lines',
    roles: ['admin'],
    status: 201,
    acceptsIdempotencyKey: true,
    input: params({ id: idParam, reason: reasonParam }),
    output: z.object({ receipt: receiptShape }),
    errors: ['Receipt not found', 'Receipt reversed', 'Receipt billed', 'Insufficient stock'],
    call: async ({ admin }, input) => ({ receipt: await admin.purchasing.receipts.reverse(input) }),
  }),
  row('POST /purchasing/returns', {
    summary: 'Goods that go back to a supplier, out of free stock at the average cost',
    roles: ['admin'],
    status: 201,
    acceptsIdempotencyKey: true,
    input: params({
      supplier_id: idParam,
      reason: z.string().max(1_000).optional(),
      lines: z.array(returnedParam).min(1).max(MAX_RECEIPT_LINES),
    }),
    output: z.object({ return: returnShape }),
    errors: ['Supplier not found', 'Product not found', 'Insufficient stock'],
    call: async ({ admin }, input) => ({ return: await admin.purchasing.receipts.return(input) }),
  }),
];
