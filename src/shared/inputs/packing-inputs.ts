import { z } from 'zod';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { freeText } from '#shared/text/clean-text.ts';
import { idempotencyKeyInput, idInput, pageLimitInput } from './basic-inputs.ts';
import { dateInput, ordersOfDayInput } from './order-inputs.ts';

const pieces = z.int().min(1).max(MAX_QUANTITY);

/** Without a day the newest orders; delivered ones only on request. */
export const packagingDayInput = z.object({
  day: ordersOfDayInput.optional(),
  withDelivered: z.boolean().default(false),
});

/** Days of creation, both included; newest first; `before` continues with older orders. */
export const packagingRangeInput = z.object({
  from: dateInput,
  to: dateInput,
  before: idInput.optional(),
  limit: pageLimitInput.default(100),
});

export const setLinesProducedInput = z.object({
  orderLineIds: z.array(idInput).min(1).max(5000),
  isProduced: z.boolean(),
});

export const MAX_PACKING_FOUND = 10_000;

/** Blank lists the first by name, one screenful unless a limit is given. */
export const packingSearchInput = z.object({
  search: freeText(200).default(''),
  limit: z.int().min(1).max(MAX_PACKING_FOUND).default(50),
});

export const addCustomStockInput = z.object({
  customerId: idInput,
  productId: idInput,
  quantity: pieces,
  note: freeText(300).default(''),
  idempotencyKey: idempotencyKeyInput,
});

export const useCustomStockInput = z.object({
  orderLineId: idInput,
  quantity: pieces,
  note: freeText(300).default(''),
  idempotencyKey: idempotencyKeyInput,
});

const giveReason = 'Ju lutem shkruani arsyen e korrigjimit';

export const correctCustomStockInput = z.object({
  customerId: idInput,
  productId: idInput,
  quantity: z.int().min(0).max(MAX_QUANTITY),
  expected: z.int().min(0).optional(),
  reason: freeText(300).pipe(z.string().min(1, giveReason)),
});

export const LABEL_FORMATS = ['a4', '100x70', '62'] as const;

export type LabelFormat = (typeof LABEL_FORMATS)[number];

export const MAX_BOXES = 50;

export const labelsInput = z.object({
  format: z.enum(LABEL_FORMATS).default('a4'),
  orders: z
    .array(
      z.object({
        orderId: idInput,
        boxes: z.int().min(1).max(MAX_BOXES).default(1),
        contents: z
          .array(z.object({ orderLineId: idInput, box: z.int().min(1).max(MAX_BOXES) }))
          .max(500)
          .default([]),
      }),
    )
    .min(1)
    .max(200),
});
