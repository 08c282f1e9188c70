import { z } from 'zod';
import {
  CASH_MOVEMENTS,
  DELIVERY_PAYMENT_METHODS,
  EXPENSE_DECISIONS,
  MAX_TERMS_DAYS,
  PAYMENT_METHODS,
} from '#shared/accounting/ledger.ts';
import { addDays } from '#shared/dates/shop-dates.ts';
import { MAX_DRIVER_NUMBER } from '#shared/delivery.ts';
import { cleanLine, freeText } from '#shared/text/clean-text.ts';
import {
  dayInput,
  idempotencyKeyInput,
  idInput,
  occurredAtInput,
  pageLimitInput,
  pageNumberInput,
  reasonInput,
} from './basic-inputs.ts';

export const MAX_AMOUNT_CENTS = 1_000_000_000;

const amountCents = z.int().min(1).max(MAX_AMOUNT_CENTS);
const reason = reasonInput;
const closedMonthReason = freeText(300).optional();
const driverCode = z.int().min(1).max(MAX_DRIVER_NUMBER);

export const receivablesInput = z.object({ customerId: idInput });

export const getReceivablesInput = receivablesInput.extend({
  /** With `day` the running balance follows the day of each entry, not the time it was made. */
  by: z.enum(['entered', 'day']).default('entered'),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(20),
});

const period = { from: dayInput, to: dayInput };
const inOrder = {
  check: ({ from, to }: { readonly from: string; readonly to: string }) => from <= to,
  error: { path: ['to'], message: 'Data e fillimit është pas datës së mbarimit.' },
};

export const knownInput = z.enum(['now', 'closing']).default('now');

export const statementInput = receivablesInput
  .extend({ ...period, known: knownInput })
  .refine(inOrder.check, inOrder.error);

export const myStatementInput = z
  .object({ ...period, known: knownInput, customerId: idInput.optional() })
  .refine(inOrder.check, inOrder.error);

export const confirmationInput = receivablesInput.extend({ on: dayInput.optional() });

const terms = {
  termsDays: z.int().min(0).max(MAX_TERMS_DAYS).optional(),
  limitCents: z.int().min(0).max(MAX_AMOUNT_CENTS).nullable().optional(),
};

export const setTermsInput = receivablesInput.extend(terms);

export const MAX_BULK_CUSTOMERS = 500;

const MAX_NOTE = 500;

const townInput = z
  .string()
  .max(200, 'Qyteti është tepër i gjatë.')
  .transform(cleanLine)
  .pipe(z.string().max(60, 'Qyteti është tepër i gjatë.'));

export const setTermsOfManyInput = z.object({
  customerIds: z.array(idInput).min(1).max(MAX_BULK_CUSTOMERS),
  ...terms,
  priceListId: idInput.nullable().optional(),
  town: townInput.optional(),
  note: freeText(MAX_NOTE).optional(),
});

export type SetTermsOfMany = z.output<typeof setTermsOfManyInput>;

const allocationInput = z
  .object({ documentId: idInput.optional(), entryId: idInput.optional(), amountCents })
  .refine(({ documentId, entryId }) => (documentId === undefined) !== (entryId === undefined), {
    path: ['documentId'],
    message: 'Zgjidhni dokumentin.',
  });

const payment = {
  customerId: idInput,
  amountCents,
  orderId: idInput.optional(),
  note: freeText(300).default(''),
  allocations: z.array(allocationInput).max(200).optional(),
  idempotencyKey: idempotencyKeyInput,
};

export const bookPaymentInput = z.object({
  ...payment,
  method: z.enum(PAYMENT_METHODS),
  receivedOn: dayInput.optional(),
  reason: closedMonthReason,
  reference: freeText(120).default(''),
  driverCode: driverCode.optional(),
});

export type BookPayment = z.output<typeof bookPaymentInput>;

export const collectPaymentInput = z.object({
  ...payment,
  method: z.enum(PAYMENT_METHODS).default('cash_driver'),
  receivedOn: dayInput.optional(),
  reason: closedMonthReason,
  // No default: a payment repeated from a phone's outbox would differ from the stored one.
  reference: freeText(120).optional(),
  occurredAt: occurredAtInput,
});

export type CollectPayment = z.output<typeof collectPaymentInput>;

export const reversePaymentInput = z.object({
  paymentId: idInput,
  reason,
  idempotencyKey: idempotencyKeyInput,
});

export const reverseEntryInput = z.object({ entryId: idInput, reason, idempotencyKey: idempotencyKeyInput });

/** The balance before the first entry in this shop; a negative amount was paid in advance. */
export const openingFields = {
  amountCents: z
    .int()
    .min(-MAX_AMOUNT_CENTS)
    .max(MAX_AMOUNT_CENTS)
    .refine((cents) => cents !== 0, 'Shuma nuk mund të jetë zero.'),
  day: dayInput,
  dueOn: dayInput.optional(),
  number: freeText(60).default(''),
  idempotencyKey: idempotencyKeyInput,
};

export const openingInput = receivablesInput.extend({ ...openingFields, reason: closedMonthReason });

export const writeOffInput = receivablesInput.extend({
  amountCents,
  entryId: idInput.optional(),
  reason,
  idempotencyKey: idempotencyKeyInput,
});

export const useCreditInput = receivablesInput.extend({
  entryId: idInput.optional(),
  idempotencyKey: idempotencyKeyInput,
});

export const listReceivablesInput = z.object({
  query: z.string().trim().max(80).default(''),
  show: z.enum(['all', 'owing', 'overdue', 'credit']).default('owing'),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});

export const findPaymentsInput = z.object({
  query: z.string().trim().min(2).max(80),
  limit: pageLimitInput.default(5),
});

export const releaseOrderInput = z.object({ orderId: idInput, reason });

export const deliveryPaymentInput = z.object({
  method: z.enum(DELIVERY_PAYMENT_METHODS).optional(),
  amountCents: z.int().min(0).max(MAX_AMOUNT_CENTS).optional(),
  unpaidReason: freeText(300).optional(),
});

export type DeliveryPayment = z.output<typeof deliveryPaymentInput>;

const till = { date: dayInput, driverCode: driverCode.nullable(), driverId: idInput.optional() };

export const tillInput = z.object(till);

export const tillDayInput = z.object({ ...till, idempotencyKey: idempotencyKeyInput });

export const closeCashInput = tillDayInput.extend({
  note: freeText(300).default(''),
  seen: z.object({ expectedCents: z.int(), handedInCents: z.int() }).optional(),
});

export const reopenCashInput = tillDayInput.extend({ reason });

export const countTillInput = z.object({
  ...till,
  amountCents: z.int().min(0).max(MAX_AMOUNT_CENTS),
  note: freeText(300).default(''),
  idempotencyKey: idempotencyKeyInput,
});

export const moveCashInput = z.object({
  ...till,
  kind: z.enum(CASH_MOVEMENTS),
  amountCents,
  reason: freeText(300).default(''),
  idempotencyKey: idempotencyKeyInput,
});

export const spendCashInput = z.object({
  date: dayInput.optional(),
  amountCents,
  reason,
  idempotencyKey: idempotencyKeyInput,
});

export const decideExpenseInput = z.object({
  expenseId: idInput,
  decision: z.enum(EXPENSE_DECISIONS),
  idempotencyKey: idempotencyKeyInput,
});

export const reverseMovementInput = z.object({
  movementId: idInput,
  reason,
  idempotencyKey: idempotencyKeyInput,
});

const MAX_BOOK_DAYS = 366;

export const cashBookInput = z
  .object(period)
  .refine(inOrder.check, inOrder.error)
  .refine(({ from, to }) => to < addDays(from, MAX_BOOK_DAYS), {
    path: ['to'],
    message: 'Zgjidhni më së shumti një vit.',
  });
