import { z } from 'zod';
import { documentFilesOf, ordersOf } from '#http/rest/kit/by-role.ts';
import { param, params } from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, field, listed, shapeOf, success, to } from '#http/rest/kit/shape.ts';
import { documentShape } from '#http/rest/shapes/document-shape.ts';
import { refusedOrderShape } from '#http/rest/shapes/order-shape.ts';
import { laterCashText } from '#shared/accounting/payment-texts.ts';
import { ATTEMPT_REASONS, REDUCTION_REASONS } from '#shared/delivery.ts';
import { reasonInput } from '#shared/inputs/order-inputs.ts';
import { ORDER_STATUSES } from '#shared/order-status.ts';
import { toEuros } from '#shared/prices/money.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import type { Caller } from '#trpc/app-router.ts';
import { handoverMethodParam } from './order-params.ts';

const row = rowsOf({ tag: 'Dispatch', roles: ['driver', 'admin'] });

type Day = Awaited<ReturnType<Caller['public']['shop']['deliveryDays']>>[number];
type Attempt = Awaited<ReturnType<Caller['admin']['orders']['attempt']>>['attempt'];

const dayShape = shapeOf<Day>('DeliveryDay')({
  date: to.date((day) => day.date),
  open: to.bool((day) => day.isOpen),
  reason: field(z.string().optional(), (day) => day.reason ?? undefined),
  cutoff_at: to.time((day) => day.cutoffAt),
  window: to.text((day) => day.window),
  capacity_left: to.int.orNull((day) => day.capacityLeft),
});

const attemptShape = shapeOf<Attempt>()({
  id: to.int((attempt) => attempt.id),
  reason: to.text((attempt) => attempt.reason),
  occurred_at: to.time((attempt) => attempt.occurredAt),
});

const attemptReason = z.preprocess((reason) => {
  if (typeof reason !== 'string') return reason;
  const word = reason.trim().toLowerCase();
  return word.replaceAll(/[\s-]+/g, '_');
}, z.enum(ATTEMPT_REASONS));

const handedLine = params({
  'order_product_id as orderLineId': param.id,
  'accepted as deliveredQuantity': param.wholeNumber(0, MAX_QUANTITY),
  reason: z.enum(REDUCTION_REASONS).default('refused'),
});

export const dispatchRows: readonly RestRow[] = [
  row('GET /delivery/days', {
    summary:
      'Days from one on, as customers of a region may choose them; customers are told of their own region',
    roles: ['guest'],
    input: params({
      region_id: param.id.optional(),
      from: param.date.optional(),
      days: param.wholeNumber(1, 60).default(14),
    }),
    output: z.object({ days: listed(arrayOf(dayShape)) }),
    errors: ['Region not found'],
    call: async ({ public: anyone }, input) => ({ days: await anyone.shop.deliveryDays(input) }),
  }),
  row('PUT /orders/deliver-date', {
    summary: 'Move orders to another day; a day that is not open needs a reason',
    roles: ['admin', 'stocker', 'call_agent'],
    input: params({
      order_ids: z.array(param.id).min(1).max(200),
      deliver_date: param.date,
      reason: reasonInput,
    }),
    output: z.object({ success, moved: arrayOf(z.int()), refused: arrayOf(refusedOrderShape) }),
    call: async (call, input) => {
      const { changed, rejected } = await ordersOf(call).move(input);
      return { moved: changed, refused: rejected };
    },
  }),
  row('POST /orders/attempt', {
    summary: 'An order on its way was not handed over: it goes back to be delivered another day',
    status: 201,
    acceptsIdempotencyKey: true,
    input: params({
      order_id: param.id,
      reason: attemptReason,
      note: z.string().default(''),
      occurred_at: param.instant.optional(),
    }),
    output: z.object({ success, attempt: attemptShape, attempts: z.int() }),
    errors: ['Order not found', 'Status change not possible'],
    call: ({ admin, driver, role }, input) => (role === 'driver' ? driver : admin).orders.attempt(input),
  }),
  row('POST /orders/deliver', {
    summary:
      'Hand an order over; what is not accepted is credited, and where nothing is the order is cancelled',
    acceptsIdempotencyKey: true,
    input: params({
      order_id: param.id,
      payment_method: handoverMethodParam.optional(),
      'amount_received as amountReceivedCents': param.euros().optional(),
      receiver_name: z.string().optional(),
      occurred_at: param.instant.optional(),
      lines: z.array(handedLine).max(200).default([]),
    }),
    output: z.object({
      success,
      order_id: z.int(),
      delivery_status: z.enum(ORDER_STATUSES),
      message: z.string(),
      totalamount: z.number(),
      document: documentShape.nullable(),
      credit_note: documentShape.optional(),
    }),
    errors: ['Order not found', 'Order item not found', 'Status change not possible', 'Conflict'],
    call: async (call, input) => {
      const { driver, admin, role } = call;
      const deliver = role === 'driver' ? driver.orders.deliver : admin.orders.correctDelivery;
      const handed = await deliver(input);
      const read = async (documentId: number | null) =>
        documentId === null ? null : documentFilesOf(call).get({ documentId });
      return {
        order_id: input.orderId,
        delivery_status: handed.status,
        message: `Dorëzimi u regjistrua.${laterCashText(handed.laterCashDay)}`,
        totalamount: toEuros(handed.totalCents),
        document: await read(handed.invoiceId),
        credit_note: (await read(handed.creditNoteId)) ?? undefined,
      };
    },
  }),
];
