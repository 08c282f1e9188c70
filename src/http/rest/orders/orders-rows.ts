import { z } from 'zod';
import { idParam, limitParam, pageParam } from '#http/rest/kit/number-params.ts';
import {
  commentParam,
  deliverDateParam,
  expectedTotalParam,
  orderedProducts,
} from '#http/rest/kit/order-params.ts';
import { handoverParams, toHandoverPayment } from '#http/rest/kit/payment-params.ts';
import { pdfAnswer } from '#http/rest/kit/pdf-answer.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { MAX_ORDERS, truncation, truncationOf } from '#http/rest/kit/truncation.ts';
import {
  customerOrderShape,
  staffOrderShape,
  toCustomerOrderShape,
  toStaffOrderShape,
} from '#http/rest/shapes/order-shape.ts';
import { laterCashText } from '#shared/accounting/payment-texts.ts';
import { cancelledGoodsInput, orderStatusInput, reasonInput } from '#shared/inputs/order-inputs.ts';
import type { Role } from '#shared/roles.ts';
import type { Caller } from '#trpc/app-router.ts';

const tag = 'Orders';

const TEXTS = {
  placed: 'Order created successfully',
  statusSet: 'Statusi u përditësua me sukses',
} as const;

const createErrors = {
  400: ['Invalid delivery date'],
  404: ['Product not found'],
  409: ['Insufficient stock', 'Product not available in region', 'Below minimum order value', 'Cart changed'],
  422: ['Idempotency key reused'],
};

function createOrderRow(url: string): RestRow {
  return defineRow({
    method: 'POST',
    url,
    addsSuccess: true,
    acceptsIdempotencyKey: true,
    roles: ['customer'],
    input: z.object({
      products: orderedProducts,
      deliver_date: deliverDateParam,
      comment: commentParam,
      expected_total: expectedTotalParam.nullish(),
    }),
    output: z.object({ success: z.literal(true), order: customerOrderShape, message: z.string() }),
    status: 201,
    doc: {
      tag,
      summary: 'Place an order; the same `Idempotency-Key` gives the same order',
      errors: createErrors,
    },
    call: async ({ caller }, { deliver_date: deliverDate, expected_total: expectedTotal, ...order }) => ({
      success: true as const,
      order: toCustomerOrderShape(
        await caller.customer.orders.place({
          ...order,
          deliverDate,
          expectedTotalCents: expectedTotal ?? undefined,
        }),
      ),
      message: TEXTS.placed,
    }),
  });
}

function ordersOf(caller: Caller, role: Role | null) {
  if (role === 'driver') return caller.driver.orders;
  return role === 'call_agent' ? caller.callAgent.orders : caller.stocker.orders;
}

export const ordersRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url: '/orders/adm-all',
    roles: ['admin'],
    input: z.object({
      page: pageParam.optional(),
      limit: limitParam.optional(),
      status: orderStatusInput.optional(),
    }),
    output: z.object({ orders: z.array(staffOrderShape), ...truncation }),
    doc: {
      tag,
      summary: 'All orders, newest first; without page and limit the newest 1,000, said as truncated',
    },
    call: async ({ caller }, { page, limit, status }) => {
      const isPaged = page !== undefined || limit !== undefined;
      const range = isPaged ? { page: page ?? 1, limit: limit ?? 20 } : { page: 1, limit: MAX_ORDERS };
      const { orders, total } = await caller.admin.orders.list({ ...range, sort: 'id', status });
      return {
        orders: orders.map(toStaffOrderShape),
        ...(isPaged ? {} : truncationOf(orders.length, total)),
      };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/orders/order',
    roles: ['customer', 'admin'],
    input: z.object({}),
    output: z.object({ orders: z.array(customerOrderShape) }),
    doc: { tag, summary: "The caller's own orders, newest first" },
    call: async ({ caller, role }) => {
      const listOwn = role === 'admin' ? caller.admin.orders.own : caller.customer.orders.list;
      const orders = [];
      for (let cursor: number | undefined, isLast = false; !isLast; ) {
        const page = await listOwn({ limit: MAX_ORDERS, cursor });
        orders.push(...page.orders.map(toCustomerOrderShape));
        cursor = page.nextCursor ?? undefined;
        isLast = page.nextCursor === null;
      }
      return { orders };
    },
  }),
  createOrderRow('/orders/create-order'),
  createOrderRow('/orders'),
  defineRow({
    method: 'PUT',
    url: '/orders/update-status',
    roles: ['admin', 'stocker', 'driver', 'call_agent'],
    input: z.object({
      order_id: idParam,
      delivery_status: orderStatusInput,
      reason: reasonInput,
      goods: cancelledGoodsInput,
      ...handoverParams,
    }),
    output: z.object({
      success: z.literal(true),
      message: z.string(),
      order_id: z.int(),
      delivery_status: z.string(),
    }),
    doc: {
      tag,
      summary:
        'Set the delivery status, as far as the role may. `goods` says where those of a cancelled order go: left out, `loss` where the reason is *Mall i dëmtuar*, else `stock`',
      errors: {
        403: ['Status not allowed for role'],
        404: ['Order not found'],
        409: ['Status change not possible', 'Order on hold', 'Insufficient stock'],
      },
    },
    call: async ({ caller, role }, input) => {
      const setStatus = ordersOf(caller, role).setStatus;
      const set = await setStatus({
        orderId: input.order_id,
        status: input.delivery_status,
        reason: input.reason,
        goods: input.goods,
        paid: toHandoverPayment(input),
      });
      return {
        success: true as const,
        message: TEXTS.statusSet + laterCashText(set.laterCashDay),
        order_id: set.orderId,
        delivery_status: set.status,
      };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/orders/invoice/{orderId}',
    roles: ['admin', 'stocker', 'call_agent', 'driver', 'customer'],
    input: z.object({ orderId: idParam }),
    output: z.unknown(),
    doc: {
      tag,
      summary: 'The invoice of an order',
      errors: { 404: ['Order not found'], 503: ['Failed to generate PDF'] },
      file: 'application/pdf',
    },
    call: async ({ caller, role }, input) => {
      if (role === 'customer') return pdfAnswer(await caller.customer.orders.invoicePdf(input), 'inline');
      if (role === 'admin') return pdfAnswer(await caller.admin.orders.invoicePdf(input), 'inline');
      if (role === 'stocker') return pdfAnswer(await caller.stocker.documents.invoice(input), 'inline');
      const { invoicePdf } = role === 'driver' ? caller.driver.orders : caller.callAgent.orders;
      return pdfAnswer(await invoicePdf(input), 'inline');
    },
  }),
];
