import { z } from 'zod';
import { idempotencyKeyInput, idInput } from './basic-inputs.ts';
import { MAX_ORDER_LINES } from './order-inputs.ts';
import { MAX_QUANTITY } from './stock.ts';

/** Adding to the cart. A missing product is rejected by the domain. */
export const addToCartInput = z.object({
  productId: idInput.nullish(),
  quantity: z.int().min(1).max(MAX_QUANTITY).default(1),
});

/** The new quantity of a line; 0 removes it. */
export const setCartQuantityInput = z.object({
  productId: idInput,
  quantity: z.int().min(0).max(MAX_QUANTITY),
});

/** Taking a product out of the cart. */
export const removeFromCartInput = z.object({ productId: idInput.nullish() });

const manyLines = z
  .array(z.object({ productId: idInput, quantity: z.int().min(1).max(MAX_QUANTITY) }))
  .min(1)
  .max(MAX_ORDER_LINES);

/** What shall be in the cart beside what is there. */
export const fillCartInput = z.object({
  lines: manyLines,
  idempotencyKey: idempotencyKeyInput,
});

/** What was put into the cart and shall go again. */
export const unfillCartInput = z.object({
  lines: manyLines,
});
