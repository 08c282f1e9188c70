import { z } from 'zod';
import { param, params } from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, shapeOf, success, to } from '#http/rest/kit/shape.ts';
import { PAYMENT_METHODS } from '#shared/accounting/ledger.ts';
import { bookedText, reversedText } from '#shared/accounting/payment-texts.ts';
import { toEuros } from '#shared/prices/money.ts';
import type { Caller } from '#trpc/app-router.ts';

const row = rowsOf({ tag: 'Accounts', roles: ['admin'] });

type Booked = Awaited<ReturnType<Caller['admin']['receivables']['bookPayment']>>;
type Payment = Omit<Booked['payment'], 'number'> & { readonly isReversed: boolean };

const allocationShape = shapeOf<Booked['allocations'][number]>()({
  document_id: to.int.orNull((allocation) => allocation.documentId),
  amount: to.euros((allocation) => allocation.amountCents),
});

const paymentShape = shapeOf<Payment>('Payment')({
  ...to.int.named('id', 'customer_id'),
  amount: to.euros((payment) => payment.amountCents),
  method: to.oneOf(PAYMENT_METHODS)((payment) => payment.method),
  received_on: to.date((payment) => payment.receivedOn),
  cash_day: to.date.orNull((payment) => payment.cashDay),
  reference: to.text((payment) => payment.reference),
  order_id: to.int.orNull((payment) => payment.orderId),
  reversed: to.bool((payment) => payment.isReversed),
});

const amount = param.euros().refine((cents) => cents > 0, 'Shuma duhet të jetë mbi zero.');

const allocation = params({ document_id: param.id, 'amount as amountCents': amount });

export const paymentsRows: readonly RestRow[] = [
  row('POST /payments', {
    summary:
      'Book a payment: for the order it names, then for the oldest due, unless said otherwise. One that was received in a month whose books are closed needs a `reason`, and a driver’s is at most seven days old; cash of a closed day counts on `cash_day`',
    roles: ['admin', 'driver'],
    status: 201,
    acceptsIdempotencyKey: true,
    input: params({
      customer_id: param.id,
      'amount as amountCents': amount,
      method: z.enum(PAYMENT_METHODS),
      received_on: param.date.optional(),
      reason: z.string().max(300).optional(),
      reference: z.string().trim().max(120).optional(),
      order_id: param.id.optional(),
      'driver_nr as driverCode': param.driverNr.optional(),
      allocations: z.array(allocation).max(200).optional(),
    }),
    output: z.object({
      payment: paymentShape,
      allocations: arrayOf(allocationShape),
      balance: z.number(),
      message: z.string(),
    }),
    errors: [
      'Reason required',
      'Payment method not allowed',
      'Customer not found',
      'Order not found',
      'Document not found',
      'Payment already booked',
      'Allocation exceeds amount',
      'Nothing open',
    ],
    call: async ({ admin, driver, role }, input) => {
      const { driverCode: _driverCode, ...collected } = input;
      const booked =
        role === 'driver'
          ? await driver.receivables.collect(collected)
          : await admin.receivables.bookPayment(input);
      return {
        payment: { ...booked.payment, isReversed: false },
        allocations: booked.allocations,
        balance: toEuros(booked.balanceCents),
        message: bookedText(booked),
      };
    },
  }),
  row('POST /payments/{id}/reverse', {
    summary: 'Take a payment back: what it paid is open again',
    status: 201,
    acceptsIdempotencyKey: true,
    input: params({ 'id as paymentId': param.id, reason: param.reason }),
    output: z.object({ payment: paymentShape, balance: z.number(), message: z.string() }),
    errors: ['Payment not found', 'Payment already reversed'],
    call: async ({ admin }, input) => {
      const reversed = await admin.receivables.reversePayment(input);
      const { payment, balanceCents } = reversed;
      return { payment, balance: toEuros(balanceCents), message: reversedText(reversed) };
    },
  }),
  row('PUT /orders/{id}/release', {
    summary: 'Let an order go that is held beyond the customer’s limit',
    input: params({ 'id as orderId': param.id, reason: param.reason }),
    output: z.object({ success, message: z.string() }),
    errors: ['Order not found', 'Order not on hold'],
    call: async ({ admin }, input) => {
      await admin.orders.release(input);
      return { message: 'Porosia u lirua.' };
    },
  }),
];
