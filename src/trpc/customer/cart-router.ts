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
import { router } from '#trpc/trpc.ts';

export const cartRouter = router({
  list: customerProcedure.query(({ ctx }) => listCart(ctx)),
  count: customerProcedure.query(({ ctx }) => countCart(ctx)),
  add: customerProcedure.input(addToCartInput).mutation(({ ctx, input }) => addToCart(ctx, input)),
  setQuantity: customerProcedure
    .input(setCartQuantityInput)
    .mutation(({ ctx, input }) => setCartQuantity(ctx, input)),
  remove: customerProcedure
    .input(removeFromCartInput)
    .mutation(({ ctx, input }) => removeFromCart(ctx, input)),
  fill: customerProcedure.input(fillCartInput).mutation(({ ctx, input }) => fillCart(ctx, input)),
  unfill: customerProcedure.input(unfillCartInput).mutation(({ ctx, input }) => unfillCart(ctx, input)),
});
