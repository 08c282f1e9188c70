import { addToCart, countCart, removeFromCart, setCartQuantity } from '#domain/cart/change-cart.ts';
import { fillCart, unfillCart } from '#domain/cart/fill-cart.ts';
import { listCart } from '#domain/cart/list-cart.ts';
import {
  addToCartInput,
  fillCartInput,
  removeFromCartInput,
  setCartQuantityInput,
  unfillCartInput,
} from '#shared/inputs/cart-inputs.ts';
import { customerProcedure } from '#trpc/procedures.ts';
import { calls, router } from '#trpc/trpc.ts';

export const cartRouter = router({
  list: customerProcedure.query(({ ctx }) => listCart(ctx)),
  count: customerProcedure.query(({ ctx }) => countCart(ctx)),
  add: customerProcedure.input(addToCartInput).mutation(calls(addToCart)),
  setQuantity: customerProcedure.input(setCartQuantityInput).mutation(calls(setCartQuantity)),
  remove: customerProcedure.input(removeFromCartInput).mutation(calls(removeFromCart)),
  fill: customerProcedure.input(fillCartInput).mutation(calls(fillCart)),
  unfill: customerProcedure.input(unfillCartInput).mutation(calls(unfillCart)),
});
