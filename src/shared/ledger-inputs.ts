import { z } from 'zod';
import {
  dayInput,
  idempotencyKeyInput,
  idInput,
  occurredAtInput,
  pageLimitInput,
  pageNumberInput,
  reasonInput,
} from './basic-inputs.ts';
import { freeText } from './clean-text.ts';
import { DRIVER_NUMBERS } from './delivery.ts';
import { CASH_MOVEMENTS, DOOR_METHODS, MAX_TERMS_DAYS, PAYMENT_METHODS } from './ledger.ts';

/** No sum of money is larger than this, in cents. */
export const MAX_AMOUNT_CENTS = 1_000_000_000;

const amountCents = z.int().min(1).max(MAX_AMOUNT_CENTS);
const reason = reasonInput;
/** Why it is dated into a month whose books are closed. */
const closedMonthReason = freeText(300).optional();
const driverCode = z.int().min(1).max(DRIVER_NUMBERS.length);

/** A customer whose account is asked for. */
export const receivablesInput = z.object({ customerId: idInput });

/** A customer's account with a page of its entries, newest first. */
export const getReceivablesInput = receivablesInput.extend({
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(20),
});

const period = { from: dayInput, to: dayInput };
const inOrder = {
  check: ({ from, to }: { readonly from: string; readonly to: string }) => from <= to,
  error: { path: ['to'], message: 'Data e fillimit është pas datës së mbarimit.' },
};

/** The caller's own account, with a page of its entries. */
export const ownBalanceInput = getReceivablesInput.partial({ customerId: true });

/**
 * The figures of a past day: as they are known now, or as they stood when the books of its month were closed. The
 * second leaves out what was entered after that.
 */
export const knownInput = z.enum(['now', 'closing']).default('now');

/** The statement of a period. */
export const statementInput = receivablesInput
  .extend({ ...period, known: knownInput })
  .refine(inOrder.check, inOrder.error);

/** The caller's own statement of a period. */
export const ownStatementInput = z
  .object({ ...period, known: knownInput, customerId: idInput.optional() })
  .refine(inOrder.check, inOrder.error);

/** A customer's balance that is to be confirmed, on a day; today unless another is named. */
export const confirmationInput = receivablesInput.extend({ on: dayInput.optional() });

/** What is agreed with a customer; what is left out stays, a limit of null is none. */
export const setTermsInput = receivablesInput.extend({
  termsDays: z.int().min(0).max(MAX_TERMS_DAYS).optional(),
  limitCents: z.int().min(0).max(MAX_AMOUNT_CENTS).nullable().optional(),
});

/** What a payment pays: a paper, or an entry of the account that has none. */
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

/** A payment that the office books; `driverCode` names who took the cash of a driver, where no order says it. */
export const bookPaymentInput = z.object({
  ...payment,
  method: z.enum(PAYMENT_METHODS),
  receivedOn: dayInput.optional(),
  reason: closedMonthReason,
  reference: freeText(120).default(''),
  driverCode: driverCode.optional(),
});

/** A payment that the office books, after parsing. */
export type BookPayment = z.output<typeof bookPaymentInput>;

/** Money that a driver collects. */
export const collectPaymentInput = z.object({
  ...payment,
  method: z.enum(PAYMENT_METHODS).default('cash_driver'),
  occurredAt: occurredAtInput,
});

/** Money that a driver collects, after parsing. */
export type CollectPayment = z.output<typeof collectPaymentInput>;

/** A payment that is taken back, and why. */
export const reversePaymentInput = z.object({
  paymentId: idInput,
  reason,
  idempotencyKey: idempotencyKeyInput,
});

/** An entry of the office that is taken back, and why. */
export const reverseEntryInput = z.object({ entryId: idInput, reason, idempotencyKey: idempotencyKeyInput });

/** What a customer owed (negative: was owed) before there were accounts here, or one invoice of that time. */
export const openingInput = receivablesInput.extend({
  amountCents: z
    .int()
    .min(-MAX_AMOUNT_CENTS)
    .max(MAX_AMOUNT_CENTS)
    .refine((cents) => cents !== 0, 'Shuma nuk mund të jetë zero.'),
  day: dayInput,
  dueOn: dayInput.optional(),
  number: freeText(60).default(''),
  reason: closedMonthReason,
  idempotencyKey: idempotencyKeyInput,
});

/** A debt that is given up, and why; the oldest due first where no entry is named. */
export const writeOffInput = receivablesInput.extend({
  amountCents,
  entryId: idInput.optional(),
  reason,
  idempotencyKey: idempotencyKeyInput,
});

/** A customer's credit that is to pay what is open: one entry, or the oldest due. */
export const useCreditInput = receivablesInput.extend({
  entryId: idInput.optional(),
  idempotencyKey: idempotencyKeyInput,
});

/** A day of the ageing; today unless another is named. */
export const ageingInput = z.object({ on: dayInput.optional(), known: knownInput });

/** Accounts by what is owed: a page of them. */
export const listReceivablesInput = z.object({
  query: z.string().trim().max(80).default(''),
  show: z.enum(['all', 'owing', 'overdue', 'credit']).default('owing'),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});

/** A reminder that was sent, of a level from 1. */
export const remindInput = receivablesInput.extend({ level: z.int().min(1).max(3) });

/** An order that waits for the office is let go, and why. */
export const releaseOrderInput = z.object({ orderId: idInput, reason });

/** How an order was paid as it was handed over; without it the customer's terms say. */
export const doorPaymentInput = z.object({
  method: z.enum(DOOR_METHODS).optional(),
  amountCents: z.int().min(0).max(MAX_AMOUNT_CENTS).optional(),
  /** Why nothing was received from a customer who pays at the door. */
  unpaidReason: freeText(300).optional(),
});

/** How an order was paid, after parsing. */
export type DoorPayment = z.output<typeof doorPaymentInput>;

/** `driverId` names a driver whose number another has now. */
const till = { date: dayInput, driverCode: driverCode.nullable(), driverId: idInput.optional() };

/** A day of a driver's cash, or of the counter's (`driverCode` null). */
export const tillInput = z.object(till);

/** That day, to be closed. */
export const tillDayInput = z.object({ ...till, idempotencyKey: idempotencyKeyInput });

/** A closed day of cash that is opened again, and why. */
export const reopenCashInput = tillDayInput.extend({ reason });

/** Cash that somebody counted; the counter's is the office's. */
export const countTillInput = z.object({
  ...till,
  amountCents: z.int().min(0).max(MAX_AMOUNT_CENTS),
  note: freeText(300).default(''),
  idempotencyKey: idempotencyKeyInput,
});

/** What went into or out of a till besides payments. */
export const moveCashInput = z.object({
  ...till,
  kind: z.enum(CASH_MOVEMENTS),
  amountCents,
  reason: freeText(300).default(''),
  idempotencyKey: idempotencyKeyInput,
});

/** What a driver spent from the till. */
export const spendCashInput = z.object({
  date: dayInput.optional(),
  amountCents,
  reason,
  idempotencyKey: idempotencyKeyInput,
});

/** A movement of cash that was a mistake. */
export const reverseMovementInput = z.object({
  movementId: idInput,
  reason,
  idempotencyKey: idempotencyKeyInput,
});

/** Days of the counter's cash book. */
export const cashBookInput = z.object(period).refine(inOrder.check, inOrder.error);
