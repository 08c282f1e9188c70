import { router } from '../trpc.ts';
import { driversRouter } from './drivers-router.ts';
import { ordersRouter } from './orders-router.ts';

export const stockerRouter = router({
  drivers: driversRouter,
  orders: ordersRouter,
});
