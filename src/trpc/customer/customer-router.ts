import { router } from '../trpc.ts';
import { cartRouter } from './cart-router.ts';
import { ordersRouter } from './orders-router.ts';

export const customerRouter = router({
  cart: cartRouter,
  orders: ordersRouter,
});
