import { z } from 'zod';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { freeText } from '#shared/text/clean-text.ts';
import { idempotencyKeyInput, idInput, pageLimitInput, pageNumberInput } from './basic-inputs.ts';
import { searchTermInput } from './catalog-inputs.ts';

export const MAX_STOCK_LINES = 500;

export const POSITIVE_AMOUNT_MESSAGE = 'Ju lutemi vendosni një numër pozitiv';

export const REMOVE_ABOVE_STOCK_MESSAGE = 'Nuk mund të hiqet më shumë se stock-i aktual';

const TOO_LARGE_MESSAGE = 'Sasia është tepër e madhe.';

const amount = z
  .int({ error: POSITIVE_AMOUNT_MESSAGE })
  .min(1, POSITIVE_AMOUNT_MESSAGE)
  .max(MAX_QUANTITY, TOO_LARGE_MESSAGE);

const figure = z.int().min(0, 'Sasia nuk mund të jetë negative.').max(MAX_QUANTITY, TOO_LARGE_MESSAGE);

const note = freeText(300).default('');

export const listStockInput = z.object({
  query: searchTermInput.default(''),
  onlyLow: z.boolean().default(false),
  sort: z.enum(['name', 'place']).default('name'),
  /** Only these products. */
  productIds: z.array(idInput).max(1000).optional(),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});

export type ListStock = z.output<typeof listStockInput>;

export const allStockInput = z.object({
  page: pageNumberInput.optional(),
  limit: pageLimitInput.optional(),
  after: idInput.optional(),
});

export const lowStockInput = z.object({ limit: z.int().min(1).max(1_000).default(1_000) });

export const adjustStockInput = z.object({
  productId: idInput,
  operation: z.enum(['add', 'remove']),
  quantity: amount,
  note,
  idempotencyKey: idempotencyKeyInput,
});

export const setStockInput = z.object({ productId: idInput, quantity: figure, expected: figure.optional() });

export const receiveGoodsInput = z.object({
  lines: z
    .array(z.object({ productId: idInput, quantity: amount }))
    .min(1, 'Shtoni të paktën një produkt.')
    .max(MAX_STOCK_LINES),
  note,
  idempotencyKey: idempotencyKeyInput,
});

const countedLine = z.object({
  productId: idInput,
  counted: figure,
  expected: figure,
  seenCountId: z.int().min(0).optional(),
});

const countedLines = z.array(countedLine).min(1, 'Shtoni të paktën një produkt.').max(MAX_STOCK_LINES);

export const previewStockCountInput = z.object({ lines: countedLines });

export const postStockCountInput = z.object({
  lines: countedLines,
  note,
  idempotencyKey: idempotencyKeyInput,
});

export const listMovementsInput = z.object({
  productId: idInput,
  cursor: idInput.nullish(),
  limit: pageLimitInput.default(50),
});
