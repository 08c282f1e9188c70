import { z } from 'zod';
import { idInput } from './basic-inputs.ts';
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
