import { z } from 'zod';
import { inPages, pagination } from '#http/rest/kit/lists.ts';
import { param, params } from '#http/rest/kit/params.ts';
import {
  PDF,
  pdfAnswer,
  type RestCall,
  type RestRow,
  rowsOf,
  tableAnswer,
  XLSX,
} from '#http/rest/kit/rest-row.ts';
import { arrayOf, field, fieldsOf, listed, listOf, shapeOf, to } from '#http/rest/kit/shape.ts';
import { MAX_PURCHASE_LINES } from '#shared/purchasing/order-inputs.ts';
import { PURCHASE_ORDER_STATUSES } from '#shared/purchasing/purchasing-types.ts';
import type { Caller } from '#trpc/app-router.ts';

const row = rowsOf({ tag: 'Purchasing', roles: ['admin'] });

type Order = Awaited<ReturnType<Caller['admin']['purchasing']['orders']['get']>>;
type BareOrder = Awaited<ReturnType<Caller['stocker']['purchasing']['orders']['get']>>;

const lineFields = fieldsOf<BareOrder['lines'][number]>()({
  line_id: to.int((line) => line.id),
  product_id: to.int((line) => line.productId),
  ...to.text.named('product_code', 'product_name', 'supplier_code'),
  ...to.int.named('quantity', 'received'),
});

const orderFields = fieldsOf<Omit<BareOrder, 'lines'>>()({
  id: to.int((order) => order.id),
  number: to.text.orNull((order) => order.number),
  version: to.int((order) => order.version),
  status: to.oneOf(PURCHASE_ORDER_STATUSES)((order) => order.status),
  supplier_id: to.int((order) => order.supplierId),
  supplier: to.text((order) => order.supplierName),
  expected_on: to.date.orNull((order) => order.expectedOn),
});

const lineShape = shapeOf<Order['lines'][number]>('PurchaseOrderLine')({
  ...lineFields,
  net_price: to.unitEuros.orNull((line) => line.netPriceE4),
});

const purchaseOrderShape = shapeOf<Order>('PurchaseOrder')({
  ...orderFields,
  lines: listOf(lineShape, (order) => order.lines),
  total_net: to.euros((order) => order.totalCents),
});

const bareOrderShape = shapeOf<BareOrder>('PurchaseOrderWithoutPrices')({
  ...orderFields,
  lines: listOf(shapeOf<BareOrder['lines'][number]>()(lineFields), (order) => order.lines),
});

type Suggestion = Awaited<ReturnType<Caller['admin']['purchasing']['orders']['suggestions']>>[number];

const suggestionShape = shapeOf<Suggestion>('PurchaseSuggestion')({
  ...to.int.named('product_id', 'free', 'on_order', 'reorder_point'),
  weekly_mean: field(z.number(), (of) => of.weeklyTenths / 10),
  ...to.int.named('target', 'quantity', 'packs'),
  supplier_id: to.int.orNull((of) => of.supplierId),
  net_price: to.unitEuros.orNull((of) => of.netPriceE4),
});

const lineParam = params({
  product_id: param.id,
  quantity: param.quantity,
  'net_price as netPriceE4': param.unitPrice.nullable().optional(),
});

const linesParam = z.array(lineParam).min(1).max(MAX_PURCHASE_LINES);

const optional = { expected_on: param.date.nullable().optional(), note: z.string().max(4_000).optional() };

const order = z.object({ order: purchaseOrderShape });
const shownOrder = z.object({ order: z.union([purchaseOrderShape, bareOrderShape]) });
const ofOrder = { id: param.id };

function ordersOf({ admin, stocker, role }: RestCall) {
  return role === 'admin' ? admin.purchasing.orders : stocker.purchasing.orders;
}

export const purchaseOrdersRows: readonly RestRow[] = [
  row('GET /purchasing/suggestions', {
    summary: 'What to order: products whose free and ordered pieces are at or below their reorder point',
    input: params({ supplier_id: param.id.optional() }),
    output: z.object({ suggestions: listed(arrayOf(suggestionShape)) }),
    call: async ({ admin }, input) => ({ suggestions: await admin.purchasing.orders.suggestions(input) }),
  }),
  row('GET /purchasing/orders', {
    summary: 'Orders to suppliers, newest first; stockers see no prices',
    roles: ['admin', 'stocker'],
    input: params({
      supplier_id: param.id.optional(),
      status: z.enum(PURCHASE_ORDER_STATUSES).optional(),
      ...param.pagesBy(50),
    }),
    output: z.object({
      orders: listed(z.union([arrayOf(purchaseOrderShape), arrayOf(bareOrderShape)])),
      pagination,
    }),
    call: async (call, input) => inPages(input, await ordersOf(call).list(input)),
  }),
  row('POST /purchasing/orders', {
    summary: 'A draft; a line without `net_price` takes the supplier’s',
    status: 201,
    acceptsIdempotencyKey: true,
    input: params({ supplier_id: param.id, ...optional, lines: linesParam }),
    output: order,
    errors: ['Supplier not found', 'Supplier inactive', 'Product not found'],
    call: async ({ admin }, input) => ({ order: await admin.purchasing.orders.create(input) }),
  }),
  row('GET /purchasing/orders/{id}', {
    summary: 'An order to a supplier',
    roles: ['admin', 'stocker'],
    input: z.object(ofOrder),
    output: shownOrder,
    errors: ['Purchase order not found'],
    call: async (call, input) => ({ order: await ordersOf(call).get(input) }),
  }),
  row('PUT /purchasing/orders/{id}', {
    summary: 'Change an order; `lines` is the whole list, fields left out stay. A sent one gets a new paper',
    acceptsIdempotencyKey: true,
    input: params({
      ...ofOrder,
      version: param.wholeNumber(1, Number.MAX_SAFE_INTEGER),
      ...optional,
      lines: linesParam.optional(),
    }),
    output: order,
    errors: [
      'Purchase order not found',
      'Product not found',
      'Purchase order changed',
      'Purchase order closed',
      'Below received',
    ],
    call: async ({ admin }, input) => ({ order: await admin.purchasing.orders.change(input) }),
  }),
  row('DELETE /purchasing/orders/{id}', {
    summary: 'Delete a draft',
    input: params({ ...ofOrder, version: param.wholeNumber(1, Number.MAX_SAFE_INTEGER).optional() }),
    output: order,
    errors: ['Purchase order not found', 'Purchase order changed', 'Status change not possible'],
    call: async ({ admin }, input) => ({ order: await admin.purchasing.orders.remove(input) }),
  }),
  row('POST /purchasing/orders/{id}/send', {
    summary: 'Give a draft its number and freeze its paper',
    acceptsIdempotencyKey: true,
    input: z.object(ofOrder),
    output: order,
    errors: [
      'Purchase order not found',
      'Supplier inactive',
      'Product not found',
      'Status change not possible',
    ],
    call: async ({ admin }, input) => ({ order: await admin.purchasing.orders.send(input) }),
  }),
  row('POST /purchasing/orders/{id}/close', {
    summary: 'Wait no longer for the rest of a partly received order',
    acceptsIdempotencyKey: true,
    input: z.object({ ...ofOrder, reason: param.reason }),
    output: order,
    errors: ['Purchase order not found', 'Status change not possible'],
    call: async ({ admin }, input) => ({ order: await admin.purchasing.orders.close(input) }),
  }),
  row('POST /purchasing/orders/{id}/cancel', {
    summary: 'Cancel a sent order of which nothing has come',
    acceptsIdempotencyKey: true,
    input: z.object({ ...ofOrder, reason: param.reason }),
    output: order,
    errors: ['Purchase order not found', 'Status change not possible'],
    call: async ({ admin }, input) => ({ order: await admin.purchasing.orders.cancel(input) }),
  }),
  row('GET /purchasing/orders/{id}/pdf', {
    summary: 'The order as it was sent last, in the language of the supplier',
    files: [PDF],
    input: z.object(ofOrder),
    errors: ['Purchase order not found', 'Status change not possible', 'Failed to generate PDF'],
    call: async ({ admin }, input) => pdfAnswer(await admin.purchasing.orders.pdf(input)),
  }),
  row('GET /purchasing/orders/{id}/xlsx', {
    summary: 'The same as a table',
    files: [XLSX],
    input: z.object(ofOrder),
    errors: ['Purchase order not found', 'Status change not possible'],
    call: async ({ admin }, input) => tableAnswer(await admin.purchasing.orders.xlsx(input)),
  }),
];
