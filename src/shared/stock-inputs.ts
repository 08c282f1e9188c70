import { z } from 'zod';
import { idempotencyKeyInput, idInput, pageLimitInput, pageNumberInput } from './basic-inputs.ts';
import { searchTermInput } from './catalog-inputs.ts';
import { freeText } from './clean-text.ts';
import { MAX_QUANTITY } from './stock.ts';

/** Most lines of a goods receipt or a stock count. */
export const MAX_STOCK_LINES = 500;

/** Rejection of an amount that is empty or not positive. */
export const POSITIVE_AMOUNT_MESSAGE = 'Ju lutemi vendosni një numër pozitiv';

/** Rejection of taking more than there is. */
export const REMOVE_ABOVE_STOCK_MESSAGE = 'Nuk mund të hiqet më shumë se stock-i aktual';

const TOO_LARGE_MESSAGE = 'Sasia është tepër e madhe.';

const amount = z
  .int({ error: POSITIVE_AMOUNT_MESSAGE })
  .min(1, POSITIVE_AMOUNT_MESSAGE)
  .max(MAX_QUANTITY, TOO_LARGE_MESSAGE);

const figure = z.int().min(0, 'Sasia nuk mund të jetë negative.').max(MAX_QUANTITY, TOO_LARGE_MESSAGE);

const note = freeText(300).default('');

/** The warehouse's table: one page by name, or best match first when searching; low ones first when only those. */
export const listStockInput = z.object({
  query: searchTermInput.default(''),
  onlyLow: z.boolean().default(false),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});

/** The warehouse's table after validation. */
export type ListStock = z.output<typeof listStockInput>;

/** All stock, or a page of it, for another program. */
export const allStockInput = z.object({
  page: pageNumberInput.optional(),
  limit: pageLimitInput.optional(),
});

/** How many products the warning names: all of them, as far as a person reads. */
export const lowStockInput = z.object({ limit: z.int().min(1).max(1_000).default(1_000) });

/** Pieces added to or removed from a product's stock, and why. */
export const adjustStockInput = z.object({
  productId: idInput,
  operation: z.enum(['add', 'remove']),
  quantity: amount,
  note,
  idempotencyKey: idempotencyKeyInput,
});

/** The absolute stock of a product; with `expected`, only if that is still the figure. */
export const setStockInput = z.object({ productId: idInput, quantity: figure, expected: figure.optional() });

/** Goods that came in: several products in one go. */
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
  /** The last count of the product that was known while counting; a newer one has taken care of the difference. */
  seenCountId: z.int().min(0).optional(),
});

const countedLines = z.array(countedLine).min(1, 'Shtoni të paktën një produkt.').max(MAX_STOCK_LINES);

/** Counted figures that are about to be posted. */
export const previewStockCountInput = z.object({ lines: countedLines });

/** Counted figures, each with what the screen showed to lie on the shelf while counting. */
export const postStockCountInput = z.object({
  lines: countedLines,
  note,
  idempotencyKey: idempotencyKeyInput,
});

/** The ledger of a product, newest first; the cursor is the last movement's id. */
export const listMovementsInput = z.object({
  productId: idInput,
  cursor: idInput.nullish(),
  limit: pageLimitInput.default(50),
});

/** An adjustment, a receipt or a count that is taken back. */
export const undoStockInput = z.object({ changeId: idInput });
