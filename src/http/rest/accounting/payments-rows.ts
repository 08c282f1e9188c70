import { z } from 'zod';
import { eurosParam, idParam } from '#http/rest/kit/number-params.ts';
import { driverNrParam } from '#http/rest/kit/order-params.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { allocationShape, paymentShape, toPaymentShape } from '#http/rest/shapes/account-shape.ts';
import { PAYMENT_METHODS } from '#shared/accounting/ledger.ts';
import { bookedText, reversedText } from '#shared/accounting/payment-texts.ts';
import { MAX_AMOUNT_CENTS } from '#shared/inputs/ledger-inputs.ts';
import { dateInput } from '#shared/inputs/order-inputs.ts';
import { toEuros } from '#shared/prices/money.ts';
import type { Role } from '#shared/roles.ts';
import type { Caller } from '#trpc/app-router.ts';

const tag = 'Accounts';

const reasonParam = z.string().trim().min(1, 'Shkruani arsyen.').max(300);

export const paymentsRows: readonly RestRow[] = [
  defineRow({
    method: 'POST',
    url: '/payments',
    roles: ['admin', 'driver'],
    acceptsIdempotencyKey: true,
    input: z.object({
      customer_id: idParam,
      amount: eurosParam(MAX_AMOUNT_CENTS).refine((cents) => cents > 0, 'Shuma duhet të jetë mbi zero.'),
      method: z.enum(PAYMENT_METHODS),
      received_on: dateInput.optional(),
      reason: z.string().max(300).optional(),
      reference: z.string().trim().max(120).optional(),
      order_id: idParam.optional(),
      driver_nr: driverNrParam.optional(),
      allocations: z
        .array(z.object({ document_id: idParam, amount: eurosParam(MAX_AMOUNT_CENTS) }))
        .max(200)
        .optional(),
    }),
    output: z.object({
      payment: paymentShape,
      allocations: z.array(allocationShape),
      balance: z.number(),
      message: z.string(),
    }),
    status: 201,
    doc: {
      tag,
      summary:
        'Book a payment: for the order it names, then for the oldest due, unless said otherwise. One that was received in a month whose books are closed needs a `reason`; cash of a closed day counts on `cash_day`',
      errors: {
        400: ['Reason required'],
        403: ['Payment method not allowed'],
        404: ['Customer not found', 'Order not found', 'Document not found'],
        409: ['Payment already booked', 'Allocation exceeds amount', 'Nothing open'],
      },
    },
    call: async ({ caller, role }, input) => {
      const booked = await book(caller, role, input);
      return {
        payment: toPaymentShape({ ...booked.payment, isReversed: false }),
        allocations: booked.allocations.map(({ documentId, amountCents }) => ({
          document_id: documentId,
          amount: toEuros(amountCents),
        })),
        balance: toEuros(booked.balanceCents),
        message: bookedText(booked),
      };
    },
  }),
  defineRow({
    method: 'POST',
    url: '/payments/{id}/reverse',
    roles: ['admin'],
    acceptsIdempotencyKey: true,
    input: z.object({ id: idParam, reason: reasonParam }),
    output: z.object({ payment: paymentShape, balance: z.number(), message: z.string() }),
    status: 201,
    doc: {
      tag,
      summary: 'Take a payment back: what it paid is open again',
      errors: { 404: ['Payment not found'], 409: ['Payment already reversed'] },
    },
    call: async ({ caller }, { id: paymentId, reason }) => {
      const reversed = await caller.admin.receivables.reversePayment({ paymentId, reason });
      return {
        payment: toPaymentShape(reversed.payment),
        balance: toEuros(reversed.balanceCents),
        message: reversedText(reversed),
      };
    },
  }),
  defineRow({
    method: 'PUT',
    url: '/orders/{id}/release',
    roles: ['admin'],
    input: z.object({ id: idParam, reason: reasonParam }),
    output: z.object({ success: z.literal(true), message: z.string() }),
    doc: {
      tag,
      summary: 'Let an order go that is held beyond the customer’s limit',
      errors: { 404: ['Order not found'], 409: ['Order not on hold'] },
    },
    call: async ({ caller }, { id: orderId, reason }) => {
      await caller.admin.orders.release({ orderId, reason });
      return { success: true as const, message: 'Porosia u lirua.' };
    },
  }),
];

type PaymentRequest = {
  readonly customer_id: number;
  readonly amount: number;
  readonly method: (typeof PAYMENT_METHODS)[number];
  readonly received_on?: string | undefined;
  readonly reason?: string | undefined;
  readonly reference?: string | undefined;
  readonly order_id?: number | undefined;
  readonly driver_nr?: number | undefined;
  readonly allocations?: { readonly document_id: number; readonly amount: number }[] | undefined;
};

function book(caller: Caller, role: Role | null, input: PaymentRequest) {
  const { method, reference, reason, received_on: receivedOn, driver_nr: driverCode } = input;
  const payment = {
    customerId: input.customer_id,
    amountCents: input.amount,
    orderId: input.order_id,
    allocations: input.allocations?.map(({ document_id: documentId, amount }) => ({
      documentId,
      amountCents: amount,
    })),
  };
  if (role === 'driver') return caller.driver.receivables.collect({ ...payment, method });
  return caller.admin.receivables.bookPayment({
    ...payment,
    method,
    reference,
    reason,
    receivedOn,
    driverCode,
  });
}
