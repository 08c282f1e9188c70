import { z } from 'zod';
import {
  dayInput,
  idempotencyKeyInput,
  idInput,
  pageLimitInput,
  pageNumberInput,
  reasonInput,
} from '#shared/inputs/basic-inputs.ts';
import { MAX_PRICE_E4 } from '#shared/prices/unit-price.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { freeText } from '#shared/text/clean-text.ts';

export const MAX_RECEIPT_LINES = 500;

const QUANTITY_MESSAGE = 'Sasia është numër i plotë mbi zero.';
const LINES_MESSAGE = 'Shtoni të paktën një produkt.';

export const piecesInput = z
  .int({ error: QUANTITY_MESSAGE })
  .min(1, QUANTITY_MESSAGE)
  .max(MAX_QUANTITY, 'Sasia është tepër e madhe.');

/** Ten-thousandths of a euro without VAT, per piece. */
export const netCostInput = z
  .int()
  .min(0, 'Kostoja nuk mund të jetë negative.')
  .max(MAX_PRICE_E4, 'Kostoja është tepër e madhe.');

const receiptLine = z.object({
  productId: idInput,
  quantity: piecesInput,
  netCostE4: netCostInput.optional(),
});

export const postReceiptInput = z.object({
  supplierId: idInput.nullish(),
  orderId: idInput.nullish(),
  receivedOn: dayInput.optional(),
  supplierPaper: freeText(100).default(''),
  note: freeText(300).default(''),
  acceptsOver: z.boolean().default(false),
  lines: z.array(receiptLine).min(1, LINES_MESSAGE).max(MAX_RECEIPT_LINES),
  idempotencyKey: idempotencyKeyInput,
});

export const listReceiptsInput = z.object({
  supplierId: idInput.optional(),
  from: dayInput.optional(),
  to: dayInput.optional(),
  isUnbilled: z.boolean().optional(),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});

export const receiptInput = z.object({ id: idInput });

export const reverseReceiptInput = z.object({
  id: idInput,
  reason: reasonInput,
  idempotencyKey: idempotencyKeyInput,
});

export const returnGoodsInput = z.object({
  supplierId: idInput,
  reason: freeText(300).default(''),
  lines: z
    .array(z.object({ productId: idInput, quantity: piecesInput }))
    .min(1, LINES_MESSAGE)
    .max(MAX_RECEIPT_LINES),
  idempotencyKey: idempotencyKeyInput,
});

export const listReturnsInput = z.object({
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});

export const openingCostInput = z.object({
  productId: idInput,
  netCostE4: netCostInput,
  idempotencyKey: idempotencyKeyInput,
});

export type PostReceipt = z.output<typeof postReceiptInput>;
export type ListReceipts = z.output<typeof listReceiptsInput>;
