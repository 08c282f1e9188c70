import { router } from '#trpc/trpc.ts';
import { accountRouter } from './account-router.ts';
import { cartRouter } from './cart-router.ts';
import { documentsRouter } from './documents-router.ts';
import { ordersRouter } from './orders-router.ts';

export const customerRouter = router({
  cart: cartRouter,
  orders: ordersRouter,
  documents: documentsRouter,
  account: accountRouter,
});
