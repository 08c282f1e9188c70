import { z } from 'zod';
import {
  CREDIT_GOODS,
  DOCUMENT_KINDS,
  DOCUMENT_PAYMENTS,
  MAX_DEBIT_CENTS,
} from '#shared/accounting/documents.ts';
import { MAX_DRIVER_NUMBER } from '#shared/delivery.ts';
import { printCents } from '#shared/prices/money.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { freeText } from '#shared/text/clean-text.ts';
import { dayInput, idempotencyKeyInput, idInput, pageLimitInput, pageNumberInput } from './basic-inputs.ts';
import { MAX_ORDER_LINES } from './order-inputs.ts';

export const MAX_ISSUED_AT_ONCE = 200;

export const documentInput = z.object({ documentId: idInput });

export const issueDocumentsInput = z.union([
  z.object({ orderIds: z.array(idInput).min(1).max(MAX_ISSUED_AT_ONCE) }),
  z.object({
    deliverDate: dayInput,
    driverCode: z.int().min(1).max(MAX_DRIVER_NUMBER).optional(),
  }),
]);

export type IssueDocuments = z.output<typeof issueDocumentsInput>;

export const listDocumentsInput = z.object({
  kind: z.enum(DOCUMENT_KINDS).optional(),
  from: dayInput.optional(),
  to: dayInput.optional(),
  customerId: idInput.optional(),
  orderId: idInput.optional(),
  query: z.string().trim().max(80).optional(),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(20),
  before: idInput.optional(),
});

export type ListDocuments = z.output<typeof listDocumentsInput>;

export const listPaidDocumentsInput = listDocumentsInput.extend({
  payment: z.enum(DOCUMENT_PAYMENTS).optional(),
});

export type ListPaidDocuments = z.output<typeof listPaidDocumentsInput>;

export const documentReasonInput = freeText(300).refine((reason) => reason !== '', 'Shkruani arsyen.');

const amountCents = z.int().min(1).max(1_000_000_000_00);

const creditedLine = z
  .object({
    lineId: idInput,
    quantity: z.int().min(1).max(MAX_QUANTITY).optional(),
    amountCents: amountCents.optional(),
    goods: z.enum(CREDIT_GOODS).default('none'),
  })
  .refine(({ quantity, amountCents: amount }) => quantity !== undefined || amount !== undefined, {
    message: 'Shkruani sasinë ose shumën.',
    path: ['quantity'],
  });

const correction = {
  documentId: idInput,
  reason: documentReasonInput,
  idempotencyKey: idempotencyKeyInput,
};

export const creditInput = z.union([
  z.object({ ...correction, all: z.literal(true), goods: z.enum(CREDIT_GOODS).default('none') }),
  z.object({ ...correction, lines: z.array(creditedLine).min(1).max(MAX_ORDER_LINES) }),
]);

export type CreditInput = z.output<typeof creditInput>;

const TOO_MUCH = `Nota e debitit mund të jetë më së shumti ${printCents(MAX_DEBIT_CENTS)}.`;

const debitedCents = z.int().min(1).max(MAX_DEBIT_CENTS, TOO_MUCH);

export const debitInput = z.object({
  ...correction,
  lines: z
    .array(
      z.union([
        z.object({ lineId: idInput, amountCents: debitedCents }),
        z.object({
          description: freeText(200).refine((text) => text !== '', 'Shkruani përshkrimin.'),
          amountCents: debitedCents,
          vatBasisPoints: z.int().min(0).max(10_000),
        }),
      ]),
    )
    .min(1)
    .max(MAX_ORDER_LINES)
    .refine((lines) => lines.reduce((sum, line) => sum + line.amountCents, 0) <= MAX_DEBIT_CENTS, TOO_MUCH),
});

export type DebitInput = z.output<typeof debitInput>;
