import { z } from 'zod';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { idempotencyKeyInput, idInput } from './basic-inputs.ts';
import { MAX_ORDER_LINES } from './order-inputs.ts';

export const addToCartInput = z.object({
  productId: idInput.nullish(),
  quantity: z.int().min(1).max(MAX_QUANTITY).default(1),
});

export const setCartQuantityInput = z.object({
  productId: idInput,
  quantity: z.int().min(0).max(MAX_QUANTITY),
});

export const removeFromCartInput = z.object({ productId: idInput.nullish() });

const manyLines = z
  .array(z.object({ productId: idInput, quantity: z.int().min(1).max(MAX_QUANTITY) }))
  .min(1)
  .max(MAX_ORDER_LINES);

export const fillCartInput = z.object({
  lines: manyLines,
  idempotencyKey: idempotencyKeyInput,
});

export const unfillCartInput = z.object({
  lines: manyLines,
});
