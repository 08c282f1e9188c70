import { z } from 'zod';
import { inPages, pagination } from '#http/rest/kit/lists.ts';
import { param, params } from '#http/rest/kit/params.ts';
import { PDF, pdfAnswer, type RestCall, type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, field, fieldsOf, listed, listOf, shapeOf, to } from '#http/rest/kit/shape.ts';
import { e4ToEuros } from '#shared/prices/unit-price.ts';
import { MAX_RECEIPT_LINES } from '#shared/purchasing/receipt-inputs.ts';
import type { Caller } from '#trpc/app-router.ts';

const row = rowsOf({ tag: 'Receipts', roles: ['admin', 'stocker'] });

type Receipts = Caller['admin']['purchasing']['receipts'];
type Receipt = Awaited<ReturnType<Receipts['get']>>;
type Received = Awaited<ReturnType<Caller['stocker']['purchasing']['receipts']['get']>>;
type Return = Awaited<ReturnType<Receipts['return']>>;
type Calculation = Awaited<ReturnType<Receipts['calculation']>>;

const lineFields = fieldsOf<Received['lines'][number]>()({
  line_id: to.int((line) => line.id),
  ...to.int.named('product_id', 'quantity', 'billed'),
  off_order: to.bool((line) => line.isOffOrder),
});

const headFields = fieldsOf<Received>()({
  id: to.int((receipt) => receipt.id),
  number: to.text((receipt) => receipt.number),
  ...to.int.orNull.named('supplier_id', 'order_id'),
  received_on: to.date((receipt) => receipt.receivedOn),
  ...to.text.named('supplier_paper', 'note'),
  reversed: to.bool((receipt) => receipt.isReversed),
});

const costedLineShape = shapeOf<Receipt['lines'][number]>('ReceiptLine')({
  ...lineFields,
  // A line without the field does not have this shape: it is one for other roles than admin.
  net_cost: field(z.number().nullable(), ({ netCostE4 }) =>
    netCostE4 === null ? null : e4ToEuros(netCostE4),
  ),
});

const receiptShape = shapeOf<Receipt>('Receipt')({
  ...headFields,
  lines: listOf(costedLineShape, (receipt) => receipt.lines),
});

const receivedLineShape = shapeOf<Received['lines'][number]>('ReceivedLine')(lineFields);

const receivedShape = shapeOf<Received>('ReceivedGoods')({
  ...headFields,
  lines: listOf(receivedLineShape, (receipt) => receipt.lines),
});

const returnedLineShape = shapeOf<Return['lines'][number]>()({
  line_id: to.int((line) => line.id),
  ...to.int.named('product_id', 'quantity'),
  ...to.value.orNull.named('value'),
});

const returnShape = shapeOf<Return>('SupplierReturn')({
  id: to.int((of) => of.id),
  number: to.text((of) => of.number),
  supplier_id: to.int((of) => of.supplierId),
  lines: listOf(returnedLineShape, (of) => of.lines),
});

const calculatedLineShape = shapeOf<Calculation['lines'][number]>('CalculatedLine')({
  product_id: to.int((line) => line.productId),
  ...to.unitEuros.orNull.named('cost_before', 'cost_after'),
  ...to.euros.named('spread'),
  net_price: to.unitEuros((line) => line.netPriceE4),
  margin_percentage: to.percent.orNull((line) => line.percentE2),
});

const lineParam = params({
  product_id: param.id,
  quantity: param.quantity,
  'net_cost as netCostE4': param.unitPrice.optional(),
});

const returnedParam = params({ product_id: param.id, quantity: param.quantity });

const anyReceipt = z.union([receiptShape, receivedShape]);

/** Other roles than admin see no cost. */
const receiptsOf = ({ admin, stocker, role }: RestCall) =>
  role === 'admin' ? admin.purchasing.receipts : stocker.purchasing.receipts;

export const receiptsRows: readonly RestRow[] = [
  row('POST /purchasing/receipts', {
    summary:
      'Goods that came in, against an order to a supplier or free. Costs (admins) are per piece without VAT; without one the order’s, else the supplier’s counts',
    status: 201,
    acceptsIdempotencyKey: true,
    input: params({
      supplier_id: param.id.nullish(),
      order_id: param.id.nullish(),
      received_on: param.date.optional(),
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
      supplier_id: param.id.optional(),
      from: param.date.optional(),
      to: param.date.optional(),
      'unbilled as isUnbilled': param.boolean.optional(),
      ...param.pagesBy(20),
    }),
    output: z.object({
      receipts: listed(z.union([arrayOf(receiptShape), arrayOf(receivedShape)])),
      pagination,
    }),
    call: async (call, input) => inPages(input, await receiptsOf(call).list(input)),
  }),
  row('GET /purchasing/receipts/{id}', {
    summary: 'A receipt with its lines',
    input: params({ id: param.id }),
    output: z.object({ receipt: anyReceipt }),
    errors: ['Receipt not found'],
    call: async (call, input) => ({ receipt: await receiptsOf(call).get(input) }),
  }),
  row('GET /purchasing/receipts/{id}/calculation', {
    summary:
      'Cost of a piece before and after a receipt, freight and duty spread on it, price of the catalogue and margin, all without VAT; as a file with `format=pdf`',
    roles: ['admin'],
    input: params({ id: param.id, format: z.enum(['json', 'pdf']).default('json') }),
    output: shapeOf<Calculation>('Calculation')({ lines: listOf(calculatedLineShape, (of) => of.lines) }),
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
    input: params({ id: param.id, reason: param.reason }),
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
      supplier_id: param.id,
      reason: z.string().max(1_000).optional(),
      lines: z.array(returnedParam).min(1).max(MAX_RECEIPT_LINES),
    }),
    output: z.object({ return: returnShape }),
    errors: ['Supplier not found', 'Product not found', 'Insufficient stock'],
    call: async ({ admin }, input) => ({ return: await admin.purchasing.receipts.return(input) }),
  }),
];
