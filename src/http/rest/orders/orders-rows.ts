import { z } from 'zod';
import { ordersOf } from '#http/rest/kit/by-role.ts';
import {
  changeCursor,
  changeParams,
  isPaged,
  MAX_ORDERS,
  nextCursor,
  pageParams,
  paging,
  readFeed,
  truncationOf,
} from '#http/rest/kit/lists.ts';
import { param, params } from '#http/rest/kit/params.ts';
import { PDF, pdfAnswer, type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, listed, success } from '#http/rest/kit/shape.ts';
import { customerOrderShape, staffOrderShape } from '#http/rest/shapes/order-shape.ts';
import { laterCashText } from '#shared/accounting/payment-texts.ts';
import { cancelledGoodsInput, orderStatusInput, reasonInput } from '#shared/inputs/order-inputs.ts';
import { ORDER_STATUSES } from '#shared/order-status.ts';
import {
  commentParam,
  deliverDateParam,
  expectedTotalParam,
  handoverMethodParam,
  orderedProducts,
  PLACING_ERRORS,
} from './order-params.ts';

const row = rowsOf({ tag: 'Orders', roles: ['admin'], ignoresUnknown: true });

const statusParam = orderStatusInput.meta({ enum: ORDER_STATUSES });

function placeRow(address: 'POST /orders' | 'POST /orders/create-order'): RestRow {
  return row(address, {
    summary: 'Place an order; the same `Idempotency-Key` gives the same order',
    roles: ['customer'],
    addsSuccess: true,
    acceptsIdempotencyKey: true,
    status: 201,
    input: params({
      products: orderedProducts,
      deliver_date: deliverDateParam,
      comment: commentParam,
      'expected_total as expectedTotalCents': expectedTotalParam
        .nullish()
        .transform((cents) => cents ?? undefined),
    }),
    output: z.object({ success, order: customerOrderShape, message: z.string() }),
    errors: ['Invalid delivery date', ...PLACING_ERRORS, 'Cart changed'],
    call: async ({ customer }, input) => ({
      order: await customer.orders.place(input),
      message: 'Order created successfully',
    }),
  });
}

export const ordersRows: readonly RestRow[] = [
  row('GET /orders/adm-all', {
    summary:
      'All orders, newest first; without page, limit and cursor the newest 1,000, said as truncated. With `updated_since` those of which anything changed, the oldest change first',
    input: z.object({ ...changeParams, status: statusParam.optional() }),
    output: z.object({ orders: listed(arrayOf(staffOrderShape)), ...paging }),
    call: async ({ admin }, { updated_since: since, cursor, status, ...asked }) => {
      if (since !== undefined) {
        const after = typeof cursor === 'object' ? cursor : undefined;
        const { next, ...changed } = await admin.orders.changed({ since, after, status, limit: asked.limit });
        return { ...changed, next_cursor: changeCursor(next) };
      }
      const before = typeof cursor === 'number' ? cursor : undefined;
      const filter = { sort: 'id', status } as const;
      if (!isPaged({ ...asked, cursor })) {
        const { orders, total } = await admin.orders.list({ ...filter, limit: MAX_ORDERS });
        return { orders, ...truncationOf(orders.length, total) };
      }
      const { page, limit = 20 } = asked;
      const { orders, total, isTotalExact } = await admin.orders.list({ ...filter, page, limit, before });
      const ids = orders.map(({ orderId }) => orderId);
      const place = { limit, page, cursor: before, total: isTotalExact ? total : undefined };
      const readAfter = async (id: number) =>
        (await admin.orders.list({ ...filter, before: id, limit: 1 })).orders;
      return { orders, total, next_cursor: await nextCursor(ids, place, readAfter) };
    },
  }),
  row('GET /orders/order', {
    summary: "The caller's own orders, newest first; all of them without limit and cursor",
    roles: ['customer', 'admin'],
    input: z.object({ limit: pageParams.limit, cursor: pageParams.cursor }),
    output: z.object({ orders: listed(arrayOf(customerOrderShape)), next_cursor: paging.next_cursor }),
    call: ({ admin, customer, role }, place) =>
      readFeed(role === 'admin' ? admin.orders.own : customer.orders.list, place),
  }),
  placeRow('POST /orders/create-order'),
  placeRow('POST /orders'),
  row('PUT /orders/update-status', {
    summary:
      'Set the delivery status, as far as the role may. `goods` says where those of a cancelled order go: left out, `loss` where the reason is *Mall i dëmtuar*, else `stock`. `expected` is the status that was seen: 409 when it is another by now',
    roles: ['admin', 'stocker', 'driver', 'call_agent'],
    input: params({
      order_id: param.id,
      'delivery_status as status': statusParam,
      reason: reasonInput,
      goods: cancelledGoodsInput,
      expected: statusParam.optional(),
      'payment_method as method': handoverMethodParam.optional(),
      'amount_received as amountCents': param.euros().optional(),
    }),
    output: z.object({
      success,
      message: z.string(),
      order_id: z.int(),
      delivery_status: z.enum(ORDER_STATUSES),
    }),
    errors: [
      'Status not allowed for role',
      'Order not found',
      'Status change not possible',
      'Order changed',
      'Order on hold',
      'Insufficient stock',
    ],
    call: async (call, { method, amountCents, ...change }) => {
      const { setStatus } = call.role === 'driver' ? call.driver.orders : ordersOf(call);
      const isPaid = method !== undefined || amountCents !== undefined;
      const set = await setStatus({ ...change, ...(isPaid ? { paid: { method, amountCents } } : {}) });
      return {
        message: `Statusi u përditësua me sukses${laterCashText(set.laterCashDay)}`,
        order_id: set.orderId,
        delivery_status: set.status,
      };
    },
  }),
  row('GET /orders/invoice/{orderId}', {
    summary: 'The invoice of an order',
    roles: ['admin', 'stocker', 'call_agent', 'driver', 'customer'],
    input: z.object({ orderId: param.id }),
    files: [PDF],
    errors: ['Order not found', 'Failed to generate PDF'],
    call: async ({ admin, callAgent, customer, driver, stocker, role }, input) => {
      if (role === 'stocker') return pdfAnswer(await stocker.documents.invoice(input));
      const { orders } =
        role === 'customer' ? customer : role === 'admin' ? admin : role === 'driver' ? driver : callAgent;
      return pdfAnswer(await orders.invoicePdf(input));
    },
  }),
];
