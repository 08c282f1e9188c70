import { router } from '../trpc.ts';
import { ordersRouter } from './orders-router.ts';

export const stockerRouter = router({
  orders: ordersRouter,
});
