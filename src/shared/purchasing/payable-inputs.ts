import { z } from 'zod';
import {
  dayInput,
  idempotencyKeyInput,
  idInput,
  pageLimitInput,
  pageNumberInput,
  reasonInput,
} from '#shared/inputs/basic-inputs.ts';
import { MAX_AMOUNT_CENTS, openingFields } from '#shared/inputs/ledger-inputs.ts';
import { freeText } from '#shared/text/clean-text.ts';
import { SUPPLIER_PAYMENT_METHODS } from './purchasing-types.ts';

const amountCents = z.int().min(1).max(MAX_AMOUNT_CENTS);

export const supplierAccountInput = z.object({
  supplierId: idInput,
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(20),
});

export const supplierStatementInput = z
  .object({ supplierId: idInput, from: dayInput, to: dayInput })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'Data e fillimit është pas datës së mbarimit.',
  });

export const supplierOpeningInput = z.object({ supplierId: idInput, ...openingFields });

export type SupplierOpening = z.output<typeof supplierOpeningInput>;

export const reverseSupplierOpeningInput = z.object({
  entryId: idInput,
  reason: reasonInput,
  idempotencyKey: idempotencyKeyInput,
});

export type ReverseSupplierOpening = z.output<typeof reverseSupplierOpeningInput>;

/** A bill, or an entry of the account without a bill. */
const allocationInput = z
  .object({ billId: idInput.optional(), entryId: idInput.optional(), amountCents })
  .refine(({ billId, entryId }) => (billId === undefined) !== (entryId === undefined));

export const paySupplierInput = z.object({
  supplierId: idInput,
  amountCents,
  method: z.enum(SUPPLIER_PAYMENT_METHODS),
  paidOn: dayInput.optional(),
  reference: freeText(120).default(''),
  note: freeText(300).default(''),
  allocations: z.array(allocationInput).max(200).optional(),
  idempotencyKey: idempotencyKeyInput,
});

export type PaySupplier = z.output<typeof paySupplierInput>;

export const reverseSupplierPaymentInput = z.object({
  paymentId: idInput,
  reason: reasonInput,
  idempotencyKey: idempotencyKeyInput,
});
