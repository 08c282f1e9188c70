import { z } from 'zod';
import { idParam, wholeNumber } from '#http/rest/kit/number-params.ts';
import { commentParam, deliverDateParam, orderedProducts } from '#http/rest/kit/order-params.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import {
  pastOrderShape,
  staffOrderShape,
  toPastOrderShape,
  toStaffOrderShape,
} from '#http/rest/shapes/order-shape.ts';
import { toUserShape, userShape } from '#http/rest/shapes/user-shape.ts';
import { CHOOSE_CUSTOMER_MESSAGE, reasonInput } from '#shared/inputs/order-inputs.ts';
import type { Caller } from '#trpc/app-router.ts';

const tag = 'Call centre';
const callCentre = ['call_agent', 'admin'] as const;

const TEXTS = { placed: 'Order created successfully' } as const;

const PAGE = 1000;

async function listHistory(caller: Caller, customerId: number) {
  const history = [];
  for (let cursor: number | undefined, isLast = false; !isLast; ) {
    const page = await caller.callAgent.orders.history({ customerId, limit: PAGE, cursor });
    history.push(...page.orders.map(toPastOrderShape));
    cursor = page.nextCursor ?? undefined;
    isLast = page.nextCursor === null;
  }
  return history;
}

export const callCenterRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url: '/callcenter/users/{number}',
    roles: callCentre,
    input: z.object({ number: z.string().max(60) }),
    output: z.object({
      exists: z.boolean(),
      user: userShape.nullable(),
      orderHistory: z.array(pastOrderShape),
    }),
    doc: { tag, summary: 'The customer with a phone number, in any form, and their past orders' },
    call: async ({ caller }, { number }) => {
      const customer = await caller.callAgent.customers.findByPhone({ phone: number });
      if (!customer) return { exists: false, user: null, orderHistory: [] };
      const orderHistory = await listHistory(caller, customer.id);
      return { exists: true, user: toUserShape(customer), orderHistory };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/callcenter/users/{id}/orders',
    roles: callCentre,
    input: z.object({ id: idParam }),
    output: z.object({ orderHistory: z.array(pastOrderShape) }),
    doc: {
      tag,
      summary: "A customer's past orders, newest first",
      errors: { 404: ['Customer not found'] },
    },
    call: async ({ caller }, { id }) => ({ orderHistory: await listHistory(caller, id) }),
  }),
  defineRow({
    method: 'POST',
    url: '/callcenter/orders',
    addsSuccess: true,
    acceptsIdempotencyKey: true,
    roles: callCentre,
    input: z.object({
      user_id: wholeNumber(1, Number.MAX_SAFE_INTEGER, CHOOSE_CUSTOMER_MESSAGE),
      deliver_date: deliverDateParam,
      products: orderedProducts,
      comment: commentParam,
      reason: reasonInput,
    }),
    output: z.object({ success: z.literal(true), order: staffOrderShape, message: z.string() }),
    status: 201,
    doc: {
      tag,
      summary:
        'Order for a customer; prices that are sent along are ignored. `reason` is needed for today, a holiday, a full day and one past its cut-off',
      errors: {
        400: ['Invalid delivery date'],
        404: ['Customer not found', 'Product not found'],
        409: ['Insufficient stock', 'Product not available in region', 'Below minimum order value'],
        422: ['Idempotency key reused'],
      },
    },
    call: async ({ caller }, { user_id: customerId, deliver_date: deliverDate, reason, ...order }) => {
      const wanted = { ...order, customerId, deliverDate, overrideReason: reason };
      const placed = await caller.callAgent.orders.place(wanted);
      return { success: true as const, order: toStaffOrderShape(placed), message: TEXTS.placed };
    },
  }),
];
