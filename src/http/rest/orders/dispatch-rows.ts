import { z } from 'zod';
import { idParam, wholeNumber } from '#http/rest/kit/number-params.ts';
import { handoverParams } from '#http/rest/kit/payment-params.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { documentShape, toDocumentShape } from '#http/rest/shapes/document-shape.ts';
import { laterCashText } from '#shared/accounting/payment-texts.ts';
import { ATTEMPT_REASONS, REDUCTION_REASONS } from '#shared/delivery.ts';
import { dateInput, reasonInput } from '#shared/inputs/order-inputs.ts';
import { toEuros } from '#shared/prices/money.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';

const tag = 'Dispatch';
const staff = ['admin', 'stocker', 'call_agent'] as const;

const instantParam = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const attemptReason = z.preprocess(
  (reason) =>
    typeof reason === 'string'
      ? reason
          .trim()
          .toLowerCase()
          .replaceAll(/[\s-]+/g, '_')
      : reason,
  z.enum(ATTEMPT_REASONS),
);

export const dispatchRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url: '/delivery/days',
    roles: ['guest'],
    input: z.object({
      region_id: idParam.optional(),
      from: dateInput.optional(),
      days: wholeNumber(1, 60).default(14),
    }),
    output: z.object({
      days: z.array(
        z.object({
          date: z.string(),
          open: z.boolean(),
          reason: z.string().optional(),
          cutoff_at: z.string(),
          window: z.string(),
          capacity_left: z.int().nullable(),
        }),
      ),
    }),
    doc: {
      tag,
      summary:
        'Days from one on, as customers of a region may choose them; customers are told of their own region',
      errors: { 404: ['Region not found'] },
    },
    call: async ({ caller }, { region_id: regionId, ...span }) => {
      const days = await caller.public.shop.deliveryDays({ ...span, regionId });
      return {
        days: days.map((day) => ({
          date: day.date,
          open: day.isOpen,
          ...(day.reason === null ? {} : { reason: day.reason }),
          cutoff_at: new Date(day.cutoffAt).toISOString(),
          window: day.window,
          capacity_left: day.capacityLeft,
        })),
      };
    },
  }),
  defineRow({
    method: 'PUT',
    url: '/orders/deliver-date',
    roles: staff,
    input: z.object({
      order_ids: z.array(idParam).min(1).max(200),
      deliver_date: dateInput,
      reason: reasonInput,
    }),
    output: z.object({
      success: z.literal(true),
      moved: z.array(z.int()),
      refused: z.array(z.object({ order_id: z.int(), error: z.string(), message: z.string() })),
    }),
    doc: { tag, summary: 'Move orders to another day; a day that is not open needs a reason' },
    call: async ({ caller, role }, { order_ids: orderIds, deliver_date: deliverDate, reason }) => {
      const { move } = role === 'call_agent' ? caller.callAgent.orders : caller.stocker.orders;
      const { changed, rejected } = await move({ orderIds, deliverDate, reason });
      return {
        success: true as const,
        moved: [...changed],
        refused: rejected.map(({ orderId, ...why }) => ({ order_id: orderId, ...why })),
      };
    },
  }),
  defineRow({
    method: 'POST',
    url: '/orders/attempt',
    roles: ['driver', 'admin'],
    acceptsIdempotencyKey: true,
    input: z.object({
      order_id: idParam,
      reason: attemptReason,
      note: z.string().default(''),
      occurred_at: instantParam.optional(),
    }),
    output: z.object({
      success: z.literal(true),
      attempt: z.object({ id: z.int(), reason: z.string(), occurred_at: z.string() }),
      attempts: z.int(),
    }),
    status: 201,
    doc: {
      tag,
      summary: 'An order on its way was not handed over: it goes back to be delivered another day',
      errors: { 404: ['Order not found'], 409: ['Status change not possible'] },
    },
    call: async ({ caller, role }, { order_id: orderId, occurred_at: occurredAt, ...why }) => {
      const { orders } = role === 'driver' ? caller.driver : caller.admin;
      const { attempt, attempts } = await orders.attempt({ ...why, orderId, occurredAt });
      const { id, reason } = attempt;
      return {
        success: true as const,
        attempt: { id, reason, occurred_at: new Date(attempt.occurredAt).toISOString() },
        attempts,
      };
    },
  }),
  defineRow({
    method: 'POST',
    url: '/orders/deliver',
    roles: ['driver', 'admin'],
    acceptsIdempotencyKey: true,
    input: z.object({
      order_id: idParam,
      ...handoverParams,
      receiver_name: z.string().optional(),
      occurred_at: instantParam.optional(),
      lines: z
        .array(
          z.object({
            order_product_id: idParam,
            accepted: wholeNumber(0, MAX_QUANTITY),
            reason: z.enum(REDUCTION_REASONS).default('refused'),
          }),
        )
        .max(200)
        .default([]),
    }),
    output: z.object({
      success: z.literal(true),
      order_id: z.int(),
      delivery_status: z.string(),
      message: z.string(),
      totalamount: z.number(),
      document: documentShape.nullable(),
      credit_note: documentShape.optional(),
    }),
    doc: {
      tag,
      summary:
        'Hand an order over; what is not accepted is credited, and where nothing is the order is cancelled',
      errors: {
        404: ['Order not found', 'Order item not found'],
        409: ['Status change not possible', 'Conflict'],
      },
    },
    call: async ({ caller, role }, { order_id: orderId, lines, ...handover }) => {
      const deliver = role === 'driver' ? caller.driver.orders.deliver : caller.admin.orders.correctDelivery;
      const handed = await deliver({
        orderId,
        ...(handover.receiver_name === undefined ? {} : { receiverName: handover.receiver_name }),
        amountReceivedCents: handover.amount_received,
        paymentMethod: handover.payment_method,
        occurredAt: handover.occurred_at,
        lines: lines.map(({ order_product_id: orderLineId, accepted, reason }) => ({
          orderLineId,
          deliveredQuantity: accepted,
          reason,
        })),
      });
      const { get } = role === 'driver' ? caller.driver.documents : caller.stocker.issuedDocuments;
      const toDocument = async (documentId: number | null) =>
        documentId === null ? null : toDocumentShape(await get({ documentId }));
      const creditNote = await toDocument(handed.creditNoteId);
      return {
        success: true as const,
        order_id: orderId,
        delivery_status: handed.status,
        message: `Dorëzimi u regjistrua.${laterCashText(handed.laterCashDay)}`,
        totalamount: toEuros(handed.totalCents),
        document: await toDocument(handed.invoiceId),
        ...(creditNote === null ? {} : { credit_note: creditNote }),
      };
    },
  }),
];
