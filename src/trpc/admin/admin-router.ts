import { router } from '../trpc.ts';
import { ordersRouter } from './orders-router.ts';

export const adminRouter = router({
  orders: ordersRouter,
});
